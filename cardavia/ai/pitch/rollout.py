"""Imagined deals of Pitch played out fast: the valuing of ``playing``, without its objects.

Every seat plays the very card that ``rule_card`` would choose; a test holds the two together.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.ai.pitch.playing import ALL_PLAIN, GAME_SHARE, RUFF_RATE, SUIT_BITS
from cardavia.cards.cards import ACE, JACK, KING, NO_SUIT, QUEEN, RANKS, TEN, TRUMPS
from cardavia.cards.hand import Hand, bit, count_bits, lowest_face, shifted
from cardavia.rules.deal import Own
from cardavia.rules.pitch.table import HAND_SIZE, Pitch
from cardavia.rules.tricks import Trick

CARD_BITS: Final = 6
"""How many bits one card of the trick takes in ``Rollout.cards``."""
CARD_MASK: Final = 63
RUFF: Final = 100
"""Added to the rank of trumps, as in ``Order.power``."""
# Written out, not computed: the compiler then puts the number in place.
GAME_CARDS: Final = 0xF807C03E01F00
"""Every card that counts towards Game: ten to ace."""


@final
class Look:
    """What the seat to act counts before it chooses."""

    def __init__(self) -> None:
        """Count nothing yet."""
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.trumps_out: i64 = 0
        self.behind: i64 = 0
        self.missing: float = 0.0
        """The chance that one unseen card is in no hand."""
        self.held: float = 0.0
        """How likely the seats behind hold one unseen card."""
        self.pot: float = 0.0
        self.is_ours: bool = False
        """Whether the side wins the trick so far."""
        self.taken: float = 0.0
        """How much a point hurts when another side wins it."""


@final
class Rollout:
    """One deal on its way to the end, in plain numbers; trump is made.

    Hands and what is taken stay on the table; what changes with every card is brought back last.
    """

    def __init__(self, table: Pitch, owns: list[Own]) -> None:
        """Go on from a table on which cards are played."""
        self.table = table
        self.owns = owns
        self.hands: list[Hand] = [own.hand for own in owns]
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
        self.low: i64 = table.low_face
        trick = table.trick
        self.leader: i64 = trick.leader
        self.led: i64 = trick.led
        self.power: i64 = trick.power
        self.winner: i64 = trick.winner
        self.played: i64 = len(trick.cards)
        self.cards: i64 = 0
        """The trick, the first card in the lowest bits."""
        self.down: i64 = 0
        """The same cards as a mask."""
        for place in range(len(trick.cards)):
            self.cards |= shifted(trick.cards[place], CARD_BITS * place)
            self.down |= bit(trick.cards[place])
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
        hand = self.hands[self.turn]
        one = bit(face)
        hand.once &= ~one
        self.seen |= one
        self.down |= one
        suit = face // RANKS
        height = face % RANKS
        if suit == self.trump:
            suit = TRUMPS
            height += RUFF
        if self.led == NO_SUIT:
            self.led = suit
        if (suit == TRUMPS or suit == self.led) and height > self.power:
            self.power = height
            self.winner = self.turn
        self.cards |= shifted(face, CARD_BITS * self.played)
        self.played += 1
        if self.played < self.seats:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        table = self.table
        table.tricks_won[self.winner] += 1
        counting = self.down & GAME_CARDS
        if counting:
            table.game_points[self.winner] += int(game_points_of(counting))
        if self.down & self.trumps:
            self._note_trumps(self.down & self.trumps)
        self.left -= 1
        self.turn = self.winner
        self.leader = self.winner
        self.led = NO_SUIT
        self.power = -1
        self.winner = -1
        self.played = 0
        self.cards = 0
        self.down = 0

    def _note_trumps(self, taken: i64) -> None:
        """Remember who has the trumps that score, of those taken in a trick."""
        table = self.table
        low = lowest_face(taken)
        if self.low < 0 or low < self.low:
            self.low = low
            table.low_face = int(low)
            table.low_taker = int(self._player_of(low) if self.to_holder else self.winner)
        if taken & shifted(1, self.trump * RANKS + JACK):
            table.jack_taker = int(self.winner)
        while taken & (taken - 1):
            taken &= taken - 1
        high = int(lowest_face(taken))
        if high > table.high_face:
            table.high_face = high
            table.high_taker = int(self.winner)

    def _player_of(self, face: i64) -> i64:
        """Return who played a card of the trick."""
        cards = self.cards
        seat = self.leader
        while cards & CARD_MASK != face:
            cards >>= CARD_BITS
            seat += 1
        return seat % self.seats

    def _hand_back(self) -> None:
        """Bring the table to where the play-out stands."""
        table = self.table
        table.turn = int(self.turn)
        table.seen = self.seen
        table.tricks_left = int(self.left)
        trick = Trick(int(self.leader), table.seats)
        for index in range(self.played):
            trick.cards.append(int((self.cards >> (CARD_BITS * index)) & CARD_MASK))
        trick.led = int(self.led)
        trick.power = int(self.power)
        trick.winner = int(self.winner)
        table.trick = trick

    def _card(self) -> i64:
        """Return the card that is worth most to the seat to act."""
        hand = self.hands[self.turn].once
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
        look.trumps_out = count_bits(look.unseen & self.trumps)
        look.behind = self.seats - 1 - self.played
        others = self.left * (self.seats - 1) - self.played
        places = max(1.0, float(others + 52 - HAND_SIZE * self.seats))
        out = min(1.0, max(0.0, float(self.left) / places))
        look.missing = 1.0 - float(others) / places
        look.held = out * float(look.behind)
        look.is_ours = self.winner >= 0 and self._same_side(self.winner)
        look.taken = self._taken()
        look.pot = 0.0
        if self.down & (GAME_CARDS | self.trumps):
            self._count_pot(look)

    def _taken(self) -> float:
        """Return how much a point hurts when another side wins it."""
        if self.winner >= 0 and self._same_side(self.pitcher):
            return 0.75
        return 0.65 if self.winner >= 0 and self.winner == self.pitcher else 0.5

    def _count_pot(self, look: Look) -> None:
        pot = 0.0
        cards = self.cards
        for _place in range(self.played):
            face = cards & CARD_MASK
            cards >>= CARD_BITS
            if bit(face) & self.trumps:
                pot += self._trump_worth(face % RANKS, self._low_chance(look, face))
            else:
                pot += float(game_points(face % RANKS)) * GAME_SHARE
        look.pot = pot

    def _trump_worth(self, rank: i64, low: float) -> float:
        """Return what capturing a trump is worth."""
        value = float(game_points(rank)) * GAME_SHARE
        if rank == JACK:
            value += 1.0
        return value if self.to_holder else value + low

    def _low_chance(self, look: Look, face: i64) -> float:
        """Return the chance that a trump is the lowest in play."""
        if 0 <= self.low < face:
            return 0.0
        below = self.trumps & (bit(face) - 1)
        if (look.hand | self.down) & below:
            return 0.0
        return power(look.missing, count_bits(look.unseen & below))

    def _value(self, look: Look, face: i64) -> float:
        suit = face // RANKS
        rank = face % RANKS
        if suit == self.trump:
            return self._trump_value(look, face, rank)
        mask = shifted(SUIT_BITS, suit * RANKS)
        higher = look.unseen & mask & ~((bit(face) << 1) - 1)
        pot = look.pot + float(game_points(rank)) * GAME_SHARE
        keeping = 0.06 if higher == 0 else 0.01 * float(rank) / float(ACE)
        if rank == TEN:
            keeping = 0.05
        win = 0.0
        if self.led == NO_SUIT or (suit == self.led and rank > self.power):
            win = self._plain_win(look, count_bits(higher), pot)
        if look.is_ours:
            return pot * (1.0 - 0.3 * float(look.behind)) - keeping - 0.25 * win
        value = pot * win - pot * look.taken * (1.0 - win) - keeping
        if self.played:
            return value + 0.02 * win
        return value + (0.15 if higher == 0 and self.turn == self.pitcher else 0.05) * win

    def _plain_win(self, look: Look, higher: i64, pot: float) -> float:
        """Return the chance that a plain card which wins so far takes the trick."""
        if look.behind == 0:
            return 1.0
        chance = power(max(0.0, 1.0 - look.held), higher)
        rate = RUFF_RATE if pot > 0.12 else RUFF_RATE * 0.5
        return chance * power(max(0.0, 1.0 - look.held * rate), look.trumps_out)

    def _trump_value(self, look: Look, face: i64, rank: i64) -> float:
        low = self._low_chance(look, face)
        higher = count_bits(look.unseen & self.trumps & ~((bit(face) << 1) - 1))
        pot = look.pot + self._trump_worth(rank, low)
        keeping = self._keeping(rank, low, is_boss=higher == 0)
        win = 0.0
        if self.led == NO_SUIT or rank + RUFF > self.power:
            win = power(max(0.0, 1.0 - look.held), higher) if look.behind > 0 else 1.0
        if look.is_ours:
            return pot * (1.0 - 0.3 * float(look.behind)) - keeping - 0.25 * win
        value = pot * win - pot * look.taken * (1.0 - win) - keeping
        if self.played:
            return value + 0.02 * win
        if not self._same_side(self.pitcher):
            return value - 0.10
        return value + (0.80 if higher == 0 else -0.05)

    def _keeping(self, rank: i64, low: float, *, is_boss: bool) -> float:
        """Return what a trump could still win if it is not played now."""
        value = 0.10 + 0.012 * float(rank)
        if is_boss:
            value += 0.35
        if rank == JACK:
            value += 0.45
        home = 0.9 if self.left > 2 else 0.6
        return value + 0.40 * low * (0.0 if self.to_holder else home)

    def _same_side(self, other: i64) -> bool:
        if self.alone:
            return other == self.turn
        return (other - self.turn) & 1 == 0


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


def game_points_of(cards: i64) -> i64:
    """Return what cards count towards Game together."""
    points: i64 = 0
    while cards:
        points += game_points(lowest_face(cards) % RANKS)
        cards &= cards - 1
    return points
