"""A button like a small card: a rank, suit signs, and words where the signs do not say it all."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.widgets.pill_button import PillButton

PADDING: Final = 9
SIGN_SHARE: Final = 0.78
"""Height of a sign for the height of a line."""
FADED: Final = 0.38


class SignButton(PillButton):
    """Shows a short text with the signs of some faces; its name is in words."""

    def __init__(self, words: str, shown: str, faces: tuple[int, ...], parent: QWidget) -> None:
        """Show ``shown`` and the sign of each face; ``words`` say what it means."""
        super().__init__("", "ghost", parent)
        self.shown = shown
        self.faces = faces
        self.gallery: Gallery | None = None
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        """Return room for text and signs."""
        hint = super().sizeHint()
        wide = self._text_width() + len(self.faces) * (self._sign() + 1) + 2 * PADDING + 8
        return QSize(max(hint.width(), round(wide)), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing here can be squeezed."""
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """Return one line."""
        return self.sizeHint().height()

    def _sign(self) -> float:
        return self.fontMetrics().height() * SIGN_SHARE

    def _text_width(self) -> int:
        return self.fontMetrics().horizontalAdvance(self.shown) + 4 if self.shown else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill, then what stands in it."""
        super().paintEvent(event)
        if self.gallery is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        painter.setFont(self.font())
        painter.setPen(Qt.GlobalColor.black)
        size = self._sign()
        wide = self._text_width() + len(self.faces) * (size + 1)
        left = (self.width() - wide) / 2
        box = QRectF(left, 0, self._text_width(), self.height())
        painter.drawText(
            box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.shown
        )
        for place, face in enumerate(self.faces):
            at = QPointF(box.right() + place * (size + 1), (self.height() - size) / 2)
            painter.drawPixmap(at, self.gallery.sign(face, size))
        painter.end()
