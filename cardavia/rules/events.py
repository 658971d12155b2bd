"""Things that happened, told once, in order."""

from typing import Final, final

from cardavia.cards.cards import names_of

EVERYONE: Final = -1


class Event:
    """A thing that happened; ``to`` is the one seat it is told to, or EVERYONE.

    ``key`` names the kind, ``seat`` is who did it or whom it befell (a side's first seat where a
    side is meant); cards, number and other arguments stand in the kinds that have them.
    """

    key: str = ""

    def __init__(self, seat: int) -> None:
        """Tell of something about ``seat``."""
        self.seat = seat
        self.to: int = EVERYONE
        self.cards: list[int] = []
        self.number: int = 0
        self.suit: int = -1
        self.other: int = -1
        """A second seat: the neighbour who gets cards, the holder of a captured card."""

    def text(self) -> str:
        """Return a text that is equal exactly for equal events."""
        faces = names_of(self.cards)
        return f"{self.key} {self.seat} {self.to} {self.number} {self.suit} {self.other} {faces}"


@final
class Dealt(Event):
    """A seat got its first cards; told to that seat alone. ``number`` cards."""

    key = "dealt"

    def __init__(self, seat: int, cards: list[int]) -> None:
        """Tell ``seat`` its cards."""
        super().__init__(seat)
        self.to = seat
        self.cards = cards
        self.number = len(cards)


@final
class Called(Event):
    """A seat bid ``number``."""

    key = "bid"

    def __init__(self, seat: int, number: int) -> None:
        """Tell the bid."""
        super().__init__(seat)
        self.number = number


@final
class Passed(Event):
    """A seat passed."""

    key = "pass"


@final
class AuctionWon(Event):
    """The bidding is over: ``seat`` has it at ``number``."""

    key = "auction_won"

    def __init__(self, seat: int, number: int) -> None:
        """Tell who won the bidding."""
        super().__init__(seat)
        self.number = number


@final
class ThrownIn(Event):
    """Nobody bid, and the deal is over; ``seat`` is the dealer."""

    key = "thrown_in"


@final
class TrumpMade(Event):
    """``suit`` is now trump: 0..3, NO_SUIT for none, LOW for none with nines high."""

    key = "trump"

    def __init__(self, seat: int, suit: int) -> None:
        """Tell the trump that ``seat`` made."""
        super().__init__(seat)
        self.suit = suit


@final
class Played(Event):
    """A seat put cards on the table; ``number`` is its place in the trick, 0 for the lead."""

    key = "played"

    def __init__(self, seat: int, cards: list[int], place: int) -> None:
        """Tell the play."""
        super().__init__(seat)
        self.cards = cards
        self.number = place


@final
class TrickWon(Event):
    """``seat`` took the trick; ``number`` points lay in it, ``cards`` are those played, in order."""

    key = "trick_won"

    def __init__(self, seat: int, cards: list[int], points: int) -> None:
        """Tell who took the trick."""
        super().__init__(seat)
        self.cards = cards
        self.number = points


@final
class Given(Event):
    """``seat`` gave ``number`` cards to ``other``; the cards are known to some only."""

    key = "given"

    def __init__(self, seat: int, other: int, number: int) -> None:
        """Tell everyone that cards were given, not which."""
        super().__init__(seat)
        self.other = other
        self.number = number


@final
class Received(Event):
    """``seat`` got ``cards`` from ``other``; told to it alone."""

    key = "received"

    def __init__(self, seat: int, other: int, cards: list[int]) -> None:
        """Tell ``seat`` what it got."""
        super().__init__(seat)
        self.to = seat
        self.other = other
        self.cards = cards
        self.number = len(cards)


@final
class Declared(Event):
    """A seat showed cards and so declared trump ``suit`` (NO_SUIT for none)."""

    key = "declared"

    def __init__(self, seat: int, cards: list[int], suit: int) -> None:
        """Tell the declaration."""
        super().__init__(seat)
        self.cards = cards
        self.suit = suit


@final
class DealerMade(Event):
    """``seat`` is the dealer of this deal."""

    key = "dealer"


@final
class KittyExposed(Event):
    """Nobody declared: everyone sees the kitty, whose first suit is trump."""

    key = "kitty_exposed"

    def __init__(self, seat: int, cards: list[int], suit: int) -> None:
        """Tell everyone the kitty."""
        super().__init__(seat)
        self.cards = cards
        self.suit = suit


