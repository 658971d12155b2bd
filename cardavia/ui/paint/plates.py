"""Dark plates, pills and speech bubbles, each with the shadow it throws."""

from functools import lru_cache
from math import ceil, hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from cardavia.ui.theme import FELTS, GOLD, PAPER, PLATE_RADIUS, TEXT, Felt, colour

SHADOW: Final = "#040E08"
"""A green black, never grey."""
HAIRLINE: Final = 1.2
MOST_KEPT: Final = 100_000
"""The largest area whose shadow is kept: that of plates, not of pages."""
_TAIL: Final = 8.0


def plate_line(felt: Felt = FELTS["green"], strength: float = 0.27) -> QPen:
    """Return the golden hairline round a plate, or the bright outline that a black cloth needs."""
    if felt.outline > HAIRLINE:
        return QPen(QColor(TEXT), felt.outline)
    return QPen(colour(GOLD, strength), felt.outline)


def draw_shadow(
    painter: QPainter, rect: QRectF, radius: float, blur: float = 10, down: float = 3
) -> None:
    """Lay a soft shadow under a rounded rectangle, strongest at its edge."""
    if rect.width() * rect.height() > MOST_KEPT:
        _paint_shadow(painter, rect, radius, blur, down)
        return
    ratio = painter.device().devicePixelRatio()
    kept = _kept_shadow(rect.width(), rect.height(), radius, (blur, down), ratio)
    edge = _shadow_edge(blur, down)
    painter.drawImage(rect.topLeft() - QPointF(edge, edge), kept)


def _shadow_edge(blur: float, down: float) -> int:
    return ceil(blur + down) + 1


@lru_cache(maxsize=40)
def _kept_shadow(
    width: float, height: float, radius: float, depth: tuple[float, float], ratio: float
) -> QImage:
    """Paint a shadow once a size: its many edges take longer than all that lies on the plate."""
    edge = _shadow_edge(*depth)
    size = QSizeF(ceil(width) + 2 * edge, ceil(height) + 2 * edge) * ratio
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, QRectF(edge, edge, width, height), radius, *depth)
    painter.end()
    return image


def _paint_shadow(painter: QPainter, rect: QRectF, radius: float, blur: float, down: float) -> None:
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(4, round(blur))
    painter.setBrush(colour(SHADOW, 0.32 / steps))
    for step in range(steps):
        grown = blur * (1 - step / steps) - blur * 0.25
        corner = max(0.0, radius + grown)
        painter.drawRoundedRect(
            rect.adjusted(-grown, -grown + down, grown, grown + down), corner, corner
        )
    painter.restore()


def draw_rounded(
    painter: QPainter, rect: QRectF, fill: QColor, line: QColor | QPen, radius: float
) -> None:
    """Draw a rounded rectangle whose line stays inside it; no line where it is see-through."""
    pen = line if isinstance(line, QPen) else QPen(line, HAIRLINE)
    seen = pen.color().alpha() > 0
    painter.setBrush(fill)
    painter.setPen(pen if seen else Qt.PenStyle.NoPen)
    inset = pen.widthF() / 2 if seen else 0.0
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def draw_plate(
    painter: QPainter,
    rect: QRectF,
    fill: QColor,
    line: QColor | QPen,
    radius: float = PLATE_RADIUS,
) -> None:
    """Draw a plate lying on the table."""
    draw_shadow(painter, rect, radius)
    draw_rounded(painter, rect, fill, line, radius)


def draw_pill(painter: QPainter, rect: QRectF, fill: QColor, line: QColor | QPen) -> None:
    """Draw a fully round plate."""
    draw_plate(painter, rect, fill, line, rect.height() / 2)


def draw_bubble(
    painter: QPainter, rect: QRectF, tip: QPointF, colours: tuple[QColor, QColor], radius: float
) -> None:
    """Draw a plate that points at whoever speaks; ``colours`` are those of ground and line."""
    draw_shadow(painter, rect, radius, 9)
    painter.setBrush(colours[0])
    painter.setPen(QPen(colours[1], 1.4))
    painter.drawPath(bubble_path(rect, tip, radius))


def bubble_path(rect: QRectF, tip: QPointF, radius: float) -> QPainterPath:
    """Return the outline of a bubble with its tail."""
    body = QPainterPath()
    body.addRoundedRect(rect, radius, radius)
    root = _root(rect, tip)
    across = tip - root
    length = hypot(across.x(), across.y())
    if length == 0:
        return body
    side = QPointF(-across.y(), across.x()) * (_TAIL / length)
    tail = QPainterPath()
    tail.addPolygon(QPolygonF([root + side, tip, root - side]))
    tail.closeSubpath()
    return body.united(tail)


def _root(rect: QRectF, tip: QPointF) -> QPointF:
    """Return where the tail leaves the bubble: on its middle line, as near to the tip as may be."""
    radius = rect.height() / 2
    x = min(max(tip.x(), rect.left() + radius), rect.right() - radius)
    return QPointF(x, rect.center().y())


def draw_paper(
    painter: QPainter, rect: QRectF, radius: float, blur: float = 10, down: float = 3
) -> None:
    """Paint a sheet of ivory paper with its golden edge and the shadow it throws."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_shadow(painter, rect, radius, blur, down)
    draw_rounded(painter, rect, QColor(PAPER), QColor(GOLD), radius)
