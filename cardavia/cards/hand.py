"""Sets of cards as bits: bit ``f`` stands for face ``f``.

Masks are 54 bits wide and never leave the range of a signed 64-bit number, so that compiled and
interpreted code agree.
"""

from typing import Final, final

from mypy_extensions import i64

EVERY_FACE: Final = 0x3FFFFFFFFFFFFF
# Below 2**62: a larger constant would be an object, unpacked at every use.
_ODD_BITS: Final = 0x1555555555555555
_PAIRS: Final = 0x3333333333333333
_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
_BYTES: Final = 0x0101010101010101
"""Times this, the eighth byte is the sum of all eight: what is above it may be lost."""


def shifted(bits: i64, places: i64) -> i64:
    """Shift left; both sides are parameters because mypyc makes ``1 << x`` 32 bits wide."""
    return bits << places


def bit(face: i64) -> i64:
    """Return the mask of one face."""
    return shifted(1, face)


def count_bits(bits: i64) -> i64:
    """Return how many faces a mask holds."""
    x: i64 = bits - ((bits >> 1) & _ODD_BITS)
    x = (x & _PAIRS) + ((x >> 2) & _PAIRS)
    x = (x + (x >> 4)) & _NIBBLES
    return (x * _BYTES) >> 56 & 0x7F


def count_both(a: i64, b: i64) -> i64:
    """Return how many faces two masks hold together: twice the work of one, but for the sums."""
    x: i64 = a - ((a >> 1) & _ODD_BITS)
    y: i64 = b - ((b >> 1) & _ODD_BITS)
    x = (x & _PAIRS) + ((x >> 2) & _PAIRS) + (y & _PAIRS) + ((y >> 2) & _PAIRS)
    x = (x & _NIBBLES) + ((x >> 4) & _NIBBLES)
    return (x * _BYTES) >> 56 & 0xFF


def lowest_face(bits: i64) -> i64:
    """Return the smallest face of a mask that is not empty."""
    return count_bits((bits & -bits) - 1)


def nth_face(bits: i64, n: i64) -> i64:
    """Return the face at place ``n`` (from 0) of a mask, counted from the smallest."""
    for _place in range(n):
        bits &= bits - 1
    return lowest_face(bits)


def faces_in(bits: i64) -> list[int]:
    """Return the faces of a mask, smallest first."""
    found: list[int] = []
    while bits:
        found.append(lowest_face(bits))
        bits &= bits - 1
    return found


def mask_of(faces: list[int]) -> i64:
    """Return the mask of the given faces; a face given twice counts once."""
    bits: i64 = 0
    for face in faces:
        bits |= bit(face)
    return bits


@final
class Hand:
    """Cards held: faces held at least once, and faces held twice."""

    def __init__(self, once: i64 = 0, twice: i64 = 0) -> None:
        """Hold the faces of two masks; ``twice`` must lie within ``once``."""
        self.once: i64 = once
        self.twice: i64 = twice

    def holds(self, face: i64) -> bool:
        """Tell whether at least one such card is held."""
        return self.once & bit(face) != 0

    def number_of(self, face: i64) -> i64:
        """Return how many copies of a face are held: 0, 1 or 2."""
        return ((self.once >> face) & 1) + ((self.twice >> face) & 1)

    def size(self) -> i64:
        """Return how many cards are held."""
        return count_bits(self.once) + count_bits(self.twice)

    def size_in(self, mask: i64) -> i64:
        """Return how many held cards lie within a mask."""
        return count_bits(self.once & mask) + count_bits(self.twice & mask)

    def add(self, face: i64) -> None:
        """Take one more card."""
        one = bit(face)
        self.twice |= self.once & one
        self.once |= one

    def remove(self, face: i64) -> None:
        """Give one card away; a card that is not held, as in a blind seat's hand, changes nothing."""
        one = bit(face)
        if self.twice & one:
            self.twice ^= one
        else:
            self.once &= ~one

    def contains(self, faces: list[int]) -> bool:
        """Tell whether all the given cards are held, copies counted."""
        rest = Hand(self.once, self.twice)
        for face in faces:
            if not rest.holds(face):
                return False
            rest.remove(face)
        return True

    def faces(self) -> list[int]:
        """Return the cards, smallest face first, copies side by side."""
        found: list[int] = []
        bits = self.once
        while bits:
            face = lowest_face(bits)
            found.append(face)
            if (self.twice >> face) & 1:
                found.append(face)
            bits &= bits - 1
        return found

    def copy(self) -> "Hand":
        """Return an independent hand of the same cards."""
        return Hand(self.once, self.twice)

    def same_as(self, other: "Hand") -> bool:
        """Tell whether both hold the same cards."""
        return self.once == other.once and self.twice == other.twice


def hand_of(faces: list[int]) -> Hand:
    """Return a hand of the given cards; a third copy of a face is lost."""
    hand = Hand()
    for face in faces:
        hand.add(face)
    return hand
