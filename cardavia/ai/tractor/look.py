"""What a seat of a play-out counts and values; a play is two masks, of faces and of pairs."""

from typing import Final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.ai.tractor.counting import NO_PAIRS
from cardavia.ai.tractor.course import Course, Place, points_in
from cardavia.ai.tractor.valuing import (
    HIGH_PLACE,
    HIGH_WILL,
    RUFF_WILL,
)
from cardavia.ai.tractor.worth import JOKER, PAIR, SIDE_BOSS, TRUMP_BASE, TRUMP_TOP
from cardavia.cards.cards import BLACK_JOKER, TRUMPS
from cardavia.cards.hand import EVERY_FACE, count_bits
from cardavia.cards.order import Order

ALMOST_TOP: Final = HIGH_PLACE - 2
UNASKED: Final = -1e9


class Look:
    """The counts of the seat to act, and its chances."""

    def __init__(self, course: Course) -> None:
        """Look at a course; ``count`` before every decision."""
        self.course = course
        self.order: Order = course.order
        self.seat: i64 = 0
        self.once: i64 = 0
        self.twice: i64 = 0
        self.out_once: i64 = 0
        self.out_twice: i64 = 0
        self.left: i64 = 0
        self.share: float = 0.0
        self.missing: float = 0.0
        """The chance that one given seat does not hold one given card that is out."""
        self.behind: i64 = 0
        self.attacks: bool = False
        self.trumps_out: i64 = 0
        self.trumps_held: i64 = 0
        self.suit: i64 = -1
        """The suit the play is about: what was led, or would be."""
        self.suit_gone: float = 0.0
        """The chance that a seat without a shown void holds none of the suit; likewise of trumps."""
        self.trumps_gone: float = 0.0
        self.run: i64 = 0
        self.points: float = 0.0
        """Points out in the suit."""

    def count(self) -> None:
        """Count for the seat to act."""
        course = self.course
        self.seat = course.turn
        place = course.places[self.seat]
        self.once = place.once
        self.twice = place.twice
        self.left = course.left
        self.behind = 3 - course.plays
        self.attacks = course.attacks(self.seat)
        self._find_out()
        total = count_bits(self.out_once) + count_bits(self.out_twice)
        self.share = min(1.0, float(self.left) / max(1.0, float(total)))
        self.missing = 1.0 - self.share
        trumps = self.order.trumps
        self.trumps_out = count_bits(self.out_once & trumps) + count_bits(self.out_twice & trumps)
        self.trumps_held = count_bits(self.once & trumps) + count_bits(self.twice & trumps)
        self.trumps_gone = power(self.missing, self.trumps_out)
        self.suit = -1
        if course.plays > 0:
            self.about(course.suit, course.pairs)

    def _find_out(self) -> None:
        course = self.course
        twice = course.seen_twice | self.twice | (course.seen_once & self.once)
        once = course.seen_once | self.once
        if self.seat == course.dealer:
            buried = course.buried
            twice |= buried.twice | (once & buried.once)
            once |= buried.once
        self.out_once = EVERY_FACE & ~twice
        self.out_twice = EVERY_FACE & ~once

    def about(self, suit: i64, run: i64) -> None:
        """Turn to a suit and a number of pairs in a row."""
        mask: i64 = self.order.masks[suit]
        self.suit = suit
        self.run = run
        out = count_bits(self.out_once & mask) + count_bits(self.out_twice & mask)
        self.suit_gone = power(self.missing, out)
        self.points = float(points_in(self.out_once & mask, self.out_twice & mask))

    def higher(self, face: i64) -> i64:
        """Return how many cards out are of the suit of a card and stronger."""
        above: i64 = self.order.above[face]
        return count_bits(self.out_once & above) + count_bits(self.out_twice & above)

    def may_be_out(self, place: Place, suit: i64) -> float:
        """Return the chance that a seat holds none of a suit."""
        if (place.voids >> suit) & 1:
            return 1.0
        if suit == self.suit:
            return self.suit_gone
        mask: i64 = self.order.masks[suit]
        out = count_bits(self.out_once & mask) + count_bits(self.out_twice & mask)
        return power(self.missing, out)

    def stays(self, top: i64, is_ruff: bool) -> float:  # noqa: FBT001 - a fact
        """Return the chance that no opponent behind beats a play with this highest card."""
        if self.behind == 0:
            return 1.0
        chance = 1.0 - self._beats(self.course.places[(self.seat + 3) & 3], top, is_ruff)
        if self.behind == 3:
            chance *= 1.0 - self._beats(self.course.places[(self.seat + 1) & 3], top, is_ruff)
        return chance

    def _beats(self, place: Place, top: i64, is_ruff: bool) -> float:  # noqa: FBT001 - a fact
        """Return the chance that a seat behind can and will beat a play."""
        is_out = self.may_be_out(place, self.suit)
        above: i64 = self.order.above[top]
        if self.suit == TRUMPS:
            return (1.0 - is_out) * self._has_higher(place, TRUMPS, above)
        chance = 0.0
        if not is_ruff:
            chance = (1.0 - is_out) * self._has_higher(place, self.suit, above)
        if (place.voids >> TRUMPS) & 1 or self.trumps_out == 0:
            return chance
        if not is_ruff:
            return chance + is_out * self._has_trumps(place) * RUFF_WILL
        will = HIGH_WILL if self.order.strength[top] >= ALMOST_TOP else RUFF_WILL
        return chance + is_out * self._has_higher(place, TRUMPS, above) * will

    def _has_trumps(self, place: Place) -> float:
        """Return the chance that a seat holds the shape in trumps."""
        if self.run == 0:
            return 1.0 - self.trumps_gone
        return self._has_higher(place, TRUMPS, self.order.trumps)

    def _has_higher(self, place: Place, suit: i64, above: i64) -> float:
        """Return the chance that a seat holds the same shape among some cards."""
        pairs = count_bits(self.out_twice & above)
        if self.run == 0:
            return 1.0 - power(self.missing, count_bits(self.out_once & above) + pairs)
        if (place.voids >> (suit + NO_PAIRS)) & 1:
            return 0.0
        each = power(self.share, 2 * self.run) * 1.2
        if self.run > 1:
            pairs = max(0, pairs - self.run + 1)
        return 1.0 - power(1.0 - min(1.0, each), pairs)

    def worth(self, face: i64) -> float:
        """Return the strength of a card that is given up when it is played."""
        place = self.order.strength[face]
        suit: i64 = self.order.suit[face]
        above = self.higher(face)
        value = 0.02 * place
        if suit == TRUMPS:
            value += TRUMP_BASE + TRUMP_TOP * self.near_top(above)
            if face >= BLACK_JOKER:
                value += JOKER
        elif above == 0:
            value += SIDE_BOSS * (1.0 - 0.5 * self._ruffed(suit))
        elif above <= 2:
            value += 0.5
        if (self.twice >> face) & 1:
            value += PAIR + 0.05 * place
        return value

    def near_top(self, above: i64) -> float:
        """Return how near a trump is to the top, from 0 to 1: the cubed share of those it beats."""
        if self.trumps_out == 0:
            return 1.0
        share = 1.0 - float(above) / float(self.trumps_out)
        return share * share * share

    def _ruffed(self, suit: i64) -> float:
        """Return the chance that an opponent is void in a suit."""
        places = self.course.places
        left = self.may_be_out(places[(self.seat + 1) & 3], suit)
        right = self.may_be_out(places[(self.seat + 3) & 3], suit)
        return 1.0 - (1.0 - left) * (1.0 - right)
