"""What a seat of a play-out gains by a play: the valuing of ``valuing`` in numbers."""

from mypy_extensions import i64

from cardavia.ai.odds import real
from cardavia.ai.tractor.course import Course, Place
from cardavia.ai.tractor.look import Look
from cardavia.ai.tractor.valuing import LINE, TAKEOVER_LINE, TEMPO
from cardavia.cards.cards import TRUMPS
from cardavia.cards.hand import count_both
from cardavia.rules.tractor.scoring import line_above
from cardavia.rules.tractor.seats import KITTY_SIZE


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
        self.expected: float = -1.0
        """How many trumps both opponents together should hold, once asked; and if it is less than own."""
        self.draws: bool = False
        self.points: float = 0.0
        """Points out in the suit of a lead."""

    def weigh(self) -> None:
        """Count for the seat to act."""
        self.count()
        self._weigh_guard()
        winner = self.course.winner
        self.partner_holds = winner >= 0 and (winner - self.course.turn) & 1 == 0
        self.standing = -1.0
        self.expected = -1.0

    def _weigh_guard(self) -> None:
        """Set what the best trump is worth more because of the kitty."""
        self.guard = 0.0
        self.unit = 0
        # Of a kitty of tens the horizon is 18; of what others must expect in it, 12.
        course = self.course
        horizon: i64 = 18 if course.turn == course.dealer else 12
        if self.trumps_held == 0 or course.left > horizon:
            return
        kitty = self._kitty_points()
        if kitty > 0.0 and real(course.left) <= 4.0 + kitty / 6.0:
            self.guard = 0.9 * kitty
            held = self.once & self.lanes.trumps
            self.unit = held & -held

    def _kitty_points(self) -> float:
        course = self.course
        if course.turn == course.dealer:
            return real(self.lanes.points_in(course.buried.once, course.buried.twice))
        side = ~self.lanes.trumps
        once, twice = self.out_once & side, self.out_twice & side
        cards = count_both(once, twice)
        if cards == 0:
            return 0.0
        points = real(self.lanes.points_in(once, twice))
        return float(KITTY_SIZE) * points / real(cards) * 0.6

    def spent(self, once: i64, twice: i64, size: i64) -> float:
        """Return the worth of the cards that a play gives up."""
        if self.course.left <= size:
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
            gain = (win - self.points_kept(one)) * real(self.lanes.point_value(one))
            total += gain
            if twice & one:
                total += gain
        return total

    def points_kept(self, one: i64) -> float:
        """Return the chance that the points of a card are saved if it is kept."""
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
        return bonus * min(1.0, real(self.course.left) / 12.0)

    def line(self, pot: i64, win: float) -> float:
        """Return what the score's steps add: only where this trick crosses one."""
        if pot <= 0:
            return 0.0
        now = self.course.points
        line = line_above(now)
        if now + pot < line:
            return 0.0
        step = TAKEOVER_LINE if line == 80 else LINE
        if line == 5:
            step = 3.0
        return step * win if self.course.attacks(self.course.turn) else -step * (1.0 - win)

    def follow_value(self, once: i64, twice: i64, least: float) -> float:
        """Return what answering pairs or a tractor with these cards is worth.

        Where that is less than ``least``, what it returns may be too much, but is less as well.
        """
        course = self.course
        pot = course.pot + self.lanes.points_in(once, twice)
        win = self._win_chance(once, course.key_of(once, twice))
        value = win * (real(course.pot) + 1.2 * real(self.behind))
        value += self.own_points(once, twice, win)
        value += TEMPO * win * (0.5 if self.partner_holds else 1.0)
        value += self.line(pot, win) + self.shortens(once, twice)
        return value if value < least else value - self.spent(once, twice, course.size)

    def _win_chance(self, once: i64, key: i64) -> float:
        course = self.course
        if key < course.key:
            return self.stays(once & -once, course.is_ruff(key))
        return self.stands()

    def stands(self) -> float:
        """Return the chance that the side takes the trick with other cards than those played now."""
        if self.standing < 0.0:
            self.standing = self._find_standing()
        return self.standing

    def _find_standing(self) -> float:
        if self.partner_holds:
            return self.stays(self.course.top, self.course.is_ruff(self.course.key))
        if self.behind < 2:
            return 0.0
        return 0.32 if self.run == 0 else 0.10

    def lead_value(self, once: i64, twice: i64, size: i64, least: float) -> float:
        """Return what leading a pair or a tractor is worth; ``least`` as in ``follow_value``."""
        top = once & -once
        suit = self.lanes.suit_of(top)
        self.about_lead(suit)
        self.run = size >> 1
        win = self.stays(top, suit == TRUMPS)
        value = self.own_points(once, twice, win)
        keeps = 1.0 - 0.7 * win
        if suit == TRUMPS:
            value += self.trump_lead(win, size) + self.line(self.lanes.points_in(once, twice), win)
            keeps = keeps if self.draws else 1.0
        else:
            value += self._plain_rows(suit, win, real(size)) + self.shortens(once, twice) * 0.2
        return value if value < least else value - keeps * self.spent(once, twice, size)

    def _plain_rows(self, suit: i64, win: float, many: float) -> float:
        """Return what leading so many cards of a plain suit gives besides their points."""
        gain = min(0.30 * self.points * (0.6 + 0.4 * many), 9.0 * many)
        value = win * gain + TEMPO * win * (1.0 + 0.5 * (many - 1.0))
        return value + (1.0 - win) * self.lost_lead(suit, gain)

    def about_lead(self, suit: i64) -> None:
        """Turn to the suit of a lead."""
        if suit != self.suit:
            self.about(suit, 0)
            points = self.lanes.points_in(self.out_once & self.mask, self.out_twice & self.mask)
            self.points = real(points)

    def lost_lead(self, suit: i64, gain: float) -> float:
        """Return what a lead that an opponent may win gives: partner may ruff or hold the top."""
        if self._may_ruff(self.next_foe, suit) or self._may_ruff(self.last_foe, suit):
            return -0.5 * gain - 2.0
        partner = self.course.places[(self.course.turn + 2) & 3]
        if (partner.voids >> suit) & 1:
            return 3.0
        held = count_both(self.once & self.mask, self.twice & self.mask)
        return -0.35 * gain - 0.05 * real(held)

    def _may_ruff(self, place: Place, suit: i64) -> bool:
        return (place.voids >> suit) & 1 == 1 and (place.voids >> TRUMPS) & 1 == 0

    def trump_lead(self, win: float, size: i64) -> float:
        """Return what leading trumps gives besides their points; it may draw those of the opponents."""
        value = 0.08 * win * self.points - 1.2
        if self.expected < 0.0:
            self.expected = self._expected_trumps()
            self.draws = real(self.trumps_held) > self.expected > 0.0
        if self.draws:
            value += 2.0 + 5.0 * win * real(size)
        return value + 1.0 if self.expected <= 0.01 else value

    def _expected_trumps(self) -> float:
        """Return how many trumps both opponents together should hold."""
        each = self.share * real(self.trumps_out)
        total = 0.0 if (self.next_foe.voids >> TRUMPS) & 1 else each
        return total if (self.last_foe.voids >> TRUMPS) & 1 else total + each
