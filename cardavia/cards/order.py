"""What each card counts as and how strong it is there, once the contract is known."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    FACES,
    HEARTS,
    JACK,
    KING,
    NO_SUIT,
    PLAIN_FACES,
    QUEEN,
    RANKS,
    SPADES,
    TRUMPS,
    TWO,
    face_of,
    sister_suit,
)
from cardavia.cards.hand import mask_of

LEFT_BOWER: Final = ACE + 1
RIGHT_BOWER: Final = ACE + 2


@final
class Order:
    """The only trump logic: per face the suit it counts as and its strength there.

    ``suit`` holds 0..3 or TRUMPS; ``strength`` is dense: neighbours in one suit differ by exactly
    1; ``masks[s]`` are the faces that count as suit s. Never changed once made.
    """

    def __init__(self, suit: list[int], strength: list[int], trump: int) -> None:
        """Keep the tables; ``trump`` is the trump suit or NO_SUIT."""
        self.suit = suit
        self.strength = strength
        self.trump = trump
        self.masks: list[int] = [
            mask_of([f for f in range(FACES) if suit[f] == s]) for s in range(TRUMPS + 1)
        ]
        self.trumps: i64 = self.masks[TRUMPS]
        self.above: list[int] = [self._stronger(face) for face in range(FACES)]
        """Per face the stronger ones of its suit."""

    def _stronger(self, face: int) -> int:
        found = []
        for other in range(FACES):
            if self.suit[other] == self.suit[face] and self.strength[other] > self.strength[face]:
                found.append(other)
        return int(mask_of(found))

    def power(self, face: int, led: int) -> int:
        """Return how high a card stands in a trick: -1 unless it is of the suit led or a trump."""
        suit = self.suit[face]
        if suit == TRUMPS:
            return 100 + self.strength[face]
        return self.strength[face] if suit == led else -1

    def mask(self, suit: int) -> i64:
        """Return the faces that count as a suit (0..3 or TRUMPS)."""
        return self.masks[suit]


def plain_order(trump: int) -> Order:
    """Return ace-high suits, one of them trumps (or none for NO_SUIT)."""
    suit = [TRUMPS if f // RANKS == trump else f // RANKS for f in range(FACES)]
    return Order(suit, [f % RANKS for f in range(FACES)], trump)


def low_order() -> Order:
    """Return nine-high suits without trumps (Pepper's low no-trump)."""
    suit = [f // RANKS for f in range(FACES)]
    return Order(suit, [ACE - f % RANKS for f in range(FACES)], NO_SUIT)


def bower_order(trump: int) -> Order:
    """Return the order of Pepper: the jack of trumps, then the jack of its colour, lead the trumps."""
    order = plain_order(trump)
    if trump == NO_SUIT:
        return order
    suit = list(order.suit)
    strength = list(order.strength)
    left = face_of(sister_suit(trump), JACK)
    suit[left] = TRUMPS
    for rank in (QUEEN, KING, ACE):
        strength[face_of(trump, rank)] -= 1
        strength[face_of(sister_suit(trump), rank)] -= 1
    strength[left] = ACE
    strength[face_of(trump, JACK)] = LEFT_BOWER
    return Order(suit, strength, trump)


def level_order(
    trump: int, level: int, *, level_trumps: bool = True, closed: bool = True, twos: bool = False
) -> Order:
    """Return the order of Tractor for a trump suit (or NO_SUIT) and a level rank.

    With ``level_trumps`` off, level cards stay in their suits when there is no trump suit. With
    ``closed`` off, the place of the level rank stays empty in the ordinary sequences. With
    ``twos`` on, all twos are trumps just below the level cards.
    """
    lifted = _lifted_ranks(trump, level, level_trumps, twos)
    suit: list[int] = []
    strength: list[int] = []
    for face in range(PLAIN_FACES):
        printed, rank = face // RANKS, face % RANKS
        suit.append(TRUMPS if printed == trump or rank in lifted else printed)
        strength.append(rank - _below(rank, lifted) if closed else rank)
    black = _lift(strength, trump, lifted, closed)
    return Order([*suit, TRUMPS, TRUMPS], [*strength, black, black + 1], trump)


def _lifted_ranks(
    trump: int,
    level: int,
    level_trumps: bool,  # noqa: FBT001 - private
    twos: bool,  # noqa: FBT001 - private
) -> list[int]:
    # Ranks that are trumps in every suit, the weaker first.
    lifted = [TWO] if twos and level != TWO else []
    if trump != NO_SUIT or level_trumps or (twos and level == TWO):
        lifted.append(level)
    return lifted


def _below(rank: int, lifted: list[int]) -> int:
    return len([other for other in lifted if other < rank])


def _lift(strength: list[int], trump: int, lifted: list[int], closed: bool) -> int:  # noqa: FBT001 - private
    # Off-suit cards of a lifted rank share one place, that of the trump suit stands above them.
    place = 0
    if trump != NO_SUIT:
        place = RANKS - len(lifted) if closed else RANKS
    for rank in lifted:
        for suit in range(4):
            strength[face_of(suit, rank)] = place + 1 if suit == trump else place
        place += 1 if trump == NO_SUIT else 2
    return place


SUIT_ROWS: Final = [
    [HEARTS, CLUBS, DIAMONDS, SPADES],
    [SPADES, DIAMONDS, CLUBS, HEARTS],
    [SPADES, HEARTS, CLUBS, DIAMONDS],
    [HEARTS, SPADES, DIAMONDS, CLUBS],
    [SPADES, HEARTS, CLUBS, DIAMONDS],
]
"""Plain suits from left to right with the colours apart, for each trump suit and for none."""


def sort_hand(faces: list[int], order: Order) -> list[int]:
    """Return the cards as a hand is held: trumps first, suits in turning colours, strongest first.

    Equal strengths (level cards of other suits) lie by printed suit, so copies are neighbours.
    """
    row = SUIT_ROWS[order.trump] if order.trump >= 0 else SUIT_ROWS[TRUMPS]
    keyed: list[tuple[int, int, int]] = []
    for face in faces:
        suit = order.suit[face]
        place = -1 if suit == TRUMPS else row.index(suit)
        keyed.append((place, -order.strength[face], face))
    keyed.sort()
    return [key[2] for key in keyed]
