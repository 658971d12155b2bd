"""What a hand of Pitch should win as pitcher, and the least bid that buys it."""

import math
from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.decision import Candidate, Reason
from cardavia.ai.odds import power
from cardavia.cards.cards import ACE, JACK, KING, RANKS, TEN
from cardavia.cards.hand import bit, count_bits, lowest_face, shifted
from cardavia.rules.actions import Bid, Pass
from cardavia.rules.game import Options, Standing, whole
from cardavia.rules.pitch.table import HAND_SIZE, PASSED, PITCH, SMUDGE, Pitch

DEFENDED: Final = [0.0, 0.0, 0.63, 0.42, 0.33, 0.27, 0.24, 0.22]
"""Points a deal that a defender wins, by number of players."""
WINNING_MATCH: Final = 2.5
"""What ending the match in one's favour is worth, in points."""
SUIT_BITS: Final = 0x1FFF
ACES_AND_TENS: Final = 0x8804402201100
MOST_MISSING: Final = 4
"""After so many and one missing, lower trumps rule nothing."""


@final
class Prospects:
    """The chances of the four points in one suit, and of each number of them."""

    def __init__(self, high: float, low: float, jack: float, game: float) -> None:
        """Combine four chances taken as independent."""
        self.mean = high + low + jack + game
        self.exactly: list[float] = [1.0, 0.0, 0.0, 0.0, 0.0]
        for chance in (high, low, jack, game):
            for points in range(4, 0, -1):
                self.exactly[points] = (
                    self.exactly[points] * (1 - chance) + self.exactly[points - 1] * chance
                )
            self.exactly[0] *= 1 - chance

    def at_least(self, bid: int) -> float:
        """Return the chance to win so many points."""
        total = 0.0
        for points in range(bid, 5):
            total += self.exactly[points]
        return total

    def value(self, bid: int) -> float:
        """Return the expected score of a bid: all points won, or minus the bid."""
        total = 0.0
        for points in range(5):
            total += self.exactly[points] * (points if points >= bid else -bid)
        return total


def out_chance(seats: int) -> float:
    """Return the chance that a given card one does not hold was dealt to somebody."""
    return HAND_SIZE * (seats - 1) / 46.0


def prospects(hand: i64, suit: int, seats: int, *, low_to_holder: bool) -> Prospects:
    """Judge a hand of six as pitcher in a suit."""
    return Prospects(*_chances(hand, suit, seats, low_to_holder))


def mean_points(hand: i64, suit: i64, seats: int, *, low_to_holder: bool) -> float:
    """Return the points a hand should win as pitcher in a suit."""
    high, low, jack, game = _chances(hand, suit, seats, low_to_holder)
    return high + low + jack + game


def _chances(
    hand: i64,
    suit: i64,
    seats: int,
    low_to_holder: bool,  # noqa: FBT001 - private
) -> tuple[float, float, float, float]:
    """Return the chances of high, low, jack and game with a suit as trumps."""
    trumps: i64 = (hand >> (suit * RANKS)) & SUIT_BITS
    if trumps == 0:
        return 0.0, 0.0, 0.0, 0.0
    inside = 1.0 - out_chance(seats)
    high = math.pow(inside, float(ACE - top_rank(trumps)))
    low_wins = power(inside, lowest_face(trumps))
    control = _control(trumps, inside)
    home = 1.0 if low_to_holder else 0.35 + 0.55 * control
    low = low_wins * home + (1 - low_wins) * 0.30 * control
    jack = _jack_chance(trumps, control, inside)
    game = _game_chance(hand, suit, control, seats)
    return high, min(low, 0.97), jack, game


def top_rank(held: i64) -> i64:
    """Return the highest rank of a suit of which something is held."""
    top: i64 = ACE
    while not held & bit(top):
        top -= 1
    return top


def _control(trumps: i64, inside: float) -> float:
    """Return how far these trumps rule the suit: 0 to 1."""
    control = 0.0
    chance = 1.0
    missing = 0
    rank: i64 = ACE
    while missing <= MOST_MISSING and rank >= 0:
        if trumps & bit(rank):
            control += 0.42 * chance
        else:
            chance *= inside
            missing += 1
        rank -= 1
    return min(1.0, control + 0.08 * float(count_bits(trumps)))


def _jack_chance(trumps: i64, control: float, inside: float) -> float:
    if trumps & bit(JACK):
        if trumps & bit(ACE) and trumps & bit(KING):
            return 0.96
        return min(0.94, 0.52 + 0.42 * control)
    top = 1.0 if trumps > bit(JACK) else 0.3
    return (1 - inside) * 0.50 * top * control


def _game_chance(hand: i64, suit: i64, control: float, seats: int) -> float:
    counted = 0.0
    rest = hand & ACES_AND_TENS
    while rest:
        face = lowest_face(rest)
        rest &= rest - 1
        if face % RANKS == TEN:
            counted += 0.06 if face // RANKS != suit else 0.10
        elif face // RANKS != suit:
            counted += 0.10
    count = float(count_bits(hand & shifted(SUIT_BITS, suit * RANKS)))
    return min(0.92, 0.22 + 0.34 * control + 0.05 * (count - 2.0) + counted + 0.04 * (4 - seats))


