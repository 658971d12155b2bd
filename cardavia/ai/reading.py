"""What a seat can read from the story of a deal: cards gone, and what others cannot hold."""

from typing import final

from mypy_extensions import i64

from cardavia.cards.cards import FACES, NO_SUIT, TRUMPS
from cardavia.cards.hand import EVERY_FACE, shifted
from cardavia.cards.order import Order
from cardavia.rules.events import Event


@final
class Knowledge:
    """Where the cards can be, as one seat knows it.

    ``unseen`` are the cards whose place is unknown, copies counted; ``sizes[s]`` how many of them
    seat s holds; ``cannot[s]`` the faces it can't hold; ``known[s]`` cards it surely holds, not
    part of ``unseen``. Whatever is left over lies in the stock.
    """

    def __init__(self, seats: int) -> None:
        """Know nothing yet."""
        self.unseen: list[int] = []
        self.sizes: list[int] = [0] * seats
        self.cannot: list[int] = [0] * seats
        self.no_pair: list[int] = [0] * seats
        """Faces of which a seat can't hold both copies."""
        self.known: list[list[int]] = [[] for _ in range(seats)]
        self.stock_cannot: int = 0
        self.stock_known: list[int] = []
        self.bound: list[tuple[int, int]] = []
        """Cards known to lie in one of some places: bit s for seat s, the next bit for the stock."""
        self.stock_weight: list[float] = []
        """Per face how likely it was put away by choice, beside chance; empty where none was."""


def voids_of_singles(story: list[Event], order: Order, seats: int, *, may_trump: bool) -> list[int]:
    """Return the faces each seat can't hold, after single-card tricks under one order.

    With ``may_trump``, as in Pitch, trumping while able to follow is allowed and tells nothing.
    """
    cannot = [0] * seats
    led = NO_SUIT
    for event in story:
        if event.key != "played":
            continue
        suit = order.suit[event.cards[0]]
        if event.number == 0:
            led = suit
        elif suit != led and not (may_trump and suit == TRUMPS):
            cannot[event.seat] |= order.masks[led]
    return cannot


def suits_out(story: list[Event], order: Order, seats: int) -> list[int]:
    """Return the suits each seat is out of, as bits, after single-card tricks under one order."""
    out = [0] * seats
    led = NO_SUIT
    for event in story:
        if event.key != "played":
            continue
        suit = order.suit[event.cards[0]]
        if event.number == 0:
            led = suit
        elif suit != led:
            out[event.seat] |= int(shifted(1, led))
    return out


def played_faces(story: list[Event]) -> list[int]:
    """Return every card played so far, in order."""
    faces: list[int] = []
    for event in story:
        if event.key == "played":
            faces += event.cards
    return faces


def without(pack: list[int], gone: list[int]) -> list[int]:
    """Return a pack less the given cards, copies counted, sorted by face."""
    left = [0] * FACES
    for face in pack:
        left[face] += 1
    for face in gone:
        left[face] -= 1
    found: list[int] = []
    for face in range(FACES):
        for _ in range(left[face]):
            found.append(face)
    return found


def can_hold(cannot: int, face: i64) -> bool:
    """Tell whether a face is outside a mask of impossible ones."""
    mask: i64 = cannot & EVERY_FACE
    return (mask >> face) & 1 == 0
