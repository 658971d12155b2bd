"""Suit signs, and where they stand on a number card."""

from typing import Final

from cardavia.ui.deck.svg import HEIGHT, WIDTH, Point, at, disc, group, path

PIPS: Final = {
    "S": "M0,-50C9,-29 45,-11 45,17C45,32 34,40 23,40C15,40 9,36 5,30C6,40 13,46 26,50L-26,50C-13,46 -6,40 -5,30"
    "C-9,36 -15,40 -23,40C-34,40 -45,32 -45,17C-45,-11 -9,-29 0,-50Z",
    "H": "M0,49C-9,27 -48,9 -48,-19C-48,-36 -36,-46 -24,-46C-12,-46 -4,-39 0,-27C4,-39 12,-46 24,-46"
    "C36,-46 48,-36 48,-19C48,9 9,27 0,49Z",
    "D": "M0,-52C10,-32 24,-14 43,0C24,14 10,32 0,52C-10,32 -24,14 -43,0C-24,-14 -10,-32 0,-52Z",
    "C": disc(0, -28, 21.5)
    + disc(-26.5, 9, 21.5)
    + disc(26.5, 9, 21.5)
    + "M-7,-12L7,-12L9,-1L16,6L8,12L5,16C5,35 12,45 24,50L-24,50C-12,45 -5,35 -5,16L-8,12L-16,6L-9,-1Z",
}

LEFT, MIDDLE, RIGHT = 81.0, 125.0, 169.0
ROWS: Final[dict[str, list[Point]]] = {
    "2": [(MIDDLE, 64)], "3": [(MIDDLE, 64)], "4": [(LEFT, 64), (RIGHT, 64)], "5": [(LEFT, 64), (RIGHT, 64)],
    "6": [(LEFT, 64), (RIGHT, 64)], "7": [(LEFT, 64), (RIGHT, 64)], "8": [(LEFT, 64), (RIGHT, 64), (MIDDLE, 119.5)],
    "9": [(LEFT, 64), (RIGHT, 64), (LEFT, 138), (RIGHT, 138)],
    "10": [(LEFT, 64), (RIGHT, 64), (LEFT, 138), (RIGHT, 138), (MIDDLE, 101)],
}  # fmt: skip
WAIST: Final[dict[str, list[Point]]] = {
    "3": [(MIDDLE, 175)], "5": [(MIDDLE, 175)], "6": [(LEFT, 175), (RIGHT, 175)],
    "7": [(LEFT, 175), (RIGHT, 175), (MIDDLE, 119.5)], "8": [(LEFT, 175), (RIGHT, 175)], "9": [(MIDDLE, 175)],
}  # fmt: skip


def pip(suit: str, fill: str, x: float, y: float, size: float, turn: float = 0.0) -> str:
    """Return one suit sign, ``size`` high, around a point."""
    return group(path(PIPS[suit], fill), at(x, y, size / 100, turn))


def number_pips(rank: str, suit: str, ink: str, size: float = 50) -> str:
    """Return the pips of a number card, the lower ones upside down."""
    upper = "".join(pip(suit, ink, x, y, size) for x, y in ROWS[rank])
    lower = "".join(pip(suit, ink, WIDTH - x, HEIGHT - y, size, 180) for x, y in ROWS[rank])
    return upper + lower + "".join(pip(suit, ink, x, y, size) for x, y in WAIST.get(rank, []))
