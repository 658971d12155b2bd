"""Following: what a lead asks of a hand, judged by counting, and listed only where that is little.

A void hand of 25 facing six cards has 177,100 plays; none of them is made here to judge one.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.hand import Hand, bit, count_bits, faces_in, hand_of
from cardavia.cards.order import Order
from cardavia.rules.actions import Refusal
from cardavia.rules.tractor.shapes import Shape, longest_run, places_of, run_faces, runs_of

LISTED: Final = 60
"""More answers than this are not listed."""
TRIES: Final = 400
LEAST_TRACTOR: Final = 2


@final
class Owed:
    """What a hand owes to a lead: cards of the suit, pairs among them, and pairs in a row."""

    def __init__(self, hand: Hand, lead: Shape, order: Order, owes_tractors: bool) -> None:  # noqa: FBT001 - a table's option
        """Count (T-5.2 to T-5.5)."""
        self.size: i64 = lead.size
        self.mask: i64 = order.mask(int(lead.suit))
        self.held: i64 = hand.size_in(self.mask)
        """Cards of the suit in hand."""
        self.cards: i64 = min(self.held, lead.size)
        self.paired: i64 = hand.twice & self.mask
        self.pairs: i64 = min(lead.pairs, count_bits(self.paired))
        self.run: i64 = 0
        """Pairs in a row owed by the option: 0, or 2 and more."""
        if self.is_free():
            self.pairs = 0
        elif owes_tractors and min(lead.run, self.pairs) >= LEAST_TRACTOR:
            run = min(lead.run, longest_run(places_of(self.paired, order)))
            self.run = run if run >= LEAST_TRACTOR else 0

    def is_free(self) -> bool:
        """Tell whether the suit is played out whole, so that no pair needs counting."""
        return self.held <= self.size

    def is_all_pairs(self) -> bool:
        """Tell whether the pairs owed fill the whole play."""
        return 2 * self.pairs == self.size


def why_not_follow(
    hand: Hand,
    faces: list[int],
    lead: Shape,
    order: Order,
    owes_tractors: bool,  # noqa: FBT001 - a table's option
) -> Refusal | None:
    """Say why cards may not follow a lead, or None if they may."""
    if len(faces) != lead.size:
        return Refusal("wrong_count", number=int(lead.size), cards=[])
    once: i64 = 0
    twice: i64 = 0
    for face in faces:
        one = bit(face)
        twice |= once & one
        once |= one
    if once & ~hand.once or twice & ~hand.twice or count_bits(once) + count_bits(twice) < lead.size:
        return Refusal("not_held", cards=not_held(hand, faces))
    owed = Owed(hand, lead, order, owes_tractors)
    once &= owed.mask
    twice &= owed.mask
    if count_bits(once) + count_bits(twice) < owed.cards:
        return _owes_cards(hand, faces, lead, owed)
    if count_bits(twice) < owed.pairs:
        lacking = faces_in(owed.paired & ~twice)
        return Refusal("owes_pairs", int(lead.suit), int(owed.pairs), lacking)
    if owed.run and longest_run(places_of(twice, order)) < owed.run:
        rows = runs_of(places_of(owed.paired, order), owed.run)
        row = run_faces(owed.paired, order, count_bits((rows & -rows) - 1), owed.run)
        return Refusal("owes_tractor", int(lead.suit), int(owed.run), row)
    return None


def not_held(hand: Hand, faces: list[int]) -> list[int]:
    """Return those cards that a hand does not have, or not often enough."""
    rest = hand.copy()
    missing: list[int] = []
    for face in faces:
        if not rest.holds(face):
            missing.append(face)
        rest.remove(face)
    return missing


def _owes_cards(hand: Hand, faces: list[int], lead: Shape, owed: Owed) -> Refusal:
    rest = Hand(hand.once & owed.mask, hand.twice & owed.mask)
    for face in faces:
        rest.remove(face)
    key = "must_play_all" if owed.held < lead.size else "must_follow"
    return Refusal(key, int(lead.suit), int(owed.cards), rest.faces())


def playable(hand: Hand, owed: Owed, order: Order) -> list[int]:
    """Return the cards that stand in at least one legal play, copies counted."""
    if owed.held < owed.size:
        return hand.faces()
    if not owed.is_all_pairs():
        return Hand(hand.once & owed.mask, hand.twice & owed.mask).faces()
    paired = owed.paired
    if 2 * owed.run == owed.size:
        paired = _in_rows(paired, order, owed.run)
    return Hand(paired, paired).faces()


def _in_rows(paired: i64, order: Order, run: i64) -> i64:
    rows = runs_of(places_of(paired, order), run)
    places = rows
    for _ in range(run - 1):
        places |= places << 1
    kept: i64 = 0
    for face in faces_in(paired):
        if (places >> order.strength[face]) & 1:
            kept |= bit(face)
    return kept


def legal_follows(hand: Hand, owed: Owed, order: Order) -> list[list[int]]:
    """Return all legal plays if they are few, else none."""
    lister = Lister(order, owed)
    forced = Hand(hand.once & owed.mask, hand.twice & owed.mask)
    if owed.held <= owed.size:
        free = Hand(hand.once & ~owed.mask, hand.twice & ~owed.mask)
        return lister.all_of(forced.faces(), free, owed.size - owed.held)
    return lister.all_of([], forced, owed.size)


@final
class Lister:
    """Lists the choices of some cards from a pool, and gives up beyond LISTED."""

    def __init__(self, order: Order, owed: Owed) -> None:
        """List choices with the pairs and the row that are owed."""
        self.order = order
        self.owed = owed
        self.pool: list[int] = []
        self.copies: list[int] = []
        self.cards_after: list[int] = []
        """Cards from a place of the pool onwards; likewise pairs."""
        self.pairs_after: list[int] = []
        self.chosen: list[int] = []
        self.found: list[list[int]] = []
        self.tried: int = 0

    def all_of(self, forced: list[int], pool: Hand, size: i64) -> list[list[int]]:
        """Return every choice of ``size`` cards of the pool together with the forced ones."""
        self.pool = faces_in(pool.once)
        self.copies = [int(pool.number_of(face)) for face in self.pool]
        cards = 0
        pairs = 0
        for copies in reversed(self.copies):
            cards += copies
            pairs += copies // 2
            self.cards_after.append(cards)
            self.pairs_after.append(pairs)
        self.cards_after.reverse()
        self.pairs_after.reverse()
        self.chosen = forced
        self._choose(0, int(size), int(self.owed.pairs))
        return [] if self._is_too_much() else self.found

    def _is_too_much(self) -> bool:
        return len(self.found) > LISTED or self.tried > TRIES

    def _choose(self, at: int, size: int, pairs: int) -> None:
        if size == 0:
            self._keep()
            return
        if at == len(self.pool) or self.cards_after[at] < size or self._is_too_much():
            return
        # Never a dead end: the pairs still owed are there and fit.
        if self.pairs_after[at] < pairs or 2 * pairs > size:
            return
        face = self.pool[at]
        for copies in range(min(self.copies[at], size), -1, -1):
            self.chosen += [face] * copies
            self._choose(at + 1, size - copies, max(0, pairs - copies // 2))
            del self.chosen[len(self.chosen) - copies :]

    def _keep(self) -> None:
        self.tried += 1
        if self.owed.run:
            twice = hand_of(self.chosen).twice & self.owed.mask
            if longest_run(places_of(twice, self.order)) < self.owed.run:
                return
        self.found.append(sorted(self.chosen))
