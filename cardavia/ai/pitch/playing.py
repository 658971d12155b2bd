"""Which card to play at Pitch: each is worth what it wins now less what it could still win.

The same valuing serves the level "hard" and every seat of an imagined deal, so it reads only the
table and the hand of the seat to act.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.ai.pitch.bidding import best_suit, top_rank
from cardavia.cards.cards import ACE, JACK, KING, NO_SUIT, RANKS, TEN, TRUMPS
from cardavia.cards.hand import bit, count_bits, lowest_face, shifted
from cardavia.rules.pitch.table import GAME_POINTS, HAND_SIZE, PASSED, Pitch

ALL_PLAIN: Final = 0xFFFFFFFFFFFFF
SUIT_BITS: Final = 0x1FFF
GAME_SHARE: Final = 0.016
"""What one point towards Game is worth of a point of the score."""
RUFF_RATE: Final = 0.35
"""How often a hand that can trump a plain trick does."""


@final
class Sizing:
    """The valuing of one decision: the seat, the trick so far and the cards unseen."""

    def __init__(self, table: Pitch, hand: i64, seat: int) -> None:
        """Look at a table from a seat."""
        self.table = table
        self.seat = seat
        self.hand: i64 = hand
        self.unseen: i64 = ALL_PLAIN & ~table.seen & ~hand
        self.trump = table.order.trump
        self.behind: int = table.seats - 1 - len(table.trick.cards)
        left = table.tricks_left * (table.seats - 1) - len(table.trick.cards)
        self.out: float = min(1.0, max(0.0, table.tricks_left / max(1.0, self._places(left))))
        self.pot: float = self._pot_so_far()

    def _places(self, others_left: int) -> float:
        """Return how many places an unseen card may lie in: other hands and the stock."""
        stock = 52 - HAND_SIZE * self.table.seats
        return float(others_left + stock)

    def _pot_so_far(self) -> float:
        total = 0.0
        for face in self.table.trick.cards:
            total += self.worth(face)
        return total

    def worth(self, face: int) -> float:
        """Return what capturing a card is worth, in points of the score."""
        value = GAME_POINTS[face] * GAME_SHARE
        if self.trump == NO_SUIT or face // RANKS != self.trump:
            return value
        if face % RANKS == JACK:
            value += 1.0
        if not self.table.terms.low_to_holder:
            value += self.low_chance(face)
        return value

    def low_chance(self, face: int) -> float:
        """Return the chance that a trump is the lowest in play."""
        if 0 <= self.table.low_face < face:
            return 0.0
        below: i64 = bit(face) - 1
        mask: i64 = self.table.order.trumps
        if self.hand & mask & below:
            return 0.0
        for other in self.table.trick.cards:
            if other // RANKS == self.trump and other < face:
                return 0.0
        return power(1.0 - self.out_somewhere(), count_bits(self.unseen & mask & below))

    def out_somewhere(self) -> float:
        """Return the chance that an unseen card is in another hand at all."""
        left = self.table.tricks_left * (self.table.seats - 1) - len(self.table.trick.cards)
        return left / max(1.0, self._places(left))

    def keeping(self, face: int) -> float:
        """Return what a card could still win if it is not played now."""
        rank = face % RANKS
        if face // RANKS != self.trump:
            if rank == TEN:
                return 0.05
            return 0.06 if self.is_boss(face) else 0.01 * rank / ACE
        value = 0.10 + 0.012 * rank
        if self.is_boss(face):
            value += 0.35
        if rank == JACK:
            value += 0.45
        value += 0.40 * self.low_chance(face) * self.low_home()
        return value

    def low_home(self) -> float:
        """Return how well Low can be brought home: the option, or a last-hand trick to come."""
        if self.table.terms.low_to_holder:
            return 0.0
        return 0.9 if self.table.tricks_left > 2 else 0.6

    def is_boss(self, face: int) -> bool:
        """Tell whether no unseen card of its suit is higher."""
        suit: i64 = self._printed_suit(face // RANKS)
        above: i64 = suit & ~((bit(face) << 1) - 1)
        return self.unseen & above == 0

    def _printed_suit(self, suit: i64) -> i64:
        return shifted(SUIT_BITS, suit * RANKS)

    def win_chance(self, face: int) -> float:
        """Return the chance that a card, played now, takes the trick."""
        trick = self.table.trick
        led = trick.led
        suit = TRUMPS if face // RANKS == self.trump else face // RANKS
        power = 100 + face % RANKS if suit == TRUMPS else face % RANKS
        if led != NO_SUIT:
            if suit != TRUMPS and suit != led:
                return 0.0
            if power <= trick.power:
                return 0.0
        if self.behind == 0:
            return 1.0
        return self._survives(face, suit)

    def _survives(self, face: int, suit: int) -> float:
        held = self.out * self.behind
        higher: i64 = self._printed_suit(face // RANKS) & ~((bit(face) << 1) - 1)
        chance = power(max(0.0, 1.0 - held), count_bits(self.unseen & higher))
        if suit != TRUMPS:
            pot = self.pot + self.worth(face)
            rate = RUFF_RATE if pot > 0.12 else RUFF_RATE * 0.5
            trumps = count_bits(self.unseen & self.table.order.trumps)
            chance *= power(max(0.0, 1.0 - held * rate), trumps)
        return chance

    def value(self, face: int) -> float:
        """Return what playing a card is worth."""
        pot = self.pot + self.worth(face)
        win = self.win_chance(face)
        if self._partner_wins():
            return pot * (1 - 0.3 * self.behind) - self.keeping(face) - 0.25 * win
        taken = self._taken_from_us()
        value = pot * win - pot * taken * (1 - win) - self.keeping(face)
        return value + self._lead_value(face, win)

    def _partner_wins(self) -> bool:
        winner = self.table.trick.winner
        return winner >= 0 and self.same_side(winner)

    def same_side(self, other: int) -> bool:
        """Tell whether another seat plays for the same side."""
        if len(self.table.terms.sides) == self.table.seats:
            return other == self.seat
        return (other - self.seat) % 2 == 0

    def _taken_from_us(self) -> float:
        """Return how much a point hurts when another side wins it."""
        winner = self.table.trick.winner
        if winner >= 0 and self.same_side(self.table.pitcher):
            return 0.75
        if winner >= 0 and winner == self.table.pitcher:
            return 0.65
        return 0.5

    def _lead_value(self, face: int, win: float) -> float:
        """Return what winning the lead, or leading this suit, is worth."""
        if self.table.trick.cards:
            return 0.02 * win
        if face // RANKS == self.trump and self.same_side(self.table.pitcher):
            return 0.80 if self.is_boss(face) else -0.05
        if face // RANKS == self.trump:
            return -0.10
        if self.seat == self.table.pitcher and self.is_boss(face):
            return 0.15 * win
        return 0.05 * win


def rule_card(table: Pitch, hand: i64, seat: int) -> int:
    """Return the card the rules of thumb play for the seat to act."""
    if table.order.trump == NO_SUIT:
        return opening_lead(table, hand)
    legal: i64 = table.legal_bits(hand)
    if legal & (legal - 1) == 0:
        return int(lowest_face(legal))
    sizing = Sizing(table, hand, seat)
    best = -1
    best_value = -1e9
    while legal:
        face = int(lowest_face(legal))
        legal &= legal - 1
        value = sizing.value(face)
        if value > best_value:
            best, best_value = face, value
    return best


def opening_lead(table: Pitch, hand: i64) -> int:
    """Return the card that makes trump: top down from the ace or king, else a middle card."""
    holder = table.terms.low_to_holder
    suit = best_suit(hand, table.seats, low_to_holder=holder)
    return suit * RANKS + int(_lead_rank((hand >> (suit * RANKS)) & SUIT_BITS))


def _lead_rank(held: i64) -> i64:
    top = top_rank(held)
    rest = held & (held - 1)
    if top >= KING or rest == 0:
        return top
    plain = rest & ~(bit(JACK) | bit(TEN))
    if plain:
        return top_rank(plain)
    return top if top != JACK else lowest_face(held)


def rule_call(table: Pitch, hand: i64) -> int:
    """Return a quick call for imagined auctions: the least bid the hand is worth, or PASSED."""
    from_bids = table.legal_bids()
    if not from_bids:
        return PASSED
    return from_bids[0] if not table.may_pass() or _worth_bidding(hand, from_bids[0]) else 0


def _worth_bidding(hand: i64, bid: int) -> bool:
    points = 0.0
    for suit in range(4):
        trumps: i64 = (hand >> (suit * RANKS)) & SUIT_BITS
        strength = 0.0
        if trumps & bit(ACE):
            strength += 1.1
        if trumps & bit(KING):
            strength += 0.75
        if trumps & bit(JACK):
            strength += 0.5
        strength += 0.35 * int(count_bits(trumps))
        points = max(points, strength)
    return points >= bid + 0.1
