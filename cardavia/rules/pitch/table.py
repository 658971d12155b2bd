"""Pitch, also called Auction Pitch or Setback, for two to seven players.

Source: the numbered clauses of docs/rules/pitch.md. Points: high, low, jack and game of trumps,
won in six tricks; the highest bidder, the pitcher, leads and so makes trump.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import ACE, JACK, KING, NO_SUIT, QUEEN, RANKS, TEN, TRUMPS, face_of
from cardavia.cards.hand import bit, faces_in
from cardavia.cards.order import Order, plain_order
from cardavia.rules.actions import Action, Bid, Pass, Play, Prompt, Refusal
from cardavia.rules.deal import NOBODY, Own, Table
from cardavia.rules.events import (
    AuctionWon,
    Called,
    DealOver,
    Event,
    Passed,
    Played,
    PointWon,
    Scored,
    ThrownIn,
    TrickWon,
    TrumpMade,
)
from cardavia.rules.game import (
    Options,
    is_on,
    seats_of,
    side_of,
    side_totals,
    whole,
    word,
)
from cardavia.rules.tricks import Trick

HAND_SIZE: Final = 6
PITCH: Final = 4
"""The bid for all four points; pitching a card is this bid and then that lead."""
SMUDGE: Final = 5
NOT_ASKED: Final = -1
PASSED: Final = 0
DEALER_LEAST: Final = 2

ORDERS: Final = [plain_order(suit) for suit in range(4)]
NO_TRUMP_YET: Final = plain_order(NO_SUIT)

GAME_POINTS: Final = [
    {TEN: 10, JACK: 1, QUEEN: 2, KING: 3, ACE: 4}.get(face % RANKS, 0) for face in range(52)
]
"""What each face counts towards Game (P-5.4)."""


@final
class Terms:
    """The options of a table of Pitch, read once and shared by every copy of a deal."""

    def __init__(self, options: Options, sides: list[list[int]]) -> None:
        """Read complete options."""
        self.seats = seats_of(options)
        self.sides = sides
        self.min_bid = whole(options, "min_bid")
        self.steals = is_on(options, "dealer_steal")
        self.stuck = is_on(options, "dealer_stuck")
        self.steals_four = is_on(options, "steal_four")
        self.top_bid: int = SMUDGE if is_on(options, "smudge") else PITCH
        self.low_to_holder = word(options, "low") == "holder"
        self.strict = word(options, "follow") == "strict"


@final
class Pitch(Table):
    """A deal of Pitch: the auction in ``calls``, then six tricks."""

    def __init__(self, terms: Terms, dealer: int) -> None:
        """Open the auction at the dealer's left (P-3.1)."""
        super().__init__(terms.seats, dealer)
        self.terms = terms
        self.turn = (dealer + 1) % self.seats
        self.calls: list[int] = [NOT_ASKED] * self.seats
        self.bid: int = 0
        self.pitcher: int = NOBODY
        """The highest bidder so far; the pitcher once the auction is over."""
        self.is_auction: bool = True
        self.order: Order = NO_TRUMP_YET
        self.trick = Trick(self.turn, self.seats)
        self.tricks_left: int = HAND_SIZE
        self.seen: i64 = 0
        """Cards played so far."""
        self.tricks_won: list[int] = [0] * self.seats
        self.game_points: list[int] = [0] * self.seats
        """Counted towards Game, per seat."""
        self.high_face: int = -1
        self.low_face: int = -1
        self.high_taker: int = NOBODY
        self.low_taker: int = NOBODY
        self.jack_taker: int = NOBODY

    def prompt(self, own: Own) -> Prompt:
        """Ask for a bid or a card."""
        legal: list[Action] = []
        if self.is_auction:
            if self.may_pass():
                legal.append(Pass())
            for value in self.legal_bids():
                legal.append(Bid(value))
            return Prompt("bid", legal)
        for face in faces_in(self.legal(own)):
            legal.append(Play([face]))
        return Prompt("play", legal)

    def why_not(self, own: Own, action: Action) -> Refusal | None:
        """Refuse calls and cards against P-3 and P-4."""
        if self.is_auction:
            return self._why_not_call(action)
        if not isinstance(action, Play):
            return Refusal("play_asked")
        return self._why_not_play(own, action.faces)

    def _why_not_call(self, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None if self.may_pass() else Refusal("dealer_must_bid", number=DEALER_LEAST)
        if not isinstance(action, Bid):
            return Refusal("bid_asked")
        if action.value in self.legal_bids():
            return None
        if action.value > self.terms.top_bid or action.value < 1:
            return Refusal("no_such_bid", number=self.terms.top_bid)
        least = self.legal_bids()
        if not least:
            return Refusal("bid_cannot_be_topped", number=self.bid)
        return Refusal("bid_too_low", number=least[0])

    def _why_not_play(self, own: Own, faces: list[int]) -> Refusal | None:
        if len(faces) != 1:
            return Refusal("one_card")
        if not own.hand.holds(faces[0]):
            return Refusal("not_held", cards=faces)
        if self.legal(own) & bit(faces[0]):
            return None
        if self.terms.strict or self.trick.led == TRUMPS:
            return Refusal("must_follow", suit=self.trick.led)
        return Refusal("follow_or_trump", suit=self.trick.led)

    def may_pass(self) -> bool:
        """Tell whether the seat to act may pass: all but a stuck dealer may (P-3.4)."""
        return self.turn != self.dealer or self.bid > 0 or not self.terms.stuck

    def legal_bids(self) -> list[int]:
        """Return the bids open to the seat to act, lowest first (P-3.2 to P-3.6)."""
        least = self.bid + 1
        if self.bid == 0:
            least = DEALER_LEAST if self.turn == self.dealer else self.terms.min_bid
        elif self.turn == self.dealer and self._may_equal():
            least = self.bid
        return list(range(least, self.terms.top_bid + 1))

    def _may_equal(self) -> bool:
        if self.bid == PITCH:
            return self.terms.steals_four
        return self.terms.steals and self.bid < PITCH

    def legal(self, own: Own) -> i64:
        """Return the cards the seat to act may play (P-4.2)."""
        return self.legal_bits(own.hand.once)

    def legal_bits(self, held: i64) -> i64:
        """Return the cards that may be played from those held."""
        led = self.trick.led
        if led == NO_SUIT:
            return held
        same = held & self.order.mask(led)
        if not same:
            return held
        return same if self.terms.strict else same | (held & self.order.trumps)

    def apply(
        self, owns: list[Own], stock: list[int], action: Action, tell: list[Event] | None
    ) -> None:
        """Take a call or a card of the seat to act."""
        if isinstance(action, Play):
            self.play(owns, action.faces[0], tell)
        elif isinstance(action, Bid):
            self.call(action.value, tell)
        else:
            self.call(PASSED, tell)

    def call(self, value: int, tell: list[Event] | None) -> None:
        """Take a bid, or PASSED, of the seat to act."""
        seat = self.turn
        self.calls[seat] = value
        if value > PASSED:
            self.bid = value
            self.pitcher = seat
        if tell is not None:
            tell.append(Passed(seat) if value == PASSED else Called(seat, value))
        self._next_call(seat)
        if not self.is_auction:
            self._end_auction(tell)

    def _next_call(self, seat: int) -> None:
        # P-3.3: the highest bid ends the auction; P-3.6: but the dealer may take a four by option.
        self.is_auction = seat != self.dealer and self.bid < self.terms.top_bid
        self.turn = (seat + 1) % self.seats
        if self.bid == PITCH and self.terms.top_bid == PITCH and seat != self.dealer:
            self.is_auction = self.terms.steals_four
            self.turn = self.dealer

    def _end_auction(self, tell: list[Event] | None) -> None:
        self.turn = self.pitcher
        if self.pitcher == NOBODY:
            if tell is not None:
                tell.append(ThrownIn(self.dealer))
                tell.append(DealOver(self.dealer))
            return
        self.trick = Trick(self.pitcher, self.seats)
        if tell is not None:
            tell.append(AuctionWon(self.pitcher, self.bid))

    def play(self, owns: list[Own], face: int, tell: list[Event] | None) -> None:
        """Take a card of the seat to act."""
        seat = self.turn
        if self.order.trump == NO_SUIT:
            self._make_trump(face // RANKS, tell)
        owns[seat].hand.remove(face)
        self.seen |= bit(face)
        self.trick.add(seat, face, self.order)
        if tell is not None:
            tell.append(Played(seat, [face], len(self.trick.cards) - 1))
        if self.trick.is_full():
            self._end_trick(tell)
        else:
            self.turn = (seat + 1) % self.seats

    def _make_trump(self, suit: int, tell: list[Event] | None) -> None:
        self.order = ORDERS[suit]
        if tell is not None:
            tell.append(TrumpMade(self.pitcher, suit))

    def _end_trick(self, tell: list[Event] | None) -> None:
        trick = self.trick
        points = 0
        for face in trick.cards:
            points += GAME_POINTS[face]
            if self.order.suit[face] == TRUMPS:
                self._note_trump(face, trick.winner)
        self.tricks_won[trick.winner] += 1
        self.game_points[trick.winner] += points
        if tell is not None:
            tell.append(TrickWon(trick.winner, trick.cards, points))
        self.tricks_left -= 1
        self.turn = trick.winner
        if self.tricks_left == 0:
            self._end_deal(tell)
        else:
            self.trick = Trick(trick.winner, self.seats)

    def _note_trump(self, face: int, winner: int) -> None:
        if face > self.high_face:
            self.high_face = face
            self.high_taker = winner
        if self.low_face < 0 or face < self.low_face:
            self.low_face = face
            self.low_taker = winner
            if self.terms.low_to_holder:
                self.low_taker = self.trick.seat_at(self.trick.cards.index(face))
        if face % RANKS == JACK:
            self.jack_taker = winner

    def _end_deal(self, tell: list[Event] | None) -> None:
        self.turn = NOBODY
        if tell is None:
            return
        jack = face_of(self.order.trump, JACK)
        game_side = self.game_side()
        game_seat = NOBODY if game_side < 0 else self.terms.sides[game_side][0]
        tell.append(PointWon(self.high_taker, "high", [self.high_face], 0))
        tell.append(PointWon(self.low_taker, "low", [self.low_face], 0))
        tell.append(
            PointWon(self.jack_taker, "jack", [] if self.jack_taker == NOBODY else [jack], 0)
        )
        tell.append(PointWon(game_seat, "game", [], self._best_game()))
        scores = self.scores()
        pitching = side_of(self.terms.sides, self.pitcher)
        for side in range(len(self.terms.sides)):
            reason = "points"
            if side == pitching:
                reason = "made" if self.is_made() else "set"
            tell.append(Scored(self.terms.sides[side][0], scores[side], reason))
        tell.append(DealOver(self.dealer))

    def side_game_points(self) -> list[int]:
        """Return the points towards Game of each side."""
        return side_totals(self.terms.sides, self.game_points)

    def _best_game(self) -> int:
        return max(self.side_game_points())

    def game_side(self) -> int:
        """Return the side that counts more towards Game than every other, or -1 (P-5.5)."""
        totals = self.side_game_points()
        best = max(totals)
        return totals.index(best) if totals.count(best) == 1 else -1

    def points_won(self) -> list[int]:
        """Return how many of the four points each side won (P-5)."""
        points = [0] * len(self.terms.sides)
        for seat in (self.high_taker, self.low_taker, self.jack_taker):
            if seat != NOBODY:
                points[side_of(self.terms.sides, seat)] += 1
        game = self.game_side()
        if game >= 0:
            points[game] += 1
        return points

    def is_made(self) -> bool:
        """Tell whether the pitcher's side won what it bid (P-5.6); the smudge needs every trick."""
        side = side_of(self.terms.sides, self.pitcher)
        points = self.points_won()[side]
        if self.bid < SMUDGE:
            return points >= self.bid
        tricks = side_totals(self.terms.sides, self.tricks_won)[side]
        return points == PITCH and tricks == HAND_SIZE

    def scores(self) -> list[int]:
        """Return what each side scores: the pitcher's all or minus the bid (P-5.6, P-5.7)."""
        if self.pitcher == NOBODY:
            return [0] * len(self.terms.sides)
        points = self.points_won()
        side = side_of(self.terms.sides, self.pitcher)
        if not self.is_made():
            points[side] = -self.bid
        elif self.bid == SMUDGE:
            points[side] = SMUDGE
        return points

    def copy(self) -> "Pitch":
        """Return an independent deal; orders and sides never change and are shared."""
        twin = Pitch(self.terms, self.dealer)
        twin.turn = self.turn
        twin.calls = self.calls.copy()
        twin.bid = self.bid
        twin.pitcher = self.pitcher
        twin.is_auction = self.is_auction
        twin.order = self.order
        twin.trick = self.trick.copy()
        twin.tricks_left = self.tricks_left
        twin.seen = self.seen
        twin.tricks_won = self.tricks_won.copy()
        twin.game_points = self.game_points.copy()
        twin.high_face = self.high_face
        twin.low_face = self.low_face
        twin.high_taker = self.high_taker
        twin.low_taker = self.low_taker
        twin.jack_taker = self.jack_taker
        return twin

    def state(self) -> str:
        """Return every changing part as text."""
        takers = f"{self.high_taker} {self.low_taker} {self.jack_taker}"
        return (
            f"pitch {self.turn} {self.calls} {self.bid} {self.pitcher} {self.order.trump} "
            f"{self.trick.leader} {self.trick.cards} {self.tricks_left} {self.seen:x} "
            f"{self.tricks_won} {self.game_points} {takers}"
        )
