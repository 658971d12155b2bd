"""Words stay readable on every cloth, at every setting, and letters grow as they should."""

import pytest
from PySide6.QtGui import QColor

from cardavia.ui.display import Levels, contrast_ratio, shown_colour
from cardavia.ui.shade import Colour, laid_over
from cardavia.ui.theme import (
    EMERALD,
    FACE,
    FELTS,
    INK,
    MARIGOLD,
    MUTED,
    PALE,
    PAPER,
    PAPER_MUTED,
    PAPER_SHADE,
    PAPER_TEXT,
    PASSED,
    PASSED_INK,
    TEXT,
    Type,
    colour,
)

GRID = [
    Levels(contrast, warmth, 0) for contrast in range(0, 101, 10) for warmth in range(0, 101, 10)
]
WORDS = {"text": TEXT, "pale gold": PALE, "muted": MUTED}


def rgb(name: str) -> Colour:
    made = QColor(name)
    return made.red(), made.green(), made.blue()


def worst(ink: Colour, ground: Colour) -> float:
    """Return the least contrast that the sliders can make of two colours."""
    return min(
        contrast_ratio(shown_colour(ink, levels), shown_colour(ground, levels)) for levels in GRID
    )


def plate(felt: str, beneath: str) -> Colour:
    """Return a plate as it is seen, 88 % opaque over its cloth."""
    return laid_over(rgb(FELTS[felt].plate), rgb(beneath), 0.88)


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("felt", FELTS)
def test_words_on_plates_keep_four_and_a_half_to_one(felt: str, words: str) -> None:
    for beneath in (FELTS[felt].light, FELTS[felt].middle, FELTS[felt].edge):
        assert worst(rgb(WORDS[words]), plate(felt, beneath)) >= 4.5


@pytest.mark.parametrize("felt", FELTS)
def test_marigolds_on_plates_keep_three_to_one(felt: str) -> None:
    for beneath in (FELTS[felt].light, FELTS[felt].middle, FELTS[felt].edge):
        assert worst(rgb(MARIGOLD), plate(felt, beneath)) >= 3


@pytest.mark.parametrize("felt", FELTS)
def test_cards_stand_out_from_every_cloth(felt: str) -> None:
    for beneath in (FELTS[felt].light, FELTS[felt].middle, FELTS[felt].edge):
        assert worst(rgb(FACE), rgb(beneath)) >= 3


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [(INK, MARIGOLD, 3.5), (PASSED_INK, PASSED, 3.5), (INK, FACE, 4.5)],
    ids=["the active seat", "a bubble that passes", "a bid"],
)
def test_other_words_on_the_table_stay_readable(ink: str, ground: str, least: float) -> None:
    assert contrast_ratio(rgb(ink), rgb(ground)) >= 7
    assert worst(rgb(ink), rgb(ground)) >= least


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (PAPER_TEXT, PAPER),
        (PAPER_MUTED, PAPER),
        (PAPER_TEXT, PAPER_SHADE),
        (PAPER_MUTED, PAPER_SHADE),
        (FACE, EMERALD),
        (INK, MARIGOLD),
    ],
)
def test_words_on_paper_are_beyond_the_sliders_and_readable(ink: str, ground: str) -> None:
    assert contrast_ratio(rgb(ink), rgb(ground)) >= 4.5


def test_the_black_cloth_is_flat_and_outlined_thickly() -> None:
    felt = FELTS["high_contrast"]

    assert felt.light == felt.middle == felt.edge == felt.plate
    assert felt.outline == 3
    assert all(other.outline < 2 for name, other in FELTS.items() if name != "high_contrast")


def test_hindi_letters_are_larger() -> None:
    english, hindi = Type("en"), Type("hi")
    for name in ("caption", "secondary", "button", "message", "title", "heading"):
        assert getattr(hindi, name)().pixelSize() > getattr(english, name)().pixelSize()


@pytest.mark.parametrize(
    ("height", "factor"), [(480, 1), (800, 1), (960, 1.2), (1080, 1.35), (2160, 1.35)]
)
def test_letters_grow_with_the_window_up_to_a_limit(height: int, factor: float) -> None:
    assert Type("en", height).pixels(20, 22) == pytest.approx(20 * factor)


def test_the_players_scale_multiplies_every_size() -> None:
    for name in ("caption", "secondary", "button", "message", "title", "heading"):
        usual, large = getattr(Type(), name)(), getattr(Type(scale=200), name)()
        assert large.pixelSize() == pytest.approx(2 * usual.pixelSize(), abs=1)


def test_a_colour_takes_its_alpha() -> None:
    assert colour("#102030", 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert colour("#102030").name() == "#102030"
