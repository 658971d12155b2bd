"""Suits of Black Maria as bits."""

from typing import Final

from mypy_extensions import i64

from cardavia.cards.cards import RANKS
from cardavia.cards.hand import count_bits, shifted

SUIT_BITS: Final = 0x1FFF
# Written out, not computed: the compiler then puts the numbers in place.
ALL_PLAIN: Final = 0xFFFFFFFFFFFFF
HEART_BITS: Final = 0x3FFE000
MARIA: Final = 10
"""The queen of spades."""
DIAMOND_JACK: Final = 35
HIGH_SPADES: Final = 0x1C00
"""Queen, king and ace of spades."""
GUARDS: Final = 0x3FF


def suit_mask(suit: i64) -> i64:
    """Return the cards of a suit."""
    return shifted(SUIT_BITS, suit * RANKS)


def top_face(bits: i64) -> int:
    """Return the highest face of a mask that is not empty."""
    x = bits
    x |= x >> 1
    x |= x >> 2
    x |= x >> 4
    x |= x >> 8
    x |= x >> 16
    x |= x >> 32
    return int(count_bits(x)) - 1
