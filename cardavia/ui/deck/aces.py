"""Aces: one large sign inlaid with flowers, in a ring of petals."""

from typing import Final

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.motifs import petal
from cardavia.ui.deck.palette import GOLD, MARIGOLD, Livery
from cardavia.ui.deck.pips import pip
from cardavia.ui.deck.svg import HEIGHT, WIDTH, at, disc, group, path, ring

INLAYS: Final[dict[str, list[tuple[float, float, float]]]] = {
    "S": [(0, 14, 1.55), (-37, 24, 0.72), (37, 24, 0.72), (0, -32, 0.62)],
    "H": [(0, -4, 1.55), (-38, -32, 0.72), (38, -32, 0.72), (0, 38, 0.62)],
    "D": [(0, 0, 1.35), (0, -37, 0.6), (0, 37, 0.6)],
    "C": [(0, -42, 1.0), (-40, 13.5, 1.0), (40, 13.5, 1.0)],
}
"""Where each sign's flowers lie, and how large they are."""


def ace(brush: Brush, suit: str, ink: str, livery: Livery, paper: str) -> str:
    """Return the picture of an ace; when small, the sign alone with one flower."""
    middle = at(WIDTH / 2, HEIGHT / 2)
    if not brush.fine:
        bloom = ring(path(petal(21, 13), paper), 8) + path(disc(0, 0, 8), MARIGOLD)
        place = at(0, INLAYS[suit][0][1] * 1.15, 0.9)
        return group(pip(suit, ink, 0, 0, 172) + group(bloom, place), middle)
    bloom = (
        ring(path(petal(17, 9), paper), 8)
        + ring(path(petal(11, 5), livery.window), 8)
        + path(disc(0, 0, 5), ink)
        + path(disc(0, 0, 3), MARIGOLD)
    )
    inlay = [group(bloom, at(x * 0.95, y * 0.95, s * 0.95)) for x, y, s in INLAYS[suit]]
    return group(wreath(livery) + pip(suit, ink, 0, 0, 142) + "".join(inlay), middle)


def wreath(livery: Livery) -> str:
    """Return a ring of petals in the court's colour and gold."""
    leaves = [group(path(petal(15, 9), c), at(0, -99)) for c in (livery.window, GOLD)]
    thin = path(disc(0, 0, 96), "none", GOLD, 1.2)
    return group(ring(leaves[0], 24) + ring(leaves[1], 24, 7.5) + thin, "scale(.9)")
