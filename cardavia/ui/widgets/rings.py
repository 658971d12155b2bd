"""The ring that shows where the keyboard is, seen on felt, paper and marigold alike."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardavia.ui.theme import FACE, INK

RING = 5
"""Room to leave around a control for its ring."""


def draw_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Draw a dark and a light line round a control, each 2 pixels wide."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, grown in ((FACE, 2.0), (INK, 4.0)):
        painter.setPen(QPen(QColor(ink), 2))
        around = rect.adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(around, radius + grown, radius + grown)
