"""Imagined deals of Pepper played out fast: the valuing of ``playing``, without its objects.

Every seat plays the very card of highest value there; a test holds the two together.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import power
from cardavia.ai.pepper.playing import LEFT_PLACE, RUFF_RATE
from cardavia.ai.pepper.strength import PACK
from cardavia.cards.cards import NO_SUIT, TRUMPS
from cardavia.cards.hand import bit, count_bits, lowest_face, shifted
from cardavia.cards.order import Order
from cardavia.rules.deal import Own
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.tricks import Trick

RUFF: Final = 100
"""Added to the strength of trumps, as in ``Order.power``."""
UNASKED: Final = -1.0


@final
class Place:
    """What one seat holds, has shown and has won."""

    def __init__(self, hand: i64, voids: i64, tricks: i64) -> None:
        """Sit down with a hand."""
        self.hand: i64 = hand
        self.voids: i64 = voids
        self.tricks: i64 = tricks
        self.card: i64 = -1
        """Its card in the trick on the table."""


class Course:
    """One deal on its way to the end, in plain numbers; cards are played."""

    def __init__(self, table: Pepper, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table; ``voids`` are the suits shown as missing."""
        self.table = table
        self.owns = owns
        self.order: Order = table.order
        self.places: list[Place] = []
        for seat in range(table.seats):
            self.places.append(Place(owns[seat].hand.once, voids[seat], table.tricks_won[seat]))
        self.seats: i64 = table.seats
        self.teams: bool = table.seats == 4
        self.out: i64 = table.out
        self.size: i64 = self.seats if self.out < 0 else self.seats - 1
        self.turn: i64 = table.turn
        self.seen: i64 = table.seen
        self.left: i64 = table.tricks_left
        trick = table.trick
        self.leader: i64 = trick.leader
        self.led: i64 = trick.led
        self.power: i64 = trick.power
        self.winner: i64 = trick.winner
        self.played: i64 = len(trick.cards)
        for place in range(len(trick.cards)):
            self.places[trick.seat_at(place)].card = trick.cards[place]

    def put(self, face: i64) -> None:
        """Take a card of the seat to act, that does not end the deal."""
        place = self.places[self.turn]
        one = bit(face)
        place.hand &= ~one
        place.card = face
        self.seen |= one
        suit: i64 = self.order.suit[face]
        if self.led == NO_SUIT:
            self.led = suit
        if suit != self.led:
            place.voids |= shifted(1, self.led)
        strength = self.strength_of(face, suit)
        if strength > self.power:
            self.power = strength
            self.winner = self.turn
        self.played += 1
        if self.played == self.size:
            self._end_trick()
        else:
            self.turn = self.after(self.turn)

    def strength_of(self, face: i64, suit: i64) -> i64:
        """Return how high a card stands in the trick, -1 if it cannot win."""
        if suit == TRUMPS:
            return RUFF + self.order.strength[face]
        return self.order.strength[face] if suit == self.led else -1

    def after(self, seat: i64) -> i64:
        """Return the next seat that takes part."""
        seat = seat + 1 if seat + 1 < self.seats else 0
        if seat == self.out:
            seat = seat + 1 if seat + 1 < self.seats else 0
        return seat

    def _end_trick(self) -> None:
        self.places[self.winner].tricks += 1
        self.left -= 1
        self.turn = self.winner
        self.leader = self.winner
        self.led = NO_SUIT
        self.power = -1
        self.winner = -1
        self.played = 0

    def hand_back(self) -> None:
        """Bring the real table to where the play-out stands."""
        table = self.table
        for seat in range(table.seats):
            self.owns[seat].hand.once = self.places[seat].hand
            table.tricks_won[seat] = int(self.places[seat].tricks)
        table.turn = int(self.turn)
        table.seen = self.seen
        table.tricks_left = int(self.left)
        trick = Trick(int(self.leader), table.seats, table.out)
        for place in range(int(self.played)):
            trick.cards.append(int(self.places[trick.seat_at(place)].card))
        trick.led = int(self.led)
        trick.power = int(self.power)
        trick.winner = int(self.winner)
        table.trick = trick


