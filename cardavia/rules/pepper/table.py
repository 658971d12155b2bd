"""Pepper for two, three and four players.

Source: the numbered clauses of docs/rules/pepper.md. Twenty-four cards, an auction for the number
of tricks, jacks of the trump colour on top; the last bidder, the contractor, names trump and leads.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import Hand, bit, faces_in
from cardavia.cards.order import Order, bower_order, low_order, plain_order
from cardavia.rules.actions import (
    BIG_PEPPER,
    LOW,
    SMALL_PEPPER,
    Action,
    Bid,
    Give,
    NameTrump,
    Pass,
    Play,
    Prompt,
    Refusal,
    Show,
)
from cardavia.rules.deal import NOBODY, Own, Table
from cardavia.rules.events import (
    AuctionWon,
    Called,
    DealOver,
    Event,
    Given,
    LaidDown,
    Misdealt,
    Passed,
    Played,
    Received,
    Scored,
    ThrownIn,
    TrickWon,
    TrumpMade,
)
from cardavia.rules.game import side_of, side_totals
from cardavia.rules.pepper.refusing import (
    ABOVE_TEN,
    why_not_bid,
    why_not_give,
    why_not_misdeal,
    why_not_trump,
)
from cardavia.rules.pepper.terms import Terms
from cardavia.rules.tricks import Trick, why_not_one_card

NOT_ASKED: Final = -1
PASSED: Final = 0

BIDDING: Final = 0
NAMING: Final = 1
PARTNER_GIVES: Final = 2
CONTRACTOR_GIVES: Final = 3
PLAYING: Final = 4

NO_TRUMP: Final = plain_order(NO_SUIT)
ORDERS: Final = (*[bower_order(suit) for suit in range(4)], low_order(), NO_TRUMP)
"""The order of each trump suit; LOW and NO_SUIT count from the end."""


@final
class Pepper(Table):
    """A deal of Pepper: the auction in ``calls``, trump, perhaps a swap, then the tricks."""

    def __init__(self, terms: Terms, dealer: int) -> None:
        """Open the auction at the dealer's left (P-3.1)."""
        super().__init__(terms.seats, dealer)
        self.terms = terms
        self.turn = (dealer + 1) % self.seats
        self.stage: int = BIDDING
        self.calls: list[int] = [NOT_ASKED] * self.seats
        """The last call of each seat."""
        self.calls_made: int = 0
        self.passes: int = 0
        """Passes in a row since the last bid."""
        self.bid: int = 0
        self.contractor: int = NOBODY
        """The highest bidder so far; the contractor once the auction is over."""
        self.is_misdeal: bool = False
        self.order: Order = NO_TRUMP
        self.trump: int = NO_SUIT
        """What was named: 0..3, NO_SUIT or LOW."""
        self.out: int = NOBODY
        """The seat that lays down while its partner plays alone."""
        self.trick = Trick(self.turn, self.seats)
        self.tricks_left: int = terms.tricks
        self.seen: i64 = 0
        """Cards played so far."""
        self.tricks_won: list[int] = [0] * self.seats

    def prompt(self, own: Own) -> Prompt:
        """Ask for a call, a trump suit, a card to give or a card to play."""
        if self.stage == BIDDING:
            return Prompt("bid", self._legal_calls(own))
        legal: list[Action] = []
        if self.stage == NAMING:
            for suit in self.legal_trumps():
                legal.append(NameTrump(suit))
            return Prompt("trump", legal)
        if self.stage != PLAYING:
            for face in own.hand.faces():
                legal.append(Give([face]))
            return Prompt("give", legal)
        for face in faces_in(self.legal(own)):
            legal.append(Play([face]))
        return Prompt("play", legal)

    def _legal_calls(self, own: Own) -> list[Action]:
        legal: list[Action] = []
        if self.may_pass():
            legal.append(Pass())
        for value in self.legal_bids():
            legal.append(Bid(value))
        if self.may_ask_misdeal(own.hand):
            legal.append(Show(own.hand.faces()))
        return legal

    def why_not(self, own: Own, action: Action) -> Refusal | None:
        """Refuse calls, trumps and cards against P-3, P-4 and P-5."""
        if self.stage == BIDDING:
            return self._why_not_call(own, action)
        if self.stage == NAMING:
            return why_not_trump(action, self.legal_trumps())
        if self.stage != PLAYING:
            return why_not_give(own, action)
        return self._why_not_play(own, action)

    def _why_not_call(self, own: Own, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return (
                None if self.may_pass() else Refusal("dealer_must_bid", number=self.terms.min_bid)
            )
        if isinstance(action, Show):
            first = self.calls[self.turn] == NOT_ASKED
            return why_not_misdeal(self.terms, own.hand, action.faces, first_call=first)
        return why_not_bid(action, self.legal_bids(), self.terms.tricks)

    def _why_not_play(self, own: Own, action: Action) -> Refusal | None:
        refusal = why_not_one_card(own, action)
        if refusal is not None or self.legal(own) & bit(action.cards()[0]):
            return refusal
        return Refusal("must_follow", suit=self.trick.led)

    def may_pass(self) -> bool:
        """Tell whether the seat to act may pass: all but a stuck dealer may (P-3.6)."""
        return self.bid > 0 or self.turn != self.dealer or not self.terms.stuck

    def legal_bids(self) -> list[int]:
        """Return the bids open to the seat to act, lowest first (P-3.1, P-3.3)."""
        bids = list(range(max(self.bid + 1, self.terms.min_bid), self.terms.tricks))
        if self.bid < SMALL_PEPPER:
            bids.append(SMALL_PEPPER)
        bids.append(BIG_PEPPER)
        return bids

    def legal_trumps(self) -> list[int]:
        """Return what the contractor may name (P-4.1 to P-4.3)."""
        suits = [0, 1, 2, 3]
        if self.terms.no_trump:
            suits.append(NO_SUIT)
        if self.terms.low:
            suits.append(LOW)
        return suits

    def may_ask_misdeal(self, hand: Hand) -> bool:
        """Tell whether the seat to act may show this hand and have the deal made void (P-3.8)."""
        first = self.calls[self.turn] == NOT_ASKED
        return self.terms.misdeal and first and not hand.once & ABOVE_TEN

    def legal(self, own: Own) -> i64:
        """Return the cards the seat to act may play (P-5.2)."""
        return self.legal_bits(own.hand.once)

    def legal_bits(self, held: i64) -> i64:
        """Return the cards that may be played from those held."""
        led = self.trick.led
        if led == NO_SUIT:
            return held
        same = held & self.order.mask(led)
        return same if same else held

    def apply(
        self, owns: list[Own], stock: list[int], action: Action, tell: list[Event] | None
    ) -> None:
        """Take an answer of the seat to act."""
        if isinstance(action, Play):
            self.play(owns, action.faces[0], tell)
        elif isinstance(action, Bid):
            self.call(action.value, tell)
        elif isinstance(action, NameTrump):
            self.name_trump(action.suit, tell)
        elif isinstance(action, Give):
            self.give(owns, action.faces, tell)
        elif isinstance(action, Show):
            self.show_misdeal(action.faces, tell)
        else:
            self.call(PASSED, tell)

    def call(self, value: int, tell: list[Event] | None) -> None:
        """Take a bid, or PASSED, of the seat to act."""
        seat = self.turn
        self.calls[seat] = value
        self.calls_made += 1
        self.passes += 1
        if value > PASSED:
            self.passes = 0
            self.bid = value
            self.contractor = seat
        if tell is not None:
            tell.append(Passed(seat) if value == PASSED else Called(seat, value))
        if self._is_auction_over():
            self._end_auction(tell)
        else:
            self.turn = (seat + 1) % self.seats

    def _is_auction_over(self) -> bool:
        # P-3.4, P-3.5: Big Pepper, all others behind a bid, everyone without one, or one call each.
        if self.bid == BIG_PEPPER:
            return True
        if self.terms.one_bid_each or self.bid == 0:
            return self.calls_made == self.seats
        return self.passes == self.seats - 1

    def _end_auction(self, tell: list[Event] | None) -> None:
        self.turn = self.contractor
        if self.contractor != NOBODY:
            self.stage = NAMING
            if tell is not None:
                tell.append(AuctionWon(self.contractor, self.bid))
        elif tell is not None:
            tell.append(ThrownIn(self.dealer))
            tell.append(DealOver(self.dealer))

    def show_misdeal(self, faces: list[int], tell: list[Event] | None) -> None:
        """Make the deal void because of the hand that the seat to act shows (P-3.8)."""
        if tell is not None:
            tell.append(Misdealt(self.turn, faces))
            tell.append(DealOver(self.dealer))
        self.is_misdeal = True
        self.contractor = NOBODY
        self.turn = NOBODY

    def name_trump(self, suit: int, tell: list[Event] | None) -> None:
        """Take the contractor's choice: 0..3, NO_SUIT or LOW."""
        self.trump = suit
        self.order = ORDERS[suit]
        self.stage = PLAYING
        if tell is not None:
            tell.append(TrumpMade(self.contractor, suit))
        if self.terms.alone and self.bid >= SMALL_PEPPER:
            self.out = (self.contractor + 2) % self.seats
            if self.terms.swaps:
                self.stage = PARTNER_GIVES
                self.turn = self.out
                return
        self._start_play(tell)

    def _start_play(self, tell: list[Event] | None) -> None:
        self.turn = self.contractor
        self.trick = Trick(self.contractor, self.seats, self.out)
        if tell is not None and self.out != NOBODY:
            tell.append(LaidDown(self.out, self.contractor))

    def give(self, owns: list[Own], faces: list[int], tell: list[Event] | None) -> None:
        """Pass one card between the partners; ``faces`` is empty for an onlooker (P-5.6)."""
        seat = self.turn
        other = self.contractor + self.out - seat
        for face in faces:
            owns[seat].hand.remove(face)
            owns[other].hand.add(face)
        owns[seat].away = owns[seat].away + faces
        owns[other].received = owns[other].received + faces
        if tell is not None:
            tell.append(Given(seat, other, 1))
            tell.append(Received(other, seat, faces.copy()))
        if self.stage == PARTNER_GIVES:
            self.stage = CONTRACTOR_GIVES
            self.turn = self.contractor
        else:
            self.stage = PLAYING
            self._start_play(tell)

    def shows(self, viewer: int, seat: int, action: Action) -> bool:
        """Tell whether a viewer knows an answer's cards: a swap is the partners' secret."""
        return not isinstance(action, Give) or viewer == self.contractor or viewer == self.out

    def play(self, owns: list[Own], face: int, tell: list[Event] | None) -> None:
        """Take a card of the seat to act."""
        seat = self.turn
        trick = self.trick
        owns[seat].hand.remove(face)
        self.seen |= bit(face)
        trick.add(seat, face, self.order)
        if tell is not None:
            tell.append(Played(seat, [face], len(trick.cards) - 1))
        if trick.is_full():
            self._end_trick(tell)
            return
        self.turn = (seat + 1) % self.seats
        if self.turn == self.out:
            self.turn = (seat + 2) % self.seats

    def _end_trick(self, tell: list[Event] | None) -> None:
        winner = self.trick.winner
        self.tricks_won[winner] += 1
        self.tricks_left -= 1
        if tell is not None:
            tell.append(TrickWon(winner, self.trick.cards, 0))
        if self.tricks_left > 0:
            self.turn = winner
            self.trick = Trick(winner, self.seats, self.out)
            return
        self.turn = NOBODY
        if tell is not None:
            self._tell_scores(tell)

    def _tell_scores(self, tell: list[Event]) -> None:
        scores = self.scores()
        contracting = side_of(self.terms.sides, self.contractor)
        for side in range(len(scores)):
            reason = "tricks"
            if side == contracting:
                reason = "made" if self.is_made() else "set"
            elif scores[side] < 0:
                reason = "skunk"
            tell.append(Scored(self.terms.sides[side][0], scores[side], reason))
        tell.append(DealOver(self.dealer))

    def side_tricks(self) -> list[int]:
        """Return the tricks of each side so far."""
        return side_totals(self.terms.sides, self.tricks_won)

    def tricks_promised(self) -> int:
        """Return how many tricks the highest bid contracts for."""
        return self.terms.tricks_promised(self.bid)

    def is_made(self) -> bool:
        """Tell whether the contractor's side has the tricks it bid (P-6.1)."""
        side = side_of(self.terms.sides, self.contractor)
        return self.side_tricks()[side] >= self.tricks_promised()

    def scores(self) -> list[int]:
        """Return what each side scores (P-6)."""
        tricks = self.side_tricks()
        if self.contractor == NOBODY:
            return tricks
        contracting = side_of(self.terms.sides, self.contractor)
        return [
            self.terms.score(self.bid, tricks[side], contracts=side == contracting)
            for side in range(len(tricks))
        ]

    def copy(self) -> "Pepper":
        """Return an independent deal; orders and terms never change and are shared."""
        twin = Pepper(self.terms, self.dealer)
        twin.turn = self.turn
        twin.stage = self.stage
        twin.calls = self.calls.copy()
        twin.calls_made = self.calls_made
        twin.passes = self.passes
        twin.bid = self.bid
        twin.contractor = self.contractor
        twin.is_misdeal = self.is_misdeal
        twin.order = self.order
        twin.trump = self.trump
        twin.out = self.out
        twin.trick = self.trick.copy()
        twin.tricks_left = self.tricks_left
        twin.seen = self.seen
        twin.tricks_won = self.tricks_won.copy()
        return twin

    def state(self) -> str:
        """Return every changing part as text."""
        auction = f"{self.calls} {self.calls_made} {self.passes} {self.bid} {self.contractor}"
        return (
            f"pepper {self.turn} {self.stage} {auction} {self.is_misdeal} {self.trump} {self.out} "
            f"{self.trick.leader} {self.trick.cards} {self.tricks_left} {self.seen:x} "
            f"{self.tricks_won}"
        )
