"""The cards of Pepper as bits side by side: every suit a lane, a stronger card further up.

Trumps lie highest, so among the plays that can win the highest bit wins. ``Order`` says the same
face by face; this is for play-outs, which ask it millions of times.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.pepper.strength import PACK
from cardavia.cards.cards import FACES
from cardavia.cards.hand import bit, faces_in, lowest_face, shifted
from cardavia.cards.order import Order
from cardavia.rules.pepper.table import ORDERS

# Seven trumps at most: the last bit of a lane stays empty and keeps neighbours apart.
LANE: Final = 8
LANE_STEP: Final = 3
"""A card shifted so far to the right is its suit."""
PLACE: Final = 7
"""These last binary digits of a card are its place in the lane."""
LANE_BITS: Final = 255
WIDTH: Final = 40
TRUMP_LANE: Final = 0xFF00000000


def lane(suit: i64) -> i64:
    """Return the bits of a suit."""
    return shifted(LANE_BITS, shifted(suit, LANE_STEP))


@final
class Lanes:
    """Where each face of an order lies, and which face each bit is."""

    def __init__(self, order: Order) -> None:
        """Lay out an order."""
        faces = faces_in(PACK)
        self.base: i64 = min([order.strength[face] for face in faces])
        """The strength of the first bit of every lane."""
        self.card: list[int] = [0] * FACES
        self.face: list[int] = [0] * WIDTH
        for face in faces:
            card = order.suit[face] * LANE + order.strength[face] - int(self.base)
            self.card[face] = card
            self.face[card] = face

    def laid(self, faces: i64) -> i64:
        """Return cards laid out in lanes."""
        cards: i64 = 0
        while faces:
            cards |= bit(self.card[lowest_face(faces)])
            faces &= faces - 1
        return cards

    def taken_up(self, cards: i64) -> i64:
        """Return laid out cards as faces again."""
        faces: i64 = 0
        while cards:
            faces |= bit(self.face[lowest_face(cards)])
            cards &= cards - 1
        return faces


LANES: Final = [Lanes(order) for order in ORDERS]
"""The lanes of each trump suit, as ``ORDERS``."""
