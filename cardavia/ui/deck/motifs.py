"""Flowers, birds and other motifs."""

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.palette import GOLD, INK, MARIGOLD
from cardavia.ui.deck.svg import around, at, disc, dots, group, num, path


def petal(length: float, width: float) -> str:
    """Return the path data of a lotus petal standing on the origin."""
    w, h = width / 2, length
    return (
        f"M0,0C{num(-w)},{num(-h * 0.25)} {num(-w * 1.1)},{num(-h * 0.62)} 0,{num(-h)}"
        f"C{num(w * 1.1)},{num(-h * 0.62)} {num(w)},{num(-h * 0.25)} 0,0Z"
    )


def lotus(brush: Brush, size: float, outer: str, inner: str) -> str:
    """Return an open lotus seen from the side, standing on the origin."""
    petals = [(-64, 0.78, outer), (64, 0.78, outer), (-36, 0.92, inner), (36, 0.92, inner)]
    if not brush.fine:
        petals = [(-62, 0.86, outer), (62, 0.86, outer), (-31, 0.96, inner), (31, 0.96, inner)]
    petals.append((0, 1.0, outer))
    drawn = [group(brush.inked(petal(24 * k, 13), c, 1.3), f"rotate({a})") for a, k, c in petals]
    return group("".join(drawn), at(0, 0, size / 24))


def marigold(r: float, outer: str = MARIGOLD, inner: str = "#C8511B") -> str:
    """Return a marigold seen from above."""
    scallops = dots(around(10, r * 0.72), r * 0.32)
    return path(scallops + disc(0, 0, r * 0.72), outer) + path(disc(0, 0, r * 0.38), inner)


def paisley(fill: str, inner: str, core: str) -> str:
    """Return a paisley about 40 high round the origin, its tip bent to the right."""
    body = (
        "M10,-20C2,-21 -14,-9 -14,6C-14,15 -7,20 0,20C8,20 14,14 14,6C14,-2 7,-4 6,-10"
        "C5.5,-14 7,-18 10,-20Z"
    )
    heart = "M3,-11C-3,-7 -9,-1 -9,6C-9,12 -5,15 0,15C5,15 9,11 9,6C9,0 3,-3 3,-11Z"
    return path(body, fill) + path(heart, inner) + group(path(petal(13, 8), core), at(0, 12))


def feather(brush: Brush, eye: str) -> str:
    """Return a peacock feather rising from the origin."""
    stem = path("M0,0C1,-14 -1,-26 0,-36", "none", "#5E8F3A", 2)
    blade = brush.inked("M0,-22C-9,-28 -11,-42 0,-52C11,-42 9,-28 0,-22Z", "#3F8F5A", 1.3)
    spot = path(disc(0, -37, 6), GOLD) + path(disc(0, -36.5, 4.2), eye)
    return stem + blade + spot + brush.detail(path(disc(0, -36, 2), INK))


def plume(brush: Brush, colour: str) -> str:
    """Return a heron plume rising from the origin and bending back."""
    return brush.inked("M0,0C-3,-9 -8,-17 -20,-21C-13,-22 -2,-19 4,-8L4,0Z", colour, 1.2)


def bird(brush: Brush, body: str, wing: str, beak: str) -> str:
    """Return a bird perching on the origin and looking left."""
    tail = brush.inked("M7,-9L17,10L10,9L3,-4Z", wing, 1.2)
    trunk = "M-9,-27C-4,-32 3,-29 5,-23C11,-17 12,-6 6,0L-4,1C-9,-5 -8,-14 -6,-20Z"
    folded = brush.inked("M0,-20C8,-17 11,-8 8,2C1,-2 -2,-10 0,-20Z", wing, 1.1)
    bill = brush.inked("M-8,-27C-12,-26 -13,-23 -11.5,-20.5L-6,-22Z", beak, 1)
    return tail + brush.inked(trunk, body, 1.3) + folded + bill + path(disc(-4, -25.5, 1.6), INK)
