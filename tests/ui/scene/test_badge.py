"""The badge of the winning card never hides what another card is."""

import itertools

import pytest

from cardavia.ui.scene.badge import badge_box, hides_an_index
from cardavia.ui.scene.layout import Places, growth, places

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
CORNERS = ((196, 0), (236, 100))
WORD, CROWN, HIGH = 74, 40, 30


def table(size: tuple[int, int], seats: int, text: float = 1.0) -> tuple[Places, float]:
    scale = growth(size, text)
    return places(seats, 6, size, scale=scale, plates=CORNERS, labels=False), scale


@pytest.mark.parametrize(("size", "seats"), [*itertools.product(SIZES, range(2, 8))])
@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
def test_a_crown_alone_hides_no_index(size: tuple[int, int], seats: int, text: float) -> None:
    here, scale = table(size, seats, text)
    for seat, place in enumerate(here.seats):
        box = badge_box(here, seat, place.trick, (CROWN, HIGH * scale))
        assert not hides_an_index(here, box), place.side


def test_the_word_stands_beside_the_crown_where_it_has_room() -> None:
    four, scale = table((1280, 800), 4)
    seven, _ = table((1024, 640), 7)
    size = (WORD * scale, HIGH * scale)

    assert not any(
        hides_an_index(four, badge_box(four, seat, place.trick, size))
        for seat, place in enumerate(four.seats)
    )
    assert hides_an_index(seven, badge_box(seven, 3, seven.seats[3].trick, (WORD, HIGH)))
