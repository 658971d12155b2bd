"""The attackers' plate: forty marigolds, one for each five points, and what each row is worth."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cardavia.ui.paint.motifs import draw_marigold
from cardavia.ui.paint.plates import draw_plate
from cardavia.ui.paint.words import fitted
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.plates import Painting
from cardavia.ui.theme import EMBER, GOLD, MARIGOLD, MUTED, PALE, TEXT, Type

WHOLE: Final = 200
STEP: Final = 40
BEAD: Final = 5
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = _MIDDLE | Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = _MIDDLE | Qt.AlignmentFlag.AlignRight
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class Garland:
    """What the plate says: points, two headings, the thresholds in words, five rows of results."""

    points: int
    title: str
    distance: str
    marks: list[str]
    results: list[str]


def garland_painting(garland: Garland, gallery: Gallery, types: Type) -> Painting:
    """Return the painting of the plate."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        draw_plate(painter, rect, gallery.plate, gallery.line())
        inner = rect.adjusted(16, 4, -16, -5)
        high = inner.height()
        _head(
            painter,
            QRectF(inner.x(), inner.y(), inner.width(), high * 0.36),
            garland,
            gallery,
            types,
        )
        line = QRectF(inner.x(), inner.y() + high * 0.36, inner.width(), high * 0.22)
        _beads(painter, line, garland.points, gallery)
        _marks(painter, inner, garland, gallery, types)

    return paint


def _head(painter: QPainter, box: QRectF, garland: Garland, gallery: Gallery, types: Type) -> None:
    right = fitted(types.secondary(), garland.distance, box.width() * 0.42, box.height())
    painter.setFont(right)
    painter.setPen(gallery.colour(PALE))
    painter.drawText(box, _RIGHT, garland.distance)
    used = QFontMetricsF(right).horizontalAdvance(garland.distance) + 10
    painter.setFont(fitted(types.title(), garland.title, box.width() - used, box.height()))
    painter.setPen(gallery.colour(TEXT))
    painter.drawText(box, _LEFT, garland.title)


def _beads(painter: QPainter, line: QRectF, points: int, gallery: Gallery) -> None:
    count = WHOLE // BEAD
    step = line.width() / count
    marigold, ember = gallery.colour(MARIGOLD), gallery.colour(EMBER)
    for number in range(1, count + 1):
        centre = QPointF(line.x() + step * (number - 0.5), line.center().y())
        is_mark = number * BEAD % STEP == 0
        radius = step * (0.78 if is_mark else 0.5)
        if number * BEAD <= points:
            draw_marigold(painter, centre, radius * 1.05, marigold, ember)
            continue
        painter.setPen(QPen(gallery.colour(GOLD, 0.9 if is_mark else 0.6), 1))
        painter.setBrush(QColor(255, 240, 200, 22))
        painter.drawEllipse(centre, radius * 0.82, radius * 0.82)


def _marks(
    painter: QPainter, inner: QRectF, garland: Garland, gallery: Gallery, types: Type
) -> None:
    """Write the thresholds under their beads, and under these what lies between them."""
    part = inner.width() / len(garland.results)
    high = inner.height()
    here = min(max(0, garland.points) // STEP, len(garland.results) - 1)
    for place, (mark, result) in enumerate(zip(garland.marks, garland.results, strict=True)):
        end = inner.x() + part * (place + 1) - part * BEAD / STEP / 2
        wide = min(60.0, part - 4)
        spot = QRectF(end - wide / 2, inner.y() + high * 0.56, wide, high * 0.22)
        painter.setFont(fitted(types.caption(), mark, wide, high * 0.25))
        painter.setPen(gallery.colour(TEXT))
        spot.moveRight(min(spot.right(), inner.right() + 12))
        painter.drawText(spot, _CENTRE, mark)
        box = QRectF(inner.x() + part * place, inner.y() + high * 0.77, part, high * 0.23)
        painter.setFont(fitted(types.caption(), result, part - 6, box.height()))
        painter.setPen(gallery.colour(MARIGOLD if place == here else MUTED))
        painter.drawText(box, _CENTRE, result)