@final
class KittyTaken(Event):
    """The dealer took the kitty; ``cards`` are told to the dealer alone, ``number`` to all."""

    key = "kitty_taken"

    def __init__(self, seat: int, cards: list[int], to: int) -> None:
        """Tell ``to`` that the dealer took the kitty."""
        super().__init__(seat)
        self.to = to
        self.cards = cards
        self.number = len(cards)


@final
class Buried(Event):
    """The dealer buried ``number`` cards; which ones is told to the dealer alone."""

    key = "buried"

    def __init__(self, seat: int, cards: list[int], number: int, to: int) -> None:
        """Tell ``to`` of the burying."""
        super().__init__(seat)
        self.to = to
        self.cards = cards
        self.number = number


@final
class KittyRevealed(Event):
    """The last trick is over: the kitty's ``cards``; ``number`` is the bonus for ``seat``'s side.

    ``other`` is the multiplier that applied (0 when the kitty counts for nobody).
    """

    key = "kitty_revealed"

    def __init__(self, seat: int, cards: list[int], bonus: int, times: int) -> None:
        """Tell the kitty and what it is worth."""
        super().__init__(seat)
        self.cards = cards
        self.number = bonus
        self.other = times


@final
class Thrown(Event):
    """``seat`` would lead ``cards`` as a throw; the others now say whether they can beat it."""

    key = "thrown"

    def __init__(self, seat: int, cards: list[int]) -> None:
        """Tell the attempt."""
        super().__init__(seat)
        self.cards = cards


@final
class ThrowAllowed(Event):
    """``seat`` can beat no part of the throw of ``other``."""

    key = "throw_allowed"

    def __init__(self, seat: int, other: int) -> None:
        """Tell that ``seat`` lets it stand."""
        super().__init__(seat)
        self.other = other


@final
class ThrowBeaten(Event):
    """``seat`` beats a part of the throw of ``other`` with ``cards``."""

    key = "throw_beaten"

    def __init__(self, seat: int, other: int, cards: list[int]) -> None:
        """Tell what beats it."""
        super().__init__(seat)
        self.other = other
        self.cards = cards


@final
class ThrowFailed(Event):
    """The throw of ``seat`` failed: it must lead ``cards`` alone, and loses ``number`` points."""

    key = "throw_failed"

    def __init__(self, seat: int, cards: list[int], points: int) -> None:
        """Tell what is led instead."""
        super().__init__(seat)
        self.cards = cards
        self.number = points


@final
class PointWon(Event):
    """``seat`` won a counted thing named ``what`` (high, low, jack, game ...); NOBODY if nobody did.

    ``cards`` is the card it was won with, if one; ``number`` the amount behind it.
    """

    key = "point"

    def __init__(self, seat: int, what: str, cards: list[int], number: int) -> None:
        """Tell the point."""
        super().__init__(seat)
        self.what = what
        self.cards = cards
        self.number = number

    def text(self) -> str:
        """Return the point's text."""
        return f"{self.key} {self.what} {self.seat} {self.number} {names_of(self.cards)}"


@final
class Scored(Event):
    """The side of ``seat`` changes its score by ``number`` (levels in Tractor)."""

    key = "scored"

    def __init__(self, seat: int, number: int, reason: str) -> None:
        """Tell the change; ``reason`` is a key such as ``made`` or ``set``."""
        super().__init__(seat)
        self.number = number
        self.reason = reason

    def text(self) -> str:
        """Return the score's text."""
        return f"{self.key} {self.seat} {self.number} {self.reason}"


@final
class Misdealt(Event):
    """``seat`` showed ``cards``, a hand too poor to play, and the deal is void (Pepper)."""

    key = "misdeal"

    def __init__(self, seat: int, cards: list[int]) -> None:
        """Tell the hand that was shown."""
        super().__init__(seat)
        self.cards = cards


@final
class LaidDown(Event):
    """``seat`` lays its hand down unseen; its partner ``other`` plays alone (Pepper)."""

    key = "laid_down"

    def __init__(self, seat: int, other: int) -> None:
        """Tell who sits out."""
        super().__init__(seat)
        self.other = other


@final
class MoonShot(Event):
    """``seat`` took every penalty card, worth ``number`` points (Black Maria)."""

    key = "moon"

    def __init__(self, seat: int, number: int) -> None:
        """Tell who shot the moon."""
        super().__init__(seat)
        self.number = number


@final
class NothingLeft(Event):
    """No card that scores is left in play, so the deal ends with ``number`` tricks unplayed."""

    key = "nothing_left"

    def __init__(self, seat: int, number: int) -> None:
        """Tell that ``seat`` took the last card that scores."""
        super().__init__(seat)
        self.number = number


@final
class DealOver(Event):
    """The deal is over."""

    key = "deal_over"
