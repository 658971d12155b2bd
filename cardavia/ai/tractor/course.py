"""An imagined deal of Tractor on its way to the end, in plain numbers.

Cards are bits in the lanes of the contract. It knows single shapes only, no throws; the real table
takes the play that ends the deal.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.tractor.counting import NO_PAIRS
from cardavia.ai.tractor.lanes import Lanes
from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import EVERY_FACE, Hand, count_bits, count_both, shifted
from cardavia.rules.deal import Own
from cardavia.rules.tractor.table import Tractor
from cardavia.rules.tractor.throws import lead_shape
from cardavia.rules.tractor.trick import RUFF, Trick

NO_KEY: Final = 0x3FFFFFFFFFFFFFFF
"""What a play that cannot win is compared by: higher than any bit."""


@final
class Place:
    """What one seat holds, has shown, and has played to the trick."""

    def __init__(self, once: i64, twice: i64, voids: i64) -> None:
        """Sit down with the bits of a hand."""
        self.once: i64 = once
        self.twice: i64 = twice
        self.voids: i64 = voids
        self.played_once: i64 = 0
        self.played_twice: i64 = 0


@final
class Course:
    """The table and the hands of one play-out."""

    def __init__(self, lanes: Lanes, table: Tractor, owns: list[Own], voids: list[int]) -> None:
        """Go on from a table on which cards are played."""
        self.lanes = lanes
        self.table = table
        self.owns = owns
        self.places: list[Place] = []
        for seat in range(4):
            hand = owns[seat].hand
            once, twice = lanes.spread(hand.once), lanes.spread(hand.twice)
            self.places.append(Place(once, twice, _by_lane(lanes, voids[seat])))
        self.dealer: i64 = table.dealer
        self.buried = hand_in(lanes, owns[table.dealer].away)
        self.turn: i64 = table.turn
        self.left: i64 = table.left
        self.points: i64 = table.points
        self.defended: i64 = table.defended
        self.seen_once: i64 = lanes.spread(table.seen_once)
        self.seen_twice: i64 = lanes.spread(table.seen_twice)
        self.leader: i64 = table.turn
        self.plays: i64 = 0
        self.pot: i64 = 0
        self.suit: i64 = NO_SUIT
        self.led: i64 = 0
        """The bits of the suit led."""
        self.size: i64 = 0
        self.pairs: i64 = 0
        self.winner: i64 = -1
        self.key: i64 = NO_KEY
        """What beats this wins: plays compare by key, the lower the better."""
        self.top: i64 = 0
        """The highest card of the play that wins so far."""
        self._resume(table.trick)

    def _resume(self, trick: Trick) -> None:
        """Take over the plays of a trick under way."""
        if not trick.plays:
            return
        self.leader = trick.leader
        seat: i64 = trick.leader
        for faces in trick.plays:
            play = hand_in(self.lanes, faces)
            self._lay(seat, play.once, play.twice, len(faces))
            seat = (seat + 3) & 3

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
            self.turn = (self.turn + 3) & 3

    def _lay(self, seat: i64, once: i64, twice: i64, size: i64) -> None:
        """Put cards on the table, and see who wins."""
        place = self.places[seat]
        place.played_once = once
        place.played_twice = twice
        if self.plays == 0:
            self.suit = self.lanes.suit_of(once & -once)
            self.led = self.lanes.mask(self.suit)
            self.size = size
            self.pairs = size >> 1
        self.plays += 1
        if once & self.lanes.points:
            self.pot += self.lanes.points_in(once, twice)
        key = self.key_of(once, twice)
        if key < self.key:
            self.key = key
            self.winner = seat
            self.top = once & -once

    def _note_voids(self, place: Place, once: i64, twice: i64, size: i64) -> None:
        pairs = twice & self.led
        if size == 1:
            if not once & self.led:
                place.voids |= shifted(33, self.suit)
        elif count_both(once & self.led, pairs) < size:
            place.voids |= shifted(33, self.suit)
        elif count_bits(pairs) < self.pairs:
            place.voids |= shifted(32, self.suit)

    def key_of(self, once: i64, twice: i64) -> i64:
        """Return what a play compares by against the lead, NO_KEY if it cannot win."""
        lanes = self.lanes
        if self.size == 1:
            if once < lanes.first:
                return lanes.key(once)
            return once if once & self.led else NO_KEY
        if once >= lanes.first and once & ~self.led:
            return NO_KEY
        if once != twice or not self._is_row(once):
            return NO_KEY
        return lanes.key(once & -once)

    def is_ruff(self, key: i64) -> bool:
        """Tell whether the play of a key that can win is of trumps."""
        return key < self.lanes.first

    def _is_row(self, faces: i64) -> bool:
        """Tell whether the strengths of some cards of one suit follow each other."""
        rest = faces & (faces - 1)
        last = faces ^ rest
        while rest:
            one = rest & -rest
            rest ^= one
            if not self.lanes.next_above(one) & last:
                return False
            last = one
        return True

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
        self.led = 0
        self.size = 0
        self.winner = -1
        self.key = NO_KEY

    def hand_back(self) -> None:
        """Bring the real table to where the play-out stands."""
        table = self.table
        for seat in range(4):
            hand, place = self.owns[seat].hand, self.places[seat]
            hand.once = self.lanes.gathered(place.once)
            hand.twice = self.lanes.gathered(place.twice)
        table.turn = int(self.turn)
        table.left = self.left
        table.points = self.points
        table.defended = self.defended
        table.seen_once = self._faces_seen(self.seen_once)
        table.seen_twice = self._faces_seen(self.seen_twice)
        table.trick = self._trick()

    def _faces_seen(self, bits: i64) -> i64:
        """Return the faces of some bits by what is missing: at the end of a deal that is little."""
        return EVERY_FACE & ~self.lanes.gathered(self.lanes.every & ~bits)

    def _trick(self) -> Trick:
        trick = Trick(int(self.leader))
        seat: i64 = self.leader
        for _place in range(self.plays):
            place = self.places[seat]
            trick.plays.append(self.faces(place.played_once, place.played_twice))
            seat = (seat + 3) & 3
        if self.plays > 0:
            trick.shape = lead_shape(trick.plays[0], self.lanes.order)
            trick.winner = int(self.winner)
            trick.power = self.lanes.strength(self.top)
            trick.power += RUFF if self.is_ruff(self.key) else 0
        return trick

    def faces(self, once: i64, twice: i64) -> list[int]:
        """Return the faces of a set of cards."""
        return Hand(self.lanes.gathered(once), self.lanes.gathered(twice)).faces()


def hand_in(lanes: Lanes, faces: list[int]) -> Hand:
    """Return cards as bits of their lanes."""
    found = Hand()
    for face in faces:
        one = lanes.one(face)
        found.twice |= found.once & one
        found.once |= one
    return found


def _by_lane(lanes: Lanes, voids: i64) -> i64:
    # Suits without a card, and above them suits without a pair.
    return lanes.lanes_in(voids & 31) | shifted(lanes.lanes_in(voids >> NO_PAIRS), NO_PAIRS)
