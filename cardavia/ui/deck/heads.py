"""Heads in profile, facing right, drawn round the ear, with their hats."""

from dataclasses import dataclass
from typing import Final

from cardavia.ui.deck.svg import GOLD, HAIR, INK, MARIGOLD, PEARL, at, disc, dots, group, inked, path

NOSES: Final = {
    "": "C15.8,-5 19.4,-.6 22,3.6C22.6,5.6 20.4,6.4 17,6.2",
    "hooked": "C17.8,-5.8 22.4,-2.4 23.4,3C23.4,6.6 20.6,7.2 17,6.4",
    "snub": "C15,-4.6 17,-1.6 20.4,1.6C22,3.6 20.2,6 17,6.2",
    "straight": "C16.6,-4 20.8,1.2 23,5C22.4,6.6 20,6.6 17,6.2",
}
"""The line from brow to lip that parts one face from another."""
PROFILE: Final = (
    "M-13,-17L13,-17C14.6,-14 15,-11 14.2,-8.4{nose}"
    "C17,7.4 19,8.2 19,9.4C18.8,10.4 17.2,10.6 16.2,10.9C17.8,11.2 18.4,12.2 18,13.4C17.4,14.6 15.8,14.8 15.8,16"
    "C17,17.8 17,20.4 15,22.2C12,24.6 7,23.8 3,21.8L5,34L-13,34L-12,6Z"
)
EYE: Final = "M4.6,-4.4C6.6,-9.4 12,-9.2 15,-5C12.4,-2.2 8,-1.6 4.6,-4.4Z"


@dataclass(frozen=True)
class Look:
    """What sets one portrait apart from another."""

    skin: str
    beard: str = ""  # "", "moustache", "full" or "point"
    hair: str = HAIR
    hat: str = "turban"  # "turban", "tall" or "crown"
    nose: str = ""
    brow: float = 2.0


def face(look: Look, rosy: bool = False) -> str:
    """Return a head in profile without hat, with the long eye of the miniatures."""
    lips = "#9C2F33" if rosy else "#7E3A34"
    return (
        inked(PROFILE.format(nose=NOSES[look.nose]), look.skin) + path("M16.2,10.9C14.6,11.2 13.4,10.8 12.2,10", "none", lips, 1.8 if rosy else 1.3)
        + path(EYE, PEARL) + path(disc(10.3, -5.3, 2.5), INK)
        + path("M2.2,-3.2C6,-10.4 12,-9.8 15.4,-5", "none", INK, 1.7)
        + path("M3.4,-11.2C7,-14.8 12,-14.2 15,-11.4", "none", look.hair, look.brow if not rosy else 1.5)
        + path("M17,6.2C15.6,6 14.8,5 15.2,3.6", "none", INK, 1.1) + path("M-7,-4C-11,-4 -11,6 -6,6", "none", INK, 1.3)
    )


def whiskers(look: Look) -> str:
    """Return moustache and beard."""
    thin = "M18.6,8.4C14.6,7.6 11,9.4 7.6,11.4C10,8.6 14,6.4 18.6,8.4Z"
    curl = "M18.6,8C14,6.2 10.6,7.6 8,9.6C5,12 1.6,11 0,6.6C-.6,14.6 6.6,17.2 11,13.6C14,11.6 17.8,11.2 18.6,8Z"
    full = "M-12,-2C-11,10 -7,14 -1,15C5,15.6 9,12.6 13,13L16.6,15C18.4,20 17.4,28 11,33C2,36 -8,27 -11,16Z"
    point = "M-12,-2C-11,8 -8,13 -3,16C3,18.6 10,14.6 14,14.4C17.6,19 19,27 17,35C11,32 0,28 -6,21C-10,16 -12,8 -12,-2Z"
    if not look.beard:
        return ""
    if look.beard == "thin":
        return path(thin, look.hair)
    beard = {"full": full, "point": point}.get(look.beard, "")
    return (inked(beard, look.hair, 1.2) if beard else "") + path(curl, look.hair)


def jewel(x: float, y: float, r: float, stone: str) -> str:
    """Return a set stone with a golden rim."""
    return inked(disc(x, y, r), GOLD, 1) + path(disc(x, y, r * 0.55), stone)


def turban(cloth: str, band: str, stone: str, crest: str) -> str:
    """Return the flat turban of the Mughal court."""
    wrap = "M-19,-10C-29,-22 -24,-41 -3,-43C16,-45 27,-33 18,-14C8,-19 -8,-18 -19,-10Z"
    folds = "M-22,-22C-12,-33 6,-36 21,-26M-20,-33C-9,-40 7,-41 18,-33M-23,-14C-12,-25 6,-27 20,-18"
    return (
        group(crest, at(15, -31)) + inked(wrap, cloth) + path(folds, "none", band, 2)
        + inked("M-19,-10C-8,-18 8,-19 18,-14L19,-19C8,-25 -10,-24 -22,-15Z", GOLD, 1.2) + jewel(15.5, -25, 5, stone)
    )


def tall_turban(cloth: str, band: str, stone: str, crest: str) -> str:
    """Return a high wound turban."""
    wrap = "M-18,-10C-26,-26 -20,-52 2,-52C22,-50 24,-28 17,-14C8,-19 -8,-18 -18,-10Z"
    folds = "M-21,-20C-8,-28 8,-30 21,-24M-21,-30C-8,-38 8,-40 20,-34M-17,-41C-6,-47 6,-48 16,-43"
    return group(crest, at(17, -36)) + inked(wrap, cloth) + path(folds, "none", band, 3) + jewel(17, -28, 5, stone)


def crown(stone: str) -> str:
    """Return a pointed golden crown."""
    points = (
        "M-18,-11C-19,-21 -24,-28 -25,-35C-19,-33 -15,-30 -13,-26C-11,-34 -6,-41 0,-46"
        "C6,-41 10,-34 11,-27C14,-30 18,-33 24,-35C22,-28 18,-21 18,-14C8,-19 -8,-18 -18,-11Z"
    )
    return (
        inked(points, MARIGOLD) + path("M-17,-17C-8,-24 8,-25 17,-20", "none", INK, 1.2)
        + path(dots([(-24, -36), (0, -47), (24, -36)], 2.8), PEARL, INK, 1) + jewel(0, -31, 5, stone)
        + path(dots([(-10, -21), (-3, -23), (4, -23.4), (11, -22)], 1.7), PEARL)
    )


def slant_turban(cloth: str, band: str, stone: str, crest: str) -> str:
    """Return a young man's turban, pushed back, its end hanging down."""
    end = "M-20,-14C-28,-8 -30,8 -26,24L-17,22C-20,8 -18,-2 -13,-10Z"
    wrap = "M-15,-8C-27,-14 -29,-32 -15,-38C0,-44 20,-36 16,-14C7,-17 -6,-14 -15,-8Z"
    folds = "M-22,-20C-12,-24 4,-30 16,-26M-19,-31C-8,-36 4,-38 13,-32"
    return (
        inked(end, cloth) + group(crest, at(10, -30)) + inked(wrap, cloth) + path(folds, "none", band, 2.4)
        + jewel(11, -27, 4.4, stone)
    )


def earring(stone: str) -> str:
    """Return a hoop with a drop."""
    return path(disc(-8.5, 10, 3.6), "none", GOLD, 2) + path(disc(-8.5, 15.5, 2.6), stone, INK, 0.8)
