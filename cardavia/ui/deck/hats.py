"""Turbans and the crown, sitting on a head drawn round its ear."""

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.palette import GOLD, INK, MARIGOLD, PEARL
from cardavia.ui.deck.svg import at, disc, dots, group, path


def jewel(brush: Brush, x: float, y: float, r: float, stone: str) -> str:
    """Return a set stone with a golden rim."""
    return brush.inked(disc(x, y, r), GOLD, 1) + path(disc(x, y, r * 0.55), stone)


def turban(brush: Brush, cloth: str, band: str, stone: str, crest: str) -> str:
    """Return the flat turban of the Mughal court."""
    wrap = "M-19,-10C-29,-22 -24,-41 -3,-43C16,-45 27,-33 18,-14C8,-19 -8,-18 -19,-10Z"
    folds = "M-22,-22C-12,-33 6,-36 21,-26M-20,-33C-9,-40 7,-41 18,-33M-23,-14C-12,-25 6,-27 20,-18"
    rim = brush.inked("M-19,-10C-8,-18 8,-19 18,-14L19,-19C8,-25 -10,-24 -22,-15Z", GOLD, 1.2)
    return (
        group(crest, at(15, -31))
        + brush.inked(wrap, cloth)
        + brush.line(folds, band, 2)
        + rim
        + jewel(brush, 15.5, -25, 5, stone)
    )


def tall_turban(brush: Brush, cloth: str, band: str, stone: str, crest: str) -> str:
    """Return a high wound turban."""
    wrap = "M-18,-10C-26,-26 -20,-52 2,-52C22,-50 24,-28 17,-14C8,-19 -8,-18 -18,-10Z"
    folds = "M-21,-20C-8,-28 8,-30 21,-24M-21,-30C-8,-38 8,-40 20,-34M-17,-41C-6,-47 6,-48 16,-43"
    return (
        group(crest, at(17, -36))
        + brush.inked(wrap, cloth)
        + brush.line(folds, band, 3)
        + jewel(brush, 17, -28, 5, stone)
    )


def crown(brush: Brush, stone: str) -> str:
    """Return a pointed golden crown."""
    points = (
        "M-18,-11C-19,-21 -24,-28 -25,-35C-19,-33 -15,-30 -13,-26C-11,-34 -6,-41 0,-46"
        "C6,-41 10,-34 11,-27C14,-30 18,-33 24,-35C22,-28 18,-21 18,-14C8,-19 -8,-18 -18,-11Z"
    )
    rim = path("M-17,-17C-8,-24 8,-25 17,-20", "none", INK, 1.2)
    stones = path(dots([(-10, -21), (-3, -23), (4, -23.4), (11, -22)], 1.7), PEARL)
    tips = path(dots([(-24, -36), (0, -47), (24, -36)], 2.8), PEARL, INK, 1)
    return (
        brush.inked(points, MARIGOLD)
        + brush.detail(rim + stones)
        + tips
        + jewel(brush, 0, -31, 5, stone)
    )


def slant_turban(brush: Brush, cloth: str, band: str, stone: str, crest: str) -> str:
    """Return a young man's turban, pushed back, its end hanging down."""
    end = "M-20,-14C-28,-8 -30,8 -26,24L-17,22C-20,8 -18,-2 -13,-10Z"
    wrap = "M-15,-8C-27,-14 -29,-32 -15,-38C0,-44 20,-36 16,-14C7,-17 -6,-14 -15,-8Z"
    folds = "M-22,-20C-12,-24 4,-30 16,-26M-19,-31C-8,-36 4,-38 13,-32"
    return (
        brush.inked(end, cloth)
        + group(crest, at(10, -30))
        + brush.inked(wrap, cloth)
        + brush.line(folds, band, 2.4)
        + jewel(brush, 11, -27, 4.4, stone)
    )
