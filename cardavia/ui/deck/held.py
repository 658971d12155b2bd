"""What a court holds; the hand is the origin."""

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.hats import jewel
from cardavia.ui.deck.motifs import bird, lotus, marigold, petal
from cardavia.ui.deck.palette import (
    GOLD,
    INK,
    LEAF,
    MARIGOLD,
    MOONLIT,
    PEARL,
    RED,
    ROSE,
    STALK,
    STEEL,
)
from cardavia.ui.deck.svg import around, at, box, disc, dots, group, num, path


def blade(brush: Brush) -> str:
    """Return a curved sword held upright."""
    steel = brush.inked("M-3,-7C0,-28 1,-48 -9,-70C7,-56 10,-28 5,-7Z", STEEL, 1.3)
    groove = path("M2,-10C4,-28 4,-44 -1,-56", "none", "#9FB0C0", 1.2)
    guard = brush.inked(box(-9, -9, 19, 5, 2.5), GOLD, 1.2)
    return steel + brush.detail(groove) + guard + jewel(brush, 0, 11, 4.5, RED)


def stem(brush: Brush, flower: str, height: float = 40) -> str:
    """Return a flower on a stem with two leaves."""
    leaves = brush.inked("M1,-14C-10,-16 -13,-23 -13,-28C-5,-27 0,-22 1,-14Z", LEAF, 1.1)
    leaves += brush.inked("M1,-10C10,-11 14,-17 14,-23C7,-22 2,-18 1,-10Z", LEAF, 1.1)
    stalk = brush.line(f"M0,16C2,0 2,-20 1,{num(-height)}", STALK, 3)
    return stalk + leaves + group(flower, at(1, -height, 1 if brush.fine else 1.25))


def white_lotus(brush: Brush) -> str:
    """Return the lotus of the queen of spades."""
    return stem(brush, group(lotus(brush, 20, *MOONLIT), at(0, 2)))


def pink_lotus(brush: Brush, size: float, height: float) -> str:
    """Return the lotus of hearts."""
    return stem(brush, group(lotus(brush, size, *ROSE), at(0, 2)), height)


def great_marigold(brush: Brush) -> str:
    """Return the flower of the jack of hearts."""
    edge = brush.line(disc(0, 0, 15.4), INK, 1.1)
    return stem(brush, group(edge + marigold(15.6), at(0, -2)), 38)


def mace(brush: Brush) -> str:
    """Return a golden mace."""
    turned = ((-38, GOLD), (38, GOLD), (0, MARIGOLD))
    lobes = "".join(group(brush.inked(petal(23, 12), c, 1.2), f"rotate({a})") for a, c in turned)
    head = group(lobes + jewel(brush, 0, 0, 4.5, RED), at(0, -38, 1 if brush.fine else 1.2))
    return brush.rod("M0,19L0,-40", GOLD, brush.thick(3.2)) + head


def mirror(brush: Brush, glass: str) -> str:
    """Return a hand mirror."""
    scallops = brush.inked(dots(around(12, 14), 3.4), GOLD, 1)
    rim = scallops + brush.inked(disc(0, 0, 14), GOLD, 1.3) + path(disc(0, 0, 10), glass)
    gleam = brush.line("M-6,3L3,-6M-2,6L6,-2", PEARL, 1.6)
    return brush.rod("M0,13L0,-16", GOLD, brush.thick(3.2)) + group(rim + gleam, at(1, -30))


def hawk(brush: Brush) -> str:
    """Return the bird of the king of clubs."""
    return group(bird(brush, "#E9E2D0", "#8C6B4A", GOLD), at(0, -6, 1.15))


def parrot(brush: Brush) -> str:
    """Return the bird of the queen of clubs."""
    return group(bird(brush, "#9BC24A", "#5E9B3C", "#C8321F"), at(0, -6, 1.05))


def bow(brush: Brush, wood: str) -> str:
    """Return a strung bow with an arrow laid across."""
    shape = "M-18,-64C-8,-62 6,-44 6,-20C6,6 -4,24 -14,34"
    string = brush.line("M-18,-64L-14,34", PEARL, 1.2)
    arrow = path("M-30,-4L6,-19", "none", INK, 2.6)
    point = brush.inked("M13,-22L3.4,-23.4L6.4,-13.4Z", STEEL, 1)
    return string + brush.rod(shape, wood, 3.6 if brush.fine else 5) + brush.detail(arrow) + point


def lance(brush: Brush, tassel: str) -> str:
    """Return a lance with a leaf-shaped head and a tassel."""
    size = 1 if brush.fine else 1.3
    head = group(brush.inked(petal(24, 13), STEEL, 1.3), at(-7, -52, size, -8))
    tuft = brush.inked("M-7,-50C-16,-46 -17,-36 -14,-28C-9,-33 -6,-40 -4,-47Z", tassel, 1.2)
    knob = path(disc(-7, -51, 3.4), GOLD, INK, 1)
    return brush.rod("M6,34L-7,-54", "#E3B468", brush.thick(2.8)) + tuft + head + knob


def flute(brush: Brush) -> str:
    """Return a bamboo flute reaching to the lips."""
    holes = path(dots([(-8, -0.4), (-2, 1.7), (10, 5.8)], 1.2), INK)
    return brush.rod(
        "M-30,-8L16,8" if brush.fine else "M-30,-8L10,6", "#F0C877", 4.2 if brush.fine else 6
    ) + brush.detail(holes)
