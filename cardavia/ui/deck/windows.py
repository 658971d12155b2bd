"""The palace window that a court stands in, its frame and the carpet over its sill."""

from typing import Final

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.motifs import petal
from cardavia.ui.deck.palette import EMBER, FACE, GOLD, INK, MARIGOLD, PALE, PARCHMENT, Livery
from cardavia.ui.deck.svg import (
    Point,
    at,
    box,
    disc,
    dots,
    group,
    mirrored,
    num,
    path,
    polygon,
    ring,
)

FRAME_X: Final = 79.0
"""Half the width of a court's frame."""
FRAME_Y: Final = 150.0
"""Half its height."""
SMALL_X: Final = 74.0
SMALL_Y: Final = 158.0
"""The same of the small drawing, which leaves more room to the index."""


def cusped_arch() -> str:
    """Return the path data of a window with a cusped arch, standing on y = 0."""
    left = [(-63, -82), (-60.5, -101), (-51, -117), (-35, -128.5), (-17, -135.5)]
    up = "".join(f"A11.5,11.5 0 0 1 {num(x)},{num(y)}" for x, y in left[1:])
    down = "".join(f"A11.5,11.5 0 0 1 {num(-x)},{num(y)}" for x, y in reversed(left[:-1]))
    return f"M-63,0V-82{up}C-8,-135.5 -2,-137 0,-141C2,-137 8,-135.5 17,-135.5{down}V0Z"


def window(livery: Livery, mark: str) -> str:
    """Return the empty upper half of a court's window, a mark in its two corners."""
    arch = cusped_arch()
    ends = path(box(-71, -92, 7, 6, 1.5) + box(-71.5, -20, 8, 5, 1.5), livery.trim, INK, 1)
    pillar = path("M-67.6,-6V-84", "none", GOLD, 2.2) + ends
    line = path(arch, livery.window, INK, 4.6) + path(arch, livery.window, livery.trim, 2.2)
    return line + mirrored(mark) + mirrored(pillar)


def small_window(drawn: str) -> str:
    """Return a court before a plain window, somewhat larger."""
    return group(drawn, at(0, -6, 1.08))


def garland(x: float, y: float, step: float) -> list[Point]:
    """Return points evenly round a rectangle of half-width ``x`` and half-height ``y``."""
    across, down = round(2 * x / step), round(2 * y / step)
    points = [(-x + 2 * x * i / across, s * y) for i in range(across + 1) for s in (-1, 1)]
    return points + [(s * x, -y + 2 * y * i / down) for i in range(1, down) for s in (-1, 1)]


def frame(brush: Brush, livery: Livery) -> str:
    """Return the border of a court card, around the origin: marigolds, or a plain line when small."""
    if not brush.fine:
        return brush.inked(box(-SMALL_X, -SMALL_Y, 2 * SMALL_X, 2 * SMALL_Y, 5), livery.window, 2.2)
    x, y = FRAME_X, FRAME_Y
    beads = garland(x - 3.5, y - 3.5, 7.2)
    return (
        brush.inked(box(-x, -y, 2 * x, 2 * y, 4), livery.window, 1.4)
        + path(dots(beads, 2.5), MARIGOLD if livery.trim == GOLD else livery.trim)
        + path(dots(beads, 0.9), EMBER)
        + brush.inked(box(-x + 7, -y + 7, 2 * x - 14, 2 * y - 14, 1.5), PARCHMENT, 1.2)
    )


def sill(brush: Brush, cloth: str, mark: str) -> str:
    """Return the carpet over the sill, with a sign in a marigold."""
    half = 72 if brush.fine else SMALL_X
    edge = f"M{num(-half)},-11H{num(half)}M{num(-half)},11H{num(half)}"
    carpet = path(box(-half, -11, 2 * half, 22), cloth) + brush.rod(edge, GOLD, brush.thick(2), 1)
    tiles = (-62, -48, -34, 34, 48, 62)
    diamonds = "".join(polygon([(x - 5, 0), (x, -5.5), (x + 5, 0), (x, 5.5)]) for x in tiles)
    beads = path(dots([(x, 0) for x in (-55, -41, -27, 27, 41, 55)], 1.5), PALE)
    woven = brush.detail(path(diamonds, GOLD) + beads)
    return carpet + woven + rosette(brush) + group(mark, "scale(1)" if brush.fine else "scale(1.5)")


def rosette(brush: Brush) -> str:
    """Return the marigold in the middle of a carpet."""
    if not brush.fine:
        return brush.inked(disc(0, 0, 17), MARIGOLD, 1.4) + path(disc(0, 0, 14), FACE)
    petals = ring(brush.inked(petal(17, 10), MARIGOLD, 1), 12)
    heart = brush.inked(disc(0, 0, 11.5), FACE, 1.2) + path(disc(0, 0, 9.6), "none", GOLD, 1)
    return petals + heart


def half_window(brush: Brush, livery: Livery, half: str) -> str:
    """Return one portrait in the lower right of a large-print card."""
    foot = brush.inked(box(-79, -4, 158, 8, 2), GOLD, 1.4)
    return group(_pane(brush, livery) + half + foot, at(163, 332, 0.98))


def _pane(brush: Brush, livery: Livery) -> str:
    outer = brush.inked(box(-79, -150, 158, 150, 4), livery.window, 1.4)
    if not brush.fine:
        return outer
    return outer + brush.inked(box(-72, -143, 144, 143, 1.5), PARCHMENT, 1.2)
