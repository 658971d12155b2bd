"""The cards of one contract as bits side by side: every suit a lane, its strongest card first.

Trumps lie lowest. So among the plays that can win, the lowest bit wins; and what stands below a
bit in its lane is stronger. ``order`` says the same face by face; this is for play-outs, which ask
it millions of times.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.tractor.valuing import HIGH_PLACE
from cardavia.cards.cards import FACES, RED_JOKER, TRUMPS
from cardavia.cards.hand import bit, count_bits, count_both, lowest_face, shifted
from cardavia.cards.order import Order
from cardavia.rules.tractor.scoring import FACE_POINTS

LANE: Final = 13
LANE_BITS: Final = 0x1FFF
JOKERS: Final = 3
"""Both jokers: the highest trumps of every contract."""
WIDTH: Final = 62
"""Bits in all: three or four lanes of plain suits, and what is left for trumps."""
ALMOST_TOP: Final = HIGH_PLACE - 2


@final
class Lanes:
    """Where each face of a contract lies, and what each bit means; suits are numbered by lane."""

    def __init__(self, order: Order) -> None:
        """Lay out an order; its trump suit has no lane of its own."""
        self.order = order
        self.suits: list[int] = [suit for suit in range(3, -1, -1) if suit != order.trump]
        """Per lane the suit: so that from the last bit to the first they come in their order."""
        base: i64 = WIDTH - LANE * len(self.suits)
        self.first: i64 = shifted(1, base)
        """The first bit that is no trump; likewise the lanes after it."""
        self.second: i64 = shifted(1, base + LANE)
        self.third: i64 = shifted(1, base + 2 * LANE)
        self.fourth: i64 = shifted(1, base + 3 * LANE)
        self.places: list[int] = [0] * FACES
        """Per face which bit it is."""
        self.faces: list[int] = [-1] * WIDTH
        """Per bit its face, or -1."""
        self.steps: i64 = 0
        """The last bit of each strength of trumps."""
        self.every: i64 = 0
        self.trumps: i64 = 0
        self.high: i64 = 0
        """Trumps that jokers and level cards alone can beat."""
        self.fives: i64 = 0
        self.tens: i64 = 0
        self.upper_equals: i64 = 0
        """Trumps that share one strength: level cards, and twos where all of them are trumps."""
        self.lower_equals: i64 = 0
        self.points: i64 = 0
        self.equals: i64 = 0
        self.ends: i64 = (self.first | self.second | self.third | self.fourth) >> 1
        """The last bit of each lane, whose neighbour is of another suit."""
        self._lay_out()

    def _lay_out(self) -> None:
        trumps = self._trumps_by_strength()
        place: i64 = 0
        for strength in range(len(trumps) - 1, -1, -1):
            equal = trumps[strength]
            for face in equal:
                self._put(face, place)
                place += 1
            if len(equal) > 1:
                self._note_equals(equal)
            elif not equal:
                place += 1
            self.steps |= bit(place - 1)
        base = lowest_face(self.first)
        for face in range(FACES):
            if self.order.suit[face] != TRUMPS:
                lane = self.suits.index(self.order.suit[face])
                self._put(face, base + LANE * lane + LANE - 1 - self.order.strength[face])
        self.points = self.fives | self.tens
        self.equals = self.upper_equals | self.lower_equals

    def _note_equals(self, faces: list[int]) -> None:
        group: i64 = 0
        for face in faces:
            group |= self.one(face)
        if self.upper_equals:
            self.lower_equals = group
        else:
            self.upper_equals = group

    def _trumps_by_strength(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in range(self.order.strength[RED_JOKER] + 1)]
        for face in range(FACES):
            if self.order.suit[face] == TRUMPS:
                found[self.order.strength[face]].append(face)
        return found

    def _put(self, face: int, place: i64) -> None:
        one = bit(place)
        self.places[face] = place
        self.faces[place] = face
        self.every |= one
        if FACE_POINTS[face] == 5:
            self.fives |= one
        elif FACE_POINTS[face] == 10:
            self.tens |= one
        if self.order.suit[face] == TRUMPS:
            self.trumps |= one
            self.high |= one if self.order.strength[face] >= ALMOST_TOP else 0

    def one(self, face: i64) -> i64:
        """Return the bit of a face."""
        return bit(self.places[face])

    def spread(self, faces: i64) -> i64:
        """Return the bits of a set of faces."""
        found: i64 = 0
        while faces:
            found |= self.one(lowest_face(faces))
            faces &= faces - 1
        return found

    def gathered(self, bits: i64) -> i64:
        """Return the set of faces of some bits."""
        faces: i64 = 0
        while bits:
            faces |= bit(self.faces[lowest_face(bits)])
            bits &= bits - 1
        return faces

    def lanes_in(self, suits: i64) -> i64:
        """Return a set of suits, as bits, numbered by lane; trumps stay where they are."""
        found = suits & shifted(1, TRUMPS)
        for lane in range(len(self.suits)):
            if (suits >> self.suits[lane]) & 1:
                found |= shifted(1, lane)
        return found

    def suit_of(self, one: i64) -> i64:
        """Return the lane a bit lies in, or TRUMPS."""
        if one < self.first:
            return TRUMPS
        if one < self.second:
            return 0
        if one < self.third:
            return 1
        return 2 if one < self.fourth else 3

    def mask(self, suit: i64) -> i64:
        """Return the bits of a lane, or of trumps."""
        if suit == TRUMPS:
            return self.trumps
        return shifted(self.first * LANE_BITS, LANE * suit)

    def lane(self, one: i64) -> i64:
        """Return the bits of the lane a bit lies in, or of trumps: ``mask(suit_of(one))``."""
        if one < self.first:
            return self.trumps
        if one < self.second:
            return self.second - self.first
        if one < self.third:
            return self.third - self.second
        if one < self.fourth:
            return self.fourth - self.third
        return self.fourth * LANE_BITS

    def key(self, one: i64) -> i64:
        """Return a bit to compare by: the same one for cards of one strength."""
        if one & self.equals:
            group = self._group(one)
            return group & -group
        return one

    def _group(self, one: i64) -> i64:
        return self.upper_equals if one & self.upper_equals else self.lower_equals

    def above(self, one: i64) -> i64:
        """Return the bits of the same suit that are stronger."""
        if one < self.first:
            return self.key(one) - 1
        return self.lane(one) & (one - 1)

    def strength(self, one: i64) -> i64:
        """Return the strength of a card."""
        if one < self.first:
            return count_bits(self.steps & -one) - 1
        return LANE - 1 - count_bits(self.above(one))

    def next_above(self, one: i64) -> i64:
        """Return the bits of the same suit that are one place stronger."""
        near = (self.key(one) >> 1) & ~self.ends
        return self._group(near) if near & self.equals else near

    def next_below(self, one: i64) -> i64:
        """Return the bits of the same suit that are one place weaker."""
        last = one
        if one & self.equals:
            group = self._group(one)
            last = group & ~(group >> 1)
        if last & self.ends:
            return 0
        near = shifted(last, 1)
        return self._group(near) if near & self.equals else near

    def replaced(self, once: i64, twice: i64) -> i64:
        """Return the held cards that need no weighing: a lone one, as good, stands for each.

        It is equal or one place weaker, and counts as many points.
        """
        lone = once & ~twice
        blank = lone & ~self.points
        found = once & ~self.points & (blank >> 1) & ~self.ends
        special = once & self._levels()
        found &= ~special
        while special:
            one = special & -special
            special ^= one
            if self._has_stand_in(one, lone):
                found |= one
        return found

    def _levels(self) -> i64:
        """Return the cards with equals, and their neighbours above."""
        return self.equals | (self.equals >> 1)

    def _has_stand_in(self, one: i64, lone: i64) -> bool:
        equal: i64 = 0
        if one & self.equals:
            equal = self._group(one) & ~(one | (one - 1))
        near = lone & (equal | self.next_below(one))
        return near & self._as_many_points(one) != 0

    def _as_many_points(self, one: i64) -> i64:
        if one & self.fives:
            return self.fives
        return self.tens if one & self.tens else ~self.points

    def points_in(self, once: i64, twice: i64) -> i64:
        """Return the points in a set of cards (T-7.1)."""
        fives = count_both(once & self.fives, twice & self.fives)
        return 5 * fives + 10 * count_both(once & self.tens, twice & self.tens)

    def point_value(self, one: i64) -> i64:
        """Return the points of one card."""
        if one & self.fives:
            return 5
        return 10 if one & self.tens else 0


def before_last(bits: i64) -> i64:
    """Return every place before the last bit of a mask within one lane; none for no bits."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    return bits >> 1


_latest: Final[list[Lanes]] = []
_KEPT: Final = 5
"""One for each trump suit and for none: what the search of a declaration asks in turn."""


def lanes_of(order: Order) -> Lanes:
    """Return the lanes of an order; a few are kept, as one deal asks often."""
    for lanes in _latest:
        if lanes.order is order:
            return lanes
    lanes = Lanes(order)
    if len(_latest) == _KEPT:
        _latest.pop(0)
    _latest.append(lanes)
    return lanes
