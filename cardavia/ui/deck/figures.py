"""Kings, queens and jacks, facing right; the window sill is y = 0."""

from collections.abc import Iterable
from typing import Final
import math

from cardavia.ui.deck.heads import Look, crown, earring, face, jewel, slant_turban, tall_turban, turban, whiskers
from cardavia.ui.deck.motifs import feather, petal, plume
from cardavia.ui.deck.svg import GOLD, INK, MARIGOLD, PALE, PEARL, Point, around, at, box, disc, dots, group, inked, num, path, star

HEAD: Final = at(-5, -83, 1.12)
SHOULDERS: Final = "M-57,0C-59,-24 -54,-40 -38,-46C-28,-49 -20,-51 -16,-57L4,-57C9,-51 20,-49 30,-46C48,-40 55,-24 54,0Z"


def limb(d: str, cloth: str, width: float = 15) -> str:
    """Return a sleeve drawn along a line."""
    return path(d, "none", INK, width + 3) + path(d, "none", cloth, width)


def fist(x: float, y: float, skin: str) -> str:
    """Return a closed hand."""
    return (
        inked(box(x - 6.5, y - 6.5, 13, 13, 6), skin, 1.3)
        + path(f"M{num(x - 5)},{num(y - 1.5)}h8M{num(x - 5)},{num(y + 2)}h8", "none", INK, 0.9)
    )


def arms(cloth: str, cuff: str, skin: str, held: str, hand: Point = (47, -48)) -> str:
    """Return both arms: one rests on the sill, the other holds something up."""
    x, y = hand
    raised = limb(f"M36,-36C48,-30 54,-20 51,-14C48,-14 {num(x)},-26 {num(x)},{num(y + 9)}", cloth)
    wrist = limb(f"M{num(x - 4)},{num(y + 8)}h8", cuff, 4)
    resting = limb("M-42,-36C-54,-26 -56,-14 -46,-13L-20,-15", cloth) + limb("M-18,-19v8", cuff, 4)
    return resting + fist(-9, -16, skin) + raised + group(held, at(x, y)) + wrist + fist(x, y, skin)


def pearls(cloth_stone: str) -> str:
    """Return two strings of pearls with a pendant."""
    short = [(-21 + 3.75 * i, -50.5 + 9 * math.sin(math.pi * i / 8)) for i in range(9)]
    long = [(-25 + 4.3 * i, -46.5 + 22 * math.sin(math.pi * i / 9)) for i in range(10)]
    return (
        path(dots(long, 2.1), PEARL, INK, 0.7) + path(dots(short, 2.3), PEARL, INK, 0.7)
        + jewel(-6, -23, 4.6, cloth_stone)
    )


def motif_rows(motif: str, points: Iterable[Point]) -> str:
    """Return a small drawing repeated on a cloth."""
    return "".join(group(motif, at(x, y)) for x, y in points)


ROBE_SPOTS: Final = ((-46, -31), (-33, -38), (-35, -24), (21, -38), (33, -30), (22, -24))


def nimbus() -> str:
    """Return the golden halo of a king."""
    glow = path(star(36, 41, 36.5), MARIGOLD) + path(disc(0, 0, 37), GOLD, INK, 1.2) + path(disc(0, 0, 33), PALE)
    return group(glow + path(dots(around(28, 35), 1), INK), at(-2, -90))


def king(look: Look, robe: str, second: str, stone: str, held: str, motif: str) -> str:
    """Return a king at his window."""
    crest = group(plume(PEARL), "rotate(-10)")
    wound = tall_turban if look.hat == "tall" else turban
    hat = crown(stone) if look.hat == "crown" else wound(second, PALE, stone, crest)
    lapel = inked("M-16,-57C-14,-40 -4,-26 14,0L28,0C10,-24 0,-40 -3,-57Z", second, 1.2)
    collar = lapel + path("M-13,-56C-10,-40 0,-24 17,0", "none", GOLD, 2)
    return (
        nimbus() + inked(SHOULDERS, robe) + motif_rows(motif, ROBE_SPOTS) + collar
        + group(face(look) + whiskers(look), HEAD) + pearls(stone) + group(hat + earring(stone), HEAD)
        + arms(robe, GOLD, look.skin, held)
    )


