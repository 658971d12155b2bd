"""Backs with one great picture: a lotus from above, and two peacocks."""

import math
from typing import Final

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.motifs import lotus, petal
from cardavia.ui.deck.palette import EMBER, GOLD, INK, MARIGOLD, PALE, PEARL
from cardavia.ui.deck.svg import around, at, disc, dots, group, mirrored, path, ring

WINE: Final = "#7E1230"
ROSY: Final = "#E8A7A0"
CREAM: Final = "#F7DCCB"
JADE: Final = "#2E7A63"
PEACOCK_BLUE: Final = "#2F74C4"


def lotus_from_above(brush: Brush) -> str:
    """Return a lotus seen from above, with buds, and a quarter of a flower in each corner."""
    if not brush.fine:
        return _bold_lotus()
    flower = (
        ring(path(petal(94, 42), JADE, GOLD, 1.3), 12)
        + path(dots(around(12, 92, -75), 2.6), MARIGOLD)
        + ring(path(petal(74, 32), ROSY, WINE, 1.2), 12, 15)
        + ring(path(petal(53, 25), CREAM, "#A51C35", 1.2), 12)
        + ring(path(petal(32, 17), "#E2747A", WINE, 1), 8, 22.5)
    )
    heart = path(disc(0, 0, 11), MARIGOLD, WINE, 1.2) + path(dots(around(8, 7), 1.5), EMBER)
    bud = group(lotus(brush, 26, ROSY, CREAM), at(0, 137))
    return (
        _corners() + bud + group(bud, "rotate(180)") + flower + heart + path(disc(0, 0, 3), EMBER)
    )


def _corners() -> str:
    leaves = (
        *((62, 24, 20, JADE), (62, 66, 20, JADE), (50, 45, 22, ROSY)),
        *((34, 30, 13, CREAM), (34, 60, 13, CREAM)),
    )
    fan = [group(path(petal(h, w), c, GOLD, 1.1), f"rotate({a})") for h, a, w, c in leaves]
    seed = path("M0,0V-13A13,13 0 0 1 13,0Z", MARIGOLD, WINE, 1)
    corner = group("".join(fan) + seed, at(-98, 148))
    return "".join(group(corner, f"scale({x} {y})") for x in (1, -1) for y in (1, -1))


def _bold_lotus() -> str:
    return (
        _bold_corners()
        + ring(path(petal(104, 58), JADE, GOLD, 2.2), 8)
        + ring(path(petal(82, 46), ROSY, WINE, 2.2), 8, 22.5)
        + ring(path(petal(56, 34), CREAM, WINE, 2), 8)
        + path(disc(0, 0, 17), MARIGOLD, WINE, 2.2)
    )


def _bold_corners() -> str:
    leaves = ((58, 24, 26, JADE), (58, 66, 26, JADE), (48, 45, 24, ROSY))
    fan = "".join(group(path(petal(h, w), c), f"rotate({a})") for h, a, w, c in leaves)
    corner = group(fan, at(-101, 151))
    return "".join(group(corner, f"scale({x} {y})") for x in (1, -1) for y in (1, -1))


def peacocks(brush: Brush) -> str:
    """Return two peacocks with spread tails, foot to foot."""
    half = _tail(brush) + group(_bird(brush), "scale(1)" if brush.fine else "scale(1.25)")
    foot = path(disc(0, 0, 15), MARIGOLD, INK, 1.6 * brush.contour) + path(disc(0, 0, 7), EMBER)
    petals = ring(path(petal(26, 13), PALE, INK, 1.2 * brush.contour), 12)
    return half + group(half, "rotate(180)") + petals + foot


def _tail(brush: Brush) -> str:
    if not brush.fine:
        return _spread((-72, -38, 0, 38, 72), 0.8, _eye(1.55))
    outer = _spread((-76, -58, -40, -20, 0, 20, 40, 58, 76), 1.0, _eye(1))
    middle = _spread((-67, -48, -29, -9.5, 9.5, 29, 48, 67), 0.76, _eye(0.85))
    return outer + middle + _spread((-58, -35, -12, 12, 35, 58), 0.54, _eye(0.7))


def _spread(angles: tuple[float, ...], reach: float, eye: str) -> str:
    """Return feathers from the foot up, as long as the panel lets them."""
    drawn = []
    for angle in angles:
        far = min(132.0, 84 / max(0.01, abs(math.sin(math.radians(angle))))) * reach
        stalk = path(f"M0,-10V{-far:.1f}", "none", "#3F8F7A", 1.6)
        drawn.append(group(stalk + group(eye, at(0, -far)), f"rotate({angle})"))
    return "".join(drawn)


def _eye(size: float) -> str:
    """Return a feather's eye, its middle on the origin."""
    blade = path("M0,20C-15,10 -15,-9 0,-17C15,-9 15,10 0,20Z", "#2F9C8F", GOLD, 1.4)
    spots = path(disc(0, -1, 9), MARIGOLD) + path(disc(0, 0, 6), "#1E3E8C")
    return group(blade + spots + path(disc(0, 1, 2.6), PALE), f"scale({size:g})")


def _bird(brush: Brush) -> str:
    """Return a peacock from the front, its foot on the origin."""
    body = (
        "M0,-8C-19,-12 -20,-32 -10,-45C-6,-51 -6,-55 -7,-61C-8,-71 8,-71 7,-61"
        "C6,-55 6,-51 10,-45C20,-32 19,-12 0,-8Z"
    )
    crest = path("M0,-67L-8,-80M0,-67V-83M0,-67L8,-80", "none", PALE, 1.4 * brush.contour)
    pearls = path(dots([(-8, -81), (0, -84), (8, -81)], 2.4 if brush.fine else 3.2), PALE)
    eye = path(disc(-3.2, -62, 1.9), PEARL) + path(disc(-3.2, -62, 1), INK)
    beak = path("M-2.4,-58L0,-52L2.4,-58Z", MARIGOLD)
    scales = path("M-9,-30q4.5,6 9,0q4.5,6 9,0M-7,-39q3.5,5 7,0q3.5,5 7,0", "none", PALE, 1.2)
    blue = path(body, PEACOCK_BLUE, INK, 1.4 * brush.contour)
    return crest + pearls + blue + mirrored(brush.detail(eye)) + beak + brush.detail(scales)
