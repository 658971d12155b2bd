"""Which card to play at Pepper: the chance it wins the trick for the side, less what it is worth later.

The same valuing serves the level "hard" and every seat of an imagined deal; it reads the table, the
hand of the seat to act, and the suits other seats are known to be out of.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.ai.pepper.strength import PACK
from cardavia.cards.cards import NO_SUIT, TRUMPS
from cardavia.cards.hand import count_bits, lowest_face
from cardavia.cards.order import Order
from cardavia.rules.pepper.table import Pepper

EVERY_VOID: Final = 31
LEFT_PLACE: Final = 12
"""Where the left bower stands among the trumps."""
RUFF_RATE: Final = 0.8
"""How often a seat that is out of the suit led and has a trump that wins uses it."""


@final
class Sizing:
    """The valuing of one decision: the seat, the trick so far, the cards unseen, the voids shown."""

    def __init__(self, table: Pepper, hand: i64, seat: int, voids: list[int]) -> None:
        """Look at a table from a seat; ``voids[s]`` has bit k set if seat s is out of suit k."""
        self.table = table
        self.order: Order = table.order
        self.seat = seat
        self.hand: i64 = hand
        self.voids = voids
        self.unseen: i64 = PACK & ~table.seen & ~hand
        self.led = table.trick.led
        self.trumps: i64 = self.order.trumps & PACK
        self.out_trumps: i64 = self.unseen & self.trumps
        self.teams = table.seats == 4
        self.attacks: bool = self.ally(table.contractor)
        self.behind: list[int] = []
        self._find_behind()
        places: float = float(count_bits(self.unseen))
        self.share: float = min(1.0, table.tricks_left / max(1.0, places))
        """The chance that one given seat behind holds one given unseen card."""
        self.standing: float = -1.0
        """The chance that what wins so far stays, once asked; -1 before."""

    def _find_behind(self) -> None:
        table = self.table
        seat = (self.seat + 1) % table.seats
        while seat != table.trick.leader and seat != self.seat:
            if seat != table.out:
                self.behind.append(seat)
            seat = (seat + 1) % table.seats

    def ally(self, other: int) -> bool:
        """Tell whether another seat plays for the same side."""
        return other == self.seat or (self.teams and (other - self.seat) % 2 == 0)

    def is_out(self, seat: int, suit: int) -> bool:
        """Tell whether a seat has shown that it holds none of a suit."""
        return self.voids[seat] >> suit & 1 == 1

    def foes_out_of_trumps(self) -> bool:
        """Tell whether no opponent can still hold a trump."""
        if self.out_trumps == 0:
            return True
        for seat in range(self.table.seats):
            if seat != self.table.out and not self.ally(seat) and not self.is_out(seat, TRUMPS):
                return False
        return True

    def above(self, face: int) -> i64:
        """Return the unseen cards of the same suit that are higher."""
        return self.unseen & self.order.above[face]

    def is_boss(self, face: int) -> bool:
        """Tell whether no unseen card of its suit is higher."""
        return self.above(face) == 0

    def stays(self, face: int) -> float:
        """Return the chance that the side has the trick after a card that wins it for now."""
        suit = self.order.suit[face]
        above = self.above(face)
        chance = 1.0
        for seat in self.behind:
            if not self.ally(seat):
                chance *= 1.0 - self._beats(seat, suit, above)
        return chance

    def _beats(self, seat: int, suit: int, above: i64) -> float:
        """Return the chance that a seat behind can and does beat a card of a suit."""
        led = self.led if self.led != NO_SUIT else suit
        chance = 0.0
        if not self.is_out(seat, suit) and (suit == led or self._may_be_out(seat, led) > 0):
            chance = 1.0 - power(1.0 - self.share, count_bits(above))
            if suit != led:
                chance *= self._may_be_out(seat, led)
        if suit != TRUMPS and self.out_trumps and not self.is_out(seat, TRUMPS):
            holds = 1.0 - power(1.0 - self.share, count_bits(self.out_trumps))
            ruff = self._may_be_out(seat, led) * holds * RUFF_RATE
            chance = chance + (1.0 - chance) * ruff
        return chance

    def _may_be_out(self, seat: int, suit: int) -> float:
        if self.is_out(seat, suit):
            return 1.0
        return power(1.0 - self.share, count_bits(self.unseen & self.order.masks[suit]))

    def wins_now(self, face: int) -> bool:
        """Tell whether a card beats what lies on the table."""
        if self.led == NO_SUIT:
            return True
        return self.order.power(face, self.led) > self.table.trick.power

    def win_chance(self, face: int) -> float:
        """Return the chance that the side wins the trick if this card is played."""
        if self.wins_now(face):
            return self.stays(face) if self.behind else 1.0
        winner = self.table.trick.winner
        if self.standing < 0.0:
            self.standing = self._stands(winner)
        return self.standing

    def _stands(self, winner: int) -> float:
        """Return the chance that the side takes the trick with other cards than those played now."""
        if self.ally(winner):
            return self.stays(self.winning_card()) if self.behind else 1.0
        return self._partner_takes()

    def winning_card(self) -> int:
        """Return the card that wins the trick so far."""
        best = self.table.trick.cards[0]
        for face in self.table.trick.cards:
            if self.order.power(face, self.led) > self.order.power(best, self.led):
                best = face
        return best

    def _partner_takes(self) -> float:
        for seat in self.behind:
            if self.ally(seat):
                return 0.30
        return 0.0

    def keeping(self, face: int) -> float:
        """Return what a card is worth in tricks to come."""
        suit = self.order.suit[face]
        if self.table.tricks_left == 1:
            return 0.0
        above = int(count_bits(self.above(face)))
        low = self.order.strength[face] * 0.004
        if suit == TRUMPS:
            return self._trump_worth(above) + low
        if above == 0:
            return 0.30 if self.out_trumps and not self.foes_out_of_trumps() else 0.75
        if above == 1:
            guarded = count_bits(self.hand & self.order.masks[suit]) > 1
            return 0.16 if guarded else 0.05
        return low

    def _trump_worth(self, above: int) -> float:
        if above == 0:
            return 0.80 if self.out_trumps else 0.95
        return max(0.12, 0.55 - 0.15 * above)

    def value(self, face: int) -> float:
        """Return what playing a card is worth, in tricks."""
        if self.led == NO_SUIT:
            return self._lead(face)
        value = self.win_chance(face) - self.keeping(face)
        if self._throws_from_short(face):
            value += 0.02
        return value

    def _throws_from_short(self, face: int) -> bool:
        suit = self.order.suit[face]
        return suit != TRUMPS and count_bits(self.hand & self.order.masks[suit]) == 1

    def _lead(self, face: int) -> float:
        suit = self.order.suit[face]
        win = self.stays(face)
        if suit == TRUMPS:
            return self._trump_lead(face, win)
        length = int(count_bits(self.hand & self.order.masks[suit]))
        if self.is_boss(face):
            more = 0.0 if self.attacks else 0.06 * (6 - length)
            return win - 0.28 + 0.02 * int(count_bits(self.unseen & self.order.masks[suit])) + more
        value = 0.35 * win - self.keeping(face) - 0.005 * self.order.strength[face]
        if self._holds(face, 1):
            value -= 0.02
        elif self._holds(face, -1) and count_bits(self.above(face)) == 1:
            value += 0.25  # the top of a sequence drives out the one card above it
        return value + (0.0 if self.attacks else 0.03 * (3 - length))

    def _holds(self, face: int, step: int) -> bool:
        """Tell whether the card of the suit so many places above is held too."""
        suit = self.order.suit[face]
        rest: i64 = self.hand & self.order.masks[suit]
        while rest:
            other = lowest_face(rest)
            rest &= rest - 1
            if self.order.strength[other] == self.order.strength[face] + step:
                return True
        return False

    def _trump_lead(self, face: int, win: float) -> float:
        if self.foes_out_of_trumps():
            return -0.5 + 0.001 * self.order.strength[face]
        if not self.attacks:
            return -0.3 + 0.1 * win if not self.is_boss(face) else 0.2
        low = 0.005 * self.order.strength[face]
        if self.is_boss(face):
            return 1.6 + low
        if self.seat == self.table.contractor:
            return 1.0 + (low if self._touches(face) else -low)
        return 0.9 + low

    def _touches(self, face: int) -> bool:
        """Tell whether a sequence from this card downwards should force the one card above it."""
        if count_bits(self.above(face)) != 1:
            return False
        wanted = self.order.strength[face] - 1
        held: i64 = self.hand & self.trumps
        while held:
            other = lowest_face(held)
            held &= held - 1
            if self.order.strength[other] == wanted:
                return count_bits(self.hand & self.trumps) >= 3 and self._is_top_pair(face)
        return False

    def _is_top_pair(self, face: int) -> bool:
        # The ace alone at the top is kept back: only the left bower leads the way.
        return self.order.strength[face] >= LEFT_PLACE or self.order.trump < 0
