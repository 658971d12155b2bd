"""Which words of a page do not fit into their place."""

from PySide6.QtWidgets import QLabel, QWidget

from cardavia.ui.widgets.pill_button import PillButton


def cut_words(page: QWidget) -> list[str]:
    """Return the texts of all shown labels and buttons that are lower than their words need."""
    labels = [one for one in page.findChildren(QLabel) if one.text()]
    shown = [one for one in [*labels, *page.findChildren(PillButton)] if one.isVisibleTo(page)]
    return [one.text() for one in shown if one.heightForWidth(one.width()) > one.height()]
