"""What a seat of a play-out gains by a play: the valuing of ``valuing`` in numbers."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.tractor.course import Course, Place
from cardavia.ai.tractor.look import Look
from cardavia.ai.tractor.valuing import FORCED_OUT, LINE, TAKEOVER_LINE, TEMPO
from cardavia.cards.cards import TRUMPS
from cardavia.cards.hand import count_both
from cardavia.rules.tractor.scoring import line_above
from cardavia.rules.tractor.seats import KITTY_SIZE

UNWEIGHED: Final = -1e9


@final
class Prices(Look):
    """The counts of the seat to act, and what its plays are worth to it."""

    def __init__(self, course: Course) -> None:
        """Look at a course; ``weigh`` before every decision."""
        super().__init__(course)
        self.guard: float = 0.0
        self.unit: i64 = 0
        """The best trump, where it guards the last trick, and what it is then worth more."""
        self.partner_holds: bool = False
        self.standing: float = -1.0
        """The chance that what wins so far stays, once asked; -1 before."""
        self.losing: float = UNWEIGHED
        """What a card that neither wins nor scores is worth, but for what it gives up."""
        self.expected: float = -1.0
        """How many trumps both opponents together should hold, once asked."""
        self.points: float = 0.0
        """Points out in the suit of a lead."""

    def weigh(self) -> None:
        """Count for the seat to act."""
        self.count()
        self._weigh_guard()
        winner = self.course.winner
        self.partner_holds = winner >= 0 and (winner - self.seat) & 1 == 0
        self.standing = -1.0
        self.losing = UNWEIGHED
        self.expected = -1.0

    def _weigh_guard(self) -> None:
        """Set what the best trump is worth more because of the kitty."""
        self.guard = 0.0
        self.unit = 0
        if self.left > 18:
            return
        kitty = self._kitty_points()
        if kitty > 0.0 and float(self.left) <= 4.0 + kitty / 6.0:
            self.guard = 0.9 * kitty
            held = self.once & self.lanes.trumps
            self.unit = held & -held

    def _kitty_points(self) -> float:
        course = self.course
        if self.seat == course.dealer:
            return float(self.lanes.points_in(course.buried.once, course.buried.twice))
        side = ~self.lanes.trumps
        once, twice = self.out_once & side, self.out_twice & side
        cards = count_both(once, twice)
        if cards == 0:
            return 0.0
        points = float(self.lanes.points_in(once, twice))
        return float(KITTY_SIZE) * points / float(cards) * 0.6

    def spent(self, once: i64, twice: i64, size: i64) -> float:
        """Return the worth of the cards that a play gives up."""
        if self.left <= size:
            return 0.0
        total = 0.0
        rest = once
        while rest:
            one = rest & -rest
            rest ^= one
            worth = self.worth(one)
            if size > 1 and self.twice & one:
                worth *= 0.8
            total += worth
            if twice & one:
                total += worth
        if once & self.unit:
            total += self.guard
        return total

    def own_points(self, once: i64, twice: i64, win: float) -> float:
        """Return what the points of a play are worth, won or saved for later."""
        total = 0.0
        rest = once & self.lanes.points
        while rest:
            one = rest & -rest
            rest ^= one
            gain = (win - self._points_kept(one)) * float(self.lanes.point_value(one))
            total += gain
            if twice & one:
                total += gain
        return total

    def _points_kept(self, one: i64) -> float:
        above = self.ask(one)
        if one < self.lanes.first:
            return 0.5 + 0.45 * self.near_top(above)
        return 0.65 if above == 0 else 0.5

    def shortens(self, once: i64, twice: i64) -> float:
        """Return the bonus for emptying a plain suit while trumps are held."""
        bonus = 0.0
        rest = once & ~self.lanes.trumps
        while rest:
            mask = self.lanes.lane(rest & -rest)
            if self.once & mask == rest & mask and self.twice & mask == twice & mask:
                bonus += 0.9 if self.trumps_held > 0 else 0.1
            rest &= ~mask
        return bonus * min(1.0, float(self.left) / 12.0)

    def line(self, once: i64, twice: i64, win: float) -> float:
        """Return what the score's steps add: only where this trick crosses one."""
        pot = self.course.pot
        if once & self.lanes.points:
            pot += self.lanes.points_in(once, twice)
        now = self.course.points
        if pot <= 0:
            return 0.0
        line = line_above(now)
        if now + pot < line:
            return 0.0
        step = TAKEOVER_LINE if line == 80 else LINE
        if line == 5:
            step = 3.0
        return step * win if self.attacks else -step * (1.0 - win)

    def follow_value(self, once: i64, twice: i64) -> float:
        """Return what answering a lead with these cards is worth."""
        course = self.course
        key = course.key_of(once, twice)
        is_ruff = course.is_ruff(key)
        loses = key >= course.key and not is_ruff and not once & self.lanes.points
        if loses and self.losing > UNWEIGHED:
            return self.losing - self.spent(once, twice, course.size) + self.shortens(once, twice)
        win = self._win_chance(once, key)
        value = win * (float(course.pot) + 1.2 * float(self.behind))
        value += self.own_points(once, twice, win)
        value += TEMPO * win * (0.5 if self.partner_holds else 1.0)
        value += self.line(once, twice, win) - self._conceded(key)
        if is_ruff and self._ruffs_high(key):
            value += FORCED_OUT * (1.0 - win)
        if loses:
            self.losing = value
        return value - self.spent(once, twice, course.size) + self.shortens(once, twice)

    def _win_chance(self, once: i64, key: i64) -> float:
        course = self.course
        if key < course.key:
            return self.stays(once & -once, course.is_ruff(key))
        if self.standing < 0.0:
            self.standing = self._stands()
        return self.standing

    def _stands(self) -> float:
        """Return the chance that the side takes the trick with other cards than those played now."""
        if self.partner_holds:
            return self.stays(self.course.top, self.course.is_ruff(self.course.key))
        if self.behind < 2:
            return 0.0
        return 0.32 if self.run == 0 else 0.10

    def _ruffs_high(self, key: i64) -> bool:
        """Tell whether a trump ruffs that a joker or a level card alone can beat, and may."""
        if self.behind == 0 or self.suit == TRUMPS or self.course.size > 1:
            return False
        return key & self.lanes.high != 0

    def _conceded(self, key: i64) -> float:
        """Return the points that an opponent behind should score by beating this in the suit."""
        if self.behind != 1 or self.run > 0 or self.suit == TRUMPS:
            return 0.0
        standing = min(key, self.course.key)
        if self.course.is_ruff(standing):
            return 0.0
        above = self.mask & (standing - 1)
        points = self.lanes.points_in(self.out_once & above, self.out_twice & above)
        return 0.5 * float(points) * self.share

    def lead_value(self, once: i64, twice: i64, size: i64) -> float:
        """Return what leading these cards is worth; they form one shape."""
        top = once & -once
        suit = self.lanes.suit_of(top)
        if suit != self.suit:
            self._about_lead(suit)
        self.run = size >> 1
        win = self.stays(top, suit == TRUMPS)
        spent = self.spent(once, twice, size)
        value = self.own_points(once, twice, win) - spent
        if suit == TRUMPS:
            return value + self._trump_lead(win, size, spent) + self.line(once, twice, win)
        many = float(size)
        gain = min(0.30 * self.points * (0.6 + 0.4 * many), 9.0 * many)
        value += win * gain + TEMPO * win * (1.0 + 0.5 * (many - 1.0))
        value += (1.0 - win) * self._lost_lead(suit, gain)
        value += spent * 0.7 * win
        return value + self.shortens(once, twice) * (0.5 if size == 1 else 0.2)

    def _about_lead(self, suit: i64) -> None:
        self.about(suit, 0)
        points = self.lanes.points_in(self.out_once & self.mask, self.out_twice & self.mask)
        self.points = float(points)

    def _lost_lead(self, suit: i64, gain: float) -> float:
        """Return what a lead that an opponent may win gives: partner may ruff or hold the top."""
        places = self.course.places
        left, right = places[(self.seat + 1) & 3], places[(self.seat + 3) & 3]
        if self._may_ruff(left, suit) or self._may_ruff(right, suit):
            return -0.5 * gain - 2.0
        if (places[(self.seat + 2) & 3].voids >> suit) & 1:
            return 3.0
        held = count_both(self.once & self.mask, self.twice & self.mask)
        return -0.35 * gain - 0.05 * float(held)

    def _may_ruff(self, place: Place, suit: i64) -> bool:
        return (place.voids >> suit) & 1 == 1 and (place.voids >> TRUMPS) & 1 == 0

    def _trump_lead(self, win: float, size: i64, spent: float) -> float:
        value = 0.08 * win * self.points - 1.2
        if self.expected < 0.0:
            self.expected = self._expected_trumps()
        expected = self.expected
        if float(self.trumps_held) > expected > 0.0:
            value += 2.0 + 5.0 * win * float(size)
            value += 0.7 * win * spent
        if expected <= 0.01:
            value += 1.0
        return value

    def _expected_trumps(self) -> float:
        """Return how many trumps both opponents together should hold."""
        total = 0.0
        for step in (1, 3):
            if not (self.course.places[(self.seat + step) & 3].voids >> TRUMPS) & 1:
                total += self.share * float(self.trumps_out)
        return total
