"""How well imagined hands of Pepper explain what was bid, passed and named."""

import math
from typing import Final

from mypy_extensions import i64

from cardavia.ai.pepper.bidding import needed_for
from cardavia.ai.pepper.strength import expected_tricks, most_tricks
from cardavia.cards.hand import mask_of
from cardavia.rules.actions import BIG_PEPPER, SMALL_PEPPER
from cardavia.rules.pepper.table import BIDDING, NAMING, Pepper
from cardavia.rules.sight import Sight

SOFTNESS: Final = 0.5
"""How far from its threshold, in tricks, a call is still well possible."""
UNNAMED: Final = 0.4
"""How much better another strain may be before the one named is e times as unlikely."""


def auction_fit(sight: Sight, table: Pepper, hands: list[list[int]]) -> float:
    """Go through the auction with imagined hands; only ratios of the result count."""
    dealt = hands_at_auction(sight, hands)
    helped = table.seats == 4
    trumps = table.legal_trumps()
    tricks = [0.0] * table.seats
    for seat in range(table.seats):
        if seat != sight.seat:
            hand: i64 = mask_of(dealt[seat])
            tricks[seat] = most_tricks(hand, trumps, helped)
    fit = _calls_fit(sight, table, tricks)
    if table.stage in (BIDDING, NAMING) or table.contractor == sight.seat:
        return fit
    named: i64 = mask_of(dealt[table.contractor])
    lost = tricks[table.contractor] - expected_tricks(named, table.trump, helped)
    return fit * math.exp(-max(0.0, lost) / UNNAMED)


def _calls_fit(sight: Sight, table: Pepper, tricks: list[float]) -> float:
    helped = table.seats == 4
    fit = 1.0
    bid, holder = 0, -1
    for event in sight.story:
        if event.key == "bid":
            bid, holder = event.number, event.seat
        if event.seat == sight.seat or event.key not in ("bid", "pass"):
            continue
        if event.key == "bid":
            fit *= _chance(tricks[event.seat] - needed_for(bid, helped))
        elif not helped or (event.seat - holder) % 4 != 2 or holder < 0:
            fit *= _chance(needed_for(next_bid(table, bid), helped) - tricks[event.seat])
    return fit


def hands_at_auction(sight: Sight, hands: list[list[int]]) -> list[list[int]]:
    """Return imagined hands with the cards that their seats have played."""
    dealt = [hand.copy() for hand in hands]
    for event in sight.story:
        if event.key == "played":
            dealt[event.seat] += event.cards
    return dealt


def next_bid(table: Pepper, bid: int) -> int:
    """Return the least bid above another."""
    if bid >= SMALL_PEPPER:
        return BIG_PEPPER
    least = max(bid + 1, table.terms.min_bid)
    return least if least < table.terms.tricks else SMALL_PEPPER


def _chance(margin: float) -> float:
    """Return how likely a call is that a hand deserves by some tricks, or fails to."""
    return 1.0 / (1.0 + math.exp(-margin / SOFTNESS))
