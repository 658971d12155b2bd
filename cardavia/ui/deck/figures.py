"""Kings, queens and jacks, facing right; the window sill is y = 0."""

import math
from dataclasses import dataclass
from typing import Final

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.hats import crown, jewel, slant_turban, tall_turban, turban
from cardavia.ui.deck.heads import Look, earring, head, whiskers
from cardavia.ui.deck.motifs import feather, petal, plume
from cardavia.ui.deck.palette import GOLD, INK, MARIGOLD, PALE, PEARL
from cardavia.ui.deck.svg import Point, around, at, box, disc, dots, group, num, path, rows, star

HEAD: Final = at(-5, -83, 1.12)
SHOULDERS: Final = (
    "M-57,0C-59,-24 -54,-40 -38,-46C-28,-49 -20,-51 -16,-57L4,-57"
    "C9,-51 20,-49 30,-46C48,-40 55,-24 54,0Z"
)
ROBE_SPOTS: Final = ((-46, -31), (-33, -38), (-35, -24), (21, -38), (33, -30), (22, -24))
VEIL_SPOTS: Final = (
    *((-28, -10), (-30, 6), (-32, 22), (-37, 38)),
    *((-22, -26), (-8, -33), (-30, 50), (-38, 60)),
)


@dataclass(frozen=True)
class Dress:
    """Who stands at a window, what they wear and what they hold."""

    look: Look
    cloth: str
    second: str
    stone: str
    held: str
    motif: str = ""
    """What is woven into robe or veil."""
    hat: str = "turban"
    """A king's: "turban", "tall" or "crown"."""
    veil: str = ""
    ear: str = "hoop"
    hand: Point = (47, -48)


def king(brush: Brush, dress: Dress) -> str:
    """Return a king at his window."""
    lapel = brush.inked("M-16,-57C-14,-40 -4,-26 14,0L28,0C10,-24 0,-40 -3,-57Z", dress.second, 1.2)
    collar = lapel + brush.line("M-13,-56C-10,-40 0,-24 17,0", GOLD, 2)
    robe = brush.inked(SHOULDERS, dress.cloth) + brush.detail(rows(dress.motif, ROBE_SPOTS))
    face = head(brush, dress.look) + whiskers(brush, dress.look)
    worn = hat(brush, dress) + earring(brush, dress.ear, dress.stone)
    return (
        nimbus(brush)
        + robe
        + collar
        + group(face, HEAD)
        + pearls(brush, dress.stone)
        + group(worn, HEAD)
        + arms(brush, dress, dress.cloth, GOLD)
    )


def hat(brush: Brush, dress: Dress) -> str:
    """Return what a king wears on his head, round his ear."""
    if dress.hat == "crown":
        return crown(brush, dress.stone)
    wound = tall_turban if dress.hat == "tall" else turban
    crest = group(plume(brush, PEARL), "rotate(-10)")
    return wound(brush, dress.second, PALE, dress.stone, crest)


def nimbus(brush: Brush) -> str:
    """Return the golden halo of a king."""
    rays = path(star(36, 41, 36.5), MARIGOLD)
    rim = brush.inked(disc(0, 0, 37 if brush.fine else 39), GOLD, 1.2) + path(disc(0, 0, 33), PALE)
    beads = path(dots(around(28, 35), 1), INK)
    return group(brush.detail(rays) + rim + brush.detail(beads), at(-2, -90))


def queen(brush: Brush, dress: Dress) -> str:
    """Return a queen under her veil."""
    behind = brush.inked(
        "M2,-121C-30,-132 -46,-108 -47,-82C-48,-52 -62,-34 -62,0L58,0C58,-30 44,-46 22,-56L0,-60Z",
        dress.veil,
    )
    blouse = "M-46,0C-46,-24 -40,-42 -16,-52L-16,-57L4,-57L6,-52C38,-44 46,-24 46,0Z"
    neckline = brush.line("M-22,-49C-16,-34 6,-34 16,-50", GOLD, 2.4)
    fall = brush.inked("M20,-50C44,-44 58,-28 58,0L38,0C42,-18 34,-34 16,-47Z", dress.veil)
    hair = "M15,-17C13,-31 -8,-35 -18,-25C-25,-15 -21,4 -13,13C-11,-2 -5,-13 15,-17Z"
    return (
        behind
        + brush.inked(blouse, dress.cloth)
        + neckline
        + group(head(brush, dress.look) + brush.inked(hair, dress.look.hair, 1), HEAD)
        + pearls(brush, dress.stone)
        + fall
        + brush.line("M16,-47C34,-34 42,-18 38,0", GOLD, 2.4)
        + group(_veil(brush, dress), HEAD)
        + arms(brush, dress, dress.cloth, PEARL)
    )


def _veil(brush: Brush, dress: Dress) -> str:
    cover = brush.inked(
        "M11,-24C4,-42 -27,-43 -34,-17C-39,6 -36,28 -50,48"
        "L-44,74L-22,74C-12,54 -24,24 -24,0C-24,-15 -10,-22 11,-24Z",
        dress.veil,
    )
    hem = brush.line("M11,-24C-10,-22 -24,-15 -24,0C-24,24 -12,54 -22,74", GOLD, 2.6)
    woven = brush.detail(rows(dress.motif, VEIL_SPOTS))
    return cover + hem + woven + ornaments(brush, dress)


