"""What a court holds; the hand is the origin."""

from cardavia.ui.deck.heads import jewel
from cardavia.ui.deck.motifs import petal
from cardavia.ui.deck.svg import GOLD, INK, LEAF, MARIGOLD, PEARL, RED, around, at, box, disc, dots, group, inked, num, path

def blade() -> str:
    """Return a curved sword held upright."""
    steel = inked("M-3,-7C0,-28 1,-48 -9,-70C7,-56 10,-28 5,-7Z", "#DFE6EC", 1.3)
    return (
        steel + path("M2,-10C4,-28 4,-44 -1,-56", "none", "#9FB0C0", 1.2) + inked(box(-9, -9, 19, 5, 2.5), GOLD, 1.2)
        + jewel(0, 11, 4.5, RED)
    )


def stem(flower: str, height: float = 40) -> str:
    """Return a flower on a stem with two leaves."""
    leaves = (
        inked("M1,-14C-10,-16 -13,-23 -13,-28C-5,-27 0,-22 1,-14Z", LEAF, 1.1)
        + inked("M1,-10C10,-11 14,-17 14,-23C7,-22 2,-18 1,-10Z", LEAF, 1.1)
    )
    return path(f"M0,16C2,0 2,-20 1,{num(-height)}", "none", "#3C6E33", 3) + leaves + group(flower, at(1, -height))


def mace() -> str:
    """Return a golden mace."""
    lobes = "".join(group(inked(petal(23, 12), c, 1.2), f"rotate({a})") for a, c in ((-38, GOLD), (38, GOLD), (0, MARIGOLD)))
    return (
        path("M0,20L0,-40", "none", INK, 6) + path("M0,19L0,-40", "none", GOLD, 3.2) + group(lobes, at(0, -38))
        + jewel(0, -38, 4.5, RED)
    )


def mirror(glass: str) -> str:
    """Return a hand mirror."""
    rim = (
        inked(dots(around(12, 14), 3.4), GOLD, 1) + inked(disc(0, 0, 14), GOLD, 1.3) + path(disc(0, 0, 10), glass)
        + path("M-6,3L3,-6M-2,6L6,-2", "none", PEARL, 1.6)
    )
    return path("M0,14L0,-16", "none", INK, 6) + path("M0,13L0,-16", "none", GOLD, 3.2) + group(rim, at(1, -30))


def bow(wood: str) -> str:
    """Return a strung bow with an arrow laid across."""
    shape = "M-18,-64C-8,-62 6,-44 6,-20C6,6 -4,24 -14,34"
    string = path("M-18,-64L-14,34", "none", PEARL, 1)
    arrow = path("M-30,-6L12,-24", "none", INK, 2.6) + inked("M18,-27L8,-28L11,-18Z", "#DFE6EC", 1)
    return string + path(shape, "none", INK, 6.4) + path(shape, "none", wood, 3.6) + arrow


def lance(tassel: str) -> str:
    """Return a lance with a leaf-shaped head and a tassel."""
    shaft = path("M6,34L-7,-54", "none", INK, 5) + path("M6,34L-7,-54", "none", "#B98545", 2.4)
    head = group(inked(petal(24, 13), "#DFE6EC", 1.3), at(-7, -52, 1, -8))
    return (
        shaft + inked("M-7,-50C-16,-46 -17,-36 -14,-28C-9,-33 -6,-40 -4,-47Z", tassel, 1.2) + head
        + path(disc(-7, -51, 3.4), GOLD, INK, 1)
    )


def flute() -> str:
    """Return a bamboo flute reaching to the lips."""
    line = "M-30,-8L16,8"
    holes = path(dots([(-8, -0.4), (-2, 1.7), (10, 5.8)], 1.2), INK)
    return path(line, "none", INK, 7) + path(line, "none", "#D9A95B", 4.2) + holes
