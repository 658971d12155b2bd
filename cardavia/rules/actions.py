"""What a seat can answer, what it is asked, and why an answer is refused."""

from typing import Final, final

from cardavia.cards.cards import NO_SUIT, SUIT_LETTERS, names_of

SMALL_PEPPER: Final = 90
BIG_PEPPER: Final = 91
"""Bids above every number."""


class Action:
    """An answer of the seat to act; ``kind`` is its key in a record."""

    kind: str = ""

    def cards(self) -> list[int]:
        """Return the faces the answer names; empty for calls."""
        return []

    def text(self) -> str:
        """Return a short text that is equal exactly for equal answers."""
        return self.kind + " " + names_of(self.cards())


@final
class Pass(Action):
    """Say nothing this time."""

    kind = "pass"


@final
class Bid(Action):
    """Promise points or tricks; Pepper's two highest bids are SMALL_PEPPER and BIG_PEPPER."""

    kind = "bid"

    def __init__(self, value: int) -> None:
        """Bid ``value``."""
        self.value = value

    def text(self) -> str:
        """Return the bid's text."""
        return "bid " + str(self.value)


@final
class NameTrump(Action):
    """Choose the trump suit, NO_SUIT for none, or LOW for none with nines high."""

    kind = "trump"

    def __init__(self, suit: int) -> None:
        """Name ``suit``."""
        self.suit = suit

    def text(self) -> str:
        """Return the choice's text."""
        if self.suit == NO_SUIT:
            return "trump none"
        return "trump low" if self.suit == LOW else "trump " + SUIT_LETTERS[self.suit]


LOW: Final = -2
"""Named instead of a trump suit: no trumps, and the nine is highest (Pepper's option)."""


class _Cards(Action):
    """An answer that is cards."""

    def __init__(self, faces: list[int]) -> None:
        """Answer with ``faces``; empty where a viewer may not see them."""
        self.faces = faces

    def cards(self) -> list[int]:
        """Return the faces."""
        return self.faces


@final
class Play(_Cards):
    """Put cards on the table: one, or in Tractor as many as the shape needs."""

    kind = "play"


@final
class Give(_Cards):
    """Give cards to a neighbour, face down."""

    kind = "give"


@final
class Bury(_Cards):
    """Put cards away into the kitty."""

    kind = "bury"


@final
class Show(_Cards):
    """Declare trump by showing cards that stay in the hand."""

    kind = "show"


@final
class Refusal:
    """Why an answer is refused: a key and its arguments, turned into a sentence by the screen."""

    def __init__(
        self, key: str, suit: int = NO_SUIT, number: int = 0, cards: list[int] | None = None
    ) -> None:
        """Refuse because of ``key``; ``suit`` counts as 0..3 or TRUMPS."""
        self.key = key
        self.suit = suit
        self.number = number
        self.cards: list[int] = [] if cards is None else cards

    def text(self) -> str:
        """Return a short text that is equal exactly for equal refusals."""
        return f"{self.key} {self.suit} {self.number} {names_of(self.cards)}"


@final
class Prompt:
    """What the seat to act is asked.

    ``asks`` is the kind of answer (``bid``, ``trump``, ``show``, ``give``, ``bury``, ``play``; ``beat``
    asks what beats a throw, and is answered like ``show``).
    Where the answers are few they are all in ``legal``; else ``listed`` is false and the answer
    is ``least`` to ``most`` of ``cards``, checked by ``why_not``.
    """

    def __init__(self, asks: str, legal: list[Action]) -> None:
        """Ask for one of the answers in ``legal``."""
        self.asks = asks
        self.legal = legal
        self.listed = True
        self.least = 0
        self.most = 0
        self.cards: list[int] = []

    def text(self) -> str:
        """Return a text that is equal exactly for equal prompts."""
        legal = ", ".join([action.text() for action in self.legal])
        return f"{self.asks} {self.least}-{self.most} {names_of(self.cards)}: {legal}"


def choice_prompt(asks: str, least: int, most: int, cards: list[int]) -> Prompt:
    """Return a prompt for ``least`` to ``most`` of ``cards``, too many to list."""
    prompt = Prompt(asks, [])
    prompt.listed = False
    prompt.least = least
    prompt.most = most
    prompt.cards = cards
    return prompt