def best_suit(hand: i64, seats: int, *, low_to_holder: bool) -> int:
    """Return the suit of the highest mean."""
    best, suit = -1.0, 0
    for one in range(4):
        mean = mean_points(hand, one, seats, low_to_holder=low_to_holder)
        if mean > best:
            best, suit = mean, one
    return suit


def bid_candidates(
    table: Pitch, hand: i64, options: Options, standing: Standing
) -> list[Candidate]:
    """Weigh every legal call, in points of the score with the match in sight."""
    seats = table.seats
    judge = _Judge(table, hand, options, standing)
    found: list[Candidate] = []
    if table.may_pass():
        found.append(Candidate(Pass(), judge.passing(), judge.pass_reasons()))
    for bid in table.legal_bids():
        found.append(Candidate(Bid(bid), judge.bidding(bid), judge.bid_reasons(bid)))
    assert seats > 1
    return found


@final
class _Judge:
    """Values calls at one moment of an auction."""

    def __init__(self, table: Pitch, hand: i64, options: Options, standing: Standing) -> None:
        self.table = table
        self.hand: i64 = hand
        self.seat = table.turn
        holder = table.terms.low_to_holder
        self.suit = best_suit(hand, table.seats, low_to_holder=holder)
        self.hopes = prospects(hand, self.suit, table.seats, low_to_holder=holder)
        self.target = whole(options, "target")
        self.scores: list[int] = []
        for seat in range(table.seats):
            self.scores.append(standing.scores[self._side(seat)])
        self.defended = DEFENDED[table.seats]

    def _side(self, seat: int) -> int:
        for index in range(len(self.table.terms.sides)):
            if seat in self.table.terms.sides[index]:
                return index
        return 0

    def bidding(self, bid: int) -> float:
        """Value a bid that buys; one that others can still top counts by how likely it buys."""
        value = self._bought(bid)
        later = self._later_seats(bid)
        if later == 0:
            return value
        buys = self._buys(bid, later)
        return buys * value + (1 - buys) * self.defended

    def _bought(self, bid: int) -> float:
        if bid == SMUDGE:
            made = self.hopes.exactly[4] * 0.5
            return made * (SMUDGE + self._winning(SMUDGE)) - (1 - made) * SMUDGE
        made = self.hopes.at_least(bid)
        return self.hopes.value(bid) + made * self._winning(max(bid, 2))

    def _winning(self, points: int) -> float:
        return WINNING_MATCH if self.scores[self.seat] + points >= self.target else 0.0

    def _later_seats(self, bid: int) -> int:
        if bid >= self.table.terms.top_bid or self.seat == self.table.dealer:
            return 0
        return (self.table.dealer - self.seat) % self.table.seats

    def _buys(self, bid: int, later: int) -> float:
        """Return the chance that nobody behind takes it; the dealer may for the same."""
        chance = 1.0
        topped = [0.0, 0.45, 0.16, 0.05, 0.03][min(bid, PITCH)]
        taken = [0.0, 0.55, 0.40, 0.14, 0.0][min(bid, PITCH)]
        for place in range(1, later + 1):
            is_dealer = (self.seat + place) % self.table.seats == self.table.dealer
            may_equal = self.table.terms.steals if bid < PITCH else self.table.terms.steals_four
            chance *= 1 - (taken if is_dealer and may_equal else topped)
        return chance

    def passing(self) -> float:
        """Value a pass: what a defender wins, less what the high bidder may end."""
        return self.defended - self._danger()

    def _danger(self) -> float:
        """Return what it costs to let the high bidder play, who may win the match by it."""
        bidder = self.table.pitcher
        if bidder < 0 or self._side(bidder) == self._side(self.seat):
            return 0.0
        need = self.target - self.scores[bidder]
        least = max(self.table.bid, need)
        if least > PITCH:
            return 0.0
        made = [0.0, 0.95, 0.80, 0.65, 0.45][least]
        return made * WINNING_MATCH * 0.55

    def _pitcher_may_end(self) -> bool:
        """Tell whether the high bidder, of another side, wins the match if the bid is made."""
        bidder = self.table.pitcher
        if bidder < 0 or self._side(bidder) == self._side(self.seat):
            return False
        return self.scores[bidder] + self.table.bid >= self.target

    def pass_reasons(self) -> list[Reason]:
        return [Reason("expected_points", {"points": round(self.hopes.mean, 1)})]

    def bid_reasons(self, bid: int) -> list[Reason]:
        """Say what is true of a bid."""
        reasons: list[Reason] = []
        table = self.table
        if self.seat == table.dealer and table.bid == bid and table.bid > PASSED:
            reasons.append(Reason("steal_equal", {"bid": bid}))
        if bid == table.legal_bids()[0]:
            reasons.append(Reason("least_bid", {"bid": bid}))
        if self._pitcher_may_end():
            need = self.target - self.scores[table.pitcher]
            reasons.append(Reason("deny_pitcher", {"seat": table.pitcher, "need": max(need, 1)}))
        one: i64 = 1
        if self.hand & shifted(one, self.suit * RANKS + ACE):
            reasons.append(Reason("high_certain", {"suit": self.suit}))
        points = round(self.hopes.mean, 1)
        reasons.append(Reason("expected_points", {"points": points}))
        return reasons
