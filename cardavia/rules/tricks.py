"""One trick of single cards, and plain functions that several games share."""

from typing import final

from mypy_extensions import i64

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import Hand
from cardavia.cards.order import Order
from cardavia.rules.actions import Action, Play, Refusal
from cardavia.rules.deal import NOBODY, Own


@final
class Trick:
    """The trick on the table: who led, what was played, and who is winning it.

    ``cards[i]`` was played by seat ``seat_at(i)``: clockwise from the leader.
    """

    def __init__(self, leader: int, seats: int, out: int = NOBODY) -> None:
        """Start a trick led by ``leader``; ``out`` is a seat that takes no part in it."""
        self.leader = leader
        self.seats = seats
        self.out = out
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
        """Tell whether every seat that takes part has played."""
        return len(self.cards) == (self.seats if self.out == NOBODY else self.seats - 1)

    def seat_at(self, place: int) -> int:
        """Return the seat that plays at a place of the trick, 0 for the leader."""
        if self.out != NOBODY and place >= (self.out - self.leader) % self.seats:
            place += 1
        return (self.leader + place) % self.seats

    def copy(self) -> "Trick":
        """Return an independent copy."""
        trick = Trick(self.leader, self.seats, self.out)
        if self.cards:
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


def why_not_one_card(own: Own, action: Action) -> Refusal | None:
    """Refuse what is not the play of one card that is held."""
    if not isinstance(action, Play):
        return Refusal("play_asked")
    if len(action.faces) != 1:
        return Refusal("one_card")
    if not own.hand.holds(action.faces[0]):
        return Refusal("not_held", cards=action.faces)
    return None
