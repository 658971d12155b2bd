"""Imagined deals of Black Maria played out fast: the valuing of ``playing``, without its objects.

Every seat plays the very card that ``rule_card`` would choose; a test holds the two together.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.black_maria.playing import (
    DUMPED_HEARTS,
    HEART_DANGER,
    HUNT,
    PLAIN_DANGER,
)
from cardavia.ai.black_maria.suits import (
    ALL_PLAIN,
    DIAMOND_JACK,
    GUARDS,
    HEART_BITS,
    HIGH_SPADES,
    MARIA,
    suit_mask,
)
from cardavia.ai.odds import power
from cardavia.cards.cards import HEARTS, NO_SUIT, RANKS, SPADES
from cardavia.cards.hand import bit, count_bits, lowest_face, shifted
from cardavia.rules.black_maria.table import BlackMaria
from cardavia.rules.deal import Own
from cardavia.rules.tricks import Trick

EXIT_BEATERS: Final = 4
"""So many higher cards out make a held card a safe way to lose the lead."""


@final
class Place:
    """What one seat holds, has shown and has taken."""

    def __init__(self, hand: i64, voids: i64, taken: i64, tricks: i64) -> None:
        """Sit down with a hand."""
        self.hand: i64 = hand
        self.voids: i64 = voids
        self.taken: i64 = taken
        self.tricks: i64 = tricks


@final
class Rollout:
    """One deal on its way to the end, in plain numbers."""

    def __init__(self, table: BlackMaria, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table on which cards are played; ``voids`` are the suits shown as missing."""
        self.table = table
        self.owns = owns
        self.places: list[Place] = []
        for seat in range(table.seats):
            hand = owns[seat].hand
            taken, tricks = table.taken[seat], table.tricks_won[seat]
            self.places.append(Place(hand.once, voids[seat], taken, tricks))
        self.seats: i64 = table.seats
        self.turn: i64 = table.turn
        self.seen: i64 = table.seen
        self.loot: i64 = table.loot
        self.left: i64 = table.tricks_left
        trick = table.trick
        self.cards = trick.cards.copy()
        self.played: i64 = len(self.cards)
        self.leader: i64 = trick.leader
        self.led: i64 = trick.led
        self.power: i64 = trick.power
        self.winner: i64 = trick.winner
        self.points = table.terms.points
        self.queen: float = float(self.points[MARIA])
        self.heart: float = 7.0 if self.points[MARIA] > 13 else 1.0
        self.scale: float = 2.0 if self.heart > 1.0 else 1.0
        self.has_tops: bool = self.points[MARIA] > 13 or self.points[MARIA + 1] > 0
        self.most: float = 0.4 * table.terms.total
        self.looked: Look = Look()

    def run(self) -> None:
        """Play on, and let the table take the card that ends the deal."""
        while True:
            face = self._card()
            if self.played == self.seats - 1 and self._ends(face):
                self._hand_back()
                self.table.play(self.owns, int(face), None)
                return
            self.put(face)

    def _ends(self, face: i64) -> bool:
        if self.left == 1:
            return True
        terms = self.table.terms
        return terms.auto_finish and terms.scoring & ~(self.seen | bit(face)) == 0

    def put(self, face: i64) -> None:
        """Take a card of the seat to act, that does not end the deal."""
        place = self.places[self.turn]
        one = bit(face)
        place.hand &= ~one
        self.seen |= one
        self.loot |= one & self.table.terms.scoring
        suit = face // RANKS
        if self.led == NO_SUIT:
            self.led = suit
        if suit != self.led:
            place.voids |= shifted(1, self.led)
        elif face % RANKS > self.power:
            self.power = face % RANKS
            self.winner = self.turn
        self.played += 1
        self.cards.append(int(face))
        if self.played < self.seats:
            self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        place = self.places[self.winner]
        place.taken |= self.loot
        place.tricks += 1
        self.loot = 0
        self.left -= 1
        self.turn = self.winner
        self.leader = self.winner
        self.led = NO_SUIT
        self.power = -1
        self.winner = -1
        self.played = 0
        self.cards.clear()

    def _hand_back(self) -> None:
        """Bring the table to where the play-out stands."""
        table = self.table
        for seat in range(table.seats):
            place = self.places[seat]
            self.owns[seat].hand.once = place.hand
            table.taken[seat] = int(place.taken)
            table.tricks_won[seat] = int(place.tricks)
        table.turn = int(self.turn)
        table.seen = self.seen
        table.loot = self.loot
        table.tricks_left = int(self.left)
        trick = Trick(int(self.leader), table.seats)
        trick.cards = self.cards
        trick.led = int(self.led)
        trick.power = int(self.power)
        trick.winner = int(self.winner)
        table.trick = trick

    def _legal(self, held: i64) -> i64:
        """Return the cards that may be played (M-5)."""
        terms = self.table.terms
        fit: i64 = held
        if self.led != NO_SUIT:
            fit = held & suit_mask(self.led)
        elif terms.breaks and self.seen & terms.breakers == 0:
            fit = held & ~HEART_BITS
        if not fit:
            fit = held
        if terms.clean and self.left == terms.tricks:
            clean = fit & ~terms.penalties
            return clean if clean else fit
        return fit

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
            suit = face // RANKS
            if suit != look.suit:
                self._look_at(look, suit)
            value = self._value(look, face, suit)
            if value > best_value:
                best, best_value = face, value
        return best

    def regret(self, played: i64) -> float:
        """Return how much more than the card played the best one is worth to the seat to act."""
        hand = self.places[self.turn].hand
        legal = self._legal(hand)
        if legal & (legal - 1) == 0 or not legal & bit(played):
            return 0.0
        look = self.looked
        self._look(look, hand)
        best = own = -1e9
        while legal:
            face = lowest_face(legal)
            legal &= legal - 1
            suit = face // RANKS
            if suit != look.suit:
                self._look_at(look, suit)
            value = self._value(look, face, suit)
            best = max(best, value)
            if face == played:
                own = value
        return best - own

    def _value(self, look: "Look", face: i64, suit: i64) -> float:
        if self.led == NO_SUIT:
            return self._lead(look, face, suit)
        if suit != self.led:
            points = self.points[face]
            given = 0.1 * points if points > 0 else 0.0
            return self._danger(look, face, suit) + given
        mine = float(self.points[face])
        if face % RANKS < self.power:
            return self._danger(look, face, suit) + 0.3 * mine
        win = look.win_chance(face)
        cost = win * look.weighed(look.pot + mine + look.to_come(face))
        if suit == SPADES and look.hand & bit(MARIA):
            cost += win
        return self._danger(look, face, suit) - cost + (1.0 - win) * 0.3 * mine

    def _lead(self, look: "Look", face: i64, suit: i64) -> float:
        if suit == SPADES and look.queen_out and face < MARIA and look.hand & HIGH_SPADES == 0:
            return HUNT - 0.02 * float(face % RANKS)
        win = look.win_chance(face)
        cost = win * look.weighed(float(self.points[face]) + look.to_come(face))
        value = 0.8 * self._danger(look, face, suit) - cost - 0.4 * win
        if suit == SPADES and (
            look.hand & bit(MARIA) != 0 or (look.queen_out and look.hand & HIGH_SPADES != 0)
        ):
            value -= 3.0 if face < MARIA else 5.0
        return value

    def _danger(self, look: "Look", face: i64, suit: i64) -> float:
        if face == MARIA:
            return self.queen * (0.75 if count_bits(look.hand & GUARDS) < 3 else 0.55)
        if face == DIAMOND_JACK and self.points[face] < 0:
            return -5.0
        below = bit(face) - 1
        lower = float(count_bits(look.rest & below))
        exits = float(count_bits(look.exits & below))
        if suit == SPADES and face > MARIA:
            if look.queen_out:
                return (0.55 * self.queen + self.points[face]) / (1.0 + 0.35 * exits)
            if look.hand & bit(MARIA):
                return 0.3
        base = HEART_DANGER if suit == HEARTS else PLAIN_DANGER
        if look.count == 0:
            return 0.8 * base * look.heat / (1.0 + exits)
        value = base * look.heat * lower / (float(look.count) + 0.5) / (1.0 + 0.35 * exits)
        return value + 0.01 * float(face % RANKS)

    def _look(self, look: "Look", hand: i64) -> None:
        """Count once for a decision."""
        look.suit = -1
        look.hand = hand
        look.out = ALL_PLAIN & ~self.seen & ~hand
        look.queen_out = look.out & bit(MARIA) != 0
        look.share = min(1.0, float(self.left) / max(1.0, float(count_bits(look.out))))
        look.missing = 1.0 - look.share
        hearts = count_bits(look.out & HEART_BITS)
        look.dumped = self.heart * DUMPED_HEARTS * min(1.0, float(hearts) / 4.0)
        look.caught = 0.0
        if look.queen_out:
            look.dumped += 0.9 * look.share * self.queen
            look.caught = 0.95 * look.share * self.queen
        look.heat = min(1.0, self._about(look, hearts) / self.most) * self.scale
        look.pot = float(self.table.terms.worth(self.loot)) if self.loot else 0.0
        look.relief = 0.0
        if self.table.terms.moon != "off" and self._is_shooting():
            look.relief = 0.5 * self.table.terms.total

    def _is_shooting(self) -> bool:
        """Tell whether another seat holds every penalty so far, and many."""
        terms = self.table.terms
        who: i64 = -1
        for seat in range(self.seats):
            taken = self.places[seat].taken & terms.penalties
            if taken and who >= 0:
                return False
            if taken:
                who = seat
        if who < 0 or who == self.turn:
            return False
        return terms.worth(self.places[who].taken & terms.penalties) * 2 >= terms.total

    def _about(self, look: "Look", hearts: i64) -> float:
        """Return the penalties out."""
        if self.has_tops:
            terms = self.table.terms
            return float(terms.worth(look.out & terms.penalties))
        return float(hearts) + (13.0 if look.queen_out else 0.0)

    def _look_at(self, look: "Look", suit: i64) -> None:
        """Count the cards of a suit, and who behind can add to a trick in it."""
        mask = suit_mask(suit)
        look.suit = suit
        look.rest = look.out & mask
        look.count = count_bits(look.rest)
        look.exits = look.hand & mask & exits_below(look.rest, look.count)
        if self.led != NO_SUIT and suit != self.led:
            return
        chance = power(look.missing, look.count)
        look.followers = 0
        look.coming = 0.0
        look.coming_high = 0.0
        for step in range(1, self.seats - self.played):
            self._look_behind(look, suit, self.turn + step, chance)

    def _look_behind(self, look: "Look", suit: i64, seat: i64, chance: float) -> None:
        is_void = self.places[seat % self.seats].voids >> suit & 1
        more = look.dumped if is_void else chance * look.dumped
        look.coming += more
        look.coming_high += more
        if not is_void:
            look.followers += 1
            if suit == HEARTS:
                look.coming += 0.8 * self.heart
        if suit == SPADES:
            look.coming_high += look.caught


