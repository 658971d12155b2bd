"""A slip of paper that explains a word of the text beside it."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia.ui.pages.glossary import Term
from cardavia.ui.paint.plates import draw_rounded, draw_shadow
from cardavia.ui.theme import EMERALD, FACE, MARIGOLD
from cardavia.ui.widgets.page import label

_EDGE: Final = 10
_WIDTH: Final = 380
_CLOSING: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TermNote(QWidget):
    """Explains one word; under the mouse it only shows, opened by key or click it takes the keyboard."""

    def __init__(self, parent: QWidget) -> None:
        """Lie hidden over ``parent``."""
        super().__init__(parent)
        self._word = label("button", EMERALD, self)
        self._meaning = label("secondary", parent=self)
        self._before: QWidget | None = None
        lines = QVBoxLayout(self)
        lines.setContentsMargins(_EDGE + 16, _EDGE + 10, _EDGE + 16, _EDGE + 12)
        lines.setSpacing(4)
        lines.addWidget(self._word)
        lines.addWidget(self._meaning)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def explain(self, term: Term, place: QPoint, grown: float) -> None:
        """Show a word's meaning below a place of the parent, all of it inside."""
        self._word.setText(term.word)
        self._meaning.setText(term.meaning)
        self.setAccessibleName(f"{term.word}: {term.meaning}")
        over = self.parentWidget()
        assert over is not None
        width = min(over.width() - 16, round(_WIDTH * grown))
        layout = self.layout()
        assert layout is not None
        height = layout.totalHeightForWidth(width)
        left = max(8, min(place.x() - width // 3, over.width() - width - 8))
        top = place.y() + 12
        if top + height > over.height():
            top = max(0, place.y() - height - 22)
        self.setGeometry(left, top, width, height)
        self.raise_()
        self.show()

    def take_keyboard(self, before: QWidget) -> None:
        """Stay until a key closes the slip; then ``before`` has the keyboard again."""
        self._before = before
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Go with the mouse, unless opened on purpose."""
        if not self.hasFocus():
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close, and go back to the text."""
        if event.key() in _CLOSING and self._before is not None:
            self.hide()
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go when the keyboard goes elsewhere."""
        self.hide()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(_EDGE, _EDGE - 3, -_EDGE, -_EDGE)
        draw_shadow(painter, rect, 12, 10, 3)
        draw_rounded(painter, rect, QColor(FACE), QColor(MARIGOLD), 12)
        painter.end()
