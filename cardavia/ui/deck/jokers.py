"""The sun elephant and the moon elephant, after the red and white suits of Ganjifa."""

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.hats import jewel
from cardavia.ui.deck.motifs import lotus
from cardavia.ui.deck.palette import GOLD, INK, MARIGOLD, PALE, PEARL
from cardavia.ui.deck.svg import at, disc, dots, group, mirrored, path, star


def elephant(brush: Brush, hide: str, shade: str, trappings: tuple[str, str], sign: str) -> str:
    """Return a crowned elephant's head seen from the front, its trunk lifting a lotus."""
    cloth, trim = trappings
    body = brush.inked("M-50,0C-48,-26 -34,-40 0,-42C34,-40 48,-26 50,0Z", cloth)
    places = [(-36, -16), (-28, -24), (36, -16), (28, -24), (-24, -14), (24, -14)]
    skull = (
        "M-26,-70C-30,-96 -18,-110 -8,-108C-4,-107 4,-107 8,-108"
        "C18,-110 30,-96 26,-70C24,-56 16,-44 12,-34L-12,-34C-16,-44 -24,-56 -26,-70Z"
    )
    flower = group(lotus(brush, 20, "#F7C9C0", "#E98C92"), "translate(0 4)")
    return (
        mirrored(_ear(brush, hide, shade, trim))
        + body
        + brush.detail(path(dots(places, 2.6), trim))
        + brush.inked(skull, hide)
        + _plate(brush, cloth, trim)
        + group(sign, at(0, -76, 0.74 if brush.fine else 0.9))
        + mirrored(_eye(brush))
        + _crown(brush, cloth)
        + mirrored(
            brush.inked("M-13,-36C-20,-26 -30,-22 -36,-24C-36,-14 -18,-16 -7,-32Z", PEARL, 1.3)
        )
        + _trunk(brush, hide, shade)
        + group(flower, at(27, -40, 0.9, 16))
    )


def _ear(brush: Brush, hide: str, shade: str, trim: str) -> str:
    outer = "M-20,-86C-34,-100 -58,-96 -59,-72C-60,-52 -52,-34 -40,-28C-34,-36 -28,-44 -22,-48Z"
    inner = "M-26,-80C-36,-88 -50,-84 -51,-70C-51,-56 -46,-46 -40,-40C-35,-46 -30,-52 -26,-56Z"
    beads = [(-58, -74), (-58, -63), (-55, -52), (-50, -42), (-54, -84)]
    return (
        brush.inked(outer, hide) + path(inner, shade) + brush.detail(path(dots(beads, 2.2), trim))
    )


def _plate(brush: Brush, cloth: str, trim: str) -> str:
    """Return the cloth on the forehead, where the sign is."""
    plate = "M0,-48C-9,-58 -20,-74 -17,-92C-10,-99 10,-99 17,-92C20,-74 9,-58 0,-48Z"
    edge = "M0,-55C-7,-63 -13,-76 -11,-88C-6,-92 6,-92 11,-88C13,-76 7,-63 0,-55Z"
    return brush.inked(plate, cloth, 1.3) + brush.detail(path(edge, "none", trim, 1.8))


def _eye(brush: Brush) -> str:
    lids = path("M-21,-66C-18,-71 -12,-70 -10,-65C-13,-62 -18,-62 -21,-66Z", PEARL, INK, 1)
    return lids + path(disc(-15.4, -66, 2.2 if brush.fine else 3), INK)


def _crown(brush: Brush, cloth: str) -> str:
    points = (
        "M-24,-97C-14,-106 14,-106 24,-97L21,-108C19,-116 24,-122 26,-127"
        "C18,-126 13,-121 11,-117C9,-127 4,-132 0,-138"
        "C-4,-132 -9,-127 -11,-117C-13,-121 -18,-126 -26,-127C-24,-122 -19,-116 -21,-108Z"
    )
    stones = path(dots([(-14, -107), (-5, -109.5), (5, -109.5), (14, -107)], 2), PEARL)
    return brush.inked(points, MARIGOLD) + brush.detail(stones) + jewel(brush, 0, -119, 4.6, cloth)


def _trunk(brush: Brush, hide: str, shade: str) -> str:
    line = "M0,-44C-1,-26 6,-13 20,-15C33,-17 34,-33 26,-38"
    folds = path("M-6,-34h12M-4,-26h12M2,-18l9,-6", "none", shade, 1.8)
    return brush.rod(line, hide, 16, 1.5) + folds


def red_elephant(brush: Brush) -> str:
    """Return the elephant of the sun."""
    return elephant(brush, "#EFE4D2", "#E3B9A6", ("#A51C35", GOLD), sun(brush, PALE, "#A51C35"))


def black_elephant(brush: Brush) -> str:
    """Return the elephant of the moon."""
    return elephant(brush, "#8791AD", "#646D8C", ("#27346A", PALE), moon(PALE))


def sun(brush: Brush, fill: str, ground: str) -> str:
    """Return the sun of the red Ganjifa suit, 32 high, its rays fewer and longer when small."""
    if not brush.fine:
        return path(star(8, 17, 8), fill) + path(disc(0, 0, 4), ground)
    return path(star(12, 16, 9.5), fill) + path(disc(0, 0, 7), ground) + path(disc(0, 0, 4.6), fill)


def moon(fill: str) -> str:
    """Return the crescent of the white Ganjifa suit, 32 high, with a star."""
    crescent = "M5,-15.5A16,16 0 1 0 14.5,8A13,13 0 0 1 5,-15.5Z"
    return path(crescent, fill) + group(path(star(5, 6, 2.6), fill), at(8.5, -2.5))
