"""Card faces as plain ints, and their two-letter names.

A face is ``suit * 13 + rank`` for 0..51, then the black and the red joker. Ranks run from 0 for
a two to 12 for an ace.
"""

from typing import Final

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
TRUMPS: Final = 4
"""The suit that every trump counts as, whatever is printed on it."""
NO_SUIT: Final = -1

TWO: Final = 0
THREE: Final = 1
FIVE: Final = 3
SEVEN: Final = 5
NINE: Final = 7
TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12

RANKS: Final = 13
PLAIN_FACES: Final = 52
BLACK_JOKER: Final = 52
RED_JOKER: Final = 53
FACES: Final = 54
NO_CARD: Final = -1

RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "SHDC"


def face_of(suit: int, rank: int) -> int:
    """Return the face printed with a suit (0..3) and a rank (0..12)."""
    return suit * RANKS + rank


def suit_of(face: int) -> int:
    """Return the printed suit, or NO_SUIT for a joker."""
    return face // RANKS if face < PLAIN_FACES else NO_SUIT


def rank_of(face: int) -> int:
    """Return the printed rank, or -1 for a joker."""
    return face % RANKS if face < PLAIN_FACES else -1


def sister_suit(suit: int) -> int:
    """Return the other suit of the same colour."""
    return 3 - suit


def name_of(face: int) -> str:
    """Return the name used in records: ``AS``, ``TD``, ``BJ``."""
    if face == BLACK_JOKER:
        return "BJ"
    if face == RED_JOKER:
        return "RJ"
    return RANK_LETTERS[face % RANKS] + SUIT_LETTERS[face // RANKS]


def face_named(name: str) -> int:
    """Return the face of a record's card name, or NO_CARD if there is no such card."""
    if name == "BJ":
        return BLACK_JOKER
    if name == "RJ":
        return RED_JOKER
    if len(name) != 2:
        return NO_CARD
    rank = RANK_LETTERS.find(name[0])
    suit = SUIT_LETTERS.find(name[1])
    return NO_CARD if rank < 0 or suit < 0 else face_of(suit, rank)


def names_of(faces: list[int]) -> str:
    """Return the names of several cards, parted by spaces."""
    return " ".join([name_of(face) for face in faces])
