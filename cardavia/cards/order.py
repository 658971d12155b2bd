"""What each card counts as and how strong it is there, once the contract is known."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import (
    ACE,
    FACES,
    JACK,
    KING,
    NO_SUIT,
    PLAIN_FACES,
    QUEEN,
    RANKS,
    TRUMPS,
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


def level_order(trump: int, level: int, *, level_trumps: bool = True, closed: bool = True) -> Order:
    """Return the order of Tractor for a trump suit (or NO_SUIT) and a level rank.

    With ``level_trumps`` off, level cards stay in their suits when there is no trump suit. With
    ``closed`` off, the place of the level rank stays empty in the ordinary sequences.
    """
    suit: list[int] = []
    strength: list[int] = []
    for face in range(PLAIN_FACES):
        printed, rank = face // RANKS, face % RANKS
        is_level = rank == level and (trump != NO_SUIT or level_trumps)
        suit.append(TRUMPS if printed == trump or is_level else printed)
        strength.append(_level_strength(trump, closed, printed) if is_level else rank)
    if closed and (trump != NO_SUIT or level_trumps):
        _close_gap(strength, level)
    black = 1 + max([-1] + [strength[f] for f in range(PLAIN_FACES) if suit[f] == TRUMPS])
    return Order([*suit, TRUMPS, TRUMPS], [*strength, black, black + 1], trump)


def _level_strength(trump: int, closed: bool, printed: int) -> int:  # noqa: FBT001 - private
    if trump == NO_SUIT:
        return 0
    off_suit = RANKS - 1 if closed else RANKS
    return off_suit + 1 if printed == trump else off_suit


def _close_gap(strength: list[int], level: int) -> None:
    for face in range(PLAIN_FACES):
        if level < face % RANKS:
            strength[face] -= 1
