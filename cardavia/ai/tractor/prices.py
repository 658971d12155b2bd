"""What a seat of a play-out gains by a play: the valuing of ``valuing`` in numbers."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.tractor.course import POINT_BITS, Course, Place, points_in
from cardavia.ai.tractor.look import ALMOST_TOP, Look
from cardavia.ai.tractor.valuing import FORCED_OUT, LINE, TAKEOVER_LINE, TEMPO
from cardavia.cards.cards import TRUMPS
from cardavia.cards.hand import count_bits, lowest_face
from cardavia.rules.tractor.scoring import FACE_POINTS, line_above
from cardavia.rules.tractor.seats import KITTY_SIZE
from cardavia.rules.tractor.trick import RUFF

UNASKED: Final = -1e9


@final
class Prices(Look):
    """The counts of the seat to act, and what its plays are worth to it."""

    def __init__(self, course: Course) -> None:
        """Look at a course; ``weigh`` before every decision."""
        super().__init__(course)
        self.guard: float = 0.0
        self.unit: i64 = -1
        """The best trump, where it guards the last trick, and what it is then worth more."""
        self.partner_holds: bool = False
        self.standing: float = -1.0
        """The chance that what wins so far stays, once asked; -1 before."""
        self.losing: float = UNASKED
        """What a card that neither wins nor scores is worth, but for what it gives up."""
        self.expected: float = -1.0
        """How many trumps both opponents together should hold, once asked."""

    def weigh(self) -> None:
        """Count for the seat to act."""
        self.count()
        self._weigh_guard()
        winner = self.course.winner
        self.partner_holds = winner >= 0 and (winner - self.seat) & 1 == 0
        self.standing = -1.0
        self.losing = UNASKED
        self.expected = -1.0

    def _weigh_guard(self) -> None:
        """Set what the best trump is worth more because of the kitty."""
        self.guard = 0.0
        self.unit = -1
        if self.left > 18:
            return
        kitty = self._kitty_points()
        if kitty > 0.0 and float(self.left) <= 4.0 + kitty / 6.0:
            self.guard = 0.9 * kitty
            held = self.once & self.order.trumps
            self.unit = self.course.top_of(held) if held else -1

    def _kitty_points(self) -> float:
        course = self.course
        if self.seat == course.dealer:
            return float(points_in(course.buried.once, course.buried.twice))
        side = ~self.order.trumps
        once, twice = self.out_once & side, self.out_twice & side
        cards = count_bits(once) + count_bits(twice)
        if cards == 0:
            return 0.0
        return float(KITTY_SIZE) * float(points_in(once, twice)) / float(cards) * 0.6

    def spent(self, once: i64, twice: i64, size: i64) -> float:
        """Return the worth of the cards that a play gives up."""
        if self.left <= size:
            return 0.0
        total = 0.0
        rest = once
        while rest:
            face = lowest_face(rest)
            rest &= rest - 1
            worth = self.worth(face)
            if size > 1 and (self.twice >> face) & 1:
                worth *= 0.8
            total += worth
            if (twice >> face) & 1:
                total += worth
        if self.unit >= 0 and (once >> self.unit) & 1:
            total += self.guard
        return total

    def own_points(self, once: i64, twice: i64, win: float) -> float:
        """Return what the points of a play are worth, won or saved for later."""
        total = 0.0
        rest = once & POINT_BITS
        while rest:
            face = lowest_face(rest)
            rest &= rest - 1
            gain = (win - self._points_kept(face)) * float(FACE_POINTS[face])
            total += gain
            if (twice >> face) & 1:
                total += gain
        return total

    def _points_kept(self, face: i64) -> float:
        above = self.higher(face)
        if self.order.suit[face] == TRUMPS:
            return 0.5 + 0.45 * self.near_top(above)
        return 0.65 if above == 0 else 0.5

    def shortens(self, once: i64, twice: i64) -> float:
        """Return the bonus for emptying a plain suit while trumps are held."""
        if once & (once - 1) == 0 and not twice and not self._is_alone(once):
            return 0.0
        bonus = 0.0
        for suit in range(4):
            mask: i64 = self.order.masks[suit]
            if (
                once & mask
                and self.once & mask == once & mask
                and self.twice & mask == twice & mask
            ):
                bonus += 0.9 if self.trumps_held > 0 else 0.1
        return bonus * min(1.0, float(self.left) / 12.0)

    def _is_alone(self, one: i64) -> bool:
        """Tell whether a card is the only one of its suit in the hand."""
        mask: i64 = self.order.masks[self.order.suit[lowest_face(one)]]
        return self.once & mask == one and not self.twice & one

    def line(self, once: i64, twice: i64, win: float) -> float:
        """Return what the score's steps add: only where this trick crosses one."""
        pot = self.course.pot
        if once & POINT_BITS:
            pot += points_in(once, twice)
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
        power_now = course.power_of(once, twice)
        loses = power_now <= course.power and power_now < RUFF and not once & POINT_BITS
        if loses and self.losing > UNASKED:
            return self.losing - self.spent(once, twice, course.size) + self.shortens(once, twice)
        win = self._win_chance(once, power_now)
        value = win * (float(course.pot) + 1.2 * float(self.behind))
        value += self.own_points(once, twice, win)
        value += TEMPO * win * (0.5 if self.partner_holds else 1.0)
        value += self.line(once, twice, win) - self._conceded(power_now)
        if self._ruffs_high(power_now):
            value += FORCED_OUT * (1.0 - win)
        if loses:
            self.losing = value
        return value - self.spent(once, twice, course.size) + self.shortens(once, twice)

    def _win_chance(self, once: i64, power_now: i64) -> float:
        course = self.course
        if power_now > course.power:
            return self.stays(course.top_of(once), power_now >= RUFF)
        if self.standing < 0.0:
            self.standing = self._stands()
        return self.standing

    def _stands(self) -> float:
        """Return the chance that the side takes the trick with other cards than those played now."""
        if self.partner_holds:
            return self.stays(self.course.top, self.course.power >= RUFF)
        if self.behind < 2:
            return 0.0
        return 0.32 if self.run == 0 else 0.10

    def _ruffs_high(self, power_now: i64) -> bool:
        """Tell whether a ruff can only be beaten by a joker or a level card, and may be."""
        if self.behind == 0 or self.suit == TRUMPS or self.course.size > 1:
            return False
        return power_now >= RUFF + ALMOST_TOP

    def _conceded(self, power_now: i64) -> float:
        """Return the points that an opponent behind should score by beating this in the suit."""
        if self.behind != 1 or self.run > 0 or self.suit == TRUMPS:
            return 0.0
        standing = max(power_now, self.course.power)
        mask: i64 = self.order.masks[self.suit]
        rest = self.out_once & mask & POINT_BITS
        total = 0.0
        while rest:
            face = lowest_face(rest)
            rest &= rest - 1
            if self.order.strength[face] > standing:
                copies = 1 + ((self.out_twice >> face) & 1)
                total += 0.5 * float(FACE_POINTS[face]) * float(copies)
        return total * self.share

    def lead_value(self, once: i64, twice: i64, size: i64) -> float:
        """Return what leading these cards is worth; they form one shape."""
        top = self.course.top_of(once)
        suit: i64 = self.order.suit[top]
        run = size >> 1
        if suit != self.suit or run != self.run:
            self.about(suit, run)
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

    def _lost_lead(self, suit: i64, gain: float) -> float:
        """Return what a lead that an opponent may win gives: partner may ruff or hold the top."""
        places = self.course.places
        left, right = places[(self.seat + 1) & 3], places[(self.seat + 3) & 3]
        if self._may_ruff(left, suit) or self._may_ruff(right, suit):
            return -0.5 * gain - 2.0
        if (places[(self.seat + 2) & 3].voids >> suit) & 1:
            return 3.0
        mask: i64 = self.order.masks[suit]
        held = count_bits(self.once & mask) + count_bits(self.twice & mask)
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
