"""Imagined deals of Pepper played out fast: the valuing of ``playing``, without its objects.

Every seat plays the very card of highest value there; a test holds the two together.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.ai.pepper.lanes import LANE_STEP, LANES, PLACE, TRUMP_LANE, Lanes, lane
from cardavia.ai.pepper.playing import LEFT_PLACE, RUFF_RATE
from cardavia.ai.pepper.strength import PACK
from cardavia.cards.cards import NO_SUIT, TRUMPS
from cardavia.cards.hand import bit, count_bits, lowest_face, shifted
from cardavia.rules.deal import Own
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.tricks import Trick

RUFF: Final = 100
"""Added to the strength of trumps, as in ``Order.power``."""
UNASKED: Final = -1.0
CARD_BITS: Final = 6
"""How many bits one card of the trick takes in ``Course.cards``."""
CARD_MASK: Final = 63


@final
class Place:
    """What one seat holds and has shown."""

    def __init__(self, hand: i64, voids: i64) -> None:
        """Sit down with a hand."""
        self.hand: i64 = hand
        self.voids: i64 = voids


def laid_cards(trick: Trick, lanes: Lanes) -> i64:
    """Return the cards of a trick in one number."""
    cards: i64 = 0
    for place in range(len(trick.cards)):
        cards |= shifted(lanes.card[trick.cards[place]], CARD_BITS * place)
    return cards


def laid_winner(trick: Trick, lanes: Lanes) -> i64:
    """Return the card that wins a trick so far, -1 if there is none."""
    for place in range(len(trick.cards)):
        if trick.seat_at(place) == trick.winner:
            return lanes.card[trick.cards[place]]
    return -1


class Course:
    """One deal on its way to the end, in plain numbers and in lanes; cards are played."""

    def __init__(self, table: Pepper, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table; ``voids`` are the suits shown as missing."""
        self.table = table
        self.owns = owns
        lanes = LANES[table.trump]
        self.lanes: Lanes = lanes
        self.base: i64 = lanes.base
        self.places: list[Place] = []
        self.rest: i64 = 0
        """Every card that is not played yet, whoever has it."""
        hidden = PACK & ~table.seen
        for seat in range(table.seats):
            held = owns[seat].hand.once
            hidden &= ~held
            hand = lanes.laid(held)
            self.rest |= hand
            self.places.append(Place(hand, voids[seat]))
        self.rest |= lanes.laid(hidden)
        self.seats: i64 = table.seats
        self.teams: bool = table.seats == 4
        self.out: i64 = table.out
        self.size: i64 = self.seats if self.out < 0 else self.seats - 1
        self.turn: i64 = table.turn
        self.left: i64 = table.tricks_left
        self.leader: i64 = table.trick.leader
        self.led: i64 = table.trick.led
        self.winner: i64 = table.trick.winner
        self.best: i64 = laid_winner(table.trick, lanes)
        """The card that wins the trick so far."""
        self.played: i64 = len(table.trick.cards)
        self.cards: i64 = laid_cards(table.trick, lanes)
        """The trick, the first card in the lowest bits."""

    def put(self, card: i64) -> None:
        """Take a card of the seat to act, that does not end the deal."""
        place = self.places[self.turn]
        one = bit(card)
        place.hand &= ~one
        self.rest &= ~one
        suit = card >> LANE_STEP
        if self.led == NO_SUIT:
            self.led = suit
        if suit != self.led:
            place.voids |= shifted(1, self.led)
        if self.wins_now(card, suit):
            self.best = card
            self.winner = self.turn
        self.cards |= shifted(card, CARD_BITS * self.played)
        self.played += 1
        if self.played == self.size:
            self._end_trick()
        else:
            self.turn = self.after(self.turn)

    def wins_now(self, card: i64, suit: i64) -> bool:
        """Tell whether a card beats what lies on the table."""
        return card > self.best and (suit == self.led or suit == TRUMPS)

    def after(self, seat: i64) -> i64:
        """Return the next seat that takes part."""
        seat = self._next(seat)
        return self._next(seat) if seat == self.out else seat

    def _next(self, seat: i64) -> i64:
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def _end_trick(self) -> None:
        self.table.tricks_won[self.winner] += 1
        self.left -= 1
        self.turn = self.winner
        self.leader = self.winner
        self.led = NO_SUIT
        self.best = -1
        self.winner = -1
        self.played = 0
        self.cards = 0

    def hand_back(self) -> None:
        """Bring the real table to where the play-out stands."""
        table = self.table
        lanes = self.lanes
        for seat in range(table.seats):
            self.owns[seat].hand.once = lanes.taken_up(self.places[seat].hand)
        table.turn = int(self.turn)
        table.seen = PACK & ~lanes.taken_up(self.rest)
        table.tricks_left = int(self.left)
        trick = Trick(int(self.leader), table.seats, table.out)
        for place in range(self.played):
            trick.cards.append(lanes.face[(self.cards >> (CARD_BITS * place)) & CARD_MASK])
        trick.led = int(self.led)
        trick.winner = int(self.winner)
        if self.best >= 0:
            trick.power = int(self.strength_of(self.best))
            trick.power += RUFF if self.best >> LANE_STEP == TRUMPS else 0
        table.trick = trick

    def strength_of(self, card: i64) -> i64:
        """Return the strength of a card in its suit."""
        return (card & PLACE) + self.base


