"""Heads in profile, facing right, drawn round the ear."""

from dataclasses import dataclass
from typing import Final

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.palette import GOLD, HAIR, INK, PEARL
from cardavia.ui.deck.svg import disc, path

NOSES: Final = {
    "court": "C15.8,-5 19.4,-.6 22,3.6C22.6,5.6 20.4,6.4 17,6.2",
    "hooked": "C18.6,-6.4 23.4,-2.6 24,3.6C24,7.4 20.8,7.6 17,6.4",
    "snub": "C14.6,-4.4 16,-1.4 21.6,.4C23.6,2.6 21.2,6 17,6.2",
    "long": "C16.4,-4 21,2 24.2,6.2C24,8 20.4,7.4 17,6.6",
    "broad": "C15.2,-4.8 18,-1.4 20.4,1.4C22.6,4.4 21.4,7.8 17,6.6",
}
"""The line from brow to lip that parts one face from another."""
PROFILE: Final = (
    "M-13,-17L13,-17C14.6,-14 15,-11 14.2,-8.4{nose}"
    "C17,7.4 19,8.2 19,9.4C18.8,10.4 17.2,10.6 16.2,10.9C17.8,11.2 18.4,12.2 18,13.4"
    "C17.4,14.6 15.8,14.8 15.8,16C17,17.8 17,20.4 15,22.2C12,24.6 7,23.8 3,21.8"
    "L5,34L-13,34L-12,6Z"
)
EYE: Final = "M4.6,-4.4C6.6,-9.4 12,-9.2 15,-5C12.4,-2.2 8,-1.6 4.6,-4.4Z"
BROWS: Final = {
    "court": "M3.4,-11.2C7,-14.8 12,-14.2 15,-11.4",
    "straight": "M2.6,-10.6C7,-13 11,-12.6 15.6,-10",
    "high": "M2.6,-11.6C6.6,-17 12,-16.4 15.4,-12.2",
    "bold": "M2,-10.4C6,-15.4 12,-14.6 15.4,-10.8",
}


@dataclass(frozen=True)
class Look:
    """What sets one face apart from another."""

    skin: str
    beard: str = ""
    """Nothing, "moustache", "full" or "point"."""
    hair: str = HAIR
    nose: str = "court"
    brow: str = "court"
    brow_width: float = 2.0
    rosy: bool = False


def head(brush: Brush, look: Look) -> str:
    """Return a head without hat, with the long eye of the miniatures."""
    lips = "#9C2F33" if look.rosy else "#7E3A34"
    lip = path("M16.2,10.9C14.6,11.2 13.4,10.8 12.2,10", "none", lips, 1.8 if look.rosy else 1.3)
    nostril = path("M17,6.2C15.6,6 14.8,5 15.2,3.6", "none", INK, 1.1)
    ear = path("M-7,-4C-11,-4 -11,6 -6,6", "none", INK, 1.3)
    return (
        brush.inked(PROFILE.format(nose=NOSES[look.nose]), look.skin)
        + _eye(brush, look)
        + brush.detail(lip + nostril + ear)
    )


def _eye(brush: Brush, look: Look) -> str:
    lid = brush.line("M2.2,-3.2C6,-10.4 12,-9.8 15.4,-5", INK, 1.7)
    brow = brush.line(BROWS[look.brow], look.hair, look.brow_width)
    return path(EYE, PEARL) + path(disc(10.3, -5.3, 2.5 if brush.fine else 3), INK) + lid + brow


def whiskers(brush: Brush, look: Look) -> str:
    """Return moustache and beard, which may be none."""
    if not look.beard:
        return ""
    curl = (
        "M18.6,8C14,6.2 10.6,7.6 8,9.6C5,12 1.6,11 0,6.6"
        "C-.6,14.6 6.6,17.2 11,13.6C14,11.6 17.8,11.2 18.6,8Z"
    )
    full = (
        "M-12,-2C-11,10 -7,14 -1,15C5,15.6 9,12.6 13,13L16.6,15C18.4,20 17.4,28 11,33"
        "C2,36 -8,27 -11,16Z"
    )
    point = (
        "M-12,-2C-11,8 -8,13 -3,16C3,18.6 10,14.6 14,14.4C17.6,19 19,27 17,35"
        "C11,32 0,28 -6,21C-10,16 -12,8 -12,-2Z"
    )
    beard = {"full": full, "point": point}.get(look.beard, "")
    return (brush.inked(beard, look.hair, 1.2) if beard else "") + path(curl, look.hair)


def earring(brush: Brush, kind: str, stone: str) -> str:
    """Return a hoop with a drop, a stud, a great hoop or a flower at the ear."""
    if kind == "stud":
        return brush.inked(disc(-8.5, 8, 3.4), stone, 0.9)
    if kind == "great hoop":
        return brush.line(disc(-8.5, 13, 6.4), GOLD, 2.6)
    drop = path(disc(-8.5, 15.5, 2.6 if brush.fine else 3.4), stone, INK, 0.8)
    return brush.detail(path(disc(-8.5, 10, 3.6), "none", GOLD, 2)) + drop
