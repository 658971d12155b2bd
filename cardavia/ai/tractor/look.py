"""What a seat of a play-out counts and values; a play is two masks, of faces and of pairs."""

from typing import Final

from mypy_extensions import i64

from cardavia.ai.odds import power, real
from cardavia.ai.tractor.counting import NO_PAIRS
from cardavia.ai.tractor.course import Course, Place
from cardavia.ai.tractor.lanes import JOKERS, LANE, Lanes
from cardavia.ai.tractor.valuing import HIGH_WILL, RUFF_WILL
from cardavia.ai.tractor.worth import JOKER, PAIR, SIDE_BOSS, TRUMP_BASE, TRUMP_TOP
from cardavia.cards.cards import TRUMPS
from cardavia.cards.hand import count_bits, count_both
from cardavia.rules.tractor.seats import HAND_SIZE

UNASKED: Final = -1.0
CARDS: Final = 128
"""More than are in the pack."""
SHARE: Final = 43
"""One more than there are trumps, where all twos are some of them."""

_UNKNOWN: Final[list[float]] = []
_NONE: Final[list[list[float]]] = [_UNKNOWN] * ((HAND_SIZE + 1) * CARDS)
"""Per size of a hand and number of cards out: what ``Odds.none`` says, once asked."""


class Odds:
    """The chances that one given seat holds cards of those that are out."""

    def __init__(self) -> None:
        """Know nothing before ``share_out``."""
        self.share: float = 0.0
        """The chance that the seat holds one given card."""
        self.none: list[float] = _UNKNOWN
        """Per number of cards the chance that it holds none of them; at ``SHARE`` the share."""

    def share_out(self, hand: i64, cards: i64) -> None:
        """Take how many cards a hand holds, and how many are out."""
        self.none = _NONE[hand * CARDS + cards]
        if not self.none:
            self.none = _chances(min(1.0, real(hand) / max(1.0, real(cards))))
            _NONE[hand * CARDS + cards] = self.none
        self.share = self.none[SHARE]


def _chances(share: float) -> list[float]:
    return [power(1.0 - share, number) for number in range(SHARE)] + [share]


class Look(Odds):
    """The counts of the seat to act, and its chances."""

    def __init__(self, course: Course) -> None:
        """Look at a course; ``count`` before every decision."""
        super().__init__()
        self.course = course
        self.lanes: Lanes = course.lanes
        self.next_foe: Place = course.places[0]
        """The opponent who plays after the seat to act, and the other opponent."""
        self.last_foe: Place = course.places[0]
        self.once: i64 = 0
        self.twice: i64 = 0
        self.out_once: i64 = 0
        self.out_twice: i64 = 0
        self.behind: i64 = 0
        self.trumps_out: i64 = 0
        self.trumps_held: i64 = 0
        self.suit: i64 = -1
        """The suit the play is about: what was led, or would be."""
        self.mask: i64 = 0
        self.unequal: i64 = 0
        """Its cards without those that share a strength."""
        self.suit_gone: float = 0.0
        """The chance that a seat without a shown void holds none of the suit; likewise of trumps."""
        self.trumps_gone: float = UNASKED
        self.run: i64 = 0
        self.asked: i64 = 0
        """The card last asked about; what is stronger, and how many of that are out."""
        self.above: i64 = 0
        self.stronger: i64 = 0
        self.ruffed_suit: i64 = -1
        self.ruffed: float = 0.0

    def count(self) -> None:
        """Count for the seat to act."""
        course = self.course
        seat = course.turn
        place = course.places[seat]
        self.next_foe = course.places[(seat + 3) & 3]
        self.last_foe = course.places[(seat + 1) & 3]
        self.once = place.once
        self.twice = place.twice
        self.behind = 3 - course.plays
        self._find_out()
        self.share_out(course.left, count_both(self.out_once, self.out_twice))
        trumps = self.lanes.trumps
        self.trumps_out = count_both(self.out_once & trumps, self.out_twice & trumps)
        self.trumps_held = count_both(self.once & trumps, self.twice & trumps)
        self.trumps_gone = UNASKED
        self.asked = 0
        self.ruffed_suit = -1
        self.suit = -1
        self.unequal = 0
        if course.plays > 0:
            self.about(course.suit, course.pairs)

    def _find_out(self) -> None:
        course = self.course
        twice = course.seen_twice | self.twice | (course.seen_once & self.once)
        once = course.seen_once | self.once
        if course.turn == course.dealer:
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
        self.unequal = self.mask & ~self.lanes.equals
        self.suit_gone = UNASKED

    def no_trumps(self) -> float:
        """Return the chance that a seat without a shown void holds no trumps."""
        if self.trumps_gone == UNASKED:
            self.trumps_gone = self.none[self.trumps_out]
        return self.trumps_gone

    def ask(self, one: i64) -> i64:
        """Return how many cards out are of the suit of a card and stronger."""
        return self.stronger if one == self.asked else self._count_above(one)

    def _count_above(self, one: i64) -> i64:
        above = self.mask & (one - 1) if one & self.unequal else self.lanes.above(one)
        self.asked, self.above = one, above
        self.stronger = count_both(self.out_once & above, self.out_twice & above)
        return self.stronger

    def may_be_out(self, place: Place, suit: i64) -> float:
        """Return the chance that a seat holds none of a suit."""
        if (place.voids >> suit) & 1:
            return 1.0
        if suit == TRUMPS:
            return self.no_trumps()
        if suit != self.suit:
            return self._none_out(self.lanes.mask(suit))
        if self.suit_gone == UNASKED:
            self.suit_gone = self._none_out(self.mask)
        return self.suit_gone

    def _none_out(self, mask: i64) -> float:
        return self.none[count_both(self.out_once & mask, self.out_twice & mask)]

    def stays(self, top: i64, is_ruff: bool) -> float:  # noqa: FBT001 - a fact
        """Return the chance that no opponent behind beats a play with this highest card."""
        if self.behind == 0:
            return 1.0
        self.ask(top)
        chance = 1.0 - self._beats(self.next_foe, is_ruff)
        if self.behind < 3:
            return chance
        if self.last_foe.voids == self.next_foe.voids:
            return chance * chance
        return chance * (1.0 - self._beats(self.last_foe, is_ruff))

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
            return 1.0 - self.no_trumps()
        return self._has_shape(place, TRUMPS, self.lanes.trumps)

    def _has_higher(self, place: Place, suit: i64) -> float:
        """Return the chance that a seat holds the same shape above the card asked about."""
        if self.run > 0:
            return self._has_shape(place, suit, self.above)
        return 1.0 - self.none[self.stronger]

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
        above = self.ask(one)
        if one < self.lanes.first:
            place = real(count_bits(self.lanes.steps & -one) - 1)
            value = 0.02 * place + TRUMP_BASE + TRUMP_TOP * self.near_top(above)
            if one & JOKERS:
                value += JOKER
        else:
            place = real(LANE - 1 - count_bits(self.above))
            value = 0.02 * place
            if above == 0:
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
        share = 1.0 - real(above) / real(self.trumps_out)
        return share * share * share

    def _chance_ruffed(self, suit: i64) -> float:
        """Return the chance that an opponent is void in a suit."""
        if suit != self.ruffed_suit:
            left = self.may_be_out(self.last_foe, suit)
            right = self.may_be_out(self.next_foe, suit)
            self.ruffed_suit = suit
            self.ruffed = 1.0 - (1.0 - left) * (1.0 - right)
        return self.ruffed
