"""The letters on cards are real letters of the bundled font, shaped as Devanagari wants."""

import re

import pytest
from PySide6.QtGui import QFont, QFontInfo, QRawFont

from cardavia.ui.deck.letters import outline, shape
from cardavia.ui.deck.style import DEVANAGARI, JOKER, RANKS, DeckStyle
from cardavia.ui.fonts import FAMILY, load_fonts

pytestmark = pytest.mark.usefixtures("qapp")
STYLE = DeckStyle(letters="devanagari", digits="devanagari")
WORDS = [
    *(DeckStyle().index(rank) for rank in RANKS),
    *(STYLE.index(rank) for rank in RANKS),
    *JOKER["latin"],
    *JOKER["devanagari"],
]


def bold() -> QFont:
    """Return the font the letters come from."""
    load_fonts()
    font = QFont(FAMILY)
    font.setPixelSize(1000)
    font.setWeight(QFont.Weight.Bold)
    return font


def test_the_bundled_font_is_the_one_in_use() -> None:
    assert QFontInfo(bold()).family() == FAMILY


@pytest.mark.parametrize("word", WORDS)
def test_every_letter_is_in_the_font(word: str) -> None:
    glyphs = QRawFont.fromFont(bold()).glyphIndexesForString(word)

    assert glyphs
    assert 0 not in glyphs


def test_no_letter_is_the_box_of_a_missing_one() -> None:
    missing = QRawFont.fromFont(bold()).pathForGlyph(0)

    assert not missing.isEmpty()
    assert all(shape(word) != missing for word in WORDS)


def test_king_queen_and_padshah_look_different() -> None:
    # बा (बादशाह) is not on the cards, because it is so near to बे.
    shapes = [shape(word) for word in ("बे", "बा", "रा", "इ", "गु")]

    assert all(one != other for i, one in enumerate(shapes) for other in shapes[i + 1 :])
    assert "बा" not in DEVANAGARI.values()


def test_marks_above_and_below_stand_at_their_letter() -> None:
    above, below = shape("बे").boundingRect(), shape("गु").boundingRect()
    plain = shape("ब").boundingRect()

    assert above.top() < plain.top() - 50
    assert above.width() < plain.width() + 60
    assert below.bottom() > plain.bottom() + 50


def test_an_outline_keeps_its_height_and_is_squeezed_to_its_width() -> None:
    points = re.findall(r"([-\d.]+),([-\d.]+)", outline("10", 43, 44, (29, 56)))
    across, down = [float(x) for x, _ in points], [float(y) for _, y in points]

    assert min(across) == pytest.approx(7, abs=0.5)
    assert max(across) == pytest.approx(51, abs=0.5)
    assert max(down) - min(down) == pytest.approx(43, abs=3)
