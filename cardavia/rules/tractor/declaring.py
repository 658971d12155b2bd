"""Declaring trump: which cards declare, how strong that is, and what an open kitty says."""

from typing import Final, final

from cardavia.cards.cards import (
    BLACK_JOKER,
    NO_CARD,
    NO_SUIT,
    PLAIN_FACES,
    RANKS,
    RED_JOKER,
    face_of,
    suit_of,
)
from cardavia.cards.hand import Hand
from cardavia.rules.actions import Refusal
from cardavia.rules.deal import NOBODY

NO_CALL: Final = 0
SINGLE: Final = 1
PAIR: Final = 2
BLACK_PAIR: Final = 3
RED_PAIR: Final = 4
PASSES_AFTER_CALL: Final = 3
PASSES_WITHOUT: Final = 4


def call_strength(faces: list[int], level: int) -> int:
    """Return how strong a declaration is (T-3.3), NO_CALL if the cards declare nothing."""
    if not faces or len(faces) > PAIR or faces[0] != faces[-1]:
        return NO_CALL
    face = faces[0]
    if face < PLAIN_FACES:
        return len(faces) if face % RANKS == level else NO_CALL
    if len(faces) == SINGLE:
        return NO_CALL
    return RED_PAIR if face == RED_JOKER else BLACK_PAIR


def calls_in(hand: Hand, level: int, above: int) -> list[list[int]]:
    """Return the declarations a hand has that are stronger than ``above``, the weakest first."""
    found: list[list[int]] = []
    for copies in (SINGLE, PAIR):
        for suit in range(4):
            face = face_of(suit, level)
            if copies > above and hand.number_of(face) >= copies:
                found.append([face] * copies)
    for face in (BLACK_JOKER, RED_JOKER):
        call = [face, face]
        if call_strength(call, level) > above and hand.number_of(face) == PAIR:
            found.append(call)
    return found


@final
class Declaring:
    """The declarations so far: the one that stands, who made the first, passes since."""

    def __init__(self, level: int) -> None:
        """Begin with nothing declared."""
        self.level = level
        self.faces: list[int] = []
        """The cards of the declaration that stands."""
        self.strength: int = NO_CALL
        self.seat: int = NOBODY
        self.first: int = NOBODY
        self.passes: int = 0
        self.shown: list[list[int]] = [[], [], [], []]
        """Per seat the strongest declaration it has shown; the cards stay in its hand."""

    def suit(self) -> int:
        """Return the suit declared, NO_SUIT for no trump or nothing declared."""
        return suit_of(self.faces[0]) if self.faces else NO_SUIT

    def why_not(self, hand: Hand, faces: list[int]) -> Refusal | None:
        """Refuse cards that declare nothing, are not held, or are not strictly stronger."""
        strength = call_strength(faces, self.level)
        if strength == NO_CALL:
            return Refusal("not_a_declaration", number=self.level, cards=faces)
        if not hand.contains(faces):
            return Refusal("not_held", cards=faces)
        if strength <= self.strength:
            return Refusal("not_stronger", cards=self.faces)
        return None

    def call(self, seat: int, faces: list[int]) -> None:
        """Take a declaration."""
        self.faces = faces
        self.strength = call_strength(faces, self.level)
        self.seat = seat
        self.shown[seat] = faces
        if self.first == NOBODY:
            self.first = seat
        self.passes = 0

    def is_over(self) -> bool:
        """Tell whether enough seats in a row have passed (T-3.5, T-3.6)."""
        needed = PASSES_WITHOUT if self.seat == NOBODY else PASSES_AFTER_CALL
        return self.passes >= needed

    def first_dealer(self, rule: str, initial: int) -> int:
        """Return who deals the first deal after a declaration was made (T-3.7)."""
        if rule == "first_declarer":
            return self.first
        return self.seat if rule == "final_declarer" else initial

    def copy(self) -> "Declaring":
        """Return an independent copy."""
        twin = Declaring(self.level)
        twin.faces = self.faces
        twin.strength = self.strength
        twin.seat = self.seat
        twin.first = self.first
        twin.passes = self.passes
        twin.shown = self.shown.copy()
        return twin


def turned_suit(kitty: list[int], level: int, rule: str) -> int:
    """Return the suit that an open kitty makes trump (T-3.6), NO_SUIT if it shows none."""
    chosen = NO_CARD
    for face in kitty:
        if face >= PLAIN_FACES:
            continue
        if rule == "kitty_first" or face % RANKS == level:
            return face // RANKS
        if chosen == NO_CARD or face % RANKS > chosen % RANKS:
            chosen = face
    return NO_SUIT if chosen == NO_CARD else chosen // RANKS
