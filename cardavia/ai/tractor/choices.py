"""The plays worth weighing at Tractor: few of the many that are legal, never none."""

from typing import final

from mypy_extensions import i64

from cardavia.ai.tractor.counting import Count
from cardavia.ai.tractor.worth import card_worth
from cardavia.cards.hand import Hand, bit, count_bits, faces_in
from cardavia.cards.order import Order
from cardavia.rules.deal import Own
from cardavia.rules.tractor.dice import Dice
from cardavia.rules.tractor.following import Owed
from cardavia.rules.tractor.scoring import FACE_POINTS
from cardavia.rules.tractor.shapes import (
    PAIR_SIZE,
    Shape,
    faces_at,
    leads_in,
    places_of,
    run_faces,
    runs_of,
    shape_of,
)


def lead_choices(count: Count) -> list[list[int]]:
    """Return the singles, pairs and tractors worth leading: of equal cards only one."""
    hand = count.hand
    found = [
        [face] for face in weakest_first(hand.once, count.order) if not is_replaced(count, face)
    ]
    found += [[face, face] for face in weakest_first(hand.twice, count.order)]
    found += [faces for faces in leads_in(hand, count.order) if len(faces) > PAIR_SIZE]
    if count.table.terms.throws:
        _add_throws(found, count)
    return found


def _add_throws(found: list[list[int]], count: Count) -> None:
    """Add the throws that nobody can beat: all of a suit that is sure of its trick, if several."""
    for suit in range(5):
        faces = _sure_cards(count, suit)
        if len(faces) > 1 and shape_of(faces, count.order) is None:
            found.append(faces)


def _sure_cards(count: Count, suit: int) -> list[int]:
    """Return the cards of a suit with none higher out, and the pairs with no higher pair out."""
    mask: i64 = count.order.masks[suit]
    held = Hand(count.hand.once & mask, count.hand.twice & mask)
    if count.others_are_out(suit):
        return held.faces()
    faces: list[int] = []
    for face in faces_in(held.once):
        place = count.order.strength[face]
        copies = 1 + int((held.twice >> face) & 1)
        if count.higher(suit, place) == 0:
            faces += [face] * copies
        elif copies == 2 and count.higher_pairs(suit, place) == 0:
            faces += [face, face]
    return faces


def is_replaced(count: Count, face: int) -> bool:
    """Tell whether a lone card, equal or one place weaker, with as many points, is as good a lead."""
    order, hand = count.order, count.hand
    for other in faces_in(hand.once & order.masks[order.suit[face]] & ~hand.twice):
        near = order.strength[face] - order.strength[other]
        if FACE_POINTS[other] == FACE_POINTS[face] and (near == 1 or (near == 0 and other > face)):
            return True
    return False


def weakest_first(faces: i64, order: Order) -> list[int]:
    """Return the cards of a mask suit by suit, trumps last, each suit from its weakest card."""
    keyed: list[tuple[int, int, int]] = []
    for face in faces_in(faces):
        keyed.append((order.suit[face], order.strength[face], -face))
    keyed.sort()
    return [-key[2] for key in keyed]


