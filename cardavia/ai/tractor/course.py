"""An imagined deal of Tractor on its way to the end, in plain numbers.

It knows single shapes only, no throws; the real table takes the play that ends the deal.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import NO_SUIT, TRUMPS
from cardavia.cards.hand import Hand, count_bits, lowest_face, shifted
from cardavia.cards.order import Order
from cardavia.rules.deal import Own
from cardavia.rules.tractor.table import Tractor
from cardavia.rules.tractor.throws import lead_shape
from cardavia.rules.tractor.trick import NO_POWER, RUFF, Trick

# Written out, not computed: the compiler then puts the numbers in place.
FIVE_BITS: Final = 0x40020010008
TEN_BITS: Final = 0x4802401200900
POINT_BITS: Final = 0x4842421210908


@final
class Place:
    """What one seat holds, has shown, and has played to the trick."""

    def __init__(self, hand: Hand, voids: i64) -> None:
        """Sit down with a hand."""
        self.once: i64 = hand.once
        self.twice: i64 = hand.twice
        self.voids: i64 = voids
        self.played_once: i64 = 0
        self.played_twice: i64 = 0


@final
class Course:
    """The table and the hands of one play-out."""

    def __init__(self, table: Tractor, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table on which cards are played."""
        self.table = table
        self.owns = owns
        self.order: Order = table.order
        self.places: list[Place] = [Place(owns[seat].hand, voids[seat]) for seat in range(4)]
        self.dealer: i64 = table.dealer
        buried = owns[table.dealer].away
        self.buried = Hand()
        for face in buried:
            self.buried.add(face)
        self.turn: i64 = table.turn
        self.left: i64 = table.left
        self.points: i64 = table.points
        self.defended: i64 = table.defended
        self.seen_once: i64 = table.seen_once
        self.seen_twice: i64 = table.seen_twice
        self.leader: i64 = table.turn
        self.plays: i64 = 0
        self.pot: i64 = 0
        self.suit: i64 = NO_SUIT
        self.size: i64 = 0
        self.pairs: i64 = 0
        self.winner: i64 = -1
        self.power: i64 = NO_POWER
        self.top: i64 = -1
        """The highest face of the play that wins so far."""
        self._resume(table.trick)

    def _resume(self, trick: Trick) -> None:
        """Take over the plays of a trick under way."""
        if not trick.plays:
            return
        self.leader = trick.leader
        seat: i64 = trick.leader
        for faces in trick.plays:
            play = Hand()
            for face in faces:
                play.add(face)
            self._lay(seat, play.once, play.twice, len(faces))
            seat = seat - 1 if seat > 0 else 3

    def ends_with(self) -> bool:
        """Tell whether the next play is the last of the deal."""
        return self.plays == 3 and self.left == self.size

    def put(self, once: i64, twice: i64, size: i64) -> None:
        """Take a legal play of the seat to act, that does not end the deal."""
        place = self.places[self.turn]
        if self.plays > 0:
            self._note_voids(place, once, twice, size)
        alone = once & ~twice
        pairs = alone & place.twice
        place.once &= ~((alone & ~pairs) | twice)
        place.twice &= ~(pairs | twice)
        self.seen_twice |= twice | (self.seen_once & once)
        self.seen_once |= once
        self._lay(self.turn, once, twice, size)
        if self.plays == 4:
            self._end_trick()
        else:
            self.turn = self.turn - 1 if self.turn > 0 else 3

    def _lay(self, seat: i64, once: i64, twice: i64, size: i64) -> None:
        """Put cards on the table, and see who wins."""
        place = self.places[seat]
        place.played_once = once
        place.played_twice = twice
        if self.plays == 0:
            self.suit = self.order.suit[lowest_face(once)]
            self.size = size
            self.pairs = size >> 1
        self.plays += 1
        if once & POINT_BITS:
            self.pot += points_in(once, twice)
        power = self.power_of(once, twice)
        if power > self.power:
            self.power = power
            self.winner = seat
            self.top = self.top_of(once)

    def _note_voids(self, place: Place, once: i64, twice: i64, size: i64) -> None:
        mask: i64 = self.order.masks[self.suit]
        pairs = twice & mask
        if count_bits(once & mask) + count_bits(pairs) < size:
            place.voids |= shifted(33, self.suit)
        elif count_bits(pairs) < self.pairs:
            place.voids |= shifted(32, self.suit)

    def top_of(self, faces: i64) -> i64:
        """Return the strongest of some faces of one suit, the smallest of equal ones."""
        best = lowest_face(faces)
        faces &= faces - 1
        if not faces:
            return best
        while faces:
            face = lowest_face(faces)
            faces &= faces - 1
            if self.order.strength[face] > self.order.strength[best]:
                best = face
        return best

    def power_of(self, once: i64, twice: i64) -> i64:
        """Return how high a play stands against the lead, NO_POWER if it cannot win."""
        if self.size == 1:
            face = lowest_face(once)
            suit: i64 = self.order.suit[face]
            if suit == TRUMPS:
                return RUFF + self.order.strength[face]
            return self.order.strength[face] if suit == self.suit else NO_POWER
        trumps = self.order.trumps
        is_trump = once & ~trumps == 0
        if not is_trump and once & ~self.order.masks[self.suit]:
            return NO_POWER
        if once != twice or not self._is_row(once):
            return NO_POWER
        strength: i64 = self.order.strength[self.top_of(once)]
        return strength + RUFF if is_trump else strength

    def _is_row(self, faces: i64) -> bool:
        """Tell whether the strengths of some faces of one suit follow each other."""
        if faces & (faces - 1) == 0:
            return True
        places: i64 = 0
        strength = self.order.strength
        pairs = count_bits(faces)
        while faces:
            places |= shifted(1, strength[lowest_face(faces)])
            faces &= faces - 1
        return places >> lowest_face(places) == shifted(1, pairs) - 1

    def attacks(self, seat: i64) -> bool:
        """Tell whether a seat plays against the dealer's side."""
        return (seat + self.dealer) & 1 == 1

    def _end_trick(self) -> None:
        if self.attacks(self.winner):
            self.points += self.pot
        else:
            self.defended += self.pot
        self.left -= self.size
        self.turn = self.winner
        self.leader = self.winner
        self.plays = 0
        self.pot = 0
        self.suit = NO_SUIT
        self.size = 0
        self.winner = -1
        self.power = NO_POWER

    def hand_back(self) -> None:
        """Bring the real table to where the play-out stands."""
        table = self.table
        for seat in range(4):
            hand, place = self.owns[seat].hand, self.places[seat]
            hand.once = place.once
            hand.twice = place.twice
        table.turn = int(self.turn)
        table.left = self.left
        table.points = self.points
        table.defended = self.defended
        table.seen_once = self.seen_once
        table.seen_twice = self.seen_twice
        table.trick = self._trick()

    def _trick(self) -> Trick:
        trick = Trick(int(self.leader))
        seat: i64 = self.leader
        for _ in range(int(self.plays)):
            place = self.places[seat]
            trick.plays.append(Hand(place.played_once, place.played_twice).faces())
            seat = seat - 1 if seat > 0 else 3
        if self.plays > 0:
            trick.shape = lead_shape(trick.plays[0], self.order)
            trick.winner = int(self.winner)
            trick.power = self.power
        return trick


def points_in(once: i64, twice: i64) -> i64:
    """Return the points in a set of cards (T-7.1)."""
    fives = count_bits(once & FIVE_BITS) + count_bits(twice & FIVE_BITS)
    return 5 * fives + 10 * (count_bits(once & TEN_BITS) + count_bits(twice & TEN_BITS))
