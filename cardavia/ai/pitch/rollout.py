"""Imagined deals of Pitch played out fast: the valuing of ``playing``, without its objects.

Every seat plays the very card that ``rule_card`` would choose; a test holds the two together.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.pitch.playing import ALL_PLAIN, GAME_SHARE, RUFF_RATE, SUIT_BITS
from cardavia.cards.cards import ACE, JACK, KING, NO_SUIT, QUEEN, RANKS, TEN, TRUMPS
from cardavia.cards.hand import bit, count_bits, lowest_face, shifted
from cardavia.rules.deal import Own
from cardavia.rules.pitch.table import HAND_SIZE, Pitch
from cardavia.rules.tricks import Trick

CARD_BITS: Final = 6
"""How many bits one card of the trick takes in ``Rollout.cards``."""
CARD_MASK: Final = 63


@final
class Place:
    """What one seat holds and has taken."""

    def __init__(self, hand: i64, tricks: i64, game: i64) -> None:
        """Sit down with a hand."""
        self.hand: i64 = hand
        self.tricks: i64 = tricks
        self.game: i64 = game


@final
class Points:
    """The trumps taken so far that score, and by whom."""

    def __init__(self, table: Pitch) -> None:
        """Go on from a table."""
        self.high: i64 = table.high_face
        self.low: i64 = table.low_face
        self.high_taker: i64 = table.high_taker
        self.low_taker: i64 = table.low_taker
        self.jack_taker: i64 = table.jack_taker

    def hand_back(self, table: Pitch) -> None:
        """Bring a table to the same."""
        table.high_face = int(self.high)
        table.low_face = int(self.low)
        table.high_taker = int(self.high_taker)
        table.low_taker = int(self.low_taker)
        table.jack_taker = int(self.jack_taker)


@final
class Look:
    """What the seat to act counts before it chooses."""

    def __init__(self) -> None:
        """Count nothing yet."""
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.behind: i64 = 0
        self.missing: float = 0.0
        """The chance that one unseen card is in no hand."""
        self.held: float = 0.0
        """How likely the seats behind hold one unseen card."""
        self.pot: float = 0.0


@final
class Rollout:
    """One deal on its way to the end, in plain numbers; trump is made."""

    def __init__(self, table: Pitch, owns: list[Own]) -> None:
        """Go on from a table on which cards are played."""
        self.table = table
        self.owns = owns
        self.places: list[Place] = []
        for seat in range(table.seats):
            tricks, game = table.tricks_won[seat], table.game_points[seat]
            self.places.append(Place(owns[seat].hand.once, tricks, game))
        self.seats: i64 = table.seats
        self.alone: bool = len(table.terms.sides) == table.seats
        self.to_holder: bool = table.terms.low_to_holder
        self.strict: bool = table.terms.strict
        self.pitcher: i64 = table.pitcher
        self.turn: i64 = table.turn
        self.seen: i64 = table.seen
        self.left: i64 = table.tricks_left
        self.trump: i64 = table.order.trump
        self.trumps: i64 = table.order.trumps
        self.points: Points = Points(table)
        trick = table.trick
        self.leader: i64 = trick.leader
        self.led: i64 = trick.led
        self.power: i64 = trick.power
        self.winner: i64 = trick.winner
        self.played: i64 = len(trick.cards)
        self.cards: i64 = 0
        """The trick, the first card in the lowest bits."""
        for place in range(len(trick.cards)):
            self.cards |= shifted(trick.cards[place], CARD_BITS * place)
        self.looked: Look = Look()

    def run(self) -> None:
        """Play on, and let the table take the card that ends the deal."""
        while True:
            face = self._card()
            if self.left == 1 and self.played == self.seats - 1:
                self._hand_back()
                self.table.play(self.owns, int(face), None)
                return
            self._put(face)

    def _put(self, face: i64) -> None:
        place = self.places[self.turn]
        one = bit(face)
        place.hand &= ~one
        self.seen |= one
        suit = face // RANKS
        power = face % RANKS
        if suit == self.trump:
            suit = TRUMPS
            power += 100
        if self.led == NO_SUIT:
            self.led = suit
        if (suit == TRUMPS or suit == self.led) and power > self.power:
            self.power = power
            self.winner = self.turn
        self.cards |= shifted(face, CARD_BITS * self.played)
        self.played += 1
        if self.played < self.seats:
            self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        winner = self.places[self.winner]
        winner.tricks += 1
        cards = self.cards
        for index in range(self.seats):
            face = cards & CARD_MASK
            cards >>= CARD_BITS
            winner.game += game_points(face % RANKS)
            if face // RANKS == self.trump:
                self._note_trump(face, index)
        self.left -= 1
        self.turn = self.winner
        self.leader = self.winner
        self.led = NO_SUIT
        self.power = -1
        self.winner = -1
        self.played = 0
        self.cards = 0

    def _note_trump(self, face: i64, index: i64) -> None:
        points = self.points
        if face > points.high:
            points.high = face
            points.high_taker = self.winner
        if points.low < 0 or face < points.low:
            points.low = face
            points.low_taker = self.winner
            if self.to_holder:
                points.low_taker = (self.leader + index) % self.seats
        if face % RANKS == JACK:
            points.jack_taker = self.winner

    def _hand_back(self) -> None:
        """Bring the table to where the play-out stands."""
        table = self.table
        for seat in range(table.seats):
            place = self.places[seat]
            self.owns[seat].hand.once = place.hand
            table.tricks_won[seat] = int(place.tricks)
            table.game_points[seat] = int(place.game)
        table.turn = int(self.turn)
        table.seen = self.seen
        table.tricks_left = int(self.left)
        self.points.hand_back(table)
        trick = Trick(int(self.leader), table.seats)
        for index in range(self.played):
            trick.cards.append(int((self.cards >> (CARD_BITS * index)) & CARD_MASK))
        trick.led = int(self.led)
        trick.power = int(self.power)
        trick.winner = int(self.winner)
        table.trick = trick

    def _card(self) -> i64:
        """Return the card that is worth most to the seat to act."""
        hand = self.places[self.turn].hand
        legal = self._legal(hand)
        if legal & (legal - 1) == 0:
            return lowest_face(legal)
        look = self.looked
        self._look(look, hand)
        best: i64 = -1
        best_value = -1e9
        while legal:
            face = lowest_face(legal)
            legal &= legal - 1
            value = self._value(look, face)
            if value > best_value:
                best, best_value = face, value
        return best

    def _legal(self, held: i64) -> i64:
        """Return the cards that may be played (P-4.2)."""
        if self.led == NO_SUIT:
            return held
        mask = self.trumps if self.led == TRUMPS else shifted(SUIT_BITS, self.led * RANKS)
        same = held & mask
        if not same:
            return held
        return same if self.strict else same | (held & self.trumps)

    def _look(self, look: Look, hand: i64) -> None:
        """Count once for a decision."""
        look.hand = hand
        look.unseen = ALL_PLAIN & ~self.seen & ~hand
        look.behind = self.seats - 1 - self.played
        others = self.left * (self.seats - 1) - self.played
        places = float(others + 52 - HAND_SIZE * self.seats)
        out = min(1.0, max(0.0, float(self.left) / max(1.0, places)))
        look.missing = 1.0 - float(others) / max(1.0, places)
        look.held = out * float(look.behind)
        pot = 0.0
        cards = self.cards
        for _ in range(self.played):
            face = cards & CARD_MASK
            cards >>= CARD_BITS
            pot += self._worth(face, self._low_chance(look, face))
        look.pot = pot

    def _worth(self, face: i64, low: float) -> float:
        """Return what capturing a card is worth."""
        value = float(game_points(face % RANKS)) * GAME_SHARE
        if face // RANKS == self.trump:
            if face % RANKS == JACK:
                value += 1.0
            if not self.to_holder:
                value += low
        return value

    def _low_chance(self, look: Look, face: i64) -> float:
        """Return the chance that a trump is the lowest in play; 0 for other cards."""
        if face // RANKS != self.trump or 0 <= self.points.low < face:
            return 0.0
        below = self.trumps & (bit(face) - 1)
        if look.hand & below:
            return 0.0
        cards = self.cards
        for _ in range(self.played):
            if bit(cards & CARD_MASK) & below:
                return 0.0
            cards >>= CARD_BITS
        chance = 1.0
        for _ in range(count_bits(look.unseen & below)):
            chance *= look.missing
        return chance

    def _value(self, look: Look, face: i64) -> float:
        low = self._low_chance(look, face)
        pot = look.pot + self._worth(face, low)
        is_trump = face // RANKS == self.trump
        suit = self.trumps if is_trump else shifted(SUIT_BITS, face // RANKS * RANKS)
        higher = count_bits(look.unseen & suit & ~((bit(face) << 1) - 1))
        keeping = self._keeping(face, low, is_boss=higher == 0)
        win = self._win_chance(look, face, pot, higher)
        if self.winner >= 0 and self._same_side(self.winner):
            return pot * (1.0 - 0.3 * float(look.behind)) - keeping - 0.25 * win
        taken = 0.5
        if self.winner >= 0 and self._same_side(self.pitcher):
            taken = 0.75
        elif self.winner >= 0 and self.winner == self.pitcher:
            taken = 0.65
        value = pot * win - pot * taken * (1.0 - win) - keeping
        return value + self._lead_value(win, is_trump=is_trump, is_boss=higher == 0)

    def _keeping(self, face: i64, low: float, *, is_boss: bool) -> float:
        """Return what a card could still win if it is not played now."""
        rank = face % RANKS
        if face // RANKS != self.trump:
            if rank == TEN:
                return 0.05
            return 0.06 if is_boss else 0.01 * float(rank) / float(ACE)
        value = 0.10 + 0.012 * float(rank)
        if is_boss:
            value += 0.35
        if rank == JACK:
            value += 0.45
        home = 0.9 if self.left > 2 else 0.6
        return value + 0.40 * low * (0.0 if self.to_holder else home)

    def _win_chance(self, look: Look, face: i64, pot: float, higher: i64) -> float:
        """Return the chance that a card, played now, takes the trick."""
        is_trump = face // RANKS == self.trump
        power = 100 + face % RANKS if is_trump else face % RANKS
        if self.led != NO_SUIT:
            if not is_trump and face // RANKS != self.led:
                return 0.0
            if power <= self.power:
                return 0.0
        if look.behind == 0:
            return 1.0
        chance = 1.0
        keeps = max(0.0, 1.0 - look.held)
        for _ in range(higher):
            chance *= keeps
        if not is_trump:
            keeps = max(0.0, 1.0 - look.held * (RUFF_RATE if pot > 0.12 else RUFF_RATE * 0.5))
            for _ in range(count_bits(look.unseen & self.trumps)):
                chance *= keeps
        return chance

    def _same_side(self, other: i64) -> bool:
        if self.alone:
            return other == self.turn
        return (other - self.turn) & 1 == 0

    def _lead_value(self, win: float, *, is_trump: bool, is_boss: bool) -> float:
        """Return what winning the lead, or leading this suit, is worth."""
        if self.played:
            return 0.02 * win
        if is_trump and self._same_side(self.pitcher):
            return 0.80 if is_boss else -0.05
        if is_trump:
            return -0.10
        if self.turn == self.pitcher and is_boss:
            return 0.15 * win
        return 0.05 * win


def game_points(rank: i64) -> i64:
    """Return what a rank counts towards Game (P-5.4)."""
    if rank < TEN:
        return 0
    if rank == TEN:
        return 10
    if rank == JACK:
        return 1
    if rank == QUEEN:
        return 2
    return 3 if rank == KING else 4
