"""Every face in every style is a drawing that QtSvg draws as written."""

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from cardavia.ui.deck.faces import back_svg, face_svg
from cardavia.ui.deck.style import DeckStyle
from deck_pictures import BACKS, STYLES, colour_difference, difference, face, part, picture

DRAWN_AS_WRITTEN = {"svg", "g", "path"}
PICTURE = (52, 20, 198, 330)
"""The middle of a card, without any index."""
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("style", STYLES, ids=repr)
def test_every_face_is_made_of_paths_and_groups(style: DeckStyle, small: bool) -> None:
    for number in range(54):
        root = ElementTree.fromstring(face_svg(number, style, small))

        tags = {element.tag.rpartition("}")[2] for element in root.iter()}

        assert tags <= DRAWN_AS_WRITTEN


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("style", STYLES, ids=repr)
def test_qt_accepts_every_face_without_a_warning(style: DeckStyle, small: bool) -> None:
    for number in range(54):
        assert QSvgRenderer(QByteArray(face_svg(number, style, small).encode())).isValid()


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("style", STYLES, ids=repr)
def test_no_two_faces_of_a_style_are_the_same(style: DeckStyle, small: bool) -> None:
    assert len({face_svg(number, style, small) for number in range(54)}) == 54


@pytest.mark.parametrize("style", BACKS, ids=lambda style: style.back)
def test_qt_accepts_every_back(style: DeckStyle) -> None:
    for small in (False, True):
        assert QSvgRenderer(QByteArray(back_svg(style, small).encode())).isValid()


@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize("pair", ["KQ", "QJ", "JK"])
def test_ranks_of_a_suit_differ_at_60_pixels_with_the_index_covered(suit: str, pair: str) -> None:
    one, other = (
        part(picture(face_svg(face(suit + rank), DeckStyle(), small=True), 60), PICTURE)
        for rank in pair
    )

    assert difference(one, other) > 0.1
    assert colour_difference(one, other) > 0.2


def test_red_and_black_joker_differ_by_their_sign_in_grey() -> None:
    black, red = (
        part(picture(face_svg(number, DeckStyle(), small=True), 60), (0, 0, 52, 60))
        for number in (52, 53)
    )

    assert difference(black, red) > 0.1


def test_spades_and_clubs_differ_in_the_corner_of_a_small_card() -> None:
    spade, club = (
        part(picture(face_svg(face(name), DeckStyle(), small=True), 60), (0, 70, 52, 130))
        for name in ("S5", "C5")
    )

    assert difference(spade, club) > 0.05


def test_the_small_drawing_has_contours_of_more_than_two_units() -> None:
    for name in ("SJ", "HQ", "DK", "CJ"):
        widths = re.findall(
            r'stroke="#1B1726" stroke-width="([\d.]+)"',
            face_svg(face(name), DeckStyle(), small=True),
        )

        assert max(map(float, widths)) >= 2.4
        assert sorted(map(float, widths))[len(widths) // 2] >= 1.6


def test_the_small_drawing_leaves_out_what_would_be_a_haze() -> None:
    for name in ("SJ", "HQ", "DK", "CJ", "SA"):
        usual, small = (face_svg(face(name), DeckStyle(), size) for size in (False, True))

        assert small.count("<path") < usual.count("<path") * 0.8
