"""A match: deals in a row, changed by submitted answers only.

The state changes first and is written to the journal; what is shown later is already true. Undo,
resuming and review all replay the answers.
"""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Final

from cardavia.cards.packs import shuffled
from cardavia.rules.actions import Action, Refusal
from cardavia.rules.deal import Deal, View
from cardavia.rules.events import Dealt, Event
from cardavia.rules.game import Game, Options, Standing, seats_of, split
from cardavia.rules.sight import SightWriter, told

Answer = tuple[int, Action]
Journal = Callable[["Match"], None]

PERSON = "person"
LARGEST_NUMBER: Final = 2**53 - 1
"""The last number of a deal, after which they begin anew; a record may hold no larger one."""


class Dealing:
    """One deal of a match: the cards as dealt, and every answer given so far."""

    def __init__(
        self, number: int, before: Standing, hands: list[list[int]], stock: list[int]
    ) -> None:
        """Keep what a replay needs; ``before`` is the standing and names the dealer."""
        self.number = number
        self.before = before
        self.hands = hands
        self.stock = stock
        self.answers: list[Answer] = []
        self.assisted = False
        """Whether an answer of this deal was taken back or hinted at."""


class Match:
    """Deals in a row between named seats, with the standing that outlasts them."""

    def __init__(
        self,
        game: Game,
        options: Options,
        names: list[str],
        number: int = 1,
        levels: list[str] | None = None,
    ) -> None:
        """Start a match; its k-th deal, from 0, has the number ``number + k``, or what comes after the largest."""
        self.game = game
        self.options = options
        self.names = names
        self.number = number
        self.levels = levels or [PERSON] + ["hard"] * (seats_of(options) - 1)
        self.past: list[Dealing] = []
        """Finished deals, settled."""
        self.standing = game.start(options, first_dealer(game, options, number))
        self.dealing: Dealing | None = None
        self.deal: Deal | None = None
        self.story: list[Event] = []
        """Everything that happened in the present deal."""
        self.journal: Journal | None = None
        """Called after each change and before it is returned for showing."""
        self.version = 0
        """Counts changes: two equal versions of one match are the same state."""
        self.undone: list[Answer] = []
        """Answers taken back that can be given again, the next one last."""

    @property
    def table_deal(self) -> Deal:
        """Return the present deal, which must have begun."""
        assert self.deal is not None
        return self.deal

    @property
    def turn(self) -> int:
        """Return the seat to act, or NOBODY between deals."""
        return self.deal.table.turn if self.deal is not None else -1

    @property
    def dealings(self) -> list[Dealing]:
        """Return every deal so far, the present one last."""
        if self.dealing is None or (self.past and self.past[-1] is self.dealing):
            return list(self.past)
        return [*self.past, self.dealing]

    @property
    def winners(self) -> list[int]:
        """Return the first seats of the sides that have won, while the match goes on none."""
        return self.standing.winners

    @property
    def deal_number(self) -> int:
        """Return the number whose cards are on the table, or that the next deal will have."""
        return self.dealing.number if self.dealing is not None else self.number

    def is_over(self) -> bool:
        """Tell whether the match has winners."""
        return bool(self.standing.winners)

    def is_deal_over(self) -> bool:
        """Tell whether the present deal has ended, or none has begun."""
        return self.deal is None or self.deal.table.is_over()

    def next_deal(self) -> list[Event]:
        """Deal the next cards; the match must not be over, nor a deal be under way."""
        assert self.is_deal_over()
        assert not self.is_over()
        number = self._next_number()
        rng = Random(number)
        hands, stock = split(self.game, self.options, shuffled(self.game.pack(self.options), rng))
        return self.begin(Dealing(number, self.standing.copy(), hands, stock))

    def _next_number(self) -> int:
        following = self.number + len(self.past)
        return following if following <= LARGEST_NUMBER else following - LARGEST_NUMBER

    def begin(self, dealing: Dealing) -> list[Event]:
        """Begin a deal of given cards."""
        self.dealing = dealing
        self.undone = []
        self._deal_out()
        self._write()
        return list(self.story)

    def _deal_out(self) -> None:
        dealing = self.dealing
        assert dealing is not None
        self.deal = self._fresh_deal(dealing)
        self.story = [Dealt(seat, sorted(hand)) for seat, hand in enumerate(dealing.hands)]

    def _fresh_deal(self, dealing: Dealing) -> Deal:
        hands = [list(hand) for hand in dealing.hands]
        return self.game.begin(self.options, dealing.before.copy(), hands, list(dealing.stock))

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Say why a seat may not answer so now, or None if it may."""
        if self.deal is None or self.deal.table.turn != seat:
            return Refusal("not_your_turn")
        return self.deal.why_not(action)

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Carry out a legal answer and return what happened."""
        assert self.why_not(seat, action) is None
        self.undone = []
        return self._carry_out(seat, action)

    def _carry_out(self, seat: int, action: Action) -> list[Event]:
        assert self.dealing is not None
        events: list[Event] = []
        self.table_deal.apply(action, events)
        self.dealing.answers.append((seat, action))
        self.story += events
        if self.is_deal_over():
            self._settle()
        self._write()
        return events

    def _settle(self) -> None:
        assert self.dealing is not None
        self.standing = self.game.settle(self.options, self.dealing.before, self.table_deal)
        self.past.append(self.dealing)

    def _write(self) -> None:
        self.version += 1
        if self.journal is not None:
            self.journal(self)

    def view(self, seat: int) -> View:
        """Return what a seat may know now."""
        return self.table_deal.view(seat)

    def told(self, seat: int) -> list[Event]:
        """Return what a seat was told in this deal."""
        return told(self.story, seat)

    def sight_text(self, seat: int) -> str:
        """Return all that a computer seat is sent: the deal as that seat knows it now."""
        dealing = self.dealing
        assert dealing is not None
        table = self.table_deal.table
        writer = SightWriter(self.game, self.options, dealing.before, seat)
        writer.hand(dealing.hands[seat], dealing.stock if table.shows_stock(seat) else [])
        for actor, action in dealing.answers:
            writer.answer(actor, action, seen=actor == seat or table.shows(seat, actor, action))
        return writer.text()

    def can_undo(self, seat: int = 0) -> bool:
        """Tell whether a seat has an answer of the present deal to take back."""
        return self.dealing is not None and any(a == seat for a, _ in self.dealing.answers)

    def undo(self, seat: int = 0) -> int:
        """Go back to before the last decision of a seat, and return how many answers went.

        Forced answers are no decisions: going back to one would change nothing.
        """
        if not self.can_undo(seat):
            return 0
        assert self.dealing is not None
        place = self._last_decision(seat)
        kept, gone = self.dealing.answers[:place], self.dealing.answers[place:]
        self._replay(kept, self.undone + gone[::-1])
        return len(gone)

    def _last_decision(self, seat: int) -> int:
        """Return the place of the seat's last answer that had an alternative, else of its first."""
        assert self.dealing is not None
        deal = self._fresh_deal(self.dealing)
        found = -1
        for place, (actor, action) in enumerate(self.dealing.answers):
            if actor == seat and (found < 0 or not _is_forced(deal)):
                found = place
            deal.apply(action, None)
        return found

    def can_redo(self) -> bool:
        """Tell whether answers taken back can be given again."""
        return bool(self.undone)

    def redo(self, seat: int = 0) -> list[Event]:
        """Give the answers last taken back again, up to the seat's next decision."""
        events: list[Event] = []
        while self.undone:
            events += self._carry_out(*self.undone.pop())
            if self.is_deal_over() or (self.turn == seat and not _is_forced(self.table_deal)):
                break
        return events

    def restart_deal(self) -> list[Event]:
        """Take every answer of the present deal back."""
        self._replay([], [])
        return list(self.story)

    def _replay(self, answers: list[Answer], undone: list[Answer]) -> None:
        dealing = self.dealing
        assert dealing is not None
        if self.past and self.past[-1] is dealing:
            self.past.pop()
            self.standing = dealing.before.copy()
        dealing.answers = list(answers)
        dealing.assisted = True
        self.undone = undone
        self._deal_out()
        for _, action in dealing.answers:
            self.table_deal.apply(action, self.story)
        self._write()

    def up_to(self, deal: int, answers: int) -> "Match":
        """Return this match as it stood in a deal, from 0, after so many of its answers.

        It is kept nowhere, and the deal is assisted: what came later may have been seen.
        """
        dealing = self.dealings[deal]
        other = Match(self.game, self.options, list(self.names), self.number, list(self.levels))
        other.past = self.dealings[:deal]
        other.standing = dealing.before.copy()
        again = Dealing(dealing.number, dealing.before.copy(), dealing.hands, dealing.stock)
        again.assisted = True
        other.begin(again)
        for seat, action in dealing.answers[:answers]:
            other.submit(seat, action)
        return other

    def state_hash(self) -> str:
        """Return a short text that is equal exactly for equal states of the match."""
        deal = self.deal.state() if self.deal is not None else ""
        after = self.standing
        whole = f"{after.scores} {after.dealer} {after.deals} {after.winners} {deal}"
        return hashlib.sha256(whole.encode()).hexdigest()[:16]

    def assist(self) -> None:
        """Mark the present deal as assisted, for good."""
        assert self.dealing is not None
        if not self.dealing.assisted:
            self.dealing.assisted = True
            self._write()

    def last_trick(self) -> list[tuple[int, list[int]]]:
        """Return the plays of the last finished trick of this deal, in order, or nothing."""
        plays: list[tuple[int, list[int]]] = []
        finished: list[tuple[int, list[int]]] = []
        for event in self.story:
            if event.key == "played":
                plays.append((event.seat, event.cards))
            elif event.key == "trick_won":
                finished, plays = plays, []
        return finished


def _is_forced(deal: Deal) -> bool:
    """Tell whether the seat to act has a single answer."""
    prompt = deal.prompt()
    return prompt.listed and len(prompt.legal) == 1


def first_dealer(game: Game, options: Options, number: int) -> int:
    """Return the dealer of a match's first deal, drawn after that deal's shuffle."""
    rng = Random(number)
    shuffled(game.pack(options), rng)
    return int(rng.random() * seats_of(options))
