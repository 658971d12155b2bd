"""Imagined deals of Tractor played out fast: the choices of ``choices``, without their objects.

Cards are gone through from the strongest; of equal values the last one, the weakest, is taken.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import real
from cardavia.ai.tractor.course import Course
from cardavia.ai.tractor.lanes import before_last, lanes_of
from cardavia.ai.tractor.singles import WORST, Singles
from cardavia.ai.tractor.worth import TRUMP_BASE
from cardavia.cards.hand import count_bits, count_both
from cardavia.rules.deal import Own
from cardavia.rules.tractor.table import Tractor

SHORTENED: Final = 0.9
"""What it is worth at most to shorten a plain suit."""


@final
class Rollout:
    """Chooses play after play until the deal is over."""

    def __init__(self, table: Tractor, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table on which cards are played, without throws."""
        self.lanes = lanes_of(table.order)
        self.course = Course(self.lanes, table, owns, voids)
        self.look = Singles(self.course)
        self.size: i64 = 0
        """Cards of the play to choose."""
        self.best_once: i64 = 0
        self.best_twice: i64 = 0
        self.best_value: float = WORST
        self.chosen_once: i64 = 0
        self.chosen_twice: i64 = 0
        """The answer being put together."""
        self.pool_once: i64 = 0
        self.pool_twice: i64 = 0
        """What it is taken from."""
        self.picked: i64 = 0
        """The card of it that costs least so far."""
        self.cost: float = -WORST

    def run(self) -> None:
        """Play on, and let the table take the play that ends the deal."""
        course = self.course
        while True:
            self._choose()
            if course.plays == 3 and course.left == course.size:
                course.hand_back()
                faces = course.faces(self.best_once, self.best_twice)
                course.table.play(course.owns, faces, None)
                return
            course.put(self.best_once, self.best_twice, self.size)

    def regret(self, once: i64, twice: i64, size: i64) -> float:
        """Return how much more than a play the best one is worth to the seat to act."""
        self._choose()
        if once == self.best_once and twice == self.best_twice:
            return 0.0
        best = self._value(self.best_once, self.best_twice, self.size)
        return max(0.0, best - self._value(once, twice, size))

    def _value(self, once: i64, twice: i64, size: i64) -> float:
        """Return what a play is worth to the seat to act, of whom a choice has just been asked."""
        if self.course.plays == 0:
            if size == 1:
                return self.look.single_lead_value(once)
            return self.look.lead_value(once, twice, size, WORST)
        if self.course.size == 1:
            return self.look.single_answer_value(once)
        return self.look.follow_value(once, twice, WORST)

    def _choose(self) -> None:
        course = self.course
        if course.plays == 0:
            self._choose_lead()
            return
        self.size = course.size
        if course.left == course.size:
            place = course.places[course.turn]
            self.best_once, self.best_twice = place.once, place.twice
        elif course.size == 1:
            self._follow_single()
        else:
            self._follow_shape()

    def _follow_single(self) -> None:
        course = self.course
        held = course.places[course.turn].once
        pool = held & course.led
        if not pool:
            pool = held
        look = self.look
        look.follow(pool)
        self.best_once, self.best_twice, self.best_value = look.best, 0, look.value

    def _choose_lead(self) -> None:
        course, look = self.course, self.look
        place = course.places[course.turn]
        once, twice = place.once, place.twice
        look.lead(once & ~self.lanes.replaced(once, twice))
        self.best_once, self.best_twice, self.best_value = look.best, 0, look.value
        self.size = 1
        self._lead_pairs(twice)
        if twice & (twice - 1):
            self._lead_rows(twice)

    def _lead_pairs(self, pairs: i64) -> None:
        while pairs:
            one = pairs & -pairs
            pairs ^= one
            self._try_lead(one, 2)

    def _try_lead(self, row: i64, size: i64) -> None:
        value = self.look.lead_value(row, row, size, self.best_value)
        if value >= self.best_value:
            self.best_once, self.best_twice = row, row
            self.best_value = value
            self.size = size

    def _lead_rows(self, pairs: i64) -> None:
        rest = pairs
        while rest:
            one = rest & -rest
            rest ^= one
            self._grow(pairs, one, one, 2)

    def _grow(self, pairs: i64, row: i64, last: i64, size: i64) -> None:
        """Weigh the tractors that go on from a row of pairs."""
        rest = pairs & self.lanes.next_above(last)
        while rest:
            one = rest & -rest
            rest ^= one
            self._try_lead(row | one, size + 2)
            self._grow(pairs, row | one, one, size + 2)

    def _follow_shape(self) -> None:
        """Answer a pair or a tractor."""
        self.best_once, self.best_twice, self.best_value = 0, 0, WORST
        look = self.look
        look.weigh()
        led = self.course.led
        suit_once, suit_twice = look.once & led, look.twice & led
        held = count_both(suit_once, suit_twice)
        if held == 0:
            self._try_rows(look.twice & self.lanes.trumps)
        if held <= self.size:
            self._fill(suit_once, suit_twice, held)
            return
        pairs = min(self.course.pairs, count_bits(suit_twice))
        if 2 * pairs == self.size:
            self._try_rows(suit_twice)
        self._with_pairs(suit_once, suit_twice, pairs, -0.5)
        if suit_once & self.lanes.points:
            self._with_pairs(suit_once, suit_twice, pairs, 0.5)

    def _try(self, once: i64, twice: i64) -> None:
        if not self.best_once:
            self.best_once, self.best_twice = once, twice
        elif once != self.best_once or twice != self.best_twice:
            self._compare(once, twice)

    def _compare(self, once: i64, twice: i64) -> None:
        """Keep the better of two answers; the first is weighed only now that there is another."""
        if self.best_value == WORST:
            self.best_value = self.look.follow_value(self.best_once, self.best_twice, WORST)
        value = self.look.follow_value(once, twice, self.best_value)
        if value > self.best_value:
            self.best_once, self.best_twice = once, twice
            self.best_value = value

    def _try_rows(self, pairs: i64) -> None:
        """Weigh every pair, or every row of pairs, of the size led."""
        rest = pairs
        while rest:
            one = rest & -rest
            rest ^= one
            self._row_from(pairs, one, one, 2)

    def _row_from(self, pairs: i64, row: i64, last: i64, size: i64) -> None:
        if size == self.size:
            value = self.look.follow_value(row, row, self.best_value)
            if value >= self.best_value:
                self.best_once, self.best_twice, self.best_value = row, row, value
            return
        near = pairs & self.lanes.next_above(last)
        if near:
            one = near & -near
            self._row_from(pairs, row | one, one, size + 2)

    def _fill(self, once: i64, twice: i64, held: i64) -> None:
        """Give all of the suit, and some other cards: without points, or full of them."""
        if held == self.size:
            self.best_once, self.best_twice = once, twice
            return
        self._fill_with(once, twice, held, -0.5)
        if self.look.once & ~once & self.lanes.points:
            self._fill_with(once, twice, held, 0.5)
            self._fill_with(once, twice, held, 0.0)

    def _fill_with(self, once: i64, twice: i64, held: i64, points: float) -> None:
        self.chosen_once, self.chosen_twice = once, twice
        self.pool_once = self.look.once & ~once
        self.pool_twice = self.look.twice & ~twice
        self._take_cheapest(self.size - held, points)
        self._try(self.chosen_once, self.chosen_twice)

    def _with_pairs(self, once: i64, twice: i64, pairs: i64, points: float) -> None:
        """Weigh the pairs owed, cheap or full of points, and the rest likewise."""
        self.chosen_once, self.chosen_twice = 0, 0
        self.pool_once, self.pool_twice = once, twice
        for _pair in range(pairs):
            one = self._cheapest_pair(points)
            self.chosen_once |= one
            self.chosen_twice |= one
            self.pool_once &= ~one
            self.pool_twice &= ~one
        self._take_cheapest(self.size - 2 * pairs, points)
        self._try(self.chosen_once, self.chosen_twice)

    def _cheapest_pair(self, points: float) -> i64:
        best: i64 = 0
        cost = -WORST
        rest = self.pool_twice & ~before_last(self.pool_twice & ~self.lanes.points)
        rest |= self.pool_twice & self.lanes.points
        while rest:
            one = rest & -rest
            rest ^= one
            worth = self.look.worth(one) - 2.0 * points * real(self.lanes.point_value(one))
            if worth <= cost:
                best, cost = one, worth
        return best

    def _take_cheapest(self, size: i64, points: float) -> None:
        """Take the cards that cost least, one after the other."""
        while size > 0:
            one = self._cheapest_card(points)
            self.chosen_twice |= self.chosen_once & one
            self.chosen_once |= one
            if self.pool_twice & one:
                self.pool_twice ^= one
            else:
                self.pool_once ^= one
            size -= 1

    def _cheapest_card(self, points: float) -> i64:
        """Find the card that costs least: first among those that probably do."""
        rest = self._cheap()
        scoring = rest & self.lanes.points
        blank = rest ^ scoring
        trumps = blank & self.lanes.trumps
        self.picked, self.cost = 0, -WORST
        if points > 0.0:
            self._pick(scoring, points)
        self._pick(blank ^ trumps, points)
        self._pick(trumps, points)
        if points <= 0.0:
            self._pick(scoring, points)
        return self.picked

    def _pick(self, cards: i64, points: float) -> None:
        while cards:
            one = cards & -cards
            cards ^= one
            gain = points * real(self.lanes.point_value(one))
            if (TRUMP_BASE if one < self.lanes.first else -SHORTENED) - gain > self.cost:
                continue
            cost = self.look.worth(one) - gain - self._void_bonus(one)
            if self.pool_twice & one:
                cost += 0.4
            if cost < self.cost or (cost == self.cost and one > self.picked):
                self.picked, self.cost = one, cost

    def _cheap(self) -> i64:
        """Leave out what a weaker lone card of the suit costs less than, if neither scores."""
        blank = self.pool_once & ~self.lanes.points
        lone = blank & ~self.look.twice
        found = self.pool_once ^ blank
        while blank:
            suit = blank & self.lanes.lane(blank & -blank)
            blank ^= suit
            found |= suit & ~before_last(lone & suit)
        return found

    def _void_bonus(self, one: i64) -> float:
        """Return what shortening a plain suit is worth to a hand with trumps."""
        if one < self.lanes.first or self.look.trumps_held == 0:
            return 0.0
        mask = self.lanes.lane(one)
        length = count_both(self.pool_once & mask, self.pool_twice & mask)
        return SHORTENED / real(length) if length <= 3 else 0.0
