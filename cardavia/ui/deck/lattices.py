"""Backs woven of one motif repeated: marble screen, paisleys, marigolds, and the night sky."""

from typing import Final

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.motifs import marigold, paisley, petal
from cardavia.ui.deck.palette import EMBER, GOLD, MARIGOLD, PALE
from cardavia.ui.deck.svg import (
    Point,
    around,
    at,
    box,
    disc,
    group,
    path,
    polygon,
    ring,
    rows,
    star,
)

IVORY: Final = "#EADFC2"
DEEP: Final = "#1B2656"


def lattice(columns: int, lines: int, cell: float) -> list[Point]:
    """Return the points of a grid round the origin."""
    return [
        ((i - (columns - 1) / 2) * cell, (j - (lines - 1) / 2) * cell)
        for i in range(columns)
        for j in range(lines)
    ]


def jaali(brush: Brush) -> str:
    """Return a pierced marble screen: eight-pointed stars that touch, and crosses between them."""
    columns, lines, cell = (3, 5, 58.0) if brush.fine else (2, 3, 96.0)
    k = cell / 58
    square = 41 * k
    frame = box(-square / 2, -square / 2, square, square) + polygon(around(4, 29 * k))
    pierced = box(-14.5 * k, -14.5 * k, 29 * k, 29 * k) + polygon(around(4, 20.5 * k))
    rosette = path(star(8, 15 * k, 7 * k), MARIGOLD) + path(disc(0, 0, 3.6 * k), DEEP)
    tile = path(frame, IVORY) + path(pierced, DEEP) + rosette
    joint = path(star(4, 13 * k, 4.4 * k), "#8FA5DA")
    return rows(tile, lattice(columns, lines, cell)) + rows(
        joint, lattice(columns - 1, lines - 1, cell)
    )


def paisleys(brush: Brush) -> str:
    """Return paisleys that turn round the middle."""
    light = paisley(PALE, "#A51C35", MARIGOLD)
    if not brush.fine:
        column = "".join(group(light, at(-47, y, 2.15)) for y in (-94, 0, 94))
        return column + group(column, "rotate(180)")
    rose = group(paisley("#F0B9A8", "#7E1230", PALE), "scale(-1 1)")
    upper = [
        group(light if (i + j) % 2 == 0 else rose, at((i - 1.5) * 47, (j - 2.5) * 48.5, 1.13))
        for j in range(3)
        for i in range(4)
    ]
    seeds = [((i - 1) * 47, (j - 2) * 48.5) for i in range(3) for j in range(5)]
    half = "".join(upper)
    return half + group(half, "rotate(180)") + rows(marigold(5.4, PALE, "#C8511B"), seeds)


def marigolds(brush: Brush) -> str:
    """Return marigolds in staggered rows with leaves between."""
    leaflet = path(petal(17, 10), MARIGOLD, EMBER, 0.9 * brush.contour)
    # Every second petal lies below, so that no seam shows which end is up.
    bloom = ring(leaflet, 6, 30) + ring(leaflet, 6)
    bloom += ring(path(petal(10, 7), "#F7C65A"), 8) + path(disc(0, 0, 4), "#C8511B")
    leaf = path(petal(13, 8), "#4E8F5C")
    if not brush.fine:
        even = rows(group(bloom, "scale(2)"), [(x, y) for x in (-56, 56) for y in (-104, 0, 104)])
        odd = rows(group(bloom, "scale(2)"), [(0, -52), (0, 52)])
        leaves = ring(path(petal(26, 16), "#4E8F5C"), 4, 45)
        return rows(leaves, [(0, -110), (0, 0), (0, 110)]) + even + odd
    spray = "".join(group(leaf, f"rotate({turn})") for turn in (45, 135, 225, 315))
    return rows(spray, lattice(3, 5, 50)) + rows(group(bloom, "scale(1.16)"), lattice(4, 6, 50))


def stars(brush: Brush) -> str:
    """Return the night sky: a great star of sixteen points among small ones."""
    shine = path(star(16, 84, 58), "#2C3566", GOLD, 2 * brush.contour)
    shine += path(star(16, 62, 42), PALE) + path(disc(0, 0, 38), "#1A1F38")
    core = path(star(8, 32, 15), MARIGOLD) + path(disc(0, 0, 8), "#1A1F38")
    great = [(x, y) for x in (-66, 66) for y in (-112, 112)]
    if not brush.fine:
        return shine + core + rows(path(star(8, 26, 11), PALE), great)
    eight = path(star(8, 17, 8), PALE) + path(disc(0, 0, 4), "#1A1F38")
    small = [(0, -112), (0, 112), (-33, -94), (33, 94), (33, -94), (-33, 94), (-86, -74), (86, 74)]
    small += [(86, -74), (-86, 74), (-35, -134), (35, 134), (35, -134), (-35, 134)]
    dust = [(x * 0.5, y) for x, y in ((-170, 44), (170, -44), (-170, -44), (170, 44))]
    return (
        shine
        + core
        + rows(eight, great)
        + rows(path(star(4, 9, 2.8), GOLD), small)
        + rows(path(disc(0, 0, 2.2), PALE), dust)
    )
