"""Every face and back of a deck by its number, in the usual and in the small drawing."""

import re
from typing import Final

from cardavia.cards.cards import PLAIN_FACES, RED_JOKER
from cardavia.ui.deck.backs import BACKS, SMALL_BACKS
from cardavia.ui.deck.cards import card
from cardavia.ui.deck.jokers import joker
from cardavia.ui.deck.letters import Letters
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.deck.svg import INK

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = "SHDC"
SMALL_BELOW: Final = 90
"""Cards less high than this, in pixels, use the small drawing."""
_CONTOUR: Final = re.compile(rf'stroke="{INK}" stroke-width="([\d.]+)"')
_GOLD_LINE: Final = re.compile(r'stroke="(#DFA32B)" stroke-width="([\d.]+)"')


def face_svg(face: int, style: DeckStyle, *, small: bool = False) -> str:
    """Return a face (0..51, 52 black joker, 53 red joker) as an SVG document."""
    letters = Letters()
    if face >= PLAIN_FACES:
        drawing = joker("red" if face == RED_JOKER else "black", style, letters)
    else:
        drawing = card(RANKS[face % 13], SUITS[face // 13], style, letters)
    return bolder(drawing) if small else drawing


def back_svg(style: DeckStyle, *, small: bool = False) -> str:
    """Return the chosen back as an SVG document."""
    name = style.back if style.back in BACKS else "lotus"
    if small and name in SMALL_BACKS:
        return SMALL_BACKS[name]()
    return BACKS[name]()


def bolder(drawing: str) -> str:
    """Return a drawing for small sizes: contours of 2.4 at least, golden lines with them."""
    drawing = _CONTOUR.sub(lambda m: f'stroke="{INK}" stroke-width="{_wide(m.group(1))}"', drawing)
    return _GOLD_LINE.sub(lambda m: f'stroke="#C98A12" stroke-width="{_wide(m.group(2))}"', drawing)


def _wide(width: str) -> str:
    return f"{max(2.4, float(width) * 1.5):.3g}"
