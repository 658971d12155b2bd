"""Heads with shoulders inside a circle of radius 47, for portraits."""

from typing import Final

from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.figures import Dress, feathered_turban, hat, ornaments, young_head
from cardavia.ui.deck.heads import earring, head, whiskers
from cardavia.ui.deck.palette import GOLD, MARIGOLD, PALE, PEARL
from cardavia.ui.deck.svg import at, disc, group, path, star

PLACE: Final = at(-2, 3, 0.85)
SHOULDERS: Final = "M-13,26C-15,30 -30,26 -39,26.2A47,47 0 0 0 39,26.2C28,26 8,31 4,26Z"
"""The lower edge is the circle itself, so nothing has to be cut off."""


def king_bust(brush: Brush, dress: Dress) -> str:
    """Return a king before his nimbus."""
    rays = path(star(32, 40, 36), MARIGOLD) + path(disc(0, 0, 35.6), PALE)
    face = head(brush, dress.look) + whiskers(brush, dress.look)
    worn = hat(brush, dress) + earring(brush, dress.ear, dress.stone)
    collar = brush.line("M-12,27C-8,34 8,35 18,41", GOLD, 3)
    robe = brush.inked(SHOULDERS, dress.cloth) + collar
    return group(rays, at(0, -4)) + robe + group(face + worn, PLACE)


def queen_bust(brush: Brush, dress: Dress) -> str:
    """Return a queen, her veil falling to the circle's edge."""
    hair = "M15,-17C13,-31 -8,-35 -18,-25C-25,-15 -21,4 -13,13C-11,-2 -5,-13 15,-17Z"
    cover = (
        "M11,-24C4,-42 -27,-43 -34,-17C-39,6 -36,20 -42,29.5A55.3,55.3 0 0 0 -24,45.2"
        "C-25,30 -24,16 -24,0C-24,-15 -10,-22 11,-24Z"
    )
    hem = brush.line("M11,-24C-10,-22 -24,-15 -24,0C-24,16 -25,30 -24,45", GOLD, 2.6)
    face = head(brush, dress.look) + brush.inked(hair, dress.look.hair, 1)
    veil = brush.inked(cover, dress.veil) + hem + ornaments(brush, dress)
    neckline = brush.rod("M-13,28C-6,37 6,36 10,28", PEARL, 2.6, 1)
    return brush.inked(SHOULDERS, dress.cloth) + group(face, PLACE) + neckline + group(veil, PLACE)


def jack_bust(brush: Brush, dress: Dress) -> str:
    """Return a young noble."""
    scarf = brush.inked("M-18,26C-10,34 4,34 12,25L16,30C6,40 -12,40 -21,31Z", dress.stone, 1.1)
    worn = group(feathered_turban(brush, dress), PLACE)
    coat = brush.inked(SHOULDERS, dress.cloth)
    return coat + group(young_head(brush, dress), PLACE) + scarf + worn


BUSTS: Final = {"K": king_bust, "Q": queen_bust, "J": jack_bust}
