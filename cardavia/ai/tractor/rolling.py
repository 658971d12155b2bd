"""Quick play for imagined Tractor deals: cheapest winner, cheapest loser, points to the partner."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import TRUMPS
from cardavia.cards.hand import EVERY_FACE, Hand, bit, count_bits, lowest_face
from cardavia.cards.order import Order
from cardavia.rules.deal import Own
from cardavia.rules.tractor.dice import Dice
from cardavia.rules.tractor.following import Owed
from cardavia.rules.tractor.scoring import FACE_POINTS
from cardavia.rules.tractor.shapes import Shape, longest_run, places_of, run_faces, runs_of
from cardavia.rules.tractor.table import Tractor
from cardavia.rules.tractor.trick import RUFF, single_power

RUFF_POINTS: Final = 10
SURE: Final = 98


@final
class Roller:
    """Plays the seat to act of an imagined deal."""

    def __init__(self, dice: Dice) -> None:
        """Use dice only where a rare lead has no rule."""
        self.dice = dice
        self.voids: list[int] = [0, 0, 0, 0]

    def play(self, table: Tractor, own: Own, seat: int) -> list[int]:
        """Return a legal play."""
        shape = table.trick.shape
        if shape is None:
            return self._lead(table, own.hand, seat)
        if shape.size == 1:
            return [self._single(table, own.hand, seat, shape)]
        if shape.parts or table.terms.owes_tractors:
            return table.some_play(own, self.dice)
        return self._many(table, own.hand, seat, shape)

    def _lead(self, table: Tractor, hand: Hand, seat: int) -> list[int]:
        """Lead a boss of a plain suit, pairs first; else low from a suit, trumps when they rule."""
        order = table.order
        out: i64 = EVERY_FACE & ~(table.seen_twice | hand.twice | (table.seen_once & hand.once))
        best: list[int] = []
        best_value = -1000
        for suit in range(5):
            mask: i64 = order.masks[suit]
            held = hand.once & mask
            if held:
                value = self._suit_value(table, hand, seat, suit, held, out & mask)
                if value > best_value:
                    best_value = value
                    best = self._from_suit(hand, order, held, out & mask)
        return best

    def _suit_value(
        self,
        table: Tractor,
        hand: Hand,
        seat: int,
        suit: int,
        held: i64,
        out: i64,  # noqa: PLR0917 - one lead
    ) -> int:
        order = table.order
        top = highest(held, order)
        beaten = out and order.strength[highest(out, order)] > order.strength[top]
        foes = self.voids[(seat + 1) % 4] | self.voids[(seat + 3) % 4]
        ruffed = suit != TRUMPS and foes >> suit & 1 and order.trumps & ~table.seen_twice
        if suit == TRUMPS:
            return self._trump_value(table, hand, beaten != 0, out)
        value = 0
        if not beaten:
            value = 60 if not ruffed else -20
            value += 2 * int(count_bits(out))
        elif ruffed:
            value = -40
        elif self.voids[(seat + 2) % 4] >> suit & 1:
            value = 40
        return value - int(count_bits(held))

    def _trump_value(self, table: Tractor, hand: Hand, beaten: bool, out: i64) -> int:  # noqa: FBT001 - counted above
        mine = int(hand.size_in(table.order.trumps))
        if mine >= table.left:
            return 0 if beaten else 30
        if not beaten and mine > int(count_bits(out)):
            return 50
        return -10

    def _from_suit(self, hand: Hand, order: Order, held: i64, out: i64) -> list[int]:
        top = highest(held, order)
        if out and order.strength[highest(out, order)] > order.strength[top]:
            return [cheapest_face(held, hand, order, 1)]
        if hand.twice & bit(top):
            return self._pairs_from(hand.twice & held, order, top)
        return [top]

    def _pairs_from(self, twice: i64, order: Order, top: int) -> list[int]:
        found = [top, top]
        place = order.strength[top] - 1
        rest = twice
        while rest:
            face = highest(rest, order)
            rest &= ~bit(face)
            if order.strength[face] == place:
                found += [face, face]
                place -= 1
        return found

    def _single(self, table: Tractor, hand: Hand, seat: int, shape: Shape) -> int:
        order = table.order
        trick = table.trick
        same: i64 = hand.once & order.masks[int(shape.suit)]
        mates = (trick.winner - seat) % 2 == 0
        last = len(trick.plays) == 3
        if same:
            if mates and (last or self._is_safe(table, shape, seat)):
                return richest_face(same, hand, order)
            return self._beat_or_duck(table, hand, same, shape, last)
        if mates and (last or not self._next_is_out(seat, int(shape.suit))):
            return richest_face(hand.once & ~order.trumps, hand, order, hand.once)
        trumps = hand.once & order.trumps
        if trumps and (self._pot(table) >= RUFF_POINTS or last and self._pot(table) > 0):
            beating = cheapest_above(trumps, order, int(trick.power) - RUFF, rich=last)
            if beating >= 0:
                return beating
        plain = hand.once & ~order.trumps
        return cheapest_face(plain if plain else trumps, hand, order, 1)

    def _next_is_out(self, seat: int, suit: int) -> bool:
        return self.voids[(seat + 3) % 4] >> suit & 1 == 1

    def _is_safe(self, table: Tractor, shape: Shape, seat: int) -> bool:
        """Tell whether the partner's card stands: high, and the next seat follows as far as known."""
        if self._next_is_out(seat, int(shape.suit)) and shape.suit != TRUMPS:
            return False
        order = table.order
        out = EVERY_FACE & ~table.seen_twice & order.masks[int(shape.suit)]
        power = int(table.trick.power)
        if power >= RUFF:
            return power - RUFF >= 13 or shape.suit != TRUMPS
        return power >= order.strength[highest(out, order)] if out else True

    def _beat_or_duck(self, table: Tractor, hand: Hand, same: i64, shape: Shape, last: bool) -> int:  # noqa: FBT001, PLR0917 - one answer
        order = table.order
        power = int(table.trick.power)
        base = RUFF if shape.suit == TRUMPS else 0
        if power - base < 90:
            top = highest(same, order)
            if single_power(top, shape.suit, order) > power:
                if last:
                    found = cheapest_above(same, order, power - base, rich=True)
                    if found >= 0 and (
                        shape.suit != TRUMPS or self._pot(table) > 0 or FACE_POINTS[found]
                    ):
                        return found
                elif shape.suit != TRUMPS or self._pot(table) >= RUFF_POINTS:
                    return top
        return cheapest_face(same, hand, order, 1)

    def _pot(self, table: Tractor) -> int:
        total = 0
        for faces in table.trick.plays:
            for face in faces:
                total += FACE_POINTS[face]
        return total

    def _many(self, table: Tractor, hand: Hand, seat: int, shape: Shape) -> list[int]:
        """Answer pairs and tractors: beat them cheaply, else give points to the partner or none."""
        order = table.order
        owed = Owed(hand, shape, order, False)  # noqa: FBT003 - tractors are not owed here
        mates = (table.trick.winner - seat) % 2 == 0
        rich = 1 if not mates else -1
        if owed.held == 0:
            ruff = (
                []
                if mates
                else self._rows(
                    hand.twice & order.trumps, order, shape, int(table.trick.power) - RUFF
                )
            )
            if ruff and self._pot(table) > 0:
                return ruff
            return self._fill([], hand.copy(), int(shape.size), order, rich)
        suit = Hand(hand.once & owed.mask, hand.twice & owed.mask)
        if owed.is_free():
            rest = Hand(hand.once & ~owed.mask, hand.twice & ~owed.mask)
            return self._fill(suit.faces(), rest, int(shape.size - owed.held), order, rich)
        base = RUFF if shape.suit == TRUMPS else 0
        if not mates:
            row = self._rows(suit.twice, order, shape, int(table.trick.power) - base)
            if row:
                return row
        return self._owed(suit, owed, order, rich)

    def _rows(self, twice: i64, order: Order, shape: Shape, above: int) -> list[int]:
        """Return the lowest pairs in a row that beat a place, or nothing."""
        places = places_of(twice, order)
        if longest_run(places) < shape.run:
            return []
        rows = runs_of(places, shape.run)
        lowest = max(0, above - int(shape.run) + 2)
        rows = (rows >> lowest) << lowest
        return run_faces(twice, order, lowest_face(rows), shape.run) if rows else []

    def _owed(self, suit: Hand, owed: Owed, order: Order, rich: int) -> list[int]:
        chosen: list[int] = []
        for _ in range(owed.pairs):
            face = cheapest_face(suit.twice, suit, order, rich)
            chosen += [face, face]
            suit.remove(face)
            suit.remove(face)
        return self._fill(chosen, suit, int(owed.size) - len(chosen), order, rich)

    def _fill(self, chosen: list[int], pool: Hand, size: int, order: Order, rich: int) -> list[int]:
        for _ in range(size):
            plain = pool.once & ~order.trumps
            face = cheapest_face(plain if plain else pool.once, pool, order, rich)
            chosen.append(face)
            pool.remove(face)
        return chosen


