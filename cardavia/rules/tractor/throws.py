"""Throws, an option: several shapes of one suit led at once, if nobody can beat any of them.

Whether a throw stands depends on hidden hands, so the other seats are asked in turn and answer
with the cards that beat it, or pass. The table then needs no hidden card.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import NO_CARD
from cardavia.cards.hand import Hand, lowest_face, shifted
from cardavia.cards.order import Order
from cardavia.rules.tractor.shapes import (
    NO_TOP,
    Shape,
    decomposed,
    places_of,
    run_faces,
    runs_of,
    shape_of,
    suit_of_all,
)

PLACES: Final = 32
"""More than any order has in one suit."""


def lead_shape(faces: list[int], order: Order) -> Shape:
    """Return the shape of a legal lead; cards that form no single shape are a throw."""
    shape = shape_of(faces, order)
    return thrown_shape(faces, order) if shape is None else shape


def thrown_shape(faces: list[int], order: Order) -> Shape:
    """Return a throw, cut into longest tractors, pairs and singles (T-4.7)."""
    parts: list[Shape] = []
    pairs: i64 = 0
    for cards in decomposed(faces, order):
        part = shape_of(cards, order)
        assert part is not None
        parts.append(part)
        pairs += part.pairs
    shape = Shape(suit_of_all(faces, order), len(faces), pairs, parts[0].run, parts[0].top)
    shape.parts = parts
    return shape


def beating(part: Shape, hand: Hand, order: Order) -> list[int]:
    """Return the lowest cards of the same suit that beat a shape, or none."""
    mask = order.mask(int(part.suit))
    if part.run == 0:
        card = _lowest_above(hand.once & mask, order, part.top)
        return [] if card == NO_CARD else [card]
    twice = hand.twice & mask
    lowest = part.top - part.run + 2
    rows = shifted(runs_of(places_of(twice, order), part.run) >> lowest, lowest)
    return run_faces(twice, order, lowest_face(rows), part.run) if rows else []


def _lowest_above(faces: i64, order: Order, top: i64) -> int:
    best = NO_CARD
    while faces:
        face = lowest_face(faces)
        strength = order.strength[face]
        if strength > top and (best == NO_CARD or strength < order.strength[best]):
            best = int(face)
        faces &= faces - 1
    return best


@final
class Throw:
    """A throw on trial: the other three seats say in turn whether they can beat a part of it."""

    def __init__(self, leader: int, faces: list[int], order: Order) -> None:
        """Put ``faces`` on trial."""
        self.leader = leader
        self.faces = faces
        self.order = order
        self.asked: int = 0
        """How many seats have answered."""
        self.cuts: list[list[int]] = decomposed(faces, order)
        self.cuts.reverse()
        self.parts: list[Shape] = []
        """The parts, the weakest first: fewest cards, then lowest (T-4.8)."""
        self.beaten: int = -1
        """The weakest part beaten so far, -1 if none."""
        self._measure()

    def _measure(self) -> None:
        for cards in self.cuts:
            part = shape_of(cards, self.order)
            assert part is not None
            self.parts.append(part)

    def answer(self, hand: Hand) -> list[int]:
        """Return the lowest cards of a hand that beat the weakest part they can, or none."""
        for part in self.parts:
            faces = beating(part, hand, self.order)
            if faces:
                return faces
        return []

    def take(self, faces: list[int]) -> None:
        """Take a seat's answer; no cards means it beats nothing."""
        self.asked += 1
        shown = shape_of(faces, self.order)
        if shown is None:
            return
        for index in range(len(self.parts)):
            part = self.parts[index]
            if part.run == shown.run and part.top < shown.top:
                if self.beaten < 0 or index < self.beaten:
                    self.beaten = index
                return

    def led(self) -> list[int]:
        """Return what is led in the end: all of it, or the weakest beaten part alone."""
        return self.faces if self.beaten < 0 else self.cuts[self.beaten]

    def state(self) -> str:
        """Return every changing part as text."""
        return f"{self.faces} {self.asked} {self.beaten}"

    def copy(self) -> "Throw":
        """Return an independent copy."""
        twin = Throw(self.leader, self.faces, self.order)
        twin.asked = self.asked
        twin.beaten = self.beaten
        return twin


def ruff_top(faces: list[int], lead: Shape, order: Order) -> i64:
    """Return the best top of the largest part when trumps match a throw part by part, or NO_TOP."""
    needs = [int(part.run) for part in lead.parts if part.run > 0]
    if not needs:
        return max([order.strength[face] for face in faces])
    pairs = [0] * PLACES
    for cards in decomposed(faces, order):
        for index in range(0, len(cards) - 1, 2):
            pairs[order.strength[cards[index]]] += 1
    return _fitted(pairs, needs, 0)


def _fitted(pairs: list[int], needs: list[int], at: int) -> i64:
    # Put the rows ``needs[at:]`` into the pairs, the first as high as the others allow.
    if at == len(needs):
        return 0
    run = needs[at]
    for lowest in range(PLACES - run, -1, -1):
        if min(pairs[lowest : lowest + run]) == 0:
            continue
        _change(pairs, lowest, run, -1)
        fits = _fitted(pairs, needs, at + 1) != NO_TOP
        _change(pairs, lowest, run, 1)
        if fits:
            return lowest + run - 1
    return NO_TOP


def _change(pairs: list[int], lowest: int, run: int, by: int) -> None:
    for place in range(lowest, lowest + run):
        pairs[place] += by
