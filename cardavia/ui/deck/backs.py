"""Six backs."""

import math
from collections.abc import Callable
from typing import Final

from cardavia.ui.deck.cards import blank
from cardavia.ui.deck.figures import motif_rows
from cardavia.ui.deck.motifs import lotus, marigold, paisley, petal
from cardavia.ui.deck.svg import GOLD, HEIGHT, MARIGOLD, PALE, WIDTH, around, at, box, disc, dots, group, num, path, polygon, ring, star, svg

def back(ground: str, field: str) -> str:
    """Return a back: ivory edge, coloured panel, golden line, garland, and a field drawn round the origin."""
    x, y, across, down = WIDTH / 2 - 10, HEIGHT / 2 - 10, 17, 25
    beads = [(-x + 7 + (2 * x - 14) * i / across, s * (y - 7)) for i in range(across + 1) for s in (-1, 1)]
    beads += [(s * (x - 7), -y + 7 + (2 * y - 14) * i / down) for i in range(1, down) for s in (-1, 1)]
    garland = path(dots(beads, 3.7), MARIGOLD) + path(dots(beads, 1.4), "#B5481B")
    panel = (
        path(box(-x, -y, 2 * x, 2 * y, 7), ground) + garland
        + path(box(-x + 14, -y + 14, 2 * x - 28, 2 * y - 28, 3), "none", GOLD, 1.4)
    )
    return svg(blank() + group(panel + field, at(WIDTH / 2, HEIGHT / 2)))


def jaali() -> str:
    """Return a back like a pierced marble screen: eight-pointed stars that touch, and crosses between them."""
    cell = 47.0
    spots = [((i - 1.5) * cell, (j - 2.5) * cell) for i in range(4) for j in range(6)]
    screen = path(box(-16.5, -16.5, 33, 33) + polygon(around(4, 23.3)), "#31448C", GOLD, 1.6)
    motif = screen + path(disc(0, 0, 13), "#1D2858") + path(star(8, 12, 5), MARIGOLD) + path(disc(0, 0, 3.4), "#1D2858")
    joints = [((i - 1) * cell, (j - 2) * cell) for i in range(3) for j in range(5)]
    cross = path(star(4, 11, 3.6), "#8FA5DA")
    rim = (
        [(s * 94, (j - 2) * cell) for s in (-1, 1) for j in range(5)]
        + [((i - 1) * cell, s * 141) for s in (-1, 1) for i in range(3)]
    )
    edge = path(dots(rim, 3), "#8FA5DA")
    return back("#27346A", motif_rows(motif, spots) + motif_rows(cross, joints) + edge)


def paisleys() -> str:
    """Return a back of paisleys that turn round the middle."""
    light, rose = paisley(PALE, "#A51C35", MARIGOLD), group(paisley("#F0B9A8", "#7E1230", PALE), "scale(-1 1)")
    rows = []
    for j in range(3):
        for i in range(4):
            motif = light if (i + j) % 2 == 0 else rose
            rows.append(group(motif, at((i - 1.5) * 47, (j - 2.5) * 48.5, 1.13)))
    half = (
        "".join(rows)
        + motif_rows(marigold(0, 0, 5.4, PALE, "#C8511B"), [((i - 1) * 47, (j - 2) * 48.5) for i in range(3) for j in range(2)])
    )
    middle = motif_rows(marigold(0, 0, 5.4, PALE, "#C8511B"), [(-47, 0), (0, 0), (47, 0)])
    return back("#8E1530", half + group(half, "rotate(180)") + middle)


def mandala() -> str:
    """Return a back with a lotus seen from above, buds, and a quarter of a flower in each corner."""
    outer = ring(path(petal(94, 42), "#2E7A63", GOLD, 1.3), 12)
    second = ring(path(petal(74, 32), "#E8A7A0", "#7E1230", 1.2), 12, 15)
    third = ring(path(petal(53, 25), "#F7DCCB", "#A51C35", 1.2), 12)
    fourth = ring(path(petal(32, 17), "#E2747A", "#7E1230", 1), 8, 22.5)
    heart = (
        path(disc(0, 0, 11), MARIGOLD, "#7E1230", 1.2) + path(dots(around(8, 7), 1.5), "#B5481B")
        + path(disc(0, 0, 3), "#B5481B")
    )
    beads = path(dots(around(12, 92, -75), 2.6), MARIGOLD)
    leaves = ((62, 24, 20, "#2E7A63"), (62, 66, 20, "#2E7A63"), (50, 45, 22, "#E8A7A0"), (34, 30, 13, "#F7DCCB"), (34, 60, 13, "#F7DCCB"))
    fan = "".join(group(path(petal(h, w), c, GOLD, 1.1), f"rotate({a})") for h, a, w, c in leaves)
    corner_fan = group(fan + path("M0,0V-13A13,13 0 0 1 13,0Z", MARIGOLD, "#7E1230", 1), at(-98, 148))
    corners = "".join(group(corner_fan, f"scale({x} {y})") for x in (1, -1) for y in (1, -1))
    bud = group(lotus(0, 0, 26, "#E8A7A0", "#F7DCCB"), at(0, 137))
    return back("#17503F", corners + bud + group(bud, "rotate(180)") + outer + beads + second + third + fourth + heart)