@final
class Rollout(Course):
    """Chooses card after card until the deal is over."""

    def __init__(self, table: Pepper, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table on which cards are played."""
        super().__init__(table, owns, voids)
        self.contractor: i64 = table.contractor
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

    def run(self) -> None:
        """Play on, and let the table take the card that ends the deal."""
        while True:
            face = self._card()
            if self.left == 1 and self.played == self.size - 1:
                self.hand_back()
                self.table.play(self.owns, int(face), None)
                return
            self.put(face)

    def _card(self) -> i64:
        """Return the card that is worth most to the seat to act."""
        hand = self.places[self.turn].hand
        legal = hand
        if self.led != NO_SUIT:
            legal = hand & self.order.masks[self.led]
            if not legal:
                legal = hand
        if legal & (legal - 1) == 0:
            return lowest_face(legal)
        self._count(hand)
        best: i64 = -1
        best_value = -1e9
        while legal:
            face = lowest_face(legal)
            legal &= legal - 1
            suit: i64 = self.order.suit[face]
            value = self._lead(face, suit) if self.led == NO_SUIT else self._follow(face, suit)
            if value > best_value:
                best, best_value = face, value
        return best

    def _count(self, hand: i64) -> None:
        """Count once for a decision."""
        self.hand = hand
        self.unseen = PACK & ~self.seen & ~hand
        self.out_trumps = self.unseen & self.order.trumps
        places = float(count_bits(self.unseen))
        self.missing = 1.0 - min(1.0, float(self.left) / max(1.0, places))
        self.ruffs = 1.0 - power(self.missing, count_bits(self.out_trumps))
        self.attacks = self._ally(self.contractor)
        self.standing = UNASKED

    def _ally(self, other: i64) -> bool:
        return other == self.turn or (self.teams and (other ^ self.turn) & 1 == 0)

    def _stays(self, face: i64) -> float:
        """Return the chance that no opponent behind beats a card."""
        suit: i64 = self.order.suit[face]
        above = self.unseen & self.order.above[face]
        chance = 1.0
        seat = self.after(self.turn)
        while seat != self.leader and seat != self.turn:
            if not self._ally(seat):
                chance *= 1.0 - self._beats(self.places[seat], suit, above)
            seat = self.after(seat)
        return chance

    def _beats(self, place: Place, suit: i64, above: i64) -> float:
        """Return the chance that a seat behind can and does beat a card of a suit."""
        led = self.led if self.led != NO_SUIT else suit
        is_out = self._may_be_out(place, led)
        chance = 0.0
        if not (place.voids >> suit) & 1 and (suit == led or is_out > 0.0):
            chance = 1.0 - power(self.missing, count_bits(above))
            if suit != led:
                chance *= is_out
        if suit != TRUMPS and self.out_trumps and not (place.voids >> TRUMPS) & 1:
            chance += (1.0 - chance) * (is_out * self.ruffs * RUFF_RATE)
        return chance

    def _may_be_out(self, place: Place, suit: i64) -> float:
        if (place.voids >> suit) & 1:
            return 1.0
        return power(self.missing, count_bits(self.unseen & self.order.masks[suit]))

    def _follow(self, face: i64, suit: i64) -> float:
        value = self._win_chance(face, suit) - self._keeping(face, suit)
        if suit != TRUMPS and count_bits(self.hand & self.order.masks[suit]) == 1:
            value += 0.02
        return value

    def _win_chance(self, face: i64, suit: i64) -> float:
        if self.strength_of(face, suit) > self.power:
            return self._stays(face) if self.played < self.size - 1 else 1.0
        if self.standing < 0.0:
            self.standing = self._stands()
        return self.standing

    def _stands(self) -> float:
        """Return the chance that the side takes the trick with other cards than those played now."""
        if self._ally(self.winner):
            is_last = self.played == self.size - 1
            return 1.0 if is_last else self._stays(self.places[self.winner].card)
        partner = self.turn ^ 2
        if not self.teams or partner == self.out:
            return 0.0
        seat = self.after(self.turn)
        while seat != self.leader:
            if seat == partner:
                return 0.30
            seat = self.after(seat)
        return 0.0

    def _keeping(self, face: i64, suit: i64) -> float:
        """Return what a card is worth in tricks to come."""
        if self.left == 1:
            return 0.0
        above = count_bits(self.unseen & self.order.above[face])
        low = self.order.strength[face] * 0.004
        if suit == TRUMPS:
            if above == 0:
                return (0.80 if self.out_trumps else 0.95) + low
            return max(0.12, 0.55 - 0.15 * float(above)) + low
        if above == 0:
            return 0.30 if self.out_trumps and not self._foes_out_of_trumps() else 0.75
        if above == 1:
            return 0.16 if count_bits(self.hand & self.order.masks[suit]) > 1 else 0.05
        return low

    def _foes_out_of_trumps(self) -> bool:
        """Tell whether no opponent can still hold a trump."""
        if self.out_trumps == 0:
            return True
        for seat in range(self.seats):
            if seat != self.out and not self._ally(seat):
                if not (self.places[seat].voids >> TRUMPS) & 1:
                    return False
        return True

    def _lead(self, face: i64, suit: i64) -> float:
        win = self._stays(face)
        above = count_bits(self.unseen & self.order.above[face])
        if suit == TRUMPS:
            return self._trump_lead(face, win, above)
        mask: i64 = self.order.masks[suit]
        length = float(count_bits(self.hand & mask))
        if above == 0:
            more = 0.0 if self.attacks else 0.06 * (6.0 - length)
            return win - 0.28 + 0.02 * float(count_bits(self.unseen & mask)) + more
        value = 0.35 * win - self._keeping(face, suit) - 0.005 * self.order.strength[face]
        if self._holds(mask, self.order.strength[face] + 1):
            value -= 0.02
        elif above == 1 and self._holds(mask, self.order.strength[face] - 1):
            value += 0.25
        return value + (0.0 if self.attacks else 0.03 * (3.0 - length))

    def _holds(self, mask: i64, strength: i64) -> bool:
        """Tell whether a card of a suit and strength is held."""
        rest = self.hand & mask
        while rest:
            if self.order.strength[lowest_face(rest)] == strength:
                return True
            rest &= rest - 1
        return False

    def _trump_lead(self, face: i64, win: float, above: i64) -> float:
        strength = self.order.strength[face]
        if self._foes_out_of_trumps():
            return -0.5 + 0.001 * strength
        if not self.attacks:
            return -0.3 + 0.1 * win if above > 0 else 0.2
        low = 0.005 * strength
        if above == 0:
            return 1.6 + low
        if self.turn == self.contractor:
            return 1.0 + (low if self._touches(face, above) else -low)
        return 0.9 + low

    def _touches(self, face: i64, above: i64) -> bool:
        """Tell whether a sequence from this card downwards should force the one card above it."""
        strength = self.order.strength[face]
        trumps = self.order.trumps
        if above != 1 or not self._holds(trumps, strength - 1):
            return False
        is_top = strength >= LEFT_PLACE or self.order.trump < 0
        return is_top and count_bits(self.hand & trumps) >= 3
