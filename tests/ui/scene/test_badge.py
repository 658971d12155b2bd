"""The badge of the winning card never hides what another card is."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.dressing import gallery_of
from cardavia.ui.scene.badge import badge_box, hides_an_index
from cardavia.ui.scene.layout import Places, growth, places
from cardavia.ui.scene.plates import BARE_BADGE, badge_painting, badge_width
from cardavia.ui.theme import INK, Type

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
CORNERS = ((196, 0), (236, 100))
WORD, HIGH = 74, 30


def table(size: tuple[int, int], seats: int, text: float = 1.0) -> tuple[Places, float]:
    scale = growth(size, text)
    return places(seats, 6, size, scale=scale, plates=CORNERS, labels=False), scale


@pytest.mark.parametrize(("size", "seats"), [*itertools.product(SIZES, range(2, 8))])
@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
def test_a_crown_alone_hides_no_index(size: tuple[int, int], seats: int, text: float) -> None:
    here, _ = table(size, seats, text)
    for seat, place in enumerate(here.seats):
        box = badge_box(here, seat, place.trick, BARE_BADGE)
        assert not hides_an_index(here, box), place.side


@pytest.mark.parametrize("text", ["winning", ""])
def test_the_badge_is_painted_with_and_without_its_word(qapp: QApplication, text: str) -> None:
    gallery, types = gallery_of(Settings(), Faces()), Type("en", 800)
    image = QImage(120, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    box = QRectF(0, 0, badge_width(text, types) if text else BARE_BADGE[0], HIGH)
    badge_painting(text, gallery, types)(painter, box)
    painter.end()

    assert image.pixelColor(20, HIGH // 2 + 3) == gallery.colour(INK)


def test_the_word_stands_beside_the_crown_where_it_has_room() -> None:
    four, scale = table((1280, 800), 4)
    seven, _ = table((1024, 640), 7)
    size = (WORD * scale, HIGH * scale)

    assert not any(
        hides_an_index(four, badge_box(four, seat, place.trick, size))
        for seat, place in enumerate(four.seats)
    )
    assert hides_an_index(seven, badge_box(seven, 3, seven.seats[3].trick, (WORD, HIGH)))
