"""What stands in the corner of a card: its index with the suit sign, or a joker's sign and name."""

from dataclasses import dataclass
from typing import Final

from cardavia.ui.deck.letters import outline
from cardavia.ui.deck.pips import pip
from cardavia.ui.deck.style import JOKER, DeckStyle
from cardavia.ui.deck.svg import Point, at, group, path


@dataclass(frozen=True)
class Place:
    """Where an index stands, how high its capitals are and how wide it may be."""

    x: float
    baseline: float
    cap: float
    widest: float
    sign: float
    """How high the suit sign below is."""
    sign_y: float


USUAL: Final = Place(25, 56, 43, 34.5, 35, 91)
SMALL: Final = Place(25, 62, 54, 39.5, 41, 104)
LARGE: Final = Place(36, 92, 76, 55, 58, 156)
"""Everything in large print ends 67 units from the left: a hand of 25 shows 68 of each card."""
WIDER_TEN: Final = 1.28
"""By how much a ten may be wider than other indices."""
LOWER_LETTERS: Final = 0.84
"""How high Devanagari letters are beside capitals: they have marks above and below."""


def corner(rank: str, suit: str, style: DeckStyle, *, small: bool) -> str:
    """Return the index with its suit sign below."""
    place = LARGE if style.large_print else SMALL if small else USUAL
    ink = style.ink(suit)
    return _index(rank, style, place, ink) + pip(suit, ink, place.x, place.sign_y, place.sign)


def _index(rank: str, style: DeckStyle, place: Place, ink: str) -> str:
    cap = place.cap * (LOWER_LETTERS if style.is_native(rank) else 1)
    x, widest = place.x, place.widest
    if rank == "10" and not style.large_print:
        widest *= WIDER_TEN
        x = max(x, 7 + widest / 2)
    return path(outline(style.index(rank), cap, widest, (x, place.baseline)), ink)


def joker_corner(sign: str, ink: str, style: DeckStyle, *, small: bool) -> str:
    """Return a joker's sign with its name below, written downwards; the sign alone when small."""
    if style.large_print:
        return group(sign, at(36, 43, 1.7)) + _name(ink, style, (36, 124), 1.7)
    if small:
        return group(sign, at(26, 38, 1.5))
    return group(sign, at(25, 32, 1.12)) + _name(ink, style, (25, 82), 1)


def _name(ink: str, style: DeckStyle, first: Point, size: float) -> str:
    native = style.letters == "devanagari"
    cap, step, widest = (23.0, 35.0, 30.0) if native else (21.0, 26.5, 25.0)
    x, y = first[0], first[1] + (7 * size if native else 0)
    heavy = 2.2 if style.large_print else 0.8
    drawn = [
        outline(part, cap * size, widest * size, (x, y + step * size * i))
        for i, part in enumerate(JOKER[style.letters])
    ]
    return path("".join(drawn), ink, ink, heavy)
