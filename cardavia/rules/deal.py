"""The frame of a deal: what lies open, what one seat knows, and what nobody sees."""

from abc import ABC, abstractmethod
from typing import Final, final

from cardavia.cards.hand import Hand
from cardavia.rules.actions import Action, Prompt, Refusal
from cardavia.rules.events import Event

NOBODY: Final = -1


@final
class Own:
    """What one seat alone knows: its hand, and cards it put away (given, buried)."""

    def __init__(
        self, hand: Hand, away: list[int] | None = None, received: list[int] | None = None
    ) -> None:
        """Own ``hand``."""
        self.hand = hand
        # Both are replaced, never changed in place: copies of a deal share them.
        self.away: list[int] = [] if away is None else away
        """Cards given or buried, still known to this seat."""
        self.received: list[int] = [] if received is None else received
        """Cards got from another seat or the kitty, in order."""

    def copy(self) -> "Own":
        """Return an independent copy."""
        return Own(self.hand.copy(), self.away, self.received)


class Table(ABC):
    """What lies open plus the rules of one game.

    Nothing here depends on cards that are hidden from anyone, so a View needs no redaction. A
    table also works blind: where the hand of a seat is unknown, its actions are applied all the
    same, and cards an onlooker may not see are simply left out of them.
    """

    def __init__(self, seats: int, dealer: int) -> None:
        """Open a table of ``seats`` seats."""
        self.seats = seats
        self.dealer = dealer
        self.turn: int = NOBODY
        """The one seat to act; NOBODY when the deal is over."""

    def is_over(self) -> bool:
        """Tell whether the deal has ended."""
        return self.turn == NOBODY

    @abstractmethod
    def prompt(self, own: Own) -> Prompt:
        """Say what the seat to act is asked; ``own`` is that seat's."""

    @abstractmethod
    def why_not(self, own: Own, action: Action) -> Refusal | None:
        """Say why the seat to act may not answer so, or None if it may."""

    @abstractmethod
    def apply(
        self, owns: list[Own], stock: list[int], action: Action, tell: list[Event] | None
    ) -> None:
        """Carry out a legal answer of the seat to act and append what happened to ``tell``."""

    @abstractmethod
    def copy(self) -> "Table":
        """Return an independent table that plays on exactly like this one."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return what the finished deal adds to each side, in seat order."""

    @abstractmethod
    def state(self) -> str:
        """Return a text that is equal exactly for equal tables."""

    def shows(self, viewer: int, seat: int, action: Action) -> bool:
        """Tell whether a viewer knows by now the cards of an answer that ``seat`` gave earlier."""
        return True

    def shows_stock(self, viewer: int) -> bool:
        """Tell whether a viewer has seen the cards dealt to nobody."""
        return False


@final
class View:
    """A Table and one Own: all that a seat may know, and all that a player is ever shown."""

    def __init__(self, table: Table, own: Own, seat: int) -> None:
        """Look at ``table`` from ``seat``."""
        self.table = table
        self.own = own
        self.seat = seat

    def prompt(self) -> Prompt:
        """Say what this seat is asked; it must be the seat to act."""
        return self.table.prompt(self.own)

    def why_not(self, action: Action) -> Refusal | None:
        """Say why this seat, being the one to act, may not answer so."""
        return self.table.why_not(self.own, action)


@final
class Deal:
    """A Table, every seat's Own, and the stock that nobody sees."""

    def __init__(self, table: Table, owns: list[Own], stock: list[int]) -> None:
        """Put the three parts together."""
        self.table = table
        self.owns = owns
        self.stock = stock

    def prompt(self) -> Prompt:
        """Say what the seat to act is asked."""
        return self.table.prompt(self.owns[self.table.turn])

    def why_not(self, action: Action) -> Refusal | None:
        """Say why the seat to act may not answer so."""
        return self.table.why_not(self.owns[self.table.turn], action)

    def apply(self, action: Action, tell: list[Event] | None) -> None:
        """Carry out a legal answer of the seat to act."""
        self.table.apply(self.owns, self.stock, action, tell)

    def view(self, seat: int) -> View:
        """Return what a seat may know; the table is shared, not copied."""
        return View(self.table, self.owns[seat], seat)

    def copy(self) -> "Deal":
        """Return an independent deal that plays on exactly like this one."""
        owns = [own.copy() for own in self.owns]
        return Deal(self.table.copy(), owns, self.stock.copy())

    def state(self) -> str:
        """Return a text that is equal exactly for equal deals."""
        hands = [f"{own.hand.once:x}/{own.hand.twice:x}" for own in self.owns]
        return self.table.state() + " | " + " ".join(hands)
