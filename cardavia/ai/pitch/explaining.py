"""How well imagined hands of Pitch explain what was bid and passed."""

import math
from typing import Final

from mypy_extensions import i64

from cardavia.ai.pitch.bidding import best_suit, mean_points
from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import mask_of
from cardavia.rules.pitch.table import DEALER_LEAST, HAND_SIZE, Pitch
from cardavia.rules.sight import Sight

NEEDED: Final = [0.0, 1.1, 1.9, 2.6, 3.3, 3.6]
"""The points a hand should expect for a bid of 1 to 4, and the smudge."""
SOFTNESS: Final = 0.45
"""How far from its threshold, in points, a call is still well possible."""


def auction_fit(sight: Sight, table: Pitch, hands: list[list[int]]) -> float:
    """Go through the auction with imagined hands; only ratios of the result count."""
    means = _means(sight, table, hands)
    fit = 1.0
    bid = 0
    for event in sight.story:
        if event.key not in ("bid", "pass"):
            continue
        is_bid = event.key == "bid"
        is_forced = table.terms.stuck and bid == 0 and event.seat == table.dealer
        above = next_bid(table, event.seat, bid)
        bid = event.number if is_bid else bid
        if event.seat == sight.seat or is_forced:
            continue
        margin = means[event.seat] - NEEDED[min(bid if is_bid else above, 5)]
        fit *= 1.0 / (1.0 + math.exp((-margin if is_bid else margin) / SOFTNESS))
    return fit


def _means(sight: Sight, table: Pitch, hands: list[list[int]]) -> list[float]:
    """Return the points each other seat expected: the pitcher in the suit that became trump."""
    dealt = [hand.copy() for hand in hands]
    for event in sight.story:
        if event.key == "played":
            dealt[event.seat] += event.cards
    holder = table.terms.low_to_holder
    means = [0.0] * table.seats
    for seat in range(table.seats):
        if seat == sight.seat or len(dealt[seat]) != HAND_SIZE:
            continue
        hand: i64 = mask_of(dealt[seat])
        suit = table.order.trump if seat == table.pitcher else NO_SUIT
        if suit == NO_SUIT:
            suit = best_suit(hand, table.seats, low_to_holder=holder)
        means[seat] = mean_points(hand, suit, table.seats, low_to_holder=holder)
    return means


def next_bid(table: Pitch, seat: int, bid: int) -> int:
    """Return the least bid that a seat may have made after another."""
    if bid == 0:
        return DEALER_LEAST if seat == table.dealer else table.terms.min_bid
    steals = seat == table.dealer and table.terms.steals
    return bid if steals else bid + 1
