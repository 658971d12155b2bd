"""A field on paper in which one types what one looks for."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QWidget

from cardavia.ui.theme import BUTTON
from cardavia.ui.widgets.page import dressed

_LOOK: Final = (
    "QLineEdit { background: #FFFFFF; color: #1B1726; border: 1px solid #BFA86F;"
    " border-radius: 10px; padding: 4px 10px; }"
    " QLineEdit:focus { border: 2px solid #F2A51A; padding: 3px 9px; }"
)


class SearchField(QLineEdit):
    """As wide as the words that say what may be typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Look for nothing yet."""
        super().__init__(parent)
        dressed(self, "button")
        self.setStyleSheet(_LOOK)
        self.setClearButtonEnabled(True)

    def name(self, words: str) -> None:
        """Say what may be typed, for eyes and for screen readers."""
        self.setPlaceholderText(words)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        """Return room for the words and the cross that empties the field."""
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.placeholderText()) + 3 * metrics.height()
        return QSize(wide, max(BUTTON, int(metrics.height() * 1.5)))

    def minimumSizeHint(self) -> QSize:
        """Return the least in which a word can be read."""
        return QSize(160, self.sizeHint().height())
