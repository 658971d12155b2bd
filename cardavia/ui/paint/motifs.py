"""Marigolds, garlands, the lotus and the window's arch, painted straight onto the screen."""

from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardavia.ui.theme import EMBER, INK, MARIGOLD, colour

_CUSPS: Final = ((-63.0, -82.0), (-60.5, -101.0), (-51.0, -117.0), (-35.0, -128.5), (-17.0, -135.5))
_BULGE: Final = 0.42
_ARCH_TOP: Final = 141.0
_ARCH_WIDTH: Final = 126.0
_LEAF: Final = "#3F7A3A"


@cache
def _scallops() -> QPainterPath:
    """Return the petals of a marigold of radius 1 round the origin."""
    petals = QPainterPath()
    petals.setFillRule(Qt.FillRule.WindingFill)
    petals.addEllipse(QPointF(0, 0), 0.72, 0.72)
    for number in range(10):
        turn = 2 * pi * number / 10
        petals.addEllipse(QPointF(0.72 * cos(turn), 0.72 * sin(turn)), 0.32, 0.32)
    return petals


def draw_marigold(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    outer: str | QColor = MARIGOLD,
    inner: str | QColor = EMBER,
) -> None:
    """Draw a marigold seen from above."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(outer))
    painter.drawPath(_scallops())
    painter.setBrush(QColor(inner))
    painter.drawEllipse(QPointF(0, 0), 0.38, 0.38)
    painter.restore()


def draw_beads(painter: QPainter, left: QPointF, right: QPointF, radius: float) -> None:
    """Draw a straight row of marigolds between two points, the first and last on them."""
    length = right.x() - left.x()
    count = max(1, round(length / (radius * 3.3)))
    for number in range(count + 1):
        draw_marigold(painter, left + (right - left) * (number / count), radius)


def petal_path(length: float, width: float) -> QPainterPath:
    """Return a lotus petal standing on the origin."""
    half = width / 2
    petal = QPainterPath(QPointF(0, 0))
    petal.cubicTo(-half, -length * 0.25, -half * 1.1, -length * 0.62, 0, -length)
    petal.cubicTo(half * 1.1, -length * 0.62, half, -length * 0.25, 0, 0)
    return petal


def draw_lotus(painter: QPainter, foot: QPointF, size: float) -> None:
    """Draw an open lotus seen from the side, ``size`` high above its foot."""
    painter.save()
    painter.translate(foot)
    painter.scale(size / 24, size / 24)
    painter.setPen(QPen(QColor(INK), 1.3))
    for angle, reach, shade in (
        (-64, 0.78, "#F2A7A0"),
        (64, 0.78, "#F2A7A0"),
        (-36, 0.92, "#E2747A"),
        (36, 0.92, "#E2747A"),
        (0, 1.0, "#F2A7A0"),
    ):
        painter.save()
        painter.rotate(angle)
        painter.setBrush(QColor(shade))
        painter.drawPath(petal_path(24 * reach, 13))
        painter.restore()
    painter.restore()


def arch_path(rect: QRectF) -> QPainterPath:
    """Return the cusped arch of a window that fills a rectangle's width and stands on its foot."""
    scale = rect.width() / _ARCH_WIDTH
    middle = rect.center().x()

    def at(x: float, y: float) -> QPointF:
        return QPointF(middle + x * scale, rect.top() + (y + _ARCH_TOP) * scale)

    left = [at(x, y) for x, y in _CUSPS]
    right = [at(-x, y) for x, y in reversed(_CUSPS)]
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(left[0])
    _cusps(path, left)
    path.cubicTo(at(-8, -135.5), at(-2, -137), at(0, -_ARCH_TOP))
    path.cubicTo(at(2, -137), at(8, -135.5), right[0])
    _cusps(path, right)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def _cusps(path: QPainterPath, points: list[QPointF]) -> None:
    for start, end in pairwise(points):
        middle, step = (start + end) / 2, end - start
        path.quadTo(middle + QPointF(step.y(), -step.x()) * _BULGE, end)


def draw_toran(painter: QPainter, width: float, unit: float) -> None:
    """Hang the garland of the home page from the window's upper edge."""
    count = max(6, round(width / (150 * unit)))
    span = width / count
    painter.fillRect(QRectF(0, 0, width, 7 * unit), colour("#0C2419", 0.92))
    painter.fillRect(QRectF(0, 7 * unit, width, 1.4 * unit), colour("#DFA32B", 0.78))
    for number in range(count):
        _swag(painter, number * span, span, unit)
    for number in range(count + 1):
        _knot(painter, number * span, unit)


def _swag(painter: QPainter, left: float, span: float, unit: float) -> None:
    places = []
    for number in range(14):
        part = number / 14
        hang = 9 + 30 * 4 * part * (1 - part)
        places.append(QPointF(left + part * span, hang * unit))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.2))
    for place in places:
        painter.drawEllipse(place + QPointF(unit, 4 * unit), 5.4 * unit, 5.4 * unit)
    for number, place in enumerate(places):
        outer, inner = (MARIGOLD, EMBER) if number % 2 else ("#E27A1E", "#A83A16")
        draw_marigold(painter, place, 5.4 * unit, outer, inner)


def _knot(painter: QPainter, x: float, unit: float) -> None:
    painter.setPen(QPen(QColor(INK), 1.2 * unit))
    painter.setBrush(QColor(_LEAF))
    for angle in (150, 210, 180):
        painter.save()
        painter.translate(x, 14 * unit)
        painter.rotate(angle)
        painter.drawPath(petal_path(30 * unit, 13 * unit))
        painter.restore()
    draw_marigold(painter, QPointF(x, 12 * unit), 8.3 * unit, "#F6C545", "#D9691C")
