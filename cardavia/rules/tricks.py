"""One trick of single cards, and plain functions that several games share."""

from typing import final

from mypy_extensions import i64

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import Hand
from cardavia.cards.order import Order
from cardavia.rules.deal import NOBODY


@final
class Trick:
    """The trick on the table: who led, what was played, and who is winning it.

    ``cards[i]`` was played by seat ``(leader + i) % seats``.
    """

    def __init__(self, leader: int, seats: int) -> None:
        """Start a trick led by ``leader``."""
        self.leader = leader
        self.seats = seats
        self.cards: list[int] = []
        self.led: int = NO_SUIT
        """The suit the first card counts as."""
        self.winner: int = NOBODY
        self.power: int = -1

    def add(self, seat: int, face: int, order: Order) -> None:
        """Take a seat's card; a card of equal power does not displace the winner."""
        if self.led == NO_SUIT:
            self.led = order.suit[face]
        self.cards.append(face)
        power = order.power(face, self.led)
        if power > self.power:
            self.power = power
            self.winner = seat

    def is_full(self) -> bool:
        """Tell whether every seat has played."""
        return len(self.cards) == self.seats

    def seat_at(self, place: int) -> int:
        """Return the seat that plays at a place of the trick, 0 for the leader."""
        return (self.leader + place) % self.seats

    def copy(self) -> "Trick":
        """Return an independent copy."""
        trick = Trick(self.leader, self.seats)
        trick.cards = self.cards.copy()
        trick.led = self.led
        trick.winner = self.winner
        trick.power = self.power
        return trick


def following(hand: Hand, led: int, order: Order) -> i64:
    """Return the cards that follow suit, or the whole hand if none does or nothing is led."""
    if led == NO_SUIT:
        return hand.once
    same = hand.once & order.mask(led)
    return same if same else hand.once
