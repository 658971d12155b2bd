"""Black Maria for three and four players.

Source: the numbered clauses of docs/rules/black_maria.md. Cards are given to a neighbour unseen,
then tricks without trumps are played in which hearts and the queen of spades are penalties.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import HEARTS, NO_CARD, NO_SUIT
from cardavia.cards.hand import bit, faces_in
from cardavia.cards.order import Order, plain_order
from cardavia.rules.actions import (
    Action,
    Bid,
    Give,
    Pass,
    Play,
    Prompt,
    Refusal,
    choice_prompt,
)
from cardavia.rules.black_maria.terms import ALL_HEARTS, Terms
from cardavia.rules.deal import NOBODY, Own, Table
from cardavia.rules.events import (
    DealOver,
    Event,
    Given,
    MoonShot,
    NothingLeft,
    Played,
    Received,
    Scored,
    TrickWon,
)
from cardavia.rules.tricks import Trick, why_not_one_card

GIVING: Final = 0
OPENING: Final = 1
PLAYING: Final = 2
CHOOSING: Final = 3

TAKE_OFF: Final = 0
"""The bid of a shooter who takes the points off the own score (M-6.6)."""
ADD_TO_OTHERS: Final = 1
"""The bid of a shooter who gives the points to all others (M-6.6)."""

SUITS: Final = plain_order(NO_SUIT)


@final
class BlackMaria(Table):
    """A deal of Black Maria: the gifts, then the tricks, then perhaps a shooter's choice."""

    def __init__(self, terms: Terms, dealer: int, shift: int) -> None:
        """Ask for gifts to the seat ``shift`` to the left; for 0 begin with the first lead."""
        super().__init__(terms.seats, dealer)
        self.terms = terms
        self.shift = shift
        self.turn = (dealer + 1) % self.seats
        self.stage: int = GIVING
        self.gifts: int = 0
        """How many seats have given."""
        self.order: Order = SUITS
        self.trick = Trick(self.turn, self.seats)
        self.tricks_left: int = terms.tricks
        self.seen: i64 = 0
        """Cards played so far."""
        self.loot: i64 = 0
        """Scoring cards in the trick on the table."""
        self.taken: list[int] = [0] * self.seats
        """The scoring cards each seat has taken, as masks."""
        self.tricks_won: list[int] = [0] * self.seats
        self.shooter: int = NOBODY
        """Who took every penalty card, known when the tricks are over."""
        self.adds: bool = terms.moon == "add"
        """Whether a shot moon goes to the others, not off the shooter's score."""
        if shift == 0:
            self._open()

    def _open(self) -> None:
        # M-4.1: the dealer's left leads; M-4.2: or whoever has the lowest club, asked from there on.
        self.turn = (self.dealer + 1) % self.seats
        self.stage = PLAYING if self.terms.opening_card == NO_CARD else OPENING
        self.trick = Trick(self.turn, self.seats)

    def prompt(self, own: Own) -> Prompt:
        """Ask for gifts, for a card, or what becomes of a shot moon."""
        if self.stage == GIVING:
            number = self.terms.pass_count
            return choice_prompt("give", number, number, own.hand.faces())
        if self.stage == CHOOSING:
            return Prompt("moon", [Bid(ADD_TO_OTHERS), Bid(TAKE_OFF)])
        legal: list[Action] = []
        for face in faces_in(self.legal(own)):
            legal.append(Play([face]))
        if not legal:
            legal.append(Pass())
        return Prompt("play", legal)

    def why_not(self, own: Own, action: Action) -> Refusal | None:
        """Refuse gifts and cards against M-3, M-4 and M-5."""
        if self.stage == GIVING:
            return self._why_not_give(own, action)
        if self.stage == OPENING:
            return self._why_not_open(own, action)
        if self.stage == CHOOSING:
            chosen = isinstance(action, Bid) and action.value in (TAKE_OFF, ADD_TO_OTHERS)
            return None if chosen else Refusal("moon_asked", number=self.terms.total)
        refusal = why_not_one_card(own, action)
        if refusal is not None or self.legal(own) & bit(action.cards()[0]):
            return refusal
        return self._why_not_face(own.hand.once, action.cards()[0])

    def _why_not_give(self, own: Own, action: Action) -> Refusal | None:
        number = self.terms.pass_count
        if not isinstance(action, Give):
            return Refusal("give_asked", number=number)
        if len(action.faces) != number:
            return Refusal("give_count", number=number)
        missing = [face for face in action.faces if not own.hand.holds(face)]
        if missing:
            return Refusal("not_held", cards=missing)
        for face in action.faces:
            if action.faces.count(face) > 1:
                return Refusal("given_twice", cards=[face])
        return None

    def _why_not_open(self, own: Own, action: Action) -> Refusal | None:
        card = self.terms.opening_card
        if not own.hand.holds(card):
            return None if isinstance(action, Pass) else Refusal("another_opens", cards=[card])
        opens = isinstance(action, Play) and action.faces == [card]
        return None if opens else Refusal("must_open", cards=[card])

    def _why_not_face(self, held: i64, face: int) -> Refusal:
        led = self.trick.led
        if led != NO_SUIT and self.order.suit[face] != led and held & self.order.mask(led):
            return Refusal("must_follow", suit=led)
        barred = led == NO_SUIT and self.order.suit[face] == HEARTS and not self.may_lead_hearts()
        if barred and held & ~ALL_HEARTS:
            return Refusal("hearts_not_broken", suit=HEARTS)
        return Refusal("first_trick_clean", cards=[face])

    def receiver(self, seat: int) -> int:
        """Return whom a seat gives its cards to; itself where nothing is given (M-3.1)."""
        return (seat + self.shift) % self.seats

    def may_lead_hearts(self) -> bool:
        """Tell whether hearts are free, by the rules or because they are broken (M-5.4)."""
        return not self.terms.breaks or self.seen & self.terms.breakers != 0

    def is_first_trick(self) -> bool:
        """Tell whether no trick has been finished."""
        return self.tricks_left == self.terms.tricks

    def legal(self, own: Own) -> i64:
        """Return the cards the seat to act may play; none if another seat opens."""
        return self.legal_bits(own.hand.once)

    def legal_bits(self, held: i64) -> i64:
        """Return the cards that may be played from those held (M-5)."""
        led = self.trick.led
        fit: i64 = held
        if led != NO_SUIT:
            fit = held & self.order.mask(led)
        elif self.stage == OPENING:
            return held & bit(self.terms.opening_card)
        elif not self.may_lead_hearts():
            fit = held & ~ALL_HEARTS
        if not fit:
            fit = held
        if self.terms.clean and self.is_first_trick():
            clean = fit & ~self.terms.penalties
            return clean if clean else fit
        return fit

    def apply(
        self, owns: list[Own], stock: list[int], action: Action, tell: list[Event] | None
    ) -> None:
        """Take an answer of the seat to act."""
        if isinstance(action, Play):
            self.play(owns, action.faces[0], tell)
        elif isinstance(action, Give):
            self.give(owns, action.faces, tell)
        elif isinstance(action, Bid):
            self.choose(action.value, tell)
        else:
            self.turn = (self.turn + 1) % self.seats

    def give(self, owns: list[Own], faces: list[int], tell: list[Event] | None) -> None:
        """Put the seat's gift aside; ``faces`` is empty for an onlooker. After the last, swap."""
        seat = self.turn
        for face in faces:
            owns[seat].hand.remove(face)
        owns[seat].away = owns[seat].away + faces
        if tell is not None:
            tell.append(Given(seat, self.receiver(seat), self.terms.pass_count))
        self.gifts += 1
        self.turn = (seat + 1) % self.seats
        if self.gifts == self.seats:
            self._hand_over(owns, tell)
            self._open()

    def _hand_over(self, owns: list[Own], tell: list[Event] | None) -> None:
        # M-3.2: nobody sees a card before all have given.
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            other = self.receiver(seat)
            for face in owns[seat].away:
                owns[other].hand.add(face)
            owns[other].received = owns[other].received + owns[seat].away
            if tell is not None:
                tell.append(Received(other, seat, owns[seat].away.copy()))

    def shows(self, viewer: int, seat: int, action: Action) -> bool:
        """Tell whether a viewer knows an answer's cards: gifts only once they are the viewer's."""
        if not isinstance(action, Give):
            return True
        return self.stage != GIVING and self.receiver(seat) == viewer

    def play(self, owns: list[Own], face: int, tell: list[Event] | None) -> None:
        """Take a card of the seat to act."""
        seat = self.turn
        if self.stage == OPENING:
            self.stage = PLAYING
            self.trick = Trick(seat, self.seats)
        trick = self.trick
        one = bit(face)
        owns[seat].hand.remove(face)
        self.seen |= one
        self.loot |= one & self.terms.scoring
        trick.add(seat, face, self.order)
        if tell is not None:
            tell.append(Played(seat, [face], len(trick.cards) - 1))
        if trick.is_full():
            self._end_trick(tell)
        else:
            self.turn = (seat + 1) % self.seats

    def _end_trick(self, tell: list[Event] | None) -> None:
        winner = self.trick.winner
        if tell is not None:
            tell.append(TrickWon(winner, self.trick.cards, self.terms.worth(self.loot)))
        if self.loot:
            self.taken[winner] |= self.loot
            self.loot = 0
        self.tricks_won[winner] += 1
        self.tricks_left -= 1
        self.turn = winner
        if self.tricks_left == 0 or self._may_finish():
            self._end_play(tell)
        else:
            self.trick = Trick(winner, self.seats)

    def _may_finish(self) -> bool:
        # M-5.6: with every scoring card taken, no trick can change a score.
        return self.terms.auto_finish and not self.terms.scoring & ~self.seen

    def _end_play(self, tell: list[Event] | None) -> None:
        if tell is not None and self.tricks_left > 0:
            tell.append(NothingLeft(self.turn, self.tricks_left))
        self.shooter = self._find_shooter()
        if tell is not None and self.shooter != NOBODY:
            tell.append(MoonShot(self.shooter, self.terms.total))
        if self.shooter != NOBODY and self.terms.moon == "choice":
            self.stage = CHOOSING
            self.turn = self.shooter
        else:
            self._end_deal(tell)

    def _find_shooter(self) -> int:
        if self.terms.moon == "off":
            return NOBODY
        for seat in range(self.seats):
            if self.taken[seat] & self.terms.penalties == self.terms.penalties:
                return seat
        return NOBODY

    def choose(self, value: int, tell: list[Event] | None) -> None:
        """Take the shooter's choice, ADD_TO_OTHERS or TAKE_OFF."""
        self.adds = value == ADD_TO_OTHERS
        self._end_deal(tell)

    def _end_deal(self, tell: list[Event] | None) -> None:
        self.turn = NOBODY
        if tell is None:
            return
        reason = "penalty" if self.shooter == NOBODY else "moon"
        scores = self.scores()
        for seat in range(self.seats):
            tell.append(Scored(seat, scores[seat], reason))
        tell.append(DealOver(self.dealer))

    def points(self) -> list[int]:
        """Return the points each seat has taken so far, a shot moon not yet counted."""
        return [self.terms.worth(bits) for bits in self.taken]

    def scores(self) -> list[int]:
        """Return what each seat scores (M-6)."""
        scores = self.points()
        if self.shooter == NOBODY:
            return scores
        total = self.terms.total
        for seat in range(self.seats):
            if seat == self.shooter:
                scores[seat] -= total if self.adds else 2 * total
            elif self.adds:
                scores[seat] += total
        return scores

    def copy(self) -> "BlackMaria":
        """Return an independent deal; order and terms never change and are shared."""
        twin = BlackMaria(self.terms, self.dealer, self.shift)
        twin.turn = self.turn
        twin.stage = self.stage
        twin.gifts = self.gifts
        twin.trick = self.trick.copy()
        twin.tricks_left = self.tricks_left
        twin.seen = self.seen
        twin.loot = self.loot
        twin.taken = self.taken.copy()
        twin.tricks_won = self.tricks_won.copy()
        twin.shooter = self.shooter
        twin.adds = self.adds
        return twin

    def state(self) -> str:
        """Return every changing part as text."""
        return (
            f"black_maria {self.turn} {self.stage} {self.gifts} {self.trick.leader} "
            f"{self.trick.cards} {self.tricks_left} {self.seen:x} {self.taken} {self.tricks_won} "
            f"{self.shooter} {self.adds}"
        )
