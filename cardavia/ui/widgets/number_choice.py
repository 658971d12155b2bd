"""A value picked from a list, or any whole number of a range typed beside it."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from cardavia.ui.theme import BUTTON, INK
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.page import dressed

OTHER: Final = "other number"
_FIELD: Final = (
    f"QLineEdit {{ background: #FFFFFF; color: {INK}; border: 1px solid #BFA86F;"
    " border-radius: 10px; padding: 4px 10px; }"
)


class NumberChoice(QWidget):
    """A choice box with a field for a number that the list does not hold.

    Signals: ``chosen(value)`` when the player picked or typed another value.
    """

    chosen = Signal(object)

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        """Take numbers from ``least`` to ``most``."""
        super().__init__(parent)
        self.box = ChoiceBox(self)
        self.number = dressed(QLineEdit(self), "button")
        self._range = (least, most)
        self.number.setValidator(QIntValidator(0, most, self.number))
        self.number.setMaxLength(len(str(most)))
        self.number.setStyleSheet(_FIELD)
        self.number.setFixedWidth(3 * BUTTON)
        self.number.setMinimumHeight(40)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.box)
        line.addWidget(self.number)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.box)
        self.number.hide()
        self.box.activated.connect(self._on_picked)
        self.number.editingFinished.connect(self._on_typed)

    def offer(self, entries: list[tuple[object, str]], other: str) -> None:
        """Offer values with their texts, and ``other`` for a number of one's own."""
        self.box.offer([*entries, (OTHER, other)])

    def key(self) -> object:
        """Return the value that is chosen."""
        key = self.box.key()
        return self._typed() if key == OTHER else key

    def _typed(self) -> int:
        """Return the number in the field, moved into the range."""
        least, most = self._range
        text = self.number.text()
        return min(most, max(least, int(text) if text.isdecimal() else least))

    def set_key(self, key: object) -> None:
        """Show a value without telling anyone."""
        known = [self.box.itemData(index) for index in range(self.box.count())]
        is_own = key not in known or (key == self.key() and self.box.key() == OTHER)
        self.box.set_key(OTHER if is_own else key)
        if is_own and isinstance(key, int):
            self.number.setText(str(key))
        self._show_field()

    def name_for_readers(self, name: str) -> None:
        """Give both parts the name of the row."""
        self.box.setAccessibleName(name)
        self.number.setAccessibleName(name)

    def _on_typed(self) -> None:
        self.number.setText(str(self._typed()))
        self.chosen.emit(self.key())

    def _on_picked(self) -> None:
        self._show_field()
        if self.box.key() == OTHER:
            self.number.setText(str(self._typed()))
            self.number.setFocus()
            self.number.selectAll()
        self.chosen.emit(self.key())

    def _show_field(self) -> None:
        self.number.setVisible(self.box.key() == OTHER)
        self.updateGeometry()
