"""Some legal answer for every number: what random play and benchmarks use.

Built up from what is owed, so no answer is ever listed or tried. Every lead and every way to
follow comes up for some number.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.hand import Hand, bit, count_bits, nth_face
from cardavia.cards.order import Order
from cardavia.rules.tractor.following import Owed
from cardavia.rules.tractor.options import Terms
from cardavia.rules.tractor.shapes import Shape, faces_at, places_of, runs_of

MULTIPLIER: Final = 1103515245
INCREMENT: Final = 12345
STATE_BITS: Final = 0x7FFFFFFF
"""A linear congruence of 31 bits, whose products stay within 63."""
THROW_ONE_IN: Final = 4
STOP_ONE_IN: Final = 3


@final
class Dice:
    """Throws that follow from one number."""

    def __init__(self, number: i64) -> None:
        """Start from ``number``."""
        self.state: i64 = number & STATE_BITS

    def roll(self, sides: i64) -> i64:
        """Return a number from 0 to ``sides`` - 1."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & STATE_BITS
        return (self.state >> 8) % sides

    def face_of(self, faces: i64) -> i64:
        """Return one face of a mask that is not empty."""
        return nth_face(faces, self.roll(count_bits(faces)))


def some_cards(hand: Hand, size: i64, dice: Dice) -> list[int]:
    """Take ``size`` cards out of a hand and return them."""
    taken: list[int] = []
    for _ in range(size):
        face = dice.face_of(hand.once)
        hand.remove(face)
        taken.append(int(face))
    return taken


def some_play(hand: Hand, lead: Shape | None, order: Order, terms: Terms, dice: Dice) -> list[int]:
    """Return a legal lead, or a legal answer to one."""
    if lead is None:
        return some_lead(hand, order, terms.throws, dice)
    if lead.size == 1:
        suit = hand.once & order.mask(int(lead.suit))
        return [int(dice.face_of(suit if suit else hand.once))]
    return some_follow(hand, Owed(hand, lead, order, terms.owes_tractors), order, dice)


def some_lead(hand: Hand, order: Order, throws: bool, dice: Dice) -> list[int]:  # noqa: FBT001 - a table's option
    """Return a single, pair or tractor of a hand; a throw now and then where those are allowed."""
    face = dice.face_of(hand.once)
    if throws and dice.roll(THROW_ONE_IN) == 0:
        mask = order.mask(order.suit[face])
        pool = Hand(hand.once & mask, hand.twice & mask)
        return some_cards(pool, 1 + dice.roll(pool.size()), dice)
    lead = [int(face)]
    if hand.twice & bit(face) and dice.roll(2):
        lead.append(int(face))
        _grow(lead, hand.twice & order.mask(order.suit[face]), order, dice)
    return lead


def _grow(lead: list[int], twice: i64, order: Order, dice: Dice) -> None:
    # Add the next pair upwards as long as there is one and the dice agree.
    while True:
        above = faces_at(twice, order, order.strength[lead[-1]] + 1)
        if not above or dice.roll(STOP_ONE_IN) == 0:
            return
        face = above[dice.roll(len(above))]
        lead.append(face)
        lead.append(face)


def some_follow(hand: Hand, owed: Owed, order: Order, dice: Dice) -> list[int]:
    """Return a legal answer to a lead."""
    suit = Hand(hand.once & owed.mask, hand.twice & owed.mask)
    if owed.is_free():
        answer = suit.faces()
        rest = Hand(hand.once & ~owed.mask, hand.twice & ~owed.mask)
        return answer + some_cards(rest, owed.size - owed.held, dice)
    answer = _owed_row(suit, owed, order, dice)
    for _ in range(owed.pairs - owed.run):
        _take_pair(suit, dice.face_of(suit.twice), answer)
    return answer + some_cards(suit, owed.size - 2 * owed.pairs, dice)


def _owed_row(suit: Hand, owed: Owed, order: Order, dice: Dice) -> list[int]:
    answer: list[int] = []
    if owed.run:
        lowest = dice.face_of(runs_of(places_of(suit.twice, order), owed.run))
        for place in range(lowest, lowest + owed.run):
            pairs = faces_at(suit.twice, order, place)
            _take_pair(suit, pairs[dice.roll(len(pairs))], answer)
    return answer


def _take_pair(hand: Hand, face: i64, answer: list[int]) -> None:
    answer.append(int(face))
    answer.append(int(face))
    hand.once &= ~bit(face)
    hand.twice &= ~bit(face)
