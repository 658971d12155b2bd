"""Asks for the number of a deal."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from cardavia.match.match import LARGEST_NUMBER
from cardavia.store.settings import Settings
from cardavia.ui.language import filled
from cardavia.ui.theme import FACE, INK
from cardavia.ui.widgets.page import dressed
from cardavia.ui.widgets.paper_dialog import PaperDialog

translate = QCoreApplication.translate

_DIGITS: Final = QRegularExpression("[0-9०-९]{1,16}")
_LOOK: Final = (
    f"QLineEdit {{ background: {FACE}; color: {INK}; border: 1px solid #BFA86F;"
    " border-radius: 10px; padding: 6px 12px; }"
)


class NumberDialog(PaperDialog):
    """A number typed in; starts a deal of these cards.

    Signals: ``number_chosen(number)``.
    """

    number_chosen = Signal(object)

    def __init__(self, parent: QWidget, settings: Settings, game: str, number: int) -> None:
        """Offer the number of the present deal of a game, named as the player reads it."""
        self.field = dressed(QLineEdit(), "button")
        title = filled(translate("NumberDialog", "%1: deal by number"), game)
        words = translate(
            "NumberDialog",
            "The same number gives the same cards on every computer, with the same options.",
        )
        deal, back = translate("NumberDialog", "Deal"), translate("NumberDialog", "Cancel")
        super().__init__(parent, settings, title, words, [("deal", deal), ("back", back)])
        self.field.setAccessibleName(translate("NumberDialog", "Number of the deal"))
        self.field.setText(str(number) if number else "")
        self.field.textChanged.connect(self._on_typed)
        self.chosen.connect(self._on_chosen)
        self._on_typed()
        self.field.selectAll()
        self.field.setFocus()

    def _arrange(self, words: list[QWidget]) -> None:
        self.field.setParent(self._paper)
        self.field.setStyleSheet(_LOOK)
        self.field.setValidator(QRegularExpressionValidator(_DIGITS, self.field))
        super()._arrange([*words, self.field])

    def typed(self) -> int:
        """Return the number typed in, or 0 while it is none."""
        text = self.field.text()
        number = int(text) if text.isdecimal() else 0
        return number if number <= LARGEST_NUMBER else 0

    def _on_typed(self) -> None:
        self._buttons[0].setEnabled(self.typed() > 0)

    def _on_chosen(self, key: str) -> None:
        if key == "deal":
            self.number_chosen.emit(self.typed())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deal on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.typed() > 0:
            self._answer("deal")
            return
        super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """Keep the keyboard in the dialog: field and answers in turn."""
        if self.field.hasFocus():
            self._buttons[0 if next and self.typed() else -1].setFocus()
            return True
        at_end = self._buttons[-1 if next else 0].hasFocus()
        if at_end:
            self.field.setFocus()
            return True
        return super().focusNextPrevChild(next)
