"""A card on the table shows its index, whatever marks lie on it."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.dressing import gallery_of
from cardavia.ui.scene.card_item import CardItem

FIVE_OF_CLUBS = 3 * 13 + 3
HEIGHT = 150
MIDDLE = 110


def index_of(card: CardItem) -> QImage:
    """Return the picture of the rank and suit in the card's upper corner."""
    image = QImage(2 * MIDDLE, 2 * MIDDLE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(MIDDLE, MIDDLE)
    card.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    corner = card.inside().topLeft().toPoint()
    return image.copy(
        QRect(corner.x() + MIDDLE + 3, corner.y() + MIDDLE + 3, HEIGHT // 5, HEIGHT * 3 // 10)
    )


@pytest.mark.parametrize("mark", ["mark", "checked"])
def test_no_mark_hides_rank_or_suit(mark: str) -> None:
    gallery = gallery_of(Settings(), Faces())
    plain, marked = (CardItem(gallery, FIVE_OF_CLUBS, HEIGHT) for _ in range(2))
    setattr(marked, mark, "1" if mark == "mark" else True)

    assert index_of(marked) == index_of(plain)
