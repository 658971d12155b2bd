"""What a seat of a play-out counts and values; a play is two masks, of faces and of pairs."""

from typing import Final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.ai.tractor.counting import NO_PAIRS
from cardavia.ai.tractor.course import Course, Place
from cardavia.ai.tractor.lanes import JOKERS, Lanes
from cardavia.ai.tractor.valuing import HIGH_WILL, RUFF_WILL
from cardavia.ai.tractor.worth import JOKER, PAIR, SIDE_BOSS, TRUMP_BASE, TRUMP_TOP
from cardavia.cards.cards import TRUMPS
from cardavia.cards.hand import count_bits, count_both

UNASKED: Final = -1.0


class Look:
    """The counts of the seat to act, and its chances."""

    def __init__(self, course: Course) -> None:
        """Look at a course; ``count`` before every decision."""
        self.course = course
        self.lanes: Lanes = course.lanes
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
        self.mask: i64 = 0
        self.suit_gone: float = 0.0
        """The chance that a seat without a shown void holds none of the suit; likewise of trumps."""
        self.trumps_gone: float = 0.0
        self.run: i64 = 0
        self.asked: i64 = 0
        """The card last asked about; what is stronger, how many of that are out, and a chance."""
        self.above: i64 = 0
        self.stronger: i64 = 0
        self.has_stronger: float = UNASKED
        self.ruffed_suit: i64 = -1
        self.ruffed: float = 0.0

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
        total = count_both(self.out_once, self.out_twice)
        self.share = min(1.0, float(self.left) / max(1.0, float(total)))
        self.missing = 1.0 - self.share
        trumps = self.lanes.trumps
        self.trumps_out = count_both(self.out_once & trumps, self.out_twice & trumps)
        self.trumps_held = count_both(self.once & trumps, self.twice & trumps)
        self.trumps_gone = power(self.missing, self.trumps_out)
        self.asked = 0
        self.ruffed_suit = -1
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
        self.out_once = self.lanes.every & ~twice
        self.out_twice = self.lanes.every & ~once

    def about(self, suit: i64, run: i64) -> None:
        """Turn to a suit and a number of pairs in a row."""
        self.run = run
        if suit == self.suit:
            return
        self.suit = suit
        self.mask = self.lanes.mask(suit)
        out = count_both(self.out_once & self.mask, self.out_twice & self.mask)
        self.suit_gone = power(self.missing, out)

    def ask(self, one: i64) -> i64:
        """Return how many cards out are of the suit of a card and stronger."""
        if one != self.asked:
            self.asked = one
            self.above = self.lanes.above(one)
            self.stronger = count_both(self.out_once & self.above, self.out_twice & self.above)
            self.has_stronger = UNASKED
        return self.stronger

    def may_be_out(self, place: Place, suit: i64) -> float:
        """Return the chance that a seat holds none of a suit."""
        if (place.voids >> suit) & 1:
            return 1.0
        if suit == self.suit:
            return self.suit_gone
        mask = self.lanes.mask(suit)
        return power(self.missing, count_both(self.out_once & mask, self.out_twice & mask))

    def stays(self, top: i64, is_ruff: bool) -> float:  # noqa: FBT001 - a fact
        """Return the chance that no opponent behind beats a play with this highest card."""
        if self.behind == 0:
            return 1.0
        self.ask(top)
        place = self.course.places[(self.seat + 3) & 3]
        chance = 1.0 - self._beats(place, is_ruff)
        if self.behind < 3:
            return chance
        other = self.course.places[(self.seat + 1) & 3]
        if other.voids == place.voids:
            return chance * chance
        return chance * (1.0 - self._beats(other, is_ruff))

    def _beats(self, place: Place, is_ruff: bool) -> float:  # noqa: FBT001 - a fact
        """Return the chance that a seat behind can and will beat a play with the card asked about."""
        is_out = self.may_be_out(place, self.suit)
        if self.suit == TRUMPS:
            return (1.0 - is_out) * self._has_higher(place, TRUMPS)
        chance = 0.0
        if not is_ruff:
            chance = (1.0 - is_out) * self._has_higher(place, self.suit)
        if (place.voids >> TRUMPS) & 1 or self.trumps_out == 0:
            return chance
        if not is_ruff:
            return chance + is_out * self._has_trumps(place) * RUFF_WILL
        will = HIGH_WILL if self.asked & self.lanes.high else RUFF_WILL
        return chance + is_out * self._has_higher(place, TRUMPS) * will

    def _has_trumps(self, place: Place) -> float:
        """Return the chance that a seat holds the shape in trumps."""
        if self.run == 0:
            return 1.0 - self.trumps_gone
        return self._has_shape(place, TRUMPS, self.lanes.trumps)

    def _has_higher(self, place: Place, suit: i64) -> float:
        """Return the chance that a seat holds the same shape above the card asked about."""
        if self.run > 0:
            return self._has_shape(place, suit, self.above)
        if self.has_stronger == UNASKED:
            self.has_stronger = 1.0 - power(self.missing, self.stronger)
        return self.has_stronger

    def _has_shape(self, place: Place, suit: i64, among: i64) -> float:
        """Return the chance that a seat holds so many pairs in a row among some cards."""
        if (place.voids >> (suit + NO_PAIRS)) & 1:
            return 0.0
        pairs = count_bits(self.out_twice & among)
        each = power(self.share, 2 * self.run) * 1.2
        if self.run > 1:
            pairs = max(0, pairs - self.run + 1)
        return 1.0 - power(1.0 - min(1.0, each), pairs)

    def worth(self, one: i64) -> float:
        """Return the strength of a card that is given up when it is played."""
        place: float = self.lanes.strength[count_bits(one - 1)]
        above = self.ask(one)
        value = 0.02 * place
        if one < self.lanes.first:
            value += TRUMP_BASE + TRUMP_TOP * self.near_top(above)
            if one & JOKERS:
                value += JOKER
        elif above == 0:
            value += SIDE_BOSS * (1.0 - 0.5 * self._chance_ruffed(self.lanes.suit_of(one)))
        elif above <= 2:
            value += 0.5
        if self.twice & one:
            value += PAIR + 0.05 * place
        return value

    def near_top(self, above: i64) -> float:
        """Return how near a trump is to the top, from 0 to 1: the cubed share of those it beats."""
        if self.trumps_out == 0:
            return 1.0
        share = 1.0 - float(above) / float(self.trumps_out)
        return share * share * share

    def _chance_ruffed(self, suit: i64) -> float:
        """Return the chance that an opponent is void in a suit."""
        if suit != self.ruffed_suit:
            places = self.course.places
            left = self.may_be_out(places[(self.seat + 1) & 3], suit)
            right = self.may_be_out(places[(self.seat + 3) & 3], suit)
            self.ruffed_suit = suit
            self.ruffed = 1.0 - (1.0 - left) * (1.0 - right)
        return self.ruffed
