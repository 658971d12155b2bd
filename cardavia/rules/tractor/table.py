"""A deal of Tractor: declaring, burying, tricks of shapes, and what it is all worth."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import EVERY_FACE, Hand, bit
from cardavia.cards.order import Order
from cardavia.rules.actions import (
    Action,
    Bury,
    Pass,
    Play,
    Prompt,
    Refusal,
    Show,
    choice_prompt,
)
from cardavia.rules.deal import NOBODY, Own, Table
from cardavia.rules.events import (
    DealerMade,
    DealOver,
    Declared,
    Event,
    KittyExposed,
    KittyRevealed,
    Passed,
    Played,
    ThrowFailed,
    Thrown,
    ThrownIn,
    TrickWon,
    TrumpMade,
)
from cardavia.rules.tractor.asking import (
    declaring_prompt,
    follow_prompt,
    lead_prompt,
    why_not_beat,
    why_not_bury,
    why_not_declare,
    why_not_play,
)
from cardavia.rules.tractor.declaring import Declaring, turned_suit
from cardavia.rules.tractor.dice import Dice, some_cards, some_play
from cardavia.rules.tractor.options import Terms
from cardavia.rules.tractor.scoring import (
    KITTY_POINTS,
    is_settled,
    kitty_times,
    levels_added,
    points_in,
    points_of,
)
from cardavia.rules.tractor.seats import HAND_SIZE, KITTY_SIZE, SEATS, next_seat
from cardavia.rules.tractor.shapes import shape_of
from cardavia.rules.tractor.telling import tell_beaten, tell_buried, tell_scores, tell_taken
from cardavia.rules.tractor.throws import Throw
from cardavia.rules.tractor.trick import Trick

DECLARING: Final = 0
BURYING: Final = 1
PLAYING: Final = 2
BEATING: Final = 3
"""The phases; in the last one seats say whether they can beat a throw."""


@final
class Tractor(Table):
    """A deal of Tractor; the attackers are the side that does not deal."""

    def __init__(self, terms: Terms, levels: list[int], dealer: int, first: bool) -> None:  # noqa: FBT001 - a fact of the match
        """Open the declaring; in the ``first`` deal the dealer is still to be found (T-3.7)."""
        super().__init__(SEATS, dealer)
        self.terms = terms
        self.levels = levels
        """Levels of both sides before the deal."""
        self.level: int = levels[dealer % 2]
        """The level rank, that of the dealer's side (T-2.3)."""
        self.is_first = first
        self.turn = dealer
        self.phase: int = DECLARING
        self.declaring = Declaring(self.level)
        self.exposed: list[int] = []
        """The kitty, if nobody declared and all have seen it."""
        self.order: Order = terms.order(NO_SUIT, self.level)
        """That of no trump until trump is made."""
        self.trick = Trick(dealer)
        self.throw: Throw | None = None
        self.left: i64 = HAND_SIZE
        """Cards in the hand of each seat that has yet to play to this trick."""
        self.points: i64 = 0
        """The attackers' points; failed throws may push them below zero."""
        self.defended: i64 = 0
        """Points in tricks of the dealer's side."""
        self.seen_once: i64 = 0
        """Faces played at least once; ``seen_twice`` those played twice."""
        self.seen_twice: i64 = 0
        self.redealt: bool = False

    def prompt(self, own: Own) -> Prompt:
        """Ask for a declaration, the kitty, a play, or what beats a throw."""
        if self.phase == PLAYING:
            lead = self.trick.shape
            if lead is None:
                return lead_prompt(own.hand, self.order, self.terms, self.left)
            return follow_prompt(own.hand, lead, self.order, self.terms)
        if self.phase == BURYING:
            return choice_prompt("bury", KITTY_SIZE, KITTY_SIZE, own.hand.faces())
        if self.throw is None:
            return declaring_prompt(own.hand, self.declaring)
        answer = self.throw.answer(own.hand)
        return Prompt("beat", [Show(answer) if answer else Pass()])

    def why_not(self, own: Own, action: Action) -> Refusal | None:
        """Refuse answers against T-3 to T-5."""
        if self.phase == PLAYING:
            if isinstance(action, Play):
                return self.why_not_play(own, action.faces)
            return Refusal("play_asked")
        if self.phase == BURYING:
            return why_not_bury(own.hand, action)
        if self.throw is None:
            return why_not_declare(own.hand, self.declaring, action)
        return why_not_beat(self.throw.answer(own.hand), action)

    def why_not_play(self, own: Own, faces: list[int]) -> Refusal | None:
        """Say why the seat to act may not play these cards."""
        return why_not_play(own.hand, faces, self.trick.shape, self.order, self.terms)

    def apply(
        self, owns: list[Own], stock: list[int], action: Action, tell: list[Event] | None
    ) -> None:
        """Take an answer of the seat to act."""
        if isinstance(action, Play):
            self.play(owns, action.faces, tell)
        elif isinstance(action, Bury):
            self.bury(owns, stock, action.faces, tell)
        elif self.throw is not None:
            self.beat(owns, action.cards(), tell)
        elif isinstance(action, Show):
            self.declare(action.faces, tell)
        else:
            self.say_pass(owns, stock, tell)

    def declare(self, faces: list[int], tell: list[Event] | None) -> None:
        """Take a declaration; the cards stay in the hand."""
        seat = self.turn
        self.declaring.call(seat, faces)
        self.turn = next_seat(seat)
        if tell is not None:
            tell.append(Declared(seat, faces, self.declaring.suit()))

    def say_pass(self, owns: list[Own], stock: list[int], tell: list[Event] | None) -> None:
        """Take a pass in the declaring, which may end it (T-3.5, T-3.6)."""
        seat = self.turn
        if tell is not None:
            tell.append(Passed(seat))
        self.declaring.passes += 1
        self.turn = next_seat(seat)
        if not self.declaring.is_over():
            return
        if self.declaring.seat != NOBODY:
            if self.is_first:
                self.dealer = self.declaring.first_dealer(self.terms.first_dealer, self.dealer)
            self._make_trump(owns, stock, self.declaring.seat, self.declaring.suit(), tell)
        elif self.terms.no_declare == "redeal":
            self._throw_in(tell)
        else:
            self._expose(owns, stock, tell)

    def _throw_in(self, tell: list[Event] | None) -> None:
        self.redealt = True
        self.turn = NOBODY
        if tell is not None:
            tell.append(ThrownIn(self.dealer))
            tell.append(DealOver(self.dealer))

    def _expose(self, owns: list[Own], stock: list[int], tell: list[Event] | None) -> None:
        suit = NO_SUIT
        if self.terms.no_declare != "no_trump":
            self.exposed = stock.copy()
            suit = turned_suit(stock, self.level, self.terms.no_declare)
            if tell is not None:
                tell.append(KittyExposed(self.dealer, self.exposed, suit))
        self._make_trump(owns, stock, self.dealer, suit, tell)

    def _make_trump(
        self, owns: list[Own], stock: list[int], seat: int, suit: int, tell: list[Event] | None
    ) -> None:
        self.order = self.terms.order(suit, self.level)
        self.phase = BURYING
        self.turn = self.dealer
        self.trick = Trick(self.dealer)
        own = owns[self.dealer]
        for face in stock:
            own.hand.add(face)
        own.received = stock.copy()
        if tell is not None:
            tell.append(TrumpMade(seat, suit))
            tell.append(DealerMade(self.dealer))
            tell_taken(self.dealer, own.received, tell)

    def bury(
        self, owns: list[Own], stock: list[int], faces: list[int], tell: list[Event] | None
    ) -> None:
        """Put eight cards away; an onlooker's ``faces`` are empty (T-3.8)."""
        own = owns[self.dealer]
        for face in faces:
            own.hand.remove(face)
        own.away = faces.copy()
        stock.clear()
        stock.extend(faces)
        self.phase = PLAYING
        if tell is not None:
            tell_buried(self.dealer, faces, tell)

    def play(self, owns: list[Own], faces: list[int], tell: list[Event] | None) -> None:
        """Take a legal play; a lead that is no single shape is a throw on trial (T-4.7)."""
        if self.terms.throws and not self.trick.plays and shape_of(faces, self.order) is None:
            self._try_throw(faces, tell)
        else:
            self._put_down(owns, faces, tell)

    def _try_throw(self, faces: list[int], tell: list[Event] | None) -> None:
        seat = self.turn
        self.throw = Throw(seat, faces, self.order)
        self.phase = BEATING
        self.turn = next_seat(seat)
        if tell is not None:
            tell.append(Thrown(seat, faces))

    def beat(self, owns: list[Own], faces: list[int], tell: list[Event] | None) -> None:
        """Take what beats the throw on trial, or no cards; the third answer settles it (T-4.8)."""
        throw = self.throw
        assert throw is not None
        seat = self.turn
        throw.take(faces)
        self.turn = next_seat(seat)
        if tell is not None:
            tell_beaten(seat, throw.leader, faces, tell)
        if self.turn != throw.leader:
            return
        self.throw = None
        self.phase = PLAYING
        if throw.beaten >= 0:
            self._fail_throw(throw, tell)
        self._put_down(owns, throw.led(), tell)

    def _fail_throw(self, throw: Throw, tell: list[Event] | None) -> None:
        penalty = self.terms.throw_penalty
        self.points += -penalty if self.is_attacker(throw.leader) else penalty
        if tell is not None:
            tell.append(ThrowFailed(throw.leader, throw.led(), penalty))

    def _put_down(self, owns: list[Own], faces: list[int], tell: list[Event] | None) -> None:
        seat = self.turn
        hand = owns[seat].hand
        for face in faces:
            hand.remove(face)
            one = bit(face)
            self.seen_twice |= self.seen_once & one
            self.seen_once |= one
        trick = self.trick
        trick.add(seat, faces, self.order)
        if tell is not None:
            tell.append(Played(seat, faces, len(trick.plays) - 1))
        if trick.is_full():
            self._end_trick(tell)
        else:
            self.turn = next_seat(seat)

    def _end_trick(self, tell: list[Event] | None) -> None:
        trick = self.trick
        points: i64 = 0
        for faces in trick.plays:
            points += points_in(faces)
        if self.is_attacker(trick.winner):
            self.points += points
        else:
            self.defended += points
        if tell is not None:
            tell.append(TrickWon(trick.winner, trick.cards(), int(points)))
        self.left -= len(trick.plays[0])
        self.turn = trick.winner
        if self.left == 0:
            self._end_deal(tell)
        else:
            self.trick = Trick(trick.winner)

    def _end_deal(self, tell: list[Event] | None) -> None:
        self.turn = NOBODY
        times = self.last_times()
        bonus = times * self.kitty_points()
        self.points += bonus
        if tell is None:
            return
        tell.append(KittyRevealed(self.trick.winner, self.kitty(), int(bonus), int(times)))
        tell_scores(self.dealer, self.points, self.scores(), tell)

    def is_attacker(self, seat: int) -> bool:
        """Tell whether a seat plays against the dealer's side."""
        return (seat + self.dealer) % 2 == 1

    def last_times(self) -> i64:
        """Return the kitty's multiplier if this trick is the last; 0 for the dealer's side."""
        lead = self.trick.shape
        if lead is None or not self.is_attacker(self.trick.winner):
            return 0
        return kitty_times(self.terms, lead)

    def kitty_points(self) -> i64:
        """Return the points in the cards not played: at the end, those of the kitty."""
        return points_of(EVERY_FACE & ~self.seen_twice, EVERY_FACE & ~self.seen_once)

    def kitty(self) -> list[int]:
        """Return the cards not played: at the end everyone knows the kitty by counting."""
        return Hand(EVERY_FACE & ~self.seen_twice, EVERY_FACE & ~self.seen_once).faces()

    def is_decided(self, kitty: int = -1) -> bool:
        """Tell whether the levels won can no longer change, the kitty counted at its highest.

        ``kitty`` are the points buried, for one who knows them.
        """
        if self.is_over() or self.phase in (DECLARING, BURYING):
            return self.is_over()
        out = self.kitty_points() + points_in(self.trick.cards())
        most = min(out, KITTY_POINTS) if kitty < 0 else kitty
        return is_settled(self.terms, self.points, out - most, most, self.left)

    def scores(self) -> list[int]:
        """Return the levels each side wins, within the limits of the match (T-8, T-9)."""
        if not self.is_over() or self.redealt:
            return [0, 0]
        return levels_added(self.terms, self.levels, self.dealer, self.points)

    def some_answer(self, own: Own, dice: Dice) -> Action:
        """Return some legal answer that the dice choose, without listing plays."""
        if self.phase == PLAYING:
            return Play(self.some_play(own, dice))
        if self.phase == BURYING:
            return Bury(some_cards(own.hand.copy(), KITTY_SIZE, dice))
        legal = self.prompt(own).legal
        return legal[dice.roll(len(legal))]

    def some_play(self, own: Own, dice: Dice) -> list[int]:
        """Return a legal play that the dice choose."""
        return some_play(own.hand, self.trick.shape, self.order, self.terms, dice)

    def play_out(self, owns: list[Own], stock: list[int], dice: Dice) -> None:
        """Go on to the end of the deal with answers that the dice choose, telling nobody."""
        while self.turn != NOBODY:
            own = owns[self.turn]
            if self.phase == PLAYING:
                self.play(owns, self.some_play(own, dice), None)
            else:
                self.apply(owns, stock, self.some_answer(own, dice), None)

    def copy(self) -> "Tractor":
        """Return an independent deal; terms, orders and finished declarations are shared."""
        twin = Tractor(self.terms, self.levels, self.dealer, self.is_first)
        twin.turn = self.turn
        twin.level = self.level
        twin.phase = self.phase
        twin.declaring = self.declaring.copy() if self.phase == DECLARING else self.declaring
        twin.exposed = self.exposed
        twin.order = self.order
        twin.trick = self.trick.copy()
        twin.throw = None if self.throw is None else self.throw.copy()
        twin.left = self.left
        twin.points = self.points
        twin.defended = self.defended
        twin.seen_once = self.seen_once
        twin.seen_twice = self.seen_twice
        twin.redealt = self.redealt
        return twin

    def shows(self, viewer: int, seat: int, action: Action) -> bool:
        """Hide what is buried from all but the dealer."""
        return viewer == seat or not isinstance(action, Bury)

    def shows_stock(self, viewer: int) -> bool:
        """Show the kitty to the dealer who took it, and to all once it was exposed."""
        is_taken = self.phase != DECLARING and viewer == self.dealer
        return is_taken or len(self.exposed) > 0

    def state(self) -> str:
        """Return every changing part as text."""
        calls = self.declaring
        trial = "" if self.throw is None else self.throw.state()
        return (
            f"tractor {self.turn} {self.dealer} {self.phase} {self.level} {self.levels} "
            f"{calls.faces} {calls.seat} {calls.first} {calls.passes} {calls.shown} "
            f"{self.exposed} {self.order.trump} {self.trick.leader} {self.trick.plays} {trial} "
            f"{self.left} {self.points} {self.defended} "
            f"{self.seen_once:x} {self.seen_twice:x} {self.redealt}"
        )
