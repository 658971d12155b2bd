"""One small joke for a game: a tractor, a pepper mill, a rising moon, a ball that is pitched."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardavia.ui.theme import EMBER, GOLD, INK, MARIGOLD, PALE

Inks = Callable[[str], QColor]
"""A colour of the palette as the table shows it."""

INDIGO: Final = "#27346A"
TRACTOR_SIZE: Final = (64.0, 40.0)


def draw_tractor(painter: QPainter, box: QRectF, ink: Inks) -> None:
    """Draw a small tractor that drives to the right, in a box of 64 by 40."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / TRACTOR_SIZE[0], box.height() / TRACTOR_SIZE[1])
    painter.setPen(QPen(ink(INK), 1.6))
    painter.setBrush(QColor(220, 230, 220, 110))
    for x, y, size in ((40, 2, 3.0), (34, -2, 4.0), (26, -4, 5.2)):
        painter.drawEllipse(QPointF(x, y + 4), size, size * 0.8)
    painter.setBrush(ink(EMBER))
    body = QPainterPath()
    body.addRoundedRect(QRectF(26, 16, 32, 13), 4, 4)
    body.addRoundedRect(QRectF(10, 6, 20, 22), 4, 4)
    painter.drawPath(body.simplified())
    painter.drawRect(QRectF(43, 7, 3, 9))
    painter.setBrush(ink(PALE))
    painter.drawRoundedRect(QRectF(14, 9, 11, 9), 2, 2)
    for x, y, size in ((19, 28, 10.5), (50, 31, 7.0)):
        painter.setBrush(ink(INK))
        painter.drawEllipse(QPointF(x, y), size, size)
        painter.setBrush(ink(MARIGOLD))
        painter.drawEllipse(QPointF(x, y), size * 0.5, size * 0.5)
    painter.restore()


def draw_mill(painter: QPainter, box: QRectF, ink: Inks, *, big: bool) -> None:
    """Draw a pepper mill standing in a box; the big one has just been turned."""
    high = box.height() * (0.92 if big else 0.72)
    wide = high * 0.46
    left, top = box.center().x() - wide / 2, box.bottom() - high
    painter.setPen(QPen(ink(INK), 1.4))
    painter.setBrush(ink("#6B4A34"))
    foot = QPainterPath(QPointF(left, box.bottom()))
    foot.lineTo(left + wide, box.bottom())
    foot.quadTo(left + wide * 0.62, top + high * 0.62, left + wide * 0.86, top + high * 0.34)
    foot.lineTo(left + wide * 0.14, top + high * 0.34)
    foot.quadTo(left + wide * 0.38, top + high * 0.62, left, box.bottom())
    painter.drawPath(foot)
    painter.setBrush(ink(GOLD))
    painter.drawRect(QRectF(left + wide * 0.10, top + high * 0.30, wide * 0.80, high * 0.06))
    painter.setBrush(ink("#6B4A34"))
    painter.drawEllipse(QPointF(box.center().x(), top + high * 0.20), wide * 0.36, high * 0.12)
    painter.setBrush(ink(GOLD))
    painter.drawEllipse(QPointF(box.center().x(), top + high * 0.05), wide * 0.12, high * 0.05)
    if big:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(INK))
        for x, y in ((-0.75, -0.02), (-0.62, -0.10), (0.66, -0.05), (0.78, -0.13), (0.58, -0.16)):
            spot = QPointF(box.center().x() + wide * x, box.bottom() + high * y)
            painter.drawEllipse(spot, 1.5, 1.5)


def draw_moon(painter: QPainter, box: QRectF, ink: Inks, share: float, tone: str = INDIGO) -> None:
    """Draw a moon that has risen by a share of a box, behind its lower edge."""
    radius = box.width() * 0.30
    y = box.bottom() + radius - share * (box.height() - radius * 0.4)
    painter.save()
    painter.setClipRect(box)
    painter.setPen(Qt.PenStyle.NoPen)
    moon = QPainterPath()
    moon.addEllipse(QPointF(box.center().x(), y), radius, radius)
    bite = QPainterPath()
    bite.addEllipse(QPointF(box.center().x() + radius * 0.45, y - radius * 0.2), radius, radius)
    painter.setBrush(ink(tone))
    painter.drawPath(moon.subtracted(bite))
    painter.restore()


def draw_ball(painter: QPainter, box: QRectF, ink: Inks) -> None:
    """Draw a red ball with its seam."""
    painter.setPen(QPen(ink(INK), 1.4))
    painter.setBrush(ink("#A51C35"))
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink(PALE), 1.6, Qt.PenStyle.DotLine))
    inner = box.adjusted(box.width() * 0.30, -2, box.width() * 0.30, 2)
    painter.save()
    painter.setClipRect(box)
    painter.drawEllipse(inner)
    painter.restore()
