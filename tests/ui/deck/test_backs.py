"""A back tells nothing and can be known when small."""

import itertools
from typing import get_args

import pytest
from PySide6.QtGui import QImage, QTransform

from cardavia.store.settings import Settings
from cardavia.ui.deck.faces import back_svg
from cardavia.ui.deck.style import BACK_NAMES, DeckStyle
from deck_pictures import BACKS, colour_difference, part, picture

pytestmark = pytest.mark.usefixtures("qapp")


def turned(image: QImage) -> QImage:
    """Return a picture turned by half a circle."""
    return image.transformed(QTransform().rotate(180))


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("style", BACKS, ids=lambda style: style.back)
def test_a_turned_back_looks_the_same(style: DeckStyle, small: bool) -> None:
    image = picture(back_svg(style, small), 350)

    assert colour_difference(image, turned(image), least=40) < 0.002


def test_the_six_backs_differ_at_60_pixels() -> None:
    images = [picture(back_svg(style, small=True), 60) for style in BACKS]

    assert len(images) == 6
    assert all(colour_difference(a, b, 40) > 0.35 for a, b in itertools.combinations(images, 2))


@pytest.mark.parametrize("style", BACKS, ids=lambda style: style.back)
def test_a_small_back_does_not_turn_to_a_flat_colour(style: DeckStyle) -> None:
    field = part(picture(back_svg(style, small=True), 60), (25, 25, 225, 325))
    average = field.scaled(1, 1).scaled(field.size())

    assert colour_difference(field, average, least=70) > 0.15


def test_an_unknown_back_is_the_lotus() -> None:
    assert back_svg(DeckStyle(back="none")) == back_svg(DeckStyle(back="lotus"))


def test_settings_offer_exactly_the_backs_there_are() -> None:
    offered = get_args(Settings.__annotations__["back"])

    assert sorted(offered) == sorted(BACK_NAMES)