@final
class Look:
    """What the seat to act counts before it chooses."""

    def __init__(self) -> None:
        """Count nothing yet."""
        self.hand: i64 = 0
        self.out: i64 = 0
        self.queen_out: bool = False
        self.share: float = 0.0
        self.missing: float = 0.0
        """The chance that one given seat does not hold one given card that is out."""
        self.dumped: float = 0.0
        self.caught: float = 0.0
        self.heat: float = 0.0
        self.pot: float = 0.0
        self.relief: float = 0.0
        """What it is worth to stop another seat's moon."""
        self.suit: i64 = -1
        """The suit looked at; what follows is about it."""
        self.rest: i64 = 0
        self.count: i64 = 0
        self.exits: i64 = 0
        self.followers: i64 = 0
        """Seats behind that have not shown a void."""
        self.coming: float = 0.0
        self.coming_high: float = 0.0
        """What the seats behind may add; under a spade above the queen."""

    def win_chance(self, face: i64) -> float:
        """Return the chance that a card takes the trick."""
        lower = count_bits(self.rest & (bit(face) - 1))
        takes = 1.0 - power(self.missing, self.count - lower)
        if lower:
            takes *= max(power(self.missing, lower), 0.25)
        return power(1.0 - takes, self.followers)

    def weighed(self, points: float) -> float:
        """Return what points cost: less, even a gain, where they stop a moon."""
        return points - self.relief if points > 0.0 else points

    def to_come(self, face: i64) -> float:
        """Return the penalties that the seats behind may add."""
        is_high = self.suit == SPADES and self.queen_out and face > MARIA
        return self.coming_high if is_high else self.coming


def exits_below(rest: i64, count: i64) -> i64:
    """Return the cards that several of those out in the suit beat."""
    if count < EXIT_BEATERS:
        return 0
    while count > EXIT_BEATERS:
        rest &= rest - 1
        count -= 1
    return (rest & -rest) - 1
