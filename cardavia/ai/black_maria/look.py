"""What a seat of a play-out of Black Maria counts before it chooses."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.black_maria.suits import MARIA
from cardavia.ai.odds import power
from cardavia.cards.cards import SPADES
from cardavia.cards.hand import bit, count_bits

EXIT_BEATERS: Final = 4
"""So many higher cards out make a held card a safe way to lose the lead."""


class Look:
    """What the seat to act counts before it chooses."""

    def __init__(self) -> None:
        """Count nothing yet."""
        self.hand: i64 = 0
        self.out: i64 = 0
        self.queen_out: bool = False
        self.missing: float = 0.0
        """The chance that one given seat does not hold one given card that is out."""
        self.dumped: float = 0.0
        self.caught: float = 0.0
        self.heat: float = 0.0
        self.pot: float = 0.0
        self.relief: float = 0.0
        """What it is worth to stop another seat's moon."""
        self.behind: i64 = 0
        """How many seats play after this one."""


@final
class SuitLook(Look):
    """And what it counts in one suit at a time."""

    def __init__(self) -> None:
        """Look at no suit yet."""
        super().__init__()
        self.suit: i64 = -1
        self.first: i64 = 0
        self.last: i64 = -1
        """Its lowest and its highest face."""
        self.bare: float = 0.0
        """The danger of its cards with none of it out; what follows, with some."""
        self.steep: float = 0.0
        self.spread: float = 0.0
        self.rest: i64 = 0
        self.count: i64 = 0
        self.exits: i64 = 0
        self.asked: i64 = -1
        """Under how many cards that are out the chance ``wins`` is known: neighbours share it."""
        self.wins: float = 0.0
        self.followers: i64 = 0
        """Seats behind that have not shown a void."""
        self.coming: float = 0.0
        self.coming_high: float = 0.0
        """What the seats behind may add; under a spade above the queen."""

    def win_chance(self, lower: i64) -> float:
        """Return the chance that a card takes the trick under which so many lie that are out."""
        if lower != self.asked:
            self.asked = lower
            self.wins = self._wins_over(lower)
        return self.wins

    def _wins_over(self, lower: i64) -> float:
        if self.followers == 0 or lower == self.count:
            return 1.0
        takes = 1.0 - power(self.missing, self.count - lower)
        if lower:
            takes *= self._has_only_higher(lower)
        return power(1.0 - takes, self.followers)

    def _has_only_higher(self, lower: i64) -> float:
        """Return the chance that a seat must take: never less than a quarter."""
        chance = 1.0
        while lower > 0 and chance > 0.25:
            chance *= self.missing
            lower -= 1
        return max(chance, 0.25)

    def guarded(self, face: i64) -> float:
        """Return by how much the ways out below a card lessen its danger."""
        return 1.0 + 0.35 * float(count_bits(self.exits & (bit(face) - 1)))

    def weighed(self, points: float) -> float:
        """Return what points cost: less, even a gain, where they stop a moon."""
        return points - self.relief if points > 0.0 else points

    def to_come(self, face: i64) -> float:
        """Return the penalties that the seats behind may add."""
        is_high = self.suit == SPADES and self.queen_out and face > MARIA
        return self.coming_high if is_high else self.coming


def exits_below(rest: i64, count: i64) -> i64:
    """Return the cards that several of those out in the suit beat; there are as many at least."""
    while count > EXIT_BEATERS:
        rest &= rest - 1
        count -= 1
    return (rest & -rest) - 1
