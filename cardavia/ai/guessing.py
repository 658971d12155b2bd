"""Deals of the unseen cards that agree with everything a seat knows."""

from typing import final

from mypy_extensions import i64

from cardavia.ai.dice import Dice
from cardavia.ai.reading import Knowledge
from cardavia.cards.cards import FACES
from cardavia.cards.hand import Hand


class NoWorldError(Exception):
    """No deal of the cards agrees with what is known: a fault in the reading, never hidden."""


@final
class World:
    """One imagined deal: the unseen cards of each seat and of the stock."""

    def __init__(self, hands: list[list[int]], stock: list[int]) -> None:
        """Imagine these hands, known cards included."""
        self.hands = hands
        self.stock = stock


@final
class Guesser:
    """Draws worlds at random, each that is possible with a chance above nought."""

    def __init__(self, known: Knowledge, dice: Dice) -> None:
        """Prepare to deal what ``known`` leaves open."""
        self.known = known
        self.dice = dice
        self.places = len(known.sizes) + 1
        rest = len(known.unseen)
        for size in known.sizes:
            rest -= size
        if rest < 0:
            raise NoWorldError("fewer cards than places")
        self.room: list[int] = [*known.sizes, rest]
        self.cannot: list[int] = [*known.cannot, known.stock_cannot]
        self.no_pair: list[int] = [*known.no_pair, 0]
        self.cards: list[int] = self._narrowest_first()

    def _narrowest_first(self) -> list[int]:
        """Sort the unseen cards by how few places can hold them."""
        order: list[int] = []
        for width in range(self.places + 1):
            for face in self.known.unseen:
                if self._width(face) == width:
                    order.append(face)
        return order

    def _width(self, face: i64) -> int:
        width = 0
        for place in range(self.places):
            if self.room[place] > 0 and self._fits(place, face):
                width += 1
        return width

    def _fits(self, place: int, face: i64) -> bool:
        mask: i64 = self.cannot[place]
        return (mask >> face) & 1 == 0

    def world(self) -> World:
        """Return one world; raises NoWorldError if there is none."""
        for _ in range(30):
            dealt = self._try_deal()
            if dealt is not None:
                return self._world_of(dealt)
        return self._world_of(self._matched())

    def _try_deal(self) -> list[list[int]] | None:
        """Deal each card to a place that can take it, chosen by the room left there."""
        room = self.room.copy()
        dealt: list[list[int]] = [[] for _ in range(self.places)]
        cards = self._shuffled()
        for face in cards:
            total = 0
            for place in range(self.places):
                if room[place] > 0 and self._takes(dealt, place, face):
                    total += room[place]
            if total == 0:
                return None
            at = self.dice.throw(total)
            for place in range(self.places):
                if room[place] > 0 and self._takes(dealt, place, face):
                    at -= room[place]
                    if at < 0:
                        dealt[place].append(face)
                        room[place] -= 1
                        break
        return dealt

    def _takes(self, dealt: list[list[int]], place: int, face: i64) -> bool:
        if not self._fits(place, face):
            return False
        pairs: i64 = self.no_pair[place]
        return (pairs >> face) & 1 == 0 or face not in dealt[place]

    def _shuffled(self) -> list[int]:
        """Shuffle the cards within equal width, so that the narrow ones still come first."""
        cards = self.cards.copy()
        start = 0
        while start < len(cards):
            width = self._width(cards[start])
            end = start + 1
            while end < len(cards) and self._width(cards[end]) == width:
                end += 1
            part = cards[start:end]
            self.dice.shuffle(part)
            cards[start:end] = part
            start = end
        return cards

    def _matched(self) -> list[list[int]]:
        """Deal by augmenting paths: finds a world whenever there is one (pairs apart)."""
        dealt: list[list[int]] = [[] for _ in range(self.places)]
        for face in self._shuffled():
            if not self._place(dealt, face, [False] * self.places):
                raise NoWorldError("no place for a card")
        return dealt

    def _place(self, dealt: list[list[int]], face: int, tried: list[bool]) -> bool:
        for place in range(self.places):
            if tried[place] or self.room[place] == 0 or not self._takes(dealt, place, face):
                continue
            tried[place] = True
            if len(dealt[place]) < self.room[place]:
                dealt[place].append(face)
                return True
            for index in range(len(dealt[place])):
                other = dealt[place][index]
                dealt[place][index] = face
                if self._place(dealt, other, tried):
                    return True
                dealt[place][index] = other
        return False

    def _world_of(self, dealt: list[list[int]]) -> World:
        hands: list[list[int]] = []
        for seat in range(self.places - 1):
            hands.append(dealt[seat] + self.known.known[seat])
        return World(hands, dealt[self.places - 1] + self.known.stock_known)


def hand_from(faces: list[int]) -> Hand:
    """Return a hand of imagined cards."""
    hand = Hand()
    for face in faces:
        assert 0 <= face < FACES
        hand.add(face)
    return hand