def peacock() -> str:
    """Return a back of peacock eyes that rise from the middle like a spread tail."""
    eye = (
        path(petal(40, 26), "#1F6E77", GOLD, 1.3) + group(path(petal(27, 17), "#2F9C8F"), at(0, -9))
        + group(path(disc(0, 0, 7), MARIGOLD, "#16324F", 1), at(0, -26)) + path(disc(0, -26, 3.6), "#27346A")
    )
    rows = [(150, 15, 11.25), (112, 12, 0), (74, 9, 20)]
    tail = "".join(
        group(group(eye, at(0, -r + 30)), f"rotate({num(start + 360 * i / count)})")
        for r, count, start in rows for i in range(count)
        if abs((r - 6) * math.sin(math.radians(start + 360 * i / count))) < 86
    )
    heart = ring(path(petal(30, 16), "#2F9C8F", GOLD, 1.2), 8) + path(disc(0, 0, 10), MARIGOLD, "#16324F", 1.2)
    return back("#14424A", tail + heart)


def marigolds() -> str:
    """Return a back strewn with marigolds in staggered rows."""
    bloom = (
        ring(path(petal(17, 11), MARIGOLD, "#B5481B", 0.9), 10) + ring(path(petal(10, 7), "#F7C65A"), 8)
        + path(disc(0, 0, 4), "#C8511B")
    )
    leaf = path(petal(13, 8), "#2E6B46")
    spray = group(leaf, at(0, 0, 1, 40)) + group(leaf, at(0, 0, 1, 160)) + group(leaf, at(0, 0, 1, 280))
    even = [((i - 1.5) * 48, (j - 3) * 46) for i in range(4) for j in range(7)]
    odd = [((i - 1) * 48, (j - 2.5) * 46) for i in range(3) for j in range(6)]
    return back("#5B2342", motif_rows(bloom, even) + motif_rows(spray, odd))


def stars() -> str:
    """Return a back of the night sky: a great moon and sun star, small stars around."""
    eight = path(box(-11, -11, 22, 22), "none", GOLD, 2) + path(polygon(around(4, 15.6)), "none", GOLD, 2)
    spots = [((i - 1.5) * 48, (j - 2.5) * 48) for i in range(4) for j in range(6)]
    small = [((i - 1) * 48, (j - 2) * 48) for i in range(3) for j in range(5)]
    lights = motif_rows(path(star(4, 8, 2.6), PALE), small) + motif_rows(path(disc(0, 0, 3), PALE), spots)
    return back("#1B2233", motif_rows(eight, spots) + lights)


def simple(ground: str, field: str, line: str) -> str:
    """Return a small back: a bold panel whose few large shapes hold at 40 px of width."""
    x, y = WIDTH / 2 - 10, HEIGHT / 2 - 10
    panel = path(box(-x, -y, 2 * x, 2 * y, 7), ground) + path(
        box(-x + 11, -y + 11, 2 * x - 22, 2 * y - 22, 4), "none", line, 4.5
    )
    return svg(blank() + group(panel + field, at(WIDTH / 2, HEIGHT / 2)))


def small_jaali() -> str:
    """Return the jaali with six great stars instead of twenty-four."""
    tile = path(box(-29, -29, 58, 58) + polygon(around(4, 41)), "#4A61B5") + path(star(8, 26, 11), PALE)
    spots = [((i - 0.5) * 96, (j - 1) * 96) for i in range(2) for j in range(3)]
    cross = motif_rows(path(star(4, 20, 7), MARIGOLD), [(0, -48), (0, 48)])
    return simple("#27346A", motif_rows(tile, spots) + cross, GOLD)


BACKS: Final[dict[str, Callable[[], str]]] = {
    "jaali": jaali,
    "paisley": paisleys,
    "lotus": mandala,
    "peacock": peacock,
    "marigold": marigolds,
    "stars": stars,
}
SMALL_BACKS: Final[dict[str, Callable[[], str]]] = {"jaali": small_jaali}
"""Backs that need a drawing of their own when small."""
