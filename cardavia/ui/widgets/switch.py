"""On or off."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.ui.paint.icons import draw_icon
from cardavia.ui.theme import BUTTON, EMERALD, FACE
from cardavia.ui.widgets.button import Button
from cardavia.ui.widgets.rings import RING, draw_ring

_WIDTH: Final = 52
_HEIGHT: Final = 28


class Switch(Button):
    """A switch that shows a check mark when on, so that colour does not speak alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start switched off."""
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size that a finger can hit."""
        return QSize(_WIDTH + 2 * RING, BUTTON)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = QRectF(RING, (self.height() - _HEIGHT) / 2, _WIDTH, _HEIGHT)
        if self.hasFocus():
            draw_ring(painter, groove, _HEIGHT / 2)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(EMERALD if self.isChecked() else "#8F8364"))
        painter.drawRoundedRect(groove, _HEIGHT / 2, _HEIGHT / 2)
        x = groove.right() - 14 if self.isChecked() else groove.left() + 14
        knob = QPointF(x, groove.center().y())
        painter.setBrush(QColor(FACE))
        painter.drawEllipse(knob, 10.5, 10.5)
        if self.isChecked():
            draw_icon(painter, "check", _square(knob, 6.5), QColor(EMERALD))
        painter.end()


def _square(middle: QPointF, half: float) -> QRectF:
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
