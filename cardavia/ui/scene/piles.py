"""Tricks that a seat has taken: small piles tucked under its plate, one for each trick."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardavia.ui.deck.render import BACK
from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.scene.layout import ASPECT

CARD_SHARE: Final = 0.62
"""Height of a card of a pile for the height of the plate."""
SEEN: Final = 0.48
"""How much of it looks out."""
WIDEST_STEP: Final = 1.12
"""Distance of piles for the width of a card."""
DEEPER: Final = 2.0
"""Every second pile is tucked in a little deeper, so that they are counted at a glance."""


def draw_piles(
    painter: QPainter, plate: QRectF, count: int, gallery: Gallery, *, above: bool
) -> None:
    """Draw piles that look out below a plate, or above it."""
    if count == 0:
        return
    height = plate.height() * CARD_SHARE
    width = height * ASPECT
    room = plate.width() - plate.height() - width
    step = min(width * WIDEST_STEP, room / max(1, count - 1))
    left = plate.center().x() - (step * (count - 1) + width) / 2
    seen = height * SEEN
    edge = plate.top() - seen - SHADOW if above else plate.bottom()
    painter.save()
    painter.setClipRect(QRectF(plate.x(), edge, plate.width(), seen + SHADOW))
    for place in range(count):
        out = seen - DEEPER * (place % 2)
        top = plate.top() - out if above else plate.bottom() + out - height
        spot = QPointF(left + place * step - SHADOW, top - SHADOW)
        painter.drawPixmap(spot, gallery.card(BACK, height))
    painter.restore()