def highest(faces: i64, order: Order) -> int:
    """Return the strongest of cards of one suit."""
    best, place = -1, -1
    while faces:
        face = int(lowest_face(faces))
        faces &= faces - 1
        if order.strength[face] > place:
            best, place = face, order.strength[face]
    return best


def cheapest_face(faces: i64, hand: Hand, order: Order, care: int) -> int:
    """Return the weakest card; points count against it with ``care`` 1, for it with -1."""
    best, cost = -1, 100000
    while faces:
        face = int(lowest_face(faces))
        faces &= faces - 1
        value = order.strength[face] * 2 + care * FACE_POINTS[face] * 4
        if hand.twice & bit(face):
            value += 5
        if value < cost:
            best, cost = face, value
    return best


def richest_face(faces: i64, hand: Hand, order: Order, instead: i64 = 0) -> int:
    """Return the card with most points, the weakest of those; from ``instead`` if there is none."""
    return cheapest_face(faces if faces else instead, hand, order, -1)


def cheapest_above(faces: i64, order: Order, place: int, *, rich: bool) -> int:
    """Return the cheapest card above a place, or -1; ``rich`` takes one that scores before it."""
    best, cost = -1, 100000
    while faces:
        face = int(lowest_face(faces))
        faces &= faces - 1
        if order.strength[face] > place:
            value = order.strength[face] * 2
            value += FACE_POINTS[face] * (-2 if rich else 2)
            if value < cost:
                best, cost = face, value
    return best
