"""What a hand of Pepper should take as contractor: expected tricks and their spread."""

from typing import Final

from mypy_extensions import i64

from cardavia.cards.cards import ACE, JACK, KING, NINE, NO_SUIT, RANKS, face_of, sister_suit
from cardavia.cards.hand import bit, count_bits, shifted
from cardavia.rules.actions import LOW
from cardavia.rules.pepper.table import ORDERS

HELPED: Final = 1.25
"""What partner and luck add with four players; without a partner far less."""
UNHELPED: Final = 0.2
SUIT_BITS: Final = 0x1FFF

SPREAD: Final = [
    [0.30, 0.12, 0.04, 0.01],
    [0.47, 0.24, 0.10, 0.03],
    [0.64, 0.37, 0.16, 0.05],
    [0.78, 0.51, 0.25, 0.08],
    [0.90, 0.66, 0.37, 0.13],
    [0.98, 0.82, 0.53, 0.23],
    [1.00, 0.97, 0.72, 0.38],
    [1.00, 1.00, 0.96, 0.58],
    [1.00, 1.00, 1.00, 0.80],
    [1.00, 1.00, 1.00, 0.92],
]
"""Chances of at least 3, 4, 5 and 6 tricks for expected tricks of 2.0, 2.5, ... 6.5."""


def expected_tricks(hand: i64, trump: int, helped: bool) -> float:  # noqa: FBT001 - a fact of the table
    """Return the tricks that a side should take when this hand names ``trump`` and leads."""
    if trump == NO_SUIT or trump == LOW:
        return _without_trumps(hand, trump == LOW) - (0.0 if helped else 1.0)
    base = HELPED if helped else UNHELPED
    right = bit(face_of(trump, JACK))
    left = bit(face_of(sister_suit(trump), JACK))
    ace = bit(face_of(trump, ACE))
    others: i64 = hand & ORDERS[trump].trumps & ~(right | left | ace)
    value: float = base + 0.5 * float(count_bits(others))
    if hand & right:
        value += 1.4
    if hand & left:
        value += 0.9
    if hand & ace:
        value += 0.65
    rest: i64 = hand & ~left
    for suit in range(4):
        if suit != trump:
            value += _side_suit((rest >> (suit * RANKS)) & SUIT_BITS)
    return value


def _side_suit(held: i64) -> float:
    if held == 0:
        return 0.25
    if held & bit(ACE) == 0:
        return 0.0
    return 0.70 if held & bit(KING) else 0.55


def _without_trumps(hand: i64, low: bool) -> float:  # noqa: FBT001 - which end of the suits is high
    tops = 0
    runners = 0
    for suit in range(4):
        ranks: i64 = (hand >> (suit * RANKS)) & SUIT_BITS
        length = _run(ranks, low)
        if length > 0:
            tops += 1
            runners += length - 1
    return 2.0 if tops == 0 else 2.6 + 0.75 * tops + 0.5 * runners


def _run(ranks: i64, low: bool) -> int:  # noqa: FBT001 - which end of the suits is high
    """Return how many cards stand in a row from the top."""
    length = 0
    rank = NINE if low else ACE
    while rank in range(NINE, ACE + 1) and ranks & shifted(1, rank):
        length += 1
        rank += 1 if low else -1
    return length


def chances(expected: float, tricks: int) -> list[float]:
    """Return the chance of exactly 0, 1, ... tricks."""
    at_least = [1.0] * (tricks + 1)
    for wanted in range(1, tricks + 1):
        at_least[wanted] = _at_least(expected, wanted, tricks)
    found: list[float] = []
    for wanted in range(tricks):
        found.append(at_least[wanted] - at_least[wanted + 1])
    return [*found, at_least[tricks]]


def _at_least(expected: float, wanted: int, tricks: int) -> float:
    if tricks != 6:  # eight tricks: the same spread, counted from the top
        expected, wanted = expected - 2, wanted - 2
    if wanted < 3:
        return min(1.0, max(0.0, 0.55 + 0.22 * (expected - wanted)))
    place = min(8.99, max(0.0, (expected - 2.0) * 2))
    row = int(place)
    part = place - row
    return SPREAD[row][wanted - 3] * (1 - part) + SPREAD[row + 1][wanted - 3] * part


def takes_all(hand: i64, trump: int) -> bool:
    """Tell whether the hand, on lead, takes every trick however the other cards lie."""
    order = ORDERS[trump]
    mine: i64 = hand & order.trumps
    out = count_bits(PACK & order.trumps) - count_bits(mine)
    if out > 0 and _tops(hand, order.trumps, order.strength) < out:
        return False
    if trump == NO_SUIT or trump == LOW:
        out = 0
    for suit in range(4):
        mask: i64 = order.masks[suit] & PACK
        held = count_bits(hand & mask)
        if held > 0 and _tops(hand, mask, order.strength) < min(held, count_bits(mask & ~hand)):
            return False
    return True


def _tops(hand: i64, mask: i64, strength: list[int]) -> int:
    """Return how many held cards of a suit are above every card of it that is out."""
    out: i64 = mask & PACK & ~hand
    highest = -1
    for face in range(52):
        if out & bit(face) and strength[face] > highest:
            highest = strength[face]
    found = 0
    for face in range(52):
        if hand & mask & bit(face) and strength[face] > highest:
            found += 1
    return found


def most_tricks(hand: i64, trumps: list[int], helped: bool) -> float:  # noqa: FBT001 - a fact of the table
    """Return the tricks that a side should take in the best strain of this hand."""
    most = -1.0
    for trump in trumps:
        most = max(most, expected_tricks(hand, trump, helped))
    return most


def best_trump(hand: i64, trumps: list[int], helped: bool) -> int:  # noqa: FBT001 - a fact of the table
    """Return the strain that should take most."""
    best, chosen = -1.0, trumps[0]
    for trump in trumps:
        value = expected_tricks(hand, trump, helped)
        if value > best:
            best, chosen = value, trump
    return chosen


PACK: Final = 0xFC07E03F01F80
"""The 24 cards in play."""
