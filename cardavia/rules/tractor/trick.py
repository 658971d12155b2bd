"""One trick of Tractor: plays of the same size, counter-clockwise."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import TRUMPS
from cardavia.cards.order import Order
from cardavia.rules.deal import NOBODY
from cardavia.rules.tractor.seats import SEATS
from cardavia.rules.tractor.shapes import NO_TOP, Shape, run_top, suit_of_all
from cardavia.rules.tractor.throws import lead_shape, ruff_top

RUFF: Final = 100
"""Added to the strength of trumps, so that any of them tops any plain suit."""
NO_POWER: Final = -1


@final
class Trick:
    """The trick on the table; ``plays[i]`` was made by seat ``(leader - i) % 4``."""

    def __init__(self, leader: int) -> None:
        """Start a trick led by ``leader``."""
        self.leader = leader
        self.plays: list[list[int]] = []
        self.shape: Shape | None = None
        """What was led."""
        self.winner: int = NOBODY
        self.power: i64 = NO_POWER

    def add(self, seat: int, faces: list[int], order: Order) -> None:
        """Take a play; one of equal power does not displace the winner (T-6.3)."""
        self.plays.append(faces)
        shape = self.shape
        if shape is None:
            shape = lead_shape(faces, order)
            self.shape = shape
        power = power_of(faces, shape, order)
        if power > self.power:
            self.power = power
            self.winner = seat

    def is_full(self) -> bool:
        """Tell whether every seat has played."""
        return len(self.plays) == SEATS

    def seat_at(self, place: int) -> int:
        """Return the seat that plays at a place of the trick, 0 for the leader."""
        return (self.leader - place) % SEATS

    def cards(self) -> list[int]:
        """Return all cards in the order of play."""
        found: list[int] = []
        for faces in self.plays:
            found += faces
        return found

    def copy(self) -> "Trick":
        """Return an independent copy; plays and shapes never change and are shared."""
        trick = Trick(self.leader)
        trick.plays = self.plays.copy()
        trick.shape = self.shape
        trick.winner = self.winner
        trick.power = self.power
        return trick


def power_of(faces: list[int], lead: Shape, order: Order) -> i64:
    """Return how high a play stands against a lead, NO_POWER if it cannot win (T-6.1, T-6.2)."""
    if len(faces) == 1:
        return single_power(faces[0], lead.suit, order)
    suit = suit_of_all(faces, order)
    if suit not in (lead.suit, TRUMPS):
        return NO_POWER
    if lead.parts:
        top = lead.top if suit == lead.suit else ruff_top(faces, lead, order)
    else:
        top = run_top(faces, order)
    if top == NO_TOP:
        return NO_POWER
    return top + RUFF if suit == TRUMPS else top


def single_power(face: int, led: i64, order: Order) -> i64:
    """Return how high one card stands against a single of a suit."""
    suit = order.suit[face]
    if suit == TRUMPS:
        return RUFF + order.strength[face]
    return order.strength[face] if suit == led else NO_POWER