@final
class Follows:
    """Builds the answers to a lead that are worth weighing."""

    def __init__(self, count: Count, own: Own) -> None:
        """Answer the lead on the table of ``count``."""
        self.count = count
        self.own = own
        lead = count.table.trick.shape
        assert lead is not None
        self.lead: Shape = lead
        self.order = count.order
        self.owed = Owed(own.hand, lead, count.order, count.table.terms.owes_tractors)
        self.suit = Hand(own.hand.once & self.owed.mask, own.hand.twice & self.owed.mask)
        self.found: list[list[int]] = []

    def choices(self) -> list[list[int]]:
        """Return legal answers."""
        if self.lead.size == 1:
            self._singles()
        elif self.owed.held == 0:
            self._void()
        elif self.owed.is_free():
            self._short()
        else:
            self._enough()
        if not self.found:
            self._add(self.count.table.some_play(self.own, Dice(7)))
        return self.found

    def _add(self, faces: list[int]) -> None:
        faces.sort()
        if faces in self.found or len(faces) != self.lead.size:
            return
        if self.count.table.why_not_play(self.own, faces) is None:
            self.found.append(faces)

    def _singles(self) -> None:
        pool = self.suit.once if self.suit.once else self.own.hand.once
        for face in weakest_first(pool, self.order):
            self.found.append([face])

    def _void(self) -> None:
        """Ruff with the same shape, or throw cards away."""
        trumps: i64 = self.own.hand.twice & self.order.trumps
        self._runs(trumps)
        pool = Hand(self.own.hand.once & self.order.trumps, trumps)
        if self.lead.parts and self.lead.run == 0 and pool.size() >= self.lead.size:
            self._fills([], pool)
        self._fills([], self.own.hand)

    def _runs(self, twice: i64) -> None:
        """Add every pair, or every row of pairs, of the size led."""
        run = self.lead.run
        if run == 0 or self.lead.parts:
            return
        if run == 1:
            for face in weakest_first(twice, self.order):
                self._add([face, face])
            return
        rows = runs_of(places_of(twice, self.order), run)
        for place in faces_in(rows):
            self._add(run_faces(twice, self.order, place, run))

    def _short(self) -> None:
        forced = self.suit.faces()
        rest = Hand(self.own.hand.once & ~self.owed.mask, self.own.hand.twice & ~self.owed.mask)
        self._fills(forced, rest)

    def _fills(self, forced: list[int], pool: Hand) -> None:
        size = int(self.lead.size) - len(forced)
        for points in (-0.5, 0.5, 0.0):
            self._add(forced + cheapest(self.count, pool.copy(), size, points))

    def _enough(self) -> None:
        pairs = int(self.owed.pairs)
        if pairs * 2 == self.lead.size:
            self._runs(self.suit.twice)
        for points in (-0.5, 0.5):
            self._add(self._with_pairs(pairs, points))

    def _with_pairs(self, pairs: int, points: float) -> list[int]:
        """Return the pairs owed, cheap or full of points, and the rest likewise."""
        pool = self.suit.copy()
        chosen: list[int] = self._owed_row(pool)
        while len(chosen) < 2 * pairs and pool.twice:
            best, cost = -1, 1e9
            for face in weakest_first(pool.twice, self.order):
                worth = card_worth(self.count, face) - 2 * points * FACE_POINTS[face]
                if worth < cost:
                    best, cost = face, worth
            chosen += [best, best]
            pool.remove(best)
            pool.remove(best)
        return chosen + cheapest(self.count, pool, int(self.lead.size) - len(chosen), points)

    def _owed_row(self, pool: Hand) -> list[int]:
        chosen: list[int] = []
        if self.owed.run == 0:
            return chosen
        rows = runs_of(places_of(pool.twice, self.order), self.owed.run)
        lowest = int(count_bits((rows & -rows) - 1))
        for place in range(lowest, lowest + int(self.owed.run)):
            face = faces_at(pool.twice, self.order, place)[0]
            chosen += [face, face]
            pool.remove(face)
            pool.remove(face)
        return chosen


def cheapest(count: Count, pool: Hand, size: int, points: float) -> list[int]:
    """Take the cards that cost least one after the other; each point counts ``points`` in favour."""
    chosen: list[int] = []
    for _ in range(size):
        best, cost = -1, 1e9
        for face in weakest_first(pool.once, count.order):
            worth = card_worth(count, face) - points * FACE_POINTS[face]
            worth -= void_bonus(count, pool, face)
            if pool.twice & bit(face):
                worth += 0.4
            if worth < cost:
                best, cost = face, worth
        chosen.append(best)
        pool.remove(best)
    return chosen


def void_bonus(count: Count, pool: Hand, face: int) -> float:
    """Return what shortening a plain suit is worth to a hand with trumps."""
    suit = count.order.suit[face]
    if suit == 4 or count.order.trumps & count.hand.once == 0:
        return 0.0
    length = int(pool.size_in(count.order.masks[suit]))
    return 0.9 / length if length <= 3 else 0.0
