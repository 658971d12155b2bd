"""Single cards of a play-out, led or answered with: most plays are, so theirs is the shortest way.

Cards are gone through from the strongest; of equal values the last one, the weakest, is taken.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.odds import real
from cardavia.ai.tractor.course import Course, Place
from cardavia.ai.tractor.lanes import before_last
from cardavia.ai.tractor.prices import Prices
from cardavia.ai.tractor.valuing import FORCED_OUT, RUFF_WILL, TEMPO
from cardavia.cards.cards import TRUMPS

WORST: Final = -1e9


@final
class Singles(Prices):
    """Finds the best single card of the seat to act."""

    def __init__(self, course: Course) -> None:
        """Look at a course."""
        super().__init__(course)
        self.best: i64 = 0
        self.value: float = WORST
        self.shortening: float = 0.0
        """What it is worth to give up the last card of a plain suit."""
        self.gain: float = 0.0
        """What the suit of a lead gives if it wins, and if not."""
        self.lost: float = 0.0
        self.most: float = 0.0
        """What a weaker card of the suit may be worth at most, if it does not score."""
        self.emptying: float = 0.0
        """What it is worth that its last card goes, where only one is held."""
        self.next_holds: float = 0.0
        """The chance that the next opponent holds the suit led, or will ruff; then the last one's."""
        self.next_ruffs: float = 0.0
        self.last_holds: float = 0.0
        self.last_ruffs: float = 0.0
        self.winners: i64 = 0
        """The held cards that beat what lies on the table."""
        self.stake: float = 0.0
        """What the trick holds so far, and what is to come."""
        self.tempo: float = 0.0
        self.losing: float = WORST
        """What a card that neither wins nor scores is worth, but for what it gives up."""

    def lead(self, cards: i64) -> None:
        """Find the best of some cards to lead."""
        self.value = WORST
        self._weigh_single()
        rest = cards & ~self.lanes.trumps
        while rest:
            self._turn_to(self.lanes.suit_of(rest & -rest))
            suit = rest & self.mask
            rest ^= suit
            while suit:
                one = suit & -suit
                suit ^= one
                self._keep(one, self._plain_lead(one))
                if self.most < self.value:
                    suit &= self.lanes.points
        self._lead_trumps(cards & self.lanes.trumps)

    def _lead_trumps(self, cards: i64) -> None:
        """Find a trump that is worth more than the plain cards: these are rather led, if equal."""
        plain = self.value
        if cards:
            self._turn_to(TRUMPS)
        while cards:
            one = cards & -cards
            cards ^= one
            value = self._trump_lead(one)
            if value > plain:
                self._keep(one, value)
            if self.most < self.value:
                cards &= self.lanes.points

    def single_lead_value(self, one: i64) -> float:
        """Return what leading one card is worth."""
        suit = self.lanes.suit_of(one)
        self.value = WORST
        self._weigh_single()
        self._turn_to(suit)
        return self._trump_lead(one) if suit == TRUMPS else self._plain_lead(one)

    def _keep(self, one: i64, value: float) -> None:
        if value >= self.value:
            self.best, self.value = one, value

    def _weigh_single(self) -> None:
        self.weigh()
        left = real(self.course.left)
        self.shortening = (0.9 if self.trumps_held > 0 else 0.1) * min(1.0, left / 12.0)

    def _turn_to(self, suit: i64) -> None:
        """Count what all leads of a suit have in common."""
        self.about_lead(suit)
        self.run = 0
        is_out = self.may_be_out(self.next_foe, suit)
        self.next_holds = 1.0 - is_out
        self.next_ruffs = self._ruffs(self.next_foe, suit, is_out)
        if self.last_foe.voids == self.next_foe.voids:
            self.last_holds, self.last_ruffs = self.next_holds, self.next_ruffs
        else:
            is_out = self.may_be_out(self.last_foe, suit)
            self.last_holds = 1.0 - is_out
            self.last_ruffs = self._ruffs(self.last_foe, suit, is_out)
        if suit != TRUMPS:
            self.gain = min(0.30 * self.points, 9.0)
            self.lost = self.lost_lead(suit, self.gain)
            self.emptying = self._empties(self.once & self.mask)

    def _ruffs(self, place: Place, suit: i64, is_out: float) -> float:
        """Return the chance that an opponent can and will ruff a suit."""
        if suit == TRUMPS or self.trumps_out == 0 or (place.voids >> TRUMPS) & 1:
            return 0.0
        return is_out * (1.0 - self.no_trumps()) * RUFF_WILL

    def _holds_up(self, one: i64) -> float:
        """Return the chance that a lead wins."""
        higher = 1.0 - self.none[self.ask(one)]
        chance = 1.0 - (self.next_holds * higher + self.next_ruffs)
        return chance * (1.0 - (self.last_holds * higher + self.last_ruffs))

    def _trump_lead(self, one: i64) -> float:
        win = self._holds_up(one)
        value = self.trump_lead(win, 1)
        self.most = value
        if one & self.lanes.points:
            points = self.lanes.point_value(one)
            value += (win - self.points_kept(one)) * real(points) + self.line(points, win)
        if value < self.value:
            return value  # what is given up only takes from it
        return value - self._spent(one) * (1.0 - 0.7 * win if self.draws else 1.0)

    def _plain_lead(self, one: i64) -> float:
        win = self._holds_up(one)
        won = self.gain + TEMPO
        value = win * won + (1.0 - win) * self.lost + self.emptying * 0.5
        self.most = max(value, self.lost)
        if one & self.lanes.points:
            value += (win - self.points_kept(one)) * real(self.lanes.point_value(one))
        if value < self.value:
            return value  # what is given up only takes from it
        return value - self._spent(one) * (1.0 - 0.7 * win)

    def _spent(self, one: i64) -> float:
        return self.worth(one) + (self.guard if one & self.unit else 0.0)

    def _empties(self, suit: i64) -> float:
        """Return what it is worth to give up a card of a plain suit of which these are held."""
        is_last = suit & (suit - 1) == 0 and not suit & self.twice
        return self.shortening if is_last else 0.0

    def follow(self, cards: i64) -> None:
        """Find the best of some legal cards to answer a single card with."""
        cards = self._worth_weighing(cards)
        self.best, self.value = cards, WORST
        if cards & (cards - 1) == 0:
            return
        self._look_at_trick()
        while cards:
            one = cards & -cards
            cards ^= one
            self._keep(one, self._answer(one))

    def single_answer_value(self, one: i64) -> float:
        """Return what answering a single card with another is worth."""
        self.value = WORST
        self._find_winners(one)
        self._look_at_trick()
        return self._answer(one)

    def _find_winners(self, cards: i64) -> None:
        course = self.course
        self.winners = cards & (course.led | self.lanes.trumps) & (course.key - 1)

    def _worth_weighing(self, cards: i64) -> i64:
        """Leave out what a weaker lone card of the suit stands for: if neither scores, or can win.

        The last seat wins with any winner alike.
        """
        self._find_winners(cards)
        course = self.course
        # A ruff with such a trump is worth something of its own.
        own = self.lanes.points | (0 if course.suit == TRUMPS else self.lanes.high)
        lone = cards & ~course.places[course.turn].twice & ~self.lanes.points
        found = cards & own
        rest = cards ^ found
        while rest:
            suit = rest & self.lanes.lane(rest & -rest)
            rest ^= suit
            better = suit & self.winners
            losing = suit ^ better
            found |= losing & ~before_last(lone & losing)
            if course.plays == 3:
                better &= ~before_last(lone & better)
            found |= better
        return found

    def _look_at_trick(self) -> None:
        self._weigh_single()
        self.stake = real(self.course.pot) + 1.2 * real(self.behind)
        self.tempo = TEMPO * (0.5 if self.partner_holds else 1.0)
        self.losing = WORST

    def _answer(self, one: i64) -> float:
        if self._is_special(one):
            value = self._won(one)
        else:
            if self.losing == WORST:
                self.losing = self._won(one)
            value = self.losing
        if one >= self.lanes.first:
            value += self._empties(self.once & self.lanes.lane(one))
        if value < self.value:
            return value  # what is given up only takes from it
        return value - self._spent(one)

    def _is_special(self, one: i64) -> bool:
        return one & (self.winners | self.lanes.points) != 0 or self._ruffs_high(one)

    def _ruffs_high(self, one: i64) -> bool:
        """Tell whether a trump ruffs that a joker or a level card alone can beat, and may."""
        is_ruff = one & self.lanes.high != 0 and self.course.suit != TRUMPS
        return is_ruff and self.course.plays < 3

    def _won(self, one: i64) -> float:
        """Return what the trick gives, if this card is played to it."""
        pot = self.course.pot
        win = self.stays(one, one < self.lanes.first) if one & self.winners else self.stands()
        value = win * self.stake
        if one & self.lanes.points:
            points = self.lanes.point_value(one)
            pot += points
            value += (win - self.points_kept(one)) * real(points)
        value += self.tempo * win
        value += self.line(pot, win) - self._conceded(one)
        if self._ruffs_high(one):
            value += FORCED_OUT * (1.0 - win)
        return value

    def _conceded(self, one: i64) -> float:
        """Return the points that an opponent behind should score by beating this in the suit."""
        standing = one if one & self.winners else self.course.key
        if self.behind != 1 or self.suit == TRUMPS or standing < self.lanes.first:
            return 0.0
        above = self.mask & (standing - 1)
        points = self.lanes.points_in(self.out_once & above, self.out_twice & above)
        return 0.5 * real(points) * self.share
