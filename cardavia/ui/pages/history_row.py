"""One kept match in the list: what it is, and what can be done with it."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardavia.store.saved import Saved
from cardavia.ui.texts.saved_matches import match_remark, match_title
from cardavia.ui.theme import GOLD, colour
from cardavia.ui.widgets.flow import Flow
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.row import Row

DEEDS: Final = ("continue", "review", "save", "delete")


class MatchRow(Row):
    """A match of the list.

    Signals: ``asked(deed)``, one of ``DEEDS``.
    """

    asked = Signal(str)

    def __init__(self, saved: Saved, *, reviewable: bool, parent: QWidget | None = None) -> None:
        """Offer what a match allows: only an open one goes on, only a finished deal is seen."""
        self.buttons = {deed: PillButton("", "paper") for deed in DEEDS}
        flow = Flow()
        super().__init__(flow, parent)
        self.saved = saved
        self.buttons["continue"].set_style("ghost")
        for deed, button in self.buttons.items():
            flow.add(button)
            button.clicked.connect(lambda _=False, deed=deed: self.asked.emit(deed))
        self.buttons["continue"].setVisible(not saved.finished)
        self.buttons["review"].setVisible(reviewable)

    def retranslate(self, state: str) -> None:
        """Say everything in the present language."""
        title = match_title(self.saved, state)
        self.set_texts(title, match_remark(self.saved))
        words = {
            "continue": self.tr("Continue"),
            "review": self.tr("Look again"),
            "save": self.tr("Save as file"),
            "delete": self.tr("Delete"),
        }
        for deed, button in self.buttons.items():
            button.setText(words[deed])
            button.setAccessibleName(f"{words[deed]}: {title}")
            button.setAccessibleDescription(self.remark.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Part it from the match above."""
        painter = QPainter(self)
        painter.setPen(QPen(colour(GOLD, 0.4), 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
