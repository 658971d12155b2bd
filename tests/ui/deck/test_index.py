"""The index can be read in the strip that a full hand shows."""

import itertools

import pytest

from cardavia.ui.deck.faces import face_svg
from cardavia.ui.deck.style import DeckStyle
from deck_pictures import contrast, difference, face, inked_columns, part, picture

pytestmark = pytest.mark.usefixtures("qapp")
HIGH = 176
"""The height of a card in hand in a window of 1280 by 800."""
LARGE_STRIP = 0.27 * 224 * 250 / 350
KITTY_STEP = 33.8
"""What thirty-three cards leave of each."""


@pytest.mark.parametrize("digits", ["latin", "devanagari"])
@pytest.mark.parametrize("suit", "SHDC")
def test_ten_fits_the_strip_of_thirty_three_cards(digits: str, suit: str) -> None:
    style = DeckStyle(digits=digits)  # type: ignore[arg-type]
    corner = part(picture(face_svg(face(suit + "10"), style), HIGH), (4, 0, 56, 60))

    columns = inked_columns(corner, style.paper)

    wide = columns[-1] - columns[0] + 1
    assert 0.05 * HIGH * 250 / 350 + wide + 2 <= KITTY_STEP
    assert 4 * HIGH / 350 + columns[-1] + 2 <= KITTY_STEP


@pytest.mark.parametrize("letters", ["latin", "devanagari"])
def test_large_print_shows_its_index_in_the_strip_of_twenty_five_cards(letters: str) -> None:
    # Large cards are 0.28 of the window's height: 25 of them leave 0.27 of each.
    style = DeckStyle(large_print=True, letters=letters, digits=letters)  # type: ignore[arg-type]
    for number in range(54):
        corner = part(picture(face_svg(number, style), 224), (4, 4, 72, 186))

        assert 4 * 224 / 350 + inked_columns(corner, style.paper)[-1] + 2 <= LARGE_STRIP


@pytest.mark.parametrize("style", [DeckStyle(), DeckStyle(letters="devanagari")], ids=repr)
@pytest.mark.parametrize("small", [False, True])
def test_index_and_picture_of_a_court_do_not_touch(style: DeckStyle, small: bool) -> None:
    for suit in "SHDC":
        for rank in "JQK":
            svg = face_svg(face(suit + rank), style, small)
            columns = inked_columns(part(picture(svg, 700), (4, 30, 60, 320)), style.paper)

            gaps = [b - a for a, b in itertools.pairwise(columns)]

            assert max(gaps) >= 4, suit + rank


@pytest.mark.parametrize("style", [DeckStyle(letters="devanagari")], ids=repr)
def test_devanagari_letters_differ_at_hand_size(style: DeckStyle) -> None:
    corners = [
        part(picture(face_svg(face("S" + rank), style), HIGH), (0, 0, 46, 72)) for rank in "AKQJ"
    ]

    for place, one in enumerate(corners):
        assert all(difference(one, other) > 0.08 for other in corners[place + 1 :])


def test_suit_colours_are_readable_on_their_paper() -> None:
    for style in (DeckStyle(), DeckStyle(four_colours=True), DeckStyle(warm_colours=True)):
        assert all(contrast(style.ink(suit), style.paper) >= 4.5 for suit in "SHDC")


def test_high_contrast_reaches_seven_to_one() -> None:
    for four, warm in ((False, False), (True, False), (True, True)):
        style = DeckStyle(high_contrast=True, four_colours=four, warm_colours=warm)

        assert all(contrast(style.ink(suit), style.paper) >= 7 for suit in "SHDC")
