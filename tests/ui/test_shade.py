"""Cards in the shade stay readable wherever the sliders stand."""

import pytest
from PySide6.QtGui import QColor

from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL, Levels, contrast_ratio, shown_colour
from cardavia.ui.shade import LEAST, Colour, bearable_shade, laid_over
from cardavia.ui.theme import DIMMED

GRID = [
    Levels(contrast, warmth, 0) for contrast in range(0, 101, 10) for warmth in range(0, 101, 10)
]
DECKS = {
    "two colours": DeckStyle(),
    "four colours": DeckStyle(four_colours=True),
    "high contrast": DeckStyle(four_colours=True, high_contrast=True),
}
STRENGTHS = (0.25, 0.42)


def rgb(name: str) -> Colour:
    colour = QColor(name)
    return colour.red(), colour.green(), colour.blue()


def inks(deck: DeckStyle) -> tuple[Colour, ...]:
    return tuple(rgb(deck.ink(suit)) for suit in "SHDC")


def shade(wanted: float, levels: Levels, deck: DeckStyle) -> float:
    return bearable_shade(wanted, levels, rgb(DIMMED), rgb(deck.paper), inks(deck))


@pytest.mark.parametrize("wanted", STRENGTHS)
@pytest.mark.parametrize("name", DECKS)
def test_suits_in_the_shade_keep_three_to_one(name: str, wanted: float) -> None:
    deck = DECKS[name]
    for levels in GRID:
        opacity = shade(wanted, levels, deck)
        over = shown_colour(rgb(DIMMED), levels)
        ground = laid_over(over, shown_colour(rgb(deck.paper), levels), opacity)
        for ink in inks(deck):
            seen = laid_over(over, shown_colour(ink, levels), opacity)
            assert contrast_ratio(seen, ground) >= 3, (levels, opacity)


@pytest.mark.parametrize("wanted", STRENGTHS)
@pytest.mark.parametrize("name", DECKS)
def test_the_shade_is_as_deep_as_wished_at_the_middle(name: str, wanted: float) -> None:
    assert shade(wanted, NEUTRAL, DECKS[name]) == wanted


def test_the_shade_is_lighter_at_the_far_corner_but_there() -> None:
    corner = shade(0.42, Levels(0, 0, 0), DECKS["four colours"])

    assert LEAST <= corner < 0.25


def test_no_shade_stays_none() -> None:
    assert all(shade(0.0, levels, DECKS["four colours"]) == 0 for levels in GRID)
