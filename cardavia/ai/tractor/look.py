"""What a seat of a play-out counts and values; a play is two masks, of faces and of pairs."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.ai.tractor.counting import NO_PAIRS
from cardavia.ai.tractor.course import FIVE_BITS, TEN_BITS, Course, Place, points_in
from cardavia.ai.tractor.valuing import (
    FORCED_OUT,
    HIGH_PLACE,
    HIGH_WILL,
    LINE,
    RUFF_WILL,
    TAKEOVER_LINE,
    TEMPO,
)
from cardavia.ai.tractor.worth import JOKER, PAIR, SIDE_BOSS, TRUMP_BASE, TRUMP_TOP
from cardavia.cards.cards import BLACK_JOKER, TRUMPS
from cardavia.cards.hand import EVERY_FACE, count_bits, lowest_face
from cardavia.cards.order import Order
from cardavia.rules.tractor.scoring import FACE_POINTS, line_above
from cardavia.rules.tractor.seats import KITTY_SIZE
from cardavia.rules.tractor.trick import RUFF

ALMOST_TOP: Final = HIGH_PLACE - 2


@final
class Look:
    """The counts of the seat to act, and what its plays are worth to it."""

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
        self.guard: float = 0.0
        self.unit: i64 = -1
        self.trumps_out: i64 = 0
        self.trumps_held: i64 = 0
        self.partner_holds: bool = False
        self.suit: i64 = -1
        """The suit the play is about: what was led, or would be."""
        self.suit_gone: float = 0.0
        """The chance that a seat without a shown void holds none of the suit; likewise of trumps."""
        self.trumps_gone: float = 0.0
        self.run: i64 = 0
        self.standing: float = -1.0
        """The chance that what wins so far stays, once asked; -1 before."""

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
        self._weigh_guard()
        winner = course.winner
        self.partner_holds = winner >= 0 and (winner - self.seat) & 1 == 0
        self.standing = -1.0
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

    def about(self, suit: i64, run: i64) -> None:
        """Turn to a suit and a number of pairs in a row."""
        mask: i64 = self.order.masks[suit]
        self.suit = suit
        self.run = run
        out = count_bits(self.out_once & mask) + count_bits(self.out_twice & mask)
        self.suit_gone = power(self.missing, out)

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
        rest = once & (FIVE_BITS | TEN_BITS)
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
        if once & (FIVE_BITS | TEN_BITS):
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
        win = self._win_chance(once, power_now)
        value = win * (float(course.pot) + 1.2 * float(self.behind))
        value += self.own_points(once, twice, win)
        value += TEMPO * win * (0.5 if self.partner_holds else 1.0)
        value += self.line(once, twice, win) - self._conceded(power_now)
        if self._ruffs_high(power_now):
            value += FORCED_OUT * (1.0 - win)
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
        rest = self.out_once & mask & (FIVE_BITS | TEN_BITS)
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
        gain = min(0.30 * self._points_out(suit) * (0.6 + 0.4 * many), 9.0 * many)
        value += win * gain + TEMPO * win * (1.0 + 0.5 * (many - 1.0))
        value += (1.0 - win) * self._lost_lead(suit, gain)
        value += spent * 0.7 * win
        return value + self.shortens(once, twice) * (0.5 if size == 1 else 0.2)

    def _points_out(self, suit: i64) -> float:
        mask: i64 = self.order.masks[suit]
        return float(points_in(self.out_once & mask, self.out_twice & mask))

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
        value = 0.08 * win * self._points_out(TRUMPS) - 1.2
        expected = self._expected_trumps()
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
