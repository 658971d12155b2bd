"""Which card to play at Black Maria: penalties it may bring now, against the danger of keeping it."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.black_maria.suits import ALL_PLAIN, GUARDS, HIGH_SPADES, suit_mask
from cardavia.ai.odds import power
from cardavia.cards.cards import HEARTS, NO_SUIT, RANKS, SPADES
from cardavia.cards.hand import bit, count_bits, lowest_face
from cardavia.rules.black_maria.table import BlackMaria
from cardavia.rules.black_maria.terms import JACK_OF_DIAMONDS, QUEEN_OF_SPADES

PLAIN_DANGER: Final = 2.2
HEART_DANGER: Final = 2.8
DUMPED_HEARTS: Final = 1.5
"""Hearts that a void hand behind throws on a trick, on average."""
HUNT: Final = 2.4
NO_LIMIT: Final = 100000
ENDING: Final = 15.0
"""What it is worth that the match ends now, for better or worse, in points."""


@final
class Sizing:
    """The valuing of one decision."""

    def __init__(
        self,
        table: BlackMaria,
        hand: i64,
        seat: int,
        voids: list[int],
        match: tuple[list[int], int],
    ) -> None:
        """Look at a table from a seat; ``match`` are the scores before the deal and the limit."""
        self.table = table
        self.hand: i64 = hand
        self.seat = seat
        self.voids = voids
        self.scores = match[0]
        self.limit = match[1]
        self.out: i64 = ALL_PLAIN & ~table.seen & ~hand
        self.queen_out: bool = self.out & bit(QUEEN_OF_SPADES) != 0
        self.queen: float = float(table.terms.points[QUEEN_OF_SPADES])
        self.heart: float = self._heart_value()
        self.led = table.trick.led
        self.behind: list[int] = []
        ahead = len(table.trick.cards)
        for step in range(1, table.seats - ahead):
            self.behind.append((seat + step) % table.seats)
        self.share: float = min(1.0, table.tricks_left / max(1.0, float(count_bits(self.out))))
        self.pot: float = float(table.terms.worth(table.loot))

    def _heart_value(self) -> float:
        """Return the worth of a heart on average: 1, or about 7 for spots."""
        return 7.0 if self.table.terms.points[QUEEN_OF_SPADES] > 13 else 1.0

    def value(self, face: int) -> float:
        """Return what playing a card is worth; fewer points are better."""
        if self.led == NO_SUIT:
            return self._lead(face)
        if face // RANKS != self.led:
            return self.danger(face) + self._given(face)
        win = self.win_chance(face)
        mine = float(self.table.terms.points[face])
        cost = win * self.weighed(self.pot + mine + self.to_come(self.led, face))
        if self.led == SPADES and self.hand & bit(QUEEN_OF_SPADES):
            cost += win
        return self.danger(face) - cost + (1.0 - win) * 0.3 * mine

    def win_chance(self, face: int) -> float:
        """Return the chance that a card of the suit led takes the trick."""
        if self.led != NO_SUIT and face % RANKS < self.table.trick.power:
            return 0.0
        suit = face // RANKS
        higher: i64 = self.out & suit_mask(suit) & ~((bit(face) << 1) - 1)
        lower: i64 = self.out & suit_mask(suit) & (bit(face) - 1)
        chance = 1.0
        ducks = 0.75 if lower else 1.0
        for seat in self.behind:
            if self.voids[seat] >> suit & 1:
                continue
            holds = 1.0 - power(1.0 - self.share, int(count_bits(higher)))
            only = power(1.0 - self.share, int(count_bits(lower)))
            chance *= 1.0 - holds * max(only, 1.0 - ducks if lower else 1.0)
        return chance

    def to_come(self, suit: int, face: int) -> float:
        """Return the penalties that the hands behind may add if this card wins."""
        total = 0.0
        for seat in self.behind:
            total += self._void_chance(seat, suit) * self._dumped()
            if suit == HEARTS and not self.voids[seat] >> suit & 1:
                total += 0.8 * self.heart
            if suit == SPADES and self.queen_out and face > QUEEN_OF_SPADES:
                total += 0.95 * self.share * self.queen
        return total

    def _void_chance(self, seat: int, suit: int) -> float:
        if self.voids[seat] >> suit & 1:
            return 1.0
        return power(1.0 - self.share, int(count_bits(self.out & suit_mask(suit))))

    def _dumped(self) -> float:
        hearts = int(count_bits(self.out & suit_mask(HEARTS)))
        total = self.heart * DUMPED_HEARTS * min(1.0, hearts / 4)
        return total + (0.9 * self.share * self.queen if self.queen_out else 0.0)

    def danger(self, face: int) -> float:
        """Return what keeping a card may cost later."""
        suit = face // RANKS
        if face == QUEEN_OF_SPADES:
            guards = int(count_bits(self.hand & GUARDS))
            return self.queen * (0.75 if guards < 3 else 0.55)
        if face == JACK_OF_DIAMONDS and self.table.terms.points[face] < 0:
            return -5.0
        rest: i64 = self.out & suit_mask(suit)
        lower = int(count_bits(rest & (bit(face) - 1)))
        higher = int(count_bits(rest)) - lower
        own_low = self._exits(face, rest)
        if suit == SPADES and self.queen_out and face > QUEEN_OF_SPADES:
            return (0.55 * self.queen + self.table.terms.points[face]) / (1.0 + 0.35 * own_low)
        if suit == SPADES and face > QUEEN_OF_SPADES and self.hand & bit(QUEEN_OF_SPADES):
            return 0.3
        base = HEART_DANGER if suit == HEARTS else PLAIN_DANGER
        if lower + higher == 0:
            return 0.8 * base * self._heat() / (1.0 + own_low)
        value = base * self._heat() * lower / (lower + higher + 0.5) / (1.0 + 0.35 * own_low)
        return value + 0.01 * (face % RANKS)

    def _exits(self, face: int, rest: i64) -> int:
        """Return how many lower cards of the suit are held that many cards out would beat."""
        found = 0
        own: i64 = self.hand & suit_mask(face // RANKS) & (bit(face) - 1)
        while own:
            other = lowest_face(own)
            own &= own - 1
            if count_bits(rest & ~(bit(other) - 1)) >= 4:
                found += 1
        return found

    def _heat(self) -> float:
        """Return how many points are still about, from 0 to some."""
        left = self.table.terms.worth(self.out & self.table.terms.penalties)
        return min(1.0, left / (0.4 * self.table.terms.total)) * (2.0 if self.heart > 1.0 else 1.0)

    def _given(self, face: int) -> float:
        """Return what giving a card to the winner of the trick is worth."""
        winner = self.table.trick.winner
        points = self.table.terms.points[face]
        if points <= 0:
            return 0.0
        total = self.scores[winner] + self.table.points()[winner] + int(self.pot) + points
        if total >= self.limit:
            return ENDING if self.is_lowest() else -ENDING
        return 0.1 * points + (0.15 * points if winner == self.leader() else 0.0)

    def is_lowest(self) -> bool:
        """Tell whether no seat stands lower than this one, this deal's points counted."""
        now = self.table.points()
        for seat in range(self.table.seats):
            if self.scores[seat] + now[seat] < self.scores[self.seat] + now[self.seat]:
                return False
        return True

    def leader(self) -> int:
        """Return the other seat with the fewest points, or -1 where several have them."""
        best = -1
        least = NO_LIMIT
        for seat in range(self.table.seats):
            if seat == self.seat or self.scores[seat] > least:
                continue
            best = seat if self.scores[seat] < least else -1
            least = self.scores[seat]
        return best

    def weighed(self, points: float) -> float:
        """Return what points cost: less, even a gain, where they stop another seat's moon."""
        if self.table.terms.moon == "off" or points <= 0 or self.mooner() < 0:
            return points
        return points - 0.5 * self.table.terms.total

    def mooner(self) -> int:
        """Return a seat that holds every penalty so far, and many, or -1."""
        taken = 0
        who = -1
        for seat in range(self.table.seats):
            points = self.table.terms.worth(self.table.taken[seat] & self.table.terms.penalties)
            if points > 0:
                taken += 1
                who = seat if points * 2 >= self.table.terms.total else who
        return who if taken == 1 and who != self.seat else -1

    def hunts(self, face: int) -> bool:
        """Tell whether a lead hunts the queen: she is unseen, no high spade is held, it is below her."""
        is_low = face // RANKS == SPADES and face < QUEEN_OF_SPADES
        return is_low and self.queen_out and self.hand & HIGH_SPADES == 0

    def _lead(self, face: int) -> float:
        suit = face // RANKS
        if self.hunts(face):
            return HUNT - 0.02 * (face % RANKS)
        win = self.win_chance(face)
        mine = float(self.table.terms.points[face])
        cost = win * self.weighed(mine + self.to_come(suit, face))
        value = 0.8 * self.danger(face) - cost - 0.4 * win
        if suit == SPADES and self._queen_matters():
            value -= 3.0 if face < QUEEN_OF_SPADES else 5.0
        return value

    def _queen_matters(self) -> bool:
        """Tell whether leading spades may bring the queen home to this hand."""
        return self.hand & bit(QUEEN_OF_SPADES) != 0 or (
            self.queen_out and self.hand & HIGH_SPADES != 0
        )