def queen(look: Look, veil: str, bodice: str, stone: str, held: str, motif: str) -> str:
    """Return a queen under her veil."""
    back = inked("M2,-121C-30,-132 -46,-108 -47,-82C-48,-52 -62,-34 -62,0L58,0C58,-30 44,-46 22,-56L0,-60Z", veil)
    hair = inked("M15,-17C13,-31 -8,-35 -18,-25C-25,-15 -21,4 -13,13C-11,-2 -5,-13 15,-17Z", look.hair, 1)
    cover = inked(
        "M11,-24C4,-42 -27,-43 -34,-17C-39,6 -36,28 -50,48"
        "L-44,74L-22,74C-12,54 -24,24 -24,0C-24,-15 -10,-22 11,-24Z", veil,
    )
    hem = path("M11,-24C-10,-22 -24,-15 -24,0C-24,24 -12,54 -22,74", "none", GOLD, 2.6)
    spots = motif_rows(motif, ((-28, -10), (-30, 6), (-32, 22), (-37, 38), (-22, -26), (-8, -33), (-30, 50), (-38, 60)))
    tiara = "".join(group(inked(petal(15 - abs(a) / 6, 9), GOLD, 1.1), at(1 + a / 5, -35 + abs(a) / 9, 1, a)) for a in (-34, 34, 0))
    brow = path("M11,-24C13,-20 14,-18 14.4,-15", "none", GOLD, 1.6) + path(disc(14, -13, 2.6), stone, GOLD, 1)
    ring_ = path(disc(19.6, 9.4, 4), "none", GOLD, 1.6) + path(disc(18.6, 13.2, 1.7), PEARL, INK, 0.6)
    blouse = inked("M-46,0C-46,-24 -40,-42 -16,-52L-16,-57L4,-57L6,-52C38,-44 46,-24 46,0Z", bodice)
    neckline = path("M-22,-49C-16,-34 6,-34 16,-50", "none", GOLD, 2.4)
    fall = inked("M20,-50C44,-44 58,-28 58,0L38,0C42,-18 34,-34 16,-47Z", veil)
    shoulder = fall + path("M16,-47C34,-34 42,-18 38,0", "none", GOLD, 2.4)
    return (
        back + blouse + neckline + group(face(look, rosy=True) + hair, HEAD) + pearls(stone) + shoulder
        + group(cover + hem + spots + tiara + brow + earring(stone) + ring_, HEAD) + arms(bodice, PEARL, look.skin, held)
    )


def jack(look: Look, coat: str, second: str, stone: str, held: str, hand: Point = (47, -48)) -> str:
    """Return a young noble."""
    crest = group(feather(stone), "translate(-2 4) rotate(-62) scale(.8)")
    lock = path("M-11,-8C-14,2 -8,6 -8,13C-5,9 -4,2 -7,-4Z", look.hair)
    vest = inked(
        "M-30,-47C-24,-28 -14,-12 -10,0L8,0C8,-18 14,-36 20,-49"
        "C14,-50 8,-52 4,-57L-16,-57C-20,-51 -26,-49 -30,-47Z", second, 1.3,
    )
    buttons = path(dots([(-4, -40), (-3, -30), (-2, -20)], 2), GOLD, INK, 0.8)
    scarf = inked("M-24,-50C-14,-40 4,-40 14,-51L18,-45C6,-32 -16,-32 -27,-45Z", stone, 1.1)
    return (
        inked(SHOULDERS, coat) + vest + buttons + group(face(look) + whiskers(look) + lock, HEAD) + scarf
        + group(slant_turban(coat if coat != second else stone, second, stone, crest) + earring(PEARL if look.nose != "hooked" else MARIGOLD), HEAD)
        + arms(coat, second, look.skin, held, hand)
    )
