"""Imagined deals of Black Maria played out fast: the valuing of ``playing``, without its objects.

Every seat plays the very card that ``rule_card`` would choose; a test holds the two together.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.black_maria.look import EXIT_BEATERS, SuitLook, exits_below
from cardavia.ai.black_maria.playing import DUMPED_HEARTS, HEART_DANGER, HUNT, PLAIN_DANGER
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
from cardavia.rules.black_maria.terms import Terms
from cardavia.rules.deal import Own
from cardavia.rules.tricks import Trick

SEATS: Final = 4
"""Bits for each suit in ``Rollout.voids``: the seats that have shown none of it."""
CARD_BITS: Final = 6
"""How many bits one card of the trick takes in ``Rollout.cards``."""
CARD_MASK: Final = 63


@final
class Place:
    """What one seat holds and has taken."""

    def __init__(self, hand: i64, taken: i64, tricks: i64) -> None:
        """Sit down with a hand."""
        self.hand: i64 = hand
        self.taken: i64 = taken
        self.tricks: i64 = tricks


def places_at(table: BlackMaria, owns: list[Own]) -> list[Place]:
    """Return what each seat of a table holds and has taken."""
    places: list[Place] = []
    for seat in range(table.seats):
        taken, tricks = table.taken[seat], table.tricks_won[seat]
        places.append(Place(owns[seat].hand.once, taken, tricks))
    return places


@final
class Rollout:
    """One deal on its way to the end, in plain numbers."""

    def __init__(self, table: BlackMaria, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table on which cards are played; ``voids`` are the suits shown as missing."""
        self.table = table
        self.terms: Terms = table.terms
        self.owns = owns
        self.places = places_at(table, owns)
        self.voids: i64 = by_suit(voids)
        self.seats: i64 = table.seats
        self.turn: i64 = table.turn
        self.seen: i64 = table.seen
        self.loot: i64 = table.loot
        self.left: i64 = table.tricks_left
        trick = table.trick
        self.played: i64 = len(trick.cards)
        self.cards: i64 = packed(trick.cards)
        """The trick, the first card in the lowest bits."""
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
        self.shoots: bool = table.terms.moon != "off"
        self.scoring: i64 = table.terms.scoring
        self.pot: i64 = table.terms.worth(table.loot)
        """What the trick so far is worth."""
        self.looked: SuitLook = SuitLook()

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
        return self.terms.auto_finish and self.scoring & ~(self.seen | bit(face)) == 0

    def put(self, face: i64) -> None:
        """Take a card of the seat to act, that does not end the deal."""
        place = self.places[self.turn]
        one = bit(face)
        place.hand &= ~one
        self.seen |= one
        if one & self.scoring:
            self.loot |= one
            self.pot += self.points[face]
        suit = face // RANKS
        rank = face - suit * RANKS
        if self.led == NO_SUIT:
            self.led = suit
        if suit != self.led:
            self.voids |= shifted(1, self.led * SEATS + self.turn)
        elif rank > self.power:
            self.power = rank
            self.winner = self.turn
        self.cards |= shifted(face, CARD_BITS * self.played)
        self.played += 1
        if self.played < self.seats:
            self.turn = self._next(self.turn)
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        place = self.places[self.winner]
        place.taken |= self.loot
        place.tricks += 1
        self.loot = 0
        self.pot = 0
        self.left -= 1
        self.turn = self.winner
        self.leader = self.winner
        self.led = NO_SUIT
        self.power = -1
        self.winner = -1
        self.played = 0
        self.cards = 0

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
        for index in range(self.played):
            trick.cards.append(int((self.cards >> (CARD_BITS * index)) & CARD_MASK))
        trick.led = int(self.led)
        trick.power = int(self.power)
        trick.winner = int(self.winner)
        table.trick = trick

    def _legal(self, held: i64) -> i64:
        """Return the cards that may be played (M-5)."""
        terms = self.terms
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
            one = legal & -legal
            legal ^= one
            face = count_bits(one - 1)
            if face > look.last:
                self._look_at(look, face // RANKS)
            value = self._value(look, face, one)
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
            one = legal & -legal
            legal ^= one
            face = count_bits(one - 1)
            if face > look.last:
                self._look_at(look, face // RANKS)
            value = self._value(look, face, one)
            best = max(best, value)
            if face == played:
                own = value
        return best - own

    def _worth(self, face: i64) -> float:
        return float(self.points[face]) if self.scoring & bit(face) else 0.0

    def _value(self, look: SuitLook, face: i64, one: i64) -> float:
        """Value a card; ``one`` is its bit, at hand before its number is counted."""
        lower = count_bits(look.rest & (one - 1))
        if self.led == NO_SUIT:
            return self._lead(look, face, lower)
        danger = self._danger(look, face, lower)
        mine = self._worth(face)
        if look.suit != self.led:
            return danger + 0.1 * mine if mine > 0.0 else danger
        if face - look.first < self.power:
            return danger + 0.3 * mine
        win = look.win_chance(lower)
        cost = win * look.weighed(look.pot + mine + look.to_come(face))
        if look.suit == SPADES and look.hand & bit(MARIA):
            cost += win
        return danger - cost + (1.0 - win) * 0.3 * mine

    def _lead(self, look: SuitLook, face: i64, lower: i64) -> float:
        if look.suit != SPADES:
            win = look.win_chance(lower)
            cost = win * look.weighed(self._worth(face) + look.coming)
            return 0.8 * self._danger(look, face, lower) - cost - 0.4 * win
        if look.queen_out and face < MARIA and look.hand & HIGH_SPADES == 0:
            return HUNT - 0.02 * float(face)
        win = look.win_chance(lower)
        cost = win * look.weighed(self._worth(face) + look.to_come(face))
        value = 0.8 * self._danger(look, face, lower) - cost - 0.4 * win
        if look.hand & bit(MARIA) or (look.queen_out and look.hand & HIGH_SPADES):
            value -= 3.0 if face < MARIA else 5.0
        return value

    def _danger(self, look: SuitLook, face: i64, lower: i64) -> float:
        if look.suit == SPADES and face >= MARIA and (look.queen_out or look.hand & bit(MARIA)):
            return self._high_spade(look, face)
        if face == DIAMOND_JACK and self._worth(face) < 0.0:
            return -5.0
        if look.count == 0:
            return look.bare
        rank = 0.01 * float(face - look.first)
        if lower == 0:
            return rank
        value = look.steep * float(lower) / look.spread
        return value / look.guarded(face) + rank if look.exits else value + rank

    def _high_spade(self, look: SuitLook, face: i64) -> float:
        """Return the danger of the queen, or of what stands above her while she is about."""
        if face == MARIA:
            return self.queen * (0.75 if count_bits(look.hand & GUARDS) < 3 else 0.55)
        if look.queen_out:
            return (0.55 * self.queen + self._worth(face)) / look.guarded(face)
        return 0.3

    def _look(self, look: SuitLook, hand: i64) -> None:
        """Count once for a decision."""
        look.last = -1
        look.hand = hand
        look.out = ALL_PLAIN & ~self.seen & ~hand
        look.queen_out = look.out & bit(MARIA) != 0
        hearts = count_bits(look.out & HEART_BITS)
        look.heat = min(1.0, self._about(look, hearts) / self.most) * self.scale
        look.pot = float(self.pot)
        look.relief = 0.0
        if self.shoots and self._is_shooting():
            look.relief = 0.5 * self.terms.total
        look.behind = self.seats - 1 - self.played
        if look.behind > 0:
            self._look_ahead(look, hearts)

    def _look_ahead(self, look: SuitLook, hearts: i64) -> None:
        """Count what the seats behind may hold and throw."""
        share = min(1.0, float(self.left) / max(1.0, float(count_bits(look.out))))
        look.missing = 1.0 - share
        look.dumped = self.heart * DUMPED_HEARTS * min(1.0, float(hearts) / 4.0)
        look.caught = 0.0
        if look.queen_out:
            look.dumped += 0.9 * share * self.queen
            look.caught = 0.95 * share * self.queen

    def _is_shooting(self) -> bool:
        """Tell whether another seat holds every penalty so far, and many."""
        terms = self.terms
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

    def _about(self, look: SuitLook, hearts: i64) -> float:
        """Return the penalties out."""
        if self.has_tops:
            return float(self._points_of(look.out & self.terms.penalties))
        return float(hearts) + (13.0 if look.queen_out else 0.0)

    def _points_of(self, cards: i64) -> i64:
        """Return what some cards are worth together."""
        total: i64 = 0
        while cards:
            total += self.points[lowest_face(cards)]
            cards &= cards - 1
        return total

    def _look_at(self, look: SuitLook, suit: i64) -> None:
        """Count the cards of a suit, and who behind can add to a trick in it."""
        mask = suit_mask(suit)
        look.suit = suit
        look.first = suit * RANKS
        look.last = look.first + RANKS - 1
        look.rest = look.out & mask
        look.count = count_bits(look.rest)
        base = HEART_DANGER if suit == HEARTS else PLAIN_DANGER
        look.bare = 0.8 * base * look.heat
        look.steep = base * look.heat
        look.spread = float(look.count) + 0.5
        held = look.hand & mask
        look.exits = 0
        if look.count >= EXIT_BEATERS and held & (held - 1):
            look.exits = held & exits_below(look.rest, look.count)
        look.asked = -1
        look.followers = 0
        look.coming = 0.0
        look.coming_high = 0.0
        if look.behind > 0 and (self.led == NO_SUIT or suit == self.led):
            self._look_behind(look, suit)

    def _look_behind(self, look: SuitLook, suit: i64) -> None:
        likely = power(look.missing, look.count) * look.dumped
        held = 0.8 * self.heart if suit == HEARTS else 0.0
        void = self.voids >> (suit * SEATS)
        seat = self.turn
        for _place in range(look.behind):
            seat = self._next(seat)
            more = likely
            if (void >> seat) & 1:
                more = look.dumped
                look.coming += more
            else:
                look.followers += 1
                look.coming += more
                look.coming += held
            if suit == SPADES:
                look.coming_high += more
                look.coming_high += look.caught

    def _next(self, seat: i64) -> i64:
        seat += 1
        if seat == self.seats:
            return 0
        return seat


def by_suit(voids: list[int]) -> i64:
    """Return the voids of each seat as the seats of each suit."""
    found: i64 = 0
    for seat in range(len(voids)):
        for suit in range(SEATS):
            if (voids[seat] >> suit) & 1:
                found |= shifted(1, suit * SEATS + seat)
    return found


def packed(cards: list[int]) -> i64:
    """Return the cards of a trick in one number."""
    number: i64 = 0
    for place in range(len(cards)):
        number |= shifted(cards[place], CARD_BITS * place)
    return number
