"""Deals of the unseen cards that agree with everything a seat knows."""

from typing import Final, final

from cardavia.ai.dice import Dice
from cardavia.ai.reading import Knowledge
from cardavia.cards.hand import shifted

QUICK_TRIES: Final = 20


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
        self.stock = len(known.sizes)
        self.places = self.stock + 1
        rest = len(known.unseen) + len(known.bound)
        for size in known.sizes:
            rest -= size
        if rest < 0:
            raise NoWorldError("fewer cards than places")
        self.room: list[int] = [*known.sizes, rest]
        self.cannot: list[int] = [*known.cannot, known.stock_cannot]
        self.no_pair: list[int] = [*known.no_pair, 0]
        self.faces: list[int] = []
        self.allowed: list[int] = []
        """For each card to deal, the places that can take it, as bits."""
        self.narrow: int = 0
        """How many cards at the front of the list have one place only."""
        self._gather()

    def _gather(self) -> None:
        """List the cards, those with the fewest places first."""
        faces: list[int] = []
        allowed: list[int] = []
        for face, places in self.known.bound:
            faces.append(face)
            allowed.append(places & self._places_for(face))
        for face in self.known.unseen:
            faces.append(face)
            allowed.append(self._places_for(face))
        for width in range(self.places + 1):
            for index in range(len(faces)):
                if _width(allowed[index], self.places) == width:
                    self.faces.append(faces[index])
                    self.allowed.append(allowed[index])
            if width == 1:
                self.narrow = len(self.faces)

    def _places_for(self, face: int) -> int:
        places = 0
        for place in range(self.places):
            if self.room[place] > 0 and self.cannot[place] >> face & 1 == 0:
                places |= int(shifted(1, place))
        return places

    def world(self) -> World:
        """Return one world; raises NoWorldError if there is none."""
        for _ in range(QUICK_TRIES):
            dealt = self._try_deal()
            if dealt is not None:
                return self._world_of(dealt)
        return self._world_of(self._matched())

    def _try_deal(self) -> list[list[int]] | None:
        """Deal each card to a place that can take it, chosen by the room left there."""
        room = self.room.copy()
        dealt: list[list[int]] = [[] for _ in range(self.places)]
        order = self._shuffled()
        done = [False] * len(order)
        for at in range(self.narrow):
            if not self._drop(order[at], dealt, room):
                return None
            done[at] = True
        if self.known.stock_weight:
            self._fill_stock(order, done, dealt, room)
        for at in range(self.narrow, len(order)):
            if not done[at] and not self._drop(order[at], dealt, room):
                return None
        return dealt

    def _drop(self, index: int, dealt: list[list[int]], room: list[int]) -> bool:
        face = self.faces[index]
        allowed = self.allowed[index]
        total = 0
        for place in range(self.places):
            if room[place] > 0 and allowed >> place & 1 and self._takes(dealt, place, face):
                total += room[place]
        if total == 0:
            return False
        at = self.dice.throw(total)
        for place in range(self.places):
            if room[place] > 0 and allowed >> place & 1 and self._takes(dealt, place, face):
                at -= room[place]
                if at < 0:
                    dealt[place].append(face)
                    room[place] -= 1
                    return True
        return False

    def _fill_stock(
        self, order: list[int], done: list[bool], dealt: list[list[int]], room: list[int]
    ) -> None:
        """Choose what was put away, each card as likely as its weight says."""
        weight = self.known.stock_weight
        total = 0.0
        for at in range(len(order)):
            if not done[at] and self.allowed[order[at]] >> self.stock & 1:
                total += weight[self.faces[order[at]]]
        while room[self.stock] > 0 and total > 1e-9:
            left = self.dice.chance() * total
            for at in range(len(order)):
                index = order[at]
                if done[at] or self.allowed[index] >> self.stock & 1 == 0:
                    continue
                left -= weight[self.faces[index]]
                if left <= 0.0:
                    done[at] = True
                    dealt[self.stock].append(self.faces[index])
                    room[self.stock] -= 1
                    total -= weight[self.faces[index]]
                    break
            else:
                return

    def _takes(self, dealt: list[list[int]], place: int, face: int) -> bool:
        return self.no_pair[place] >> face & 1 == 0 or face not in dealt[place]

    def _shuffled(self) -> list[int]:
        """Return the cards' places in the list, shuffled within equal width: narrow ones first."""
        order = list(range(len(self.faces)))
        start = 0
        while start < len(order):
            width = _width(self.allowed[order[start]], self.places)
            end = start + 1
            while end < len(order) and _width(self.allowed[order[end]], self.places) == width:
                end += 1
            part = order[start:end]
            self.dice.shuffle(part)
            order[start:end] = part
            start = end
        return order

    def _matched(self) -> list[list[int]]:
        """Deal by augmenting paths: finds a world whenever there is one."""
        holding: list[list[int]] = [[] for _ in range(self.places)]
        for index in self._shuffled():
            if not self._place(holding, index, [False] * self.places):
                raise NoWorldError("no place for a card")
        dealt: list[list[int]] = []
        for part in holding:
            dealt.append([self.faces[index] for index in part])
        return dealt

    def _place(self, holding: list[list[int]], index: int, tried: list[bool]) -> bool:
        first = self.dice.throw(self.places)
        for step in range(self.places):
            place = (first + step) % self.places
            if tried[place] or self.room[place] == 0 or self.allowed[index] >> place & 1 == 0:
                continue
            if self._is_second(holding[place], place, index):
                continue  # another card may still take its place there
            tried[place] = True
            if len(holding[place]) < self.room[place]:
                holding[place].append(index)
                return True
            for at in range(len(holding[place])):
                other = holding[place][at]
                holding[place][at] = index
                if self._place(holding, other, tried):
                    return True
                holding[place][at] = other
        return False

    def _is_second(self, held: list[int], place: int, index: int) -> bool:
        """Tell whether a card would make a pair where none can be."""
        face = self.faces[index]
        if self.no_pair[place] >> face & 1 == 0:
            return False
        for other in held:
            if self.faces[other] == face:
                return True
        return False

    def _world_of(self, dealt: list[list[int]]) -> World:
        hands: list[list[int]] = []
        for seat in range(self.stock):
            hands.append(dealt[seat] + self.known.known[seat])
        return World(hands, dealt[self.stock] + self.known.stock_known)


def _width(allowed: int, places: int) -> int:
    width = 0
    for place in range(places):
        width += allowed >> place & 1
    return width