def ornaments(brush: Brush, dress: Dress) -> str:
    """Return a queen's tiara, the jewel on her brow, earring and nose ring, round her ear."""
    return (
        _tiara(brush)
        + brush.line("M11,-24C13,-20 14,-18 14.4,-15", GOLD, 1.6)
        + path(disc(14, -13, 2.6), dress.stone, GOLD, 1)
        + earring(brush, dress.ear, dress.stone)
        + _nose_ring(brush)
    )


def _tiara(brush: Brush) -> str:
    leaf = [(a, brush.inked(petal(15 - abs(a) / 6, 9), GOLD, 1.1)) for a in (-34, 34, 0)]
    return "".join(group(drawn, at(1 + a / 5, -35 + abs(a) / 9, 1, a)) for a, drawn in leaf)


def _nose_ring(brush: Brush) -> str:
    """Return a ring, larger and all of gold when small."""
    if not brush.fine:
        return path(disc(20.4, 10, 5), "none", INK, 5.6) + path(disc(20.4, 10, 5), "none", GOLD, 3)
    return path(disc(19.6, 9.4, 4), "none", GOLD, 1.6) + path(
        disc(18.6, 13.2, 1.7), PEARL, INK, 0.6
    )


def jack(brush: Brush, dress: Dress) -> str:
    """Return a young noble."""
    vest = brush.inked(
        "M-30,-47C-24,-28 -14,-12 -10,0L8,0C8,-18 14,-36 20,-49"
        "C14,-50 8,-52 4,-57L-16,-57C-20,-51 -26,-49 -30,-47Z",
        dress.second,
        1.3,
    )
    buttons = path(dots([(-4, -40), (-3, -30), (-2, -20)], 2), GOLD, INK, 0.8)
    scarf = brush.inked(
        "M-24,-50C-14,-40 4,-40 14,-51L18,-45C6,-32 -16,-32 -27,-45Z", dress.stone, 1.1
    )
    return (
        brush.inked(SHOULDERS, dress.cloth)
        + vest
        + brush.detail(buttons)
        + group(young_head(brush, dress), HEAD)
        + scarf
        + group(feathered_turban(brush, dress), HEAD)
        + arms(brush, dress, dress.cloth, dress.second)
    )


def young_head(brush: Brush, dress: Dress) -> str:
    """Return a jack's head with his locks, round his ear."""
    lock = path("M-11,-8C-14,2 -8,6 -8,13C-5,9 -4,2 -7,-4Z", dress.look.hair)
    return head(brush, dress.look) + lock + dress.motif


def feathered_turban(brush: Brush, dress: Dress) -> str:
    """Return a jack's turban and earring, round his ear."""
    size = 0.8 if brush.fine else 1
    crest = group(feather(brush, dress.stone), f"translate(-2 4) rotate(-62) scale({size})")
    wound = slant_turban(brush, dress.cloth, dress.second, dress.stone, crest)
    return wound + earring(brush, dress.ear, PEARL)


def arms(brush: Brush, dress: Dress, sleeve: str, cuff: str) -> str:
    """Return both arms: one rests on the sill, the other holds something up."""
    x, y = dress.hand
    up = f"M36,-36C48,-30 54,-20 51,-14C48,-14 {num(x)},-26 {num(x)},{num(y + 9)}"
    resting = brush.rod("M-42,-36C-54,-26 -56,-14 -46,-13L-20,-15", sleeve, _SLEEVE, 1.5)
    resting += brush.detail(brush.rod("M-18,-19v8", cuff, 4, 1.5))
    raised = brush.rod(up, sleeve, _SLEEVE, 1.5)
    wrist = brush.rod(f"M{num(x - 4)},{num(y + 8)}h8", cuff, 4, 1.5)
    held = group(dress.held, at(x, y))
    skin = dress.look.skin
    return resting + fist(brush, -9, -16, skin) + raised + held + wrist + fist(brush, x, y, skin)


_SLEEVE: Final = 15


def fist(brush: Brush, x: float, y: float, skin: str) -> str:
    """Return a closed hand."""
    fingers = path(f"M{num(x - 5)},{num(y - 1.5)}h8M{num(x - 5)},{num(y + 2)}h8", "none", INK, 0.9)
    return brush.inked(box(x - 6.5, y - 6.5, 13, 13, 6), skin, 1.3) + brush.detail(fingers)


def pearls(brush: Brush, stone: str) -> str:
    """Return two strings of pearls with a pendant, or one plain line of pearl when small."""
    pendant = jewel(brush, -6, -23, 4.6, stone)
    if not brush.fine:
        return brush.rod("M-22,-50C-17,-37 4,-37 9,-50", PEARL, 3) + pendant
    short = [(-21 + 3.75 * i, -50.5 + 9 * math.sin(math.pi * i / 8)) for i in range(9)]
    long = [(-25 + 4.3 * i, -46.5 + 22 * math.sin(math.pi * i / 9)) for i in range(10)]
    strings = path(dots(long, 2.1), PEARL, INK, 0.7) + path(dots(short, 2.3), PEARL, INK, 0.7)
    return strings + pendant
