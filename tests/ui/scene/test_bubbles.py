"""What a seat said hangs beside its plate and hides nothing on it."""

import itertools
import math

import pytest

from cardavia.ui.scene.bubbles import tip_of
from cardavia.ui.scene.layout import growth, places
from cardavia.ui.scene.plates import dealer_mark
from cardavia.ui.theme import Type

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize(("size", "seats"), [*itertools.product(SIZES, range(2, 8))])
@pytest.mark.parametrize("text", [100, 200])
def test_a_bubble_does_not_point_into_the_dealer_s_mark(
    size: tuple[int, int], seats: int, text: int
) -> None:
    scale = growth(size, text / 100)
    corners = ((196, 0), (236, 100))
    for place in places(seats, 6, size, scale=scale, plates=corners, labels=False).seats:
        x, y, radius = dealer_mark(place.plate, Type("hi", size[1], text))
        assert math.dist(tip_of(place), (x, y)) > radius, place.side
