"""Whether every trick to come is certain in Tractor: singles, pairs and tractors led to the end."""

from typing import final

from mypy_extensions import i64

from cardavia.cards.cards import NO_CARD, TRUMPS
from cardavia.cards.hand import EVERY_FACE, Hand, bit, shifted
from cardavia.cards.order import Order
from cardavia.rules.actions import Refusal
from cardavia.rules.claiming import Claim, Danger, claim_of_leads, led_out
from cardavia.rules.deal import Own
from cardavia.rules.tractor.shapes import decomposed, places_of, run_top, runs_of
from cardavia.rules.tractor.table import PLAYING, Tractor


@final
class PairDanger(Danger):
    """What the others may hold of two packs: pairs and tractors need both copies."""

    def beater(self, part: list[int]) -> int:
        """Return a card of what may beat a lead, or NO_CARD where the lead is certain."""
        if len(part) == 1:
            return super().beater(part)
        suit = self.order.suit[part[0]]
        found = self._run_above(suit, len(part) >> 1, run_top(part, self.order))
        if found != NO_CARD or suit == TRUMPS:
            return found
        return self._run_above(TRUMPS, len(part) >> 1, -1)

    def _run_above(self, suit: int, pairs: i64, top: i64) -> int:
        """Return a card of as many pairs in a row that end above a place, or NO_CARD."""
        if self.left[suit] < 2 * pairs:
            return NO_CARD
        twins = self.twice & self.order.mask(suit)
        lowest = runs_of(places_of(twins, self.order), pairs)
        highest = shifted(lowest, pairs - 1)
        if highest >> (top + 1) == 0:
            return NO_CARD
        best = NO_CARD
        for face in range(54):
            if twins & bit(face) and (
                best == NO_CARD or self.order.strength[face] > self.order.strength[best]
            ):
                best = face
        return best


def claim_tractor(table: Tractor, own: Own, void: i64) -> Claim:
    """Judge a claim by the seat to lead; the largest part is kept for the kitty where it may be."""
    if table.phase != PLAYING:
        return Claim([], Refusal("claim_not_now"))
    if table.trick.plays:
        return Claim([], Refusal("claim_on_lead"))
    parts = _parts(own.hand, table.order)
    parts.reverse()
    # T-7.3: whoever wins the last trick multiplies the kitty by its size.
    for last in range(len(parts) - 1, -1, -1):
        danger = _danger(table, own, void)
        others = parts[:last] + parts[last + 1 :]
        led = led_out(others, danger, 0)
        if len(led) == len(others) and danger.beater(parts[last]) == NO_CARD:
            return claim_of_leads(parts, [*led, parts[last]], danger)
    danger = _danger(table, own, void)
    return claim_of_leads(parts, led_out(parts, danger, 0), danger)


def _parts(hand: Hand, order: Order) -> list[list[int]]:
    """Return the hand as leads, the largest first."""
    keyed: list[tuple[int, list[int]]] = []
    for suit in range(TRUMPS + 1):
        mask = order.mask(suit)
        for part in decomposed(Hand(hand.once & mask, hand.twice & mask).faces(), order):
            keyed.append((-len(part), part))
    keyed.sort()
    return [key[1] for key in keyed]


def _danger(table: Tractor, own: Own, void: i64) -> PairDanger:
    """Return what is in no place that the seat knows of: neither played, held nor buried by it."""
    once, twice = EVERY_FACE, EVERY_FACE
    known = Hand(table.seen_once, table.seen_twice)
    for face in known.faces() + own.hand.faces() + own.away:
        one = bit(face)
        if twice & one:
            twice &= ~one
        else:
            once &= ~one
    return PairDanger(table.order, once, twice, void)
