"""What the other players hold: backs in a fan or a row."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from cardavia.ui.deck.render import BACK
from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.scene.layout import ASPECT
from cardavia.ui.scene.plates import Painting

MOST_BACKS: Final = 10
"""More cards than these look no different."""
FANNED: Final = 8
"""So many backs at the top are held as a fan."""
FAN_DEGREES: Final = 4.5
FAN_REACH: Final = 2.1
"""How far above its cards a fan is held, in card heights."""
WIDEST_STEP: Final = 0.34


def backs_painting(gallery: Gallery, height: float, count: int, side: str) -> Painting:
    """Return the painting of a seat's cards in its box at a side of the table."""

    def paint(painter: QPainter, box: QRectF) -> None:
        shown = min(count, MOST_BACKS)
        pixmap = gallery.card(BACK, height)
        if side == "top" and 1 < shown <= FANNED:
            _paint_fan(painter, box, pixmap, height, shown)
        else:
            _paint_row(painter, box, pixmap, height, shown, across=side == "top")

    return paint


def _paint_row(
    painter: QPainter, box: QRectF, pixmap: QPixmap, height: float, count: int, *, across: bool
) -> None:
    width = height * ASPECT
    room = box.width() - width if across else box.height() - height
    step = min(room / max(1, count - 1), width * WIDEST_STEP) if count > 1 else 0.0
    for index in range(count):
        along = index * step + (room - step * (count - 1)) / 2
        x, y = (along, 0.0) if across else (0.0, along)
        painter.drawPixmap(QPointF(box.x() + x - SHADOW, box.y() + y - SHADOW), pixmap)


def _paint_fan(painter: QPainter, box: QRectF, pixmap: QPixmap, height: float, count: int) -> None:
    """Paint backs as the player opposite holds them, turned towards us."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(box.center().x(), box.y() - FAN_REACH * height + 3)
    corner = QPointF(-height * ASPECT / 2 - SHADOW, FAN_REACH * height - SHADOW)
    painter.rotate(FAN_DEGREES * (count - 1) / 2)
    for _ in range(count):
        painter.drawPixmap(corner, pixmap)
        painter.rotate(-FAN_DEGREES)
    painter.restore()
