"""What one seat can count in the middle of a Tractor deal: cards out, chances, and shown voids."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.cards.cards import TRUMPS
from cardavia.cards.hand import EVERY_FACE, Hand, bit, count_bits, lowest_face, shifted
from cardavia.cards.order import Order
from cardavia.rules.deal import Own
from cardavia.rules.tractor.scoring import points_of
from cardavia.rules.tractor.seats import KITTY_SIZE, SEATS, next_seat
from cardavia.rules.tractor.table import Tractor

NO_PAIRS: Final = 5
"""Shown voids: bit k says a seat is out of suit k, bit k + NO_PAIRS that it has no pair there."""


@final
class Count:
    """The counts of the seat to act: its hand, the cards out, who sits behind."""

    def __init__(self, table: Tractor, own: Own, seat: int, voids: list[int]) -> None:
        """Count for ``seat``; ``voids`` are what the seats have shown."""
        self.table = table
        self.order: Order = table.order
        self.hand = own.hand
        self.seat = seat
        self.voids = voids
        self.attacks: bool = table.is_attacker(seat)
        away = own.away if seat == table.dealer else []
        self.out_once: i64 = 0
        self.out_twice: i64 = 0
        self._find_out(away)
        self.total: int = int(count_bits(self.out_once) + count_bits(self.out_twice))
        """Cards out: in the other hands, and in the kitty for all but the dealer."""
        self.left: int = int(table.left)
        self.share: float = min(1.0, self.left / max(1.0, float(self.total)))
        """The chance that one given seat holds one given card that is out."""
        self.behind: list[int] = self._find_behind()
        self.kitty: float = self._kitty_points(away)
        """Points in the kitty, known to the dealer and guessed by others."""
        self._in_suit: list[int] = [-1] * 5
        self._higher: list[int] = [-1] * 160
        self.worths: list[float] = [-1.0] * 54
        """What each card is worth, once it has been asked; -1 before."""

    def _find_out(self, away: list[int]) -> None:
        once = self.table.seen_once
        twice = self.table.seen_twice
        twice |= self.hand.twice | (once & self.hand.once)
        once |= self.hand.once
        for face in away:
            one = bit(face)
            twice |= once & one
            once |= one
        self.out_once = EVERY_FACE & ~twice
        self.out_twice = EVERY_FACE & ~once

    def _find_behind(self) -> list[int]:
        seats: list[int] = []
        seat = self.seat
        for _ in range(SEATS - 1 - len(self.table.trick.plays)):
            seat = next_seat(seat)
            seats.append(seat)
        return seats

    def _kitty_points(self, away: list[int]) -> float:
        if away:
            return float(points_of_list(away))
        side: i64 = ~self.order.trumps
        cards = count_bits(self.out_once & side) + count_bits(self.out_twice & side)
        if cards == 0 or self.seat == self.table.dealer:
            return 0.0
        points = float(points_of(self.out_once & side, self.out_twice & side))
        return KITTY_SIZE * points / float(cards) * 0.6

    def ally(self, other: int) -> bool:
        """Tell whether another seat plays for the same side."""
        return (other - self.seat) % 2 == 0

    def is_out(self, seat: int, suit: int) -> bool:
        """Tell whether a seat has shown that it holds none of a suit."""
        return self.voids[seat] >> suit & 1 == 1

    def out_in(self, suit: int) -> int:
        """Return how many cards of a suit are out, copies counted."""
        known = self._in_suit[suit]
        if known < 0:
            mask: i64 = self.order.masks[suit]
            known = int(count_bits(self.out_once & mask) + count_bits(self.out_twice & mask))
            self._in_suit[suit] = known
        return known

    def points_out(self, suit: int) -> float:
        """Return the points out in a suit."""
        mask: i64 = self.order.masks[suit]
        return float(points_of(self.out_once & mask, self.out_twice & mask))

    def higher(self, suit: int, place: int) -> int:
        """Return how many cards out are of a suit and above a place, copies counted."""
        key = suit * 32 + place + 1
        found = self._higher[key]
        if found < 0:
            found = self._count_higher(suit, place)
            self._higher[key] = found
        return found

    def _count_higher(self, suit: int, place: int) -> int:
        found = 0
        rest: i64 = self.out_once & self.order.masks[suit]
        strength = self.order.strength
        while rest:
            face = lowest_face(rest)
            rest &= rest - 1
            if strength[face] > place:
                found += 1 + int((self.out_twice >> face) & 1)
        return found

    def higher_pairs(self, suit: int, place: int) -> int:
        """Return how many pairs above a place may still be in one hand."""
        found = 0
        rest: i64 = self.out_twice & self.order.masks[suit]
        strength = self.order.strength
        while rest:
            face = lowest_face(rest)
            rest &= rest - 1
            if strength[face] > place:
                found += 1
        return found

    def may_be_out(self, seat: int, suit: int) -> float:
        """Return the chance that a seat holds none of a suit."""
        if self.is_out(seat, suit):
            return 1.0
        return power(1.0 - self.share, self.out_in(suit))

    def trumps_held(self) -> int:
        """Return how many trumps this hand holds."""
        return int(self.hand.size_in(self.order.trumps))

    def expected_trumps(self) -> float:
        """Return how many trumps both opponents together should hold."""
        total = 0.0
        for step in (1, 3):
            if not self.is_out((self.seat + step) % SEATS, TRUMPS):
                total += self.share * self.out_in(TRUMPS)
        return total

    def partner_is_out(self, suit: int) -> bool:
        """Tell whether the partner has shown a void."""
        return self.is_out((self.seat + 2) % SEATS, suit)

    def others_are_out(self, suit: int) -> bool:
        """Tell whether all three other seats have shown a void."""
        for step in (1, 2, 3):
            if not self.is_out((self.seat + step) % SEATS, suit):
                return False
        return True

    def foe_is_out(self, suit: int) -> bool:
        """Tell whether an opponent who may still have trumps has shown a void."""
        for step in (1, 3):
            seat = (self.seat + step) % SEATS
            if self.is_out(seat, suit) and not self.is_out(seat, TRUMPS):
                return True
        return False


def points_of_list(faces: list[int]) -> int:
    """Return the points in a list of cards."""
    hand = Hand()
    for face in faces:
        hand.add(face)
    return int(points_of(hand.once, hand.twice))


def note_voids(table: Tractor, seat: int, faces: list[int], voids: list[int]) -> None:
    """Remember what a seat's answer to a lead shows, before it is put down (T-5)."""
    shape = table.trick.shape
    if shape is None:
        return
    mask: i64 = table.order.mask(int(shape.suit))
    once: i64 = 0
    twice: i64 = 0
    followed = 0
    for face in faces:
        one = bit(face)
        if mask & one:
            followed += 1
            twice |= once & one
            once |= one
    suit = int(shape.suit)
    if followed < len(faces):
        voids[seat] |= int(shifted(33, suit))
    elif count_bits(twice) < shape.pairs:
        voids[seat] |= int(shifted(32, suit))