@final
class Rollout(Course):
    """Chooses card after card until the deal is over."""

    def __init__(self, table: Pepper, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table on which cards are played."""
        super().__init__(table, owns, voids)
        self.contractor: i64 = table.contractor
        self.behind: i64 = 0
        """How many seats play after the one to act."""
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.out_trumps: i64 = 0
        self.missing: float = 0.0
        """The chance that one given seat does not hold one given unseen card."""
        self.ruffs: float = 0.0
        """The chance that a seat holds a trump and uses it."""
        self.attacks: bool = False
        self.standing: float = UNASKED
        """The chance that what wins so far stays, once asked."""
        self.lacked: i64 = NO_SUIT
        """The suit of which ``lacks`` is the chance that a given seat has none."""
        self.lacks: float = 0.0

    def run(self) -> None:
        """Play on, and let the table take the card that ends the deal."""
        while True:
            card = self._card()
            if self.left == 1 and self.played == self.size - 1:
                self.hand_back()
                self.table.play(self.owns, self.lanes.face[card], None)
                return
            self.put(card)

    def _card(self) -> i64:
        """Return the card that is worth most to the seat to act."""
        hand = self.places[self.turn].hand
        legal = hand
        if self.led != NO_SUIT:
            legal = hand & lane(self.led)
            if not legal:
                legal = hand
        if legal & (legal - 1) == 0:
            return lowest_face(legal)
        self._count(hand)
        best: i64 = -1
        best_value = -1e9
        while legal:
            card = lowest_face(legal)
            legal &= legal - 1
            suit = card >> LANE_STEP
            value = self._lead(card, suit) if self.led == NO_SUIT else self._follow(card, suit)
            if value > best_value or (value == best_value and self._comes_first(card, best)):
                best, best_value = card, value
        return best

    def _comes_first(self, card: i64, other: i64) -> bool:
        # Of equals the first face is played, as everywhere; bowers lie elsewhere in the lanes.
        return self.lanes.face[card] < self.lanes.face[other]

    def _count(self, hand: i64) -> None:
        """Count once for a decision."""
        self.hand = hand
        self.unseen = self.rest & ~hand
        self.out_trumps = self.unseen & TRUMP_LANE
        self.attacks = self._ally(self.contractor)
        self.standing = UNASKED
        self.behind = self.size - 1 - self.played
        if self.behind > 0:
            places = float(count_bits(self.unseen))
            self.missing = 1.0 - min(1.0, float(self.left) / max(1.0, places))
            self.lacked = NO_SUIT
            if self.out_trumps:
                self.ruffs = 1.0 - power(self.missing, count_bits(self.out_trumps))

    def _ally(self, other: i64) -> bool:
        return other == self.turn or (self.teams and (other ^ self.turn) & 1 == 0)

    def _above(self, card: i64, suit: i64) -> i64:
        """Return how many unseen cards of its suit are stronger than a card."""
        return count_bits((self.unseen >> card) & (lane(suit) >> card) & ~1)

    def _stays(self, suit: i64, above: i64) -> float:
        """Return the chance that no opponent behind beats a card under so many stronger ones."""
        led = self.led if self.led != NO_SUIT else suit
        if self.lacked != led:
            self.lacked = led
            self.lacks = power(self.missing, count_bits(self.unseen & lane(led)))
        holds = 1.0 - power(self.missing, above)
        chance = 1.0
        seat = self.turn
        for _place in range(self.behind):
            seat = self.after(seat)
            if not self._ally(seat):
                chance *= 1.0 - self._beats(self.places[seat].voids, suit, holds)
        return chance

    def _beats(self, voids: i64, suit: i64, holds: float) -> float:
        """Return the chance that a seat behind can and does beat a card of a suit."""
        is_out = 1.0 if (voids >> self.lacked) & 1 else self.lacks
        chance = 0.0
        if not (voids >> suit) & 1:
            chance = holds if suit == self.lacked else holds * is_out
        if suit != TRUMPS and self.out_trumps and not (voids >> TRUMPS) & 1:
            chance += (1.0 - chance) * (is_out * self.ruffs * RUFF_RATE)
        return chance

    def _follow(self, card: i64, suit: i64) -> float:
        above = self._above(card, suit)
        value = self._win_chance(card, suit, above) - self._keeping(card, suit, above)
        mates = self.hand & lane(suit)
        if suit != TRUMPS and mates & (mates - 1) == 0:
            value += 0.02
        return value

    def _win_chance(self, card: i64, suit: i64, above: i64) -> float:
        if self.wins_now(card, suit):
            return self._stays(suit, above) if self.behind > 0 else 1.0
        if self.standing < 0.0:
            self.standing = self._stands()
        return self.standing

    def _stands(self) -> float:
        """Return the chance that the side takes the trick with other cards than those played now."""
        if self._ally(self.winner):
            if self.behind == 0:
                return 1.0
            suit = self.best >> LANE_STEP
            return self._stays(suit, self._above(self.best, suit))
        partner = self.turn ^ 2
        if not self.teams or partner == self.out:
            return 0.0
        seat = self.turn
        for _place in range(self.behind):
            seat = self.after(seat)
            if seat == partner:
                return 0.30
        return 0.0

    def _keeping(self, card: i64, suit: i64, above: i64) -> float:
        """Return what a card is worth in tricks to come; there are some, as there is a choice."""
        if suit == TRUMPS:
            low = float(self.strength_of(card)) * 0.004
            if above == 0:
                return (0.80 if self.out_trumps else 0.95) + low
            return max(0.12, 0.55 - 0.15 * float(above)) + low
        if above == 0:
            return 0.30 if self.out_trumps and not self._foes_out_of_trumps() else 0.75
        if above == 1:
            mates = self.hand & lane(suit)
            return 0.16 if mates & (mates - 1) else 0.05
        return float(self.strength_of(card)) * 0.004

    def _foes_out_of_trumps(self) -> bool:
        """Tell whether no opponent can still hold a trump."""
        if self.out_trumps == 0:
            return True
        for seat in range(self.seats):
            if seat != self.out and not self._ally(seat):
                if not (self.places[seat].voids >> TRUMPS) & 1:
                    return False
        return True

    def _lead(self, card: i64, suit: i64) -> float:
        above = self._above(card, suit)
        if suit == TRUMPS:
            return self._trump_lead(card, above)
        win = self._stays(suit, above)
        mates = self.hand & lane(suit)
        length = float(count_bits(mates))
        if above == 0:
            more = 0.0 if self.attacks else 0.06 * (6.0 - length)
            return win - 0.28 + 0.02 * float(count_bits(self.unseen & lane(suit))) + more
        value = 0.35 * win - self._keeping(card, suit, above)
        value -= 0.005 * float(self.strength_of(card))
        if mates & (bit(card) << 1):
            value -= 0.02
        elif above == 1 and mates & (bit(card) >> 1):
            value += 0.25
        return value + (0.0 if self.attacks else 0.03 * (3.0 - length))

    def _trump_lead(self, card: i64, above: i64) -> float:
        strength = float(self.strength_of(card))
        if self._foes_out_of_trumps():
            return -0.5 + 0.001 * strength
        if not self.attacks:
            return -0.3 + 0.1 * self._stays(TRUMPS, above) if above > 0 else 0.2
        low = 0.005 * strength
        if above == 0:
            return 1.6 + low
        if self.turn == self.contractor:
            return 1.0 + (low if self._touches(card, above) else -low)
        return 0.9 + low

    def _touches(self, card: i64, above: i64) -> bool:
        """Tell whether a sequence from this card downwards should force the one card above it."""
        trumps = self.hand & TRUMP_LANE
        if above != 1 or not trumps & (bit(card) >> 1):
            return False
        return self.strength_of(card) >= LEFT_PLACE and count_bits(trumps) >= 3