def rule_card(table: BlackMaria, hand: i64, voids: list[int]) -> int:
    """Return the card that is worth most to the seat to act, far from the end of a match."""
    legal: i64 = table.legal_bits(hand)
    if legal & (legal - 1) == 0:
        return int(lowest_face(legal))
    sizing = Sizing(table, hand, table.turn, voids, ([0] * table.seats, NO_LIMIT))
    best = -1
    best_value = -1e9
    while legal:
        face = int(lowest_face(legal))
        legal &= legal - 1
        value = sizing.value(face)
        if value > best_value:
            best, best_value = face, value
    return best


def plain_value(table: BlackMaria, face: int) -> float:
    """Return how much a simple player likes a card: low leads, duck, throw the highest."""
    led = table.trick.led
    rank = float(face % RANKS)
    if led == NO_SUIT:
        return -rank
    if face // RANKS != led:
        return (
            100.0 if face == QUEEN_OF_SPADES else rank + (13.0 if face // RANKS == HEARTS else 0.0)
        )
    if face % RANKS < table.trick.power:
        return 20.0 + rank + (50.0 if face == QUEEN_OF_SPADES else 0.0)
    last = len(table.trick.cards) == table.seats - 1
    if last:
        return rank - (50.0 if face == QUEEN_OF_SPADES else 0.0)
    return -rank - (50.0 if face == QUEEN_OF_SPADES else 0.0)
