"""What a play of Tractor is worth, in points: chance of the trick, points, cards spent, the score."""

from typing import Final, final

from cardavia.ai.odds import power
from cardavia.ai.tractor.counting import Count
from cardavia.ai.tractor.worth import best_unit, card_worth, guard_worth, points_kept
from cardavia.cards.cards import TRUMPS
from cardavia.cards.hand import bit, faces_in
from cardavia.rules.tractor.scoring import FACE_POINTS, line_above, points_in
from cardavia.rules.tractor.shapes import Shape
from cardavia.rules.tractor.throws import lead_shape
from cardavia.rules.tractor.trick import RUFF, power_of

TEMPO: Final = 0.8
"""What the next lead is worth."""
LINE: Final = 8.0
"""What crossing a line of the score is worth, in points."""
TAKEOVER_LINE: Final = 14.0
RUFF_WILL: Final = 0.85
HIGH_WILL: Final = 0.5
"""How often an opponent spends a trump, and a joker or level card, where it would win."""
FORCED_OUT: Final = 3.0
"""What it is worth that an opponent spends such a card to beat a ruff."""
HIGH_PLACE: Final = 12


@final
class Sizing:
    """The valuing of one decision at the table of a count."""

    def __init__(self, count: Count) -> None:
        """Look from the seat to act."""
        self.count = count
        self.table = count.table
        self.order = count.order
        self.trick = count.table.trick
        self.pot: float = 0.0
        for faces in self.trick.plays:
            self.pot += float(points_in(faces))
        self.guard: float = guard_worth(count)
        self.unit: int = best_unit(count) if self.guard > 0 else -1

    def value(self, faces: list[int]) -> float:
        """Return what playing these cards is worth."""
        if not self.trick.plays:
            return self._lead(faces)
        win = self.win_chance(faces)
        return self._follow(faces, win)

    def _follow(self, faces: list[int], win: float) -> float:
        value = win * (self.pot + self._points_to_come()) + self._own_points(faces, win)
        value += TEMPO * win * (0.5 if self._partner_holds() else 1.0)
        value += self._line(faces, win) - self._conceded(faces)
        value += FORCED_OUT * (1.0 - win) if self._ruffs_high(faces) else 0.0
        return value - self.spent(faces) + self._shortens(faces)

    def _ruffs_high(self, faces: list[int]) -> bool:
        """Tell whether a ruff can only be beaten by a joker or a level card, and may be."""
        shape = self.trick.shape
        assert shape is not None
        face = faces[0]
        if len(faces) > 1 or shape.suit == TRUMPS or self.order.suit[face] != TRUMPS:
            return False
        return self.order.strength[face] >= HIGH_PLACE - 2 and len(self.count.behind) > 0

    def _conceded(self, faces: list[int]) -> float:
        """Return the points that an opponent behind should score by beating this with a card of the suit."""
        shape = self.trick.shape
        assert shape is not None
        suit = int(shape.suit)
        if shape.run > 0 or suit == TRUMPS or len(self.count.behind) != 1:
            return 0.0
        power_now = max(int(self.trick.power), int(power_of(faces, shape, self.order)))
        total = 0.0
        for face in faces_in(self.count.out_once & self.order.masks[suit]):
            if FACE_POINTS[face] and self.order.strength[face] > power_now:
                total += 0.5 * FACE_POINTS[face] * (1 + int(self.count.out_twice >> face & 1))
        return total * self.count.share

    def _points_to_come(self) -> float:
        return 1.2 * len(self.count.behind)

    def _own_points(self, faces: list[int], win: float) -> float:
        total = 0.0
        for face in faces:
            points = FACE_POINTS[face]
            if points:
                total += (win - points_kept(self.count, face)) * float(points)
        return total

    def _partner_holds(self) -> bool:
        winner = self.trick.winner
        return winner >= 0 and self.count.ally(winner)

    def _line(self, faces: list[int], win: float) -> float:
        """Return what the score's steps add: only where this trick crosses one."""
        pot = self.pot + float(points_in(faces))
        now = self.table.points
        line = line_above(now)
        if pot <= 0 or now + int(pot) < line:
            return 0.0
        step = TAKEOVER_LINE if line == 80 else LINE
        if line == 5:
            step = 3.0
        return step * win if self.count.attacks else -step * (1.0 - win)

    def spent(self, faces: list[int]) -> float:
        """Return the worth of the cards that a play gives up."""
        if self.count.left <= len(faces):
            return 0.0
        total = 0.0
        for face in faces:
            worth = card_worth(self.count, face)
            if len(faces) > 1 and self.count.hand.twice & bit(face):
                worth *= 0.8
            total += worth
        if self.unit >= 0 and self.unit in faces:
            total += self.guard
        return total

    def _shortens(self, faces: list[int]) -> float:
        """Return the bonus for emptying a plain suit while trumps are held."""
        bonus = 0.0
        for suit in range(4):
            gone = 0
            for face in faces:
                if self.order.suit[face] == suit:
                    gone += 1
            if gone and int(self.count.hand.size_in(self.order.masks[suit])) == gone:
                bonus += 0.9 if self.count.trumps_held() > 0 else 0.1
        return bonus * min(1.0, self.count.left / 12)

    def win_chance(self, faces: list[int]) -> float:
        """Return the chance that the side wins the trick after a play."""
        shape = self.trick.shape
        if shape is None:
            shape = lead_shape(faces, self.order)
        strength = int(power_of(faces, shape, self.order))
        if strength > self.trick.power:
            return self.stays(shape, strength)
        if self._partner_holds():
            return self.stays(shape, int(self.trick.power))
        return self._partner_takes(shape)

    def stays(self, shape: Shape, strength: int) -> float:
        """Return the chance that no opponent behind beats a play of some power."""
        chance = 1.0
        for seat in self.count.behind:
            if not self.count.ally(seat):
                chance *= 1.0 - self.beats(seat, shape, strength)
        return chance

    def beats(self, seat: int, shape: Shape, strength: int) -> float:
        """Return the chance that a seat behind can and will beat a play."""
        count = self.count
        suit = int(shape.suit)
        is_out = count.may_be_out(seat, suit)
        if suit == TRUMPS:
            return (1.0 - is_out) * self._higher(seat, TRUMPS, strength - RUFF, shape)
        chance = 0.0
        if strength < RUFF:
            chance = (1.0 - is_out) * self._higher(seat, suit, strength, shape)
        if count.is_out(seat, TRUMPS) or count.out_in(TRUMPS) == 0:
            return chance
        over = strength - RUFF if strength >= RUFF else -1
        ruff = self._higher(seat, TRUMPS, over, shape)
        will = HIGH_WILL if over >= HIGH_PLACE - 2 else RUFF_WILL
        return chance + is_out * ruff * will

    def _higher(self, seat: int, suit: int, place: int, shape: Shape) -> float:
        """Return the chance that a seat holds the same shape above a place of a suit."""
        share = self.count.share
        if shape.run == 0:
            return 1.0 - power(1.0 - share, self.count.higher(suit, place))
        if self.count.voids[seat] >> (suit + 5) & 1:
            return 0.0
        pairs = self.count.higher_pairs(suit, place)
        each = power(share, int(2 * shape.run)) * 1.2
        if shape.run > 1:
            pairs = max(0, pairs - int(shape.run) + 1)
        return 1.0 - power(1.0 - min(1.0, each), pairs)

    def _partner_takes(self, shape: Shape) -> float:
        """Return the chance that the partner, still to play, beats what lies on the table."""
        for seat in self.count.behind:
            if self.count.ally(seat):
                return 0.32 if shape.run == 0 else 0.10
        return 0.0

    def _lead(self, faces: list[int]) -> float:
        shape = lead_shape(faces, self.order)
        suit = int(shape.suit)
        win = self.win_chance(faces)
        value = self._own_points(faces, win) - self.spent(faces)
        size = len(faces)
        if suit == TRUMPS:
            return value + self._trump_lead(faces, win) + self._line(faces, win)
        gain = 0.30 * self.count.points_out(suit) * (0.6 + 0.4 * size)
        gain = min(gain, 9.0 * size)
        value += win * gain + TEMPO * win * (1.0 + 0.5 * (size - 1))
        value += (1.0 - win) * self._lost_lead(suit, gain)
        value += self.spent(faces) * 0.7 * win
        return value + self._shortens(faces) * (0.5 if size == 1 else 0.2)

    def _lost_lead(self, suit: int, gain: float) -> float:
        """Return what a lead that an opponent may win gives: partner may ruff or hold the top."""
        count = self.count
        if count.partner_is_out(suit) and not count.foe_is_out(suit):
            return 3.0
        if count.foe_is_out(suit):
            return -0.5 * gain - 2.0
        held = int(count.hand.size_in(self.order.masks[suit]))
        return -0.35 * gain - 0.05 * held

    def _trump_lead(self, faces: list[int], win: float) -> float:
        count = self.count
        size = len(faces)
        value = 0.08 * win * count.points_out(TRUMPS) - 1.2
        mine = count.trumps_held()
        expected = count.expected_trumps()
        if mine > expected > 0:
            value += 2.0 + 5.0 * win * size
            value += 0.7 * win * self.spent(faces)
        if expected <= 0.01:
            value += 1.0
        return value


def lead_is_boss(count: Count, faces: list[int]) -> bool:
    """Tell whether no card or shape out in the suit beats a lead."""
    shape = lead_shape(faces, count.order)
    if shape.parts:
        return False
    suit, top = int(shape.suit), int(shape.top)
    if shape.run == 0:
        return count.higher(suit, top) == 0
    return count.higher_pairs(suit, top) < shape.run
