"""When to declare trump at Tractor: trump count, strength, and who has spoken (T-3)."""

from typing import Final

from mypy_extensions import i64

from cardavia.ai.decision import Candidate, Reason
from cardavia.cards.cards import (
    ACE,
    BLACK_JOKER,
    NO_SUIT,
    RED_JOKER,
    SUIT_LETTERS,
    face_of,
    names_of,
    suit_of,
)
from cardavia.cards.hand import Hand, count_bits
from cardavia.rules.actions import Pass, Show
from cardavia.rules.deal import NOBODY
from cardavia.rules.tractor.declaring import calls_in
from cardavia.rules.tractor.scoring import points_of
from cardavia.rules.tractor.seats import partner_of
from cardavia.rules.tractor.table import Tractor

FIRST_DEAL: Final = 3.0
"""To deal is worth more than a good suit: over 9 this wins 0.13 levels a deal, and 6 still loses some."""
DEALERS_SIDE: Final = 10.0
ATTACKERS: Final = 10.0
POINT_LEVELS: Final = (3, 8, 11)
"""The ranks whose level cards score: five, ten, king."""


def trump_count(table: Tractor, hand: Hand, suit: int) -> int:
    """Return how many trumps a hand has if a suit, or none, is declared."""
    return int(hand.size_in(table.terms.order(suit, table.level).trumps))


def strength(table: Tractor, hand: Hand, suit: int) -> float:
    """Return the strength of a hand with a trump suit, on the scale of trump counts."""
    order = table.terms.order(suit, table.level)
    trumps = order.trumps
    value = float(hand.size_in(trumps)) + 0.6 * float(count_bits(hand.twice & trumps))
    value += 0.8 * float(hand.number_of(RED_JOKER)) + 0.6 * float(hand.number_of(BLACK_JOKER))
    for other in range(4):
        value += 0.5 * float(hand.number_of(face_of(other, table.level)))
    lengths: list[int] = []
    points: list[float] = []
    for other in range(4):
        if other != suit:
            mask: i64 = order.masks[other]
            lengths.append(int(hand.size_in(mask)))
            points.append(float(points_of(hand.once & mask, hand.twice & mask)))
    longest = lengths.index(max(lengths))
    for index in range(len(lengths)):
        if index != longest:
            value -= 0.4 * points[index] / 5
    return value + (1.0 if min(lengths) <= 3 else 0.0)


def no_trump_strength(table: Tractor, hand: Hand) -> float:
    """Return how good a hand is without a trump suit, on the same scale."""
    jokers = int(hand.number_of(BLACK_JOKER) + hand.number_of(RED_JOKER))
    levels = 0
    tops = 0
    for suit in range(4):
        levels += int(hand.number_of(face_of(suit, table.level)))
        tops += int(hand.number_of(face_of(suit, ACE)))
    value = 2.2 * jokers + 1.5 * levels + 0.7 * tops
    if levels < 2:
        value -= 3.0
    return value - (2.0 if best_suit_count(table, hand) >= 11 else 0.0)


def best_suit_count(table: Tractor, hand: Hand) -> int:
    """Return the highest trump count of the four suits."""
    best = 0
    for suit in range(4):
        best = max(best, trump_count(table, hand, suit))
    return best


def call_value(table: Tractor, hand: Hand, faces: list[int]) -> float:
    """Return how far a declaration is above what the moment asks for; passing is 0."""
    suit = suit_of(faces[0])
    mine = no_trump_strength(table, hand) if suit == NO_SUIT else strength(table, hand, suit)
    value = mine - needed(table, hand, suit)
    pair_wanted = mine >= 11.0 and suit != NO_SUIT
    if len(faces) == 2 and not pair_wanted:
        value -= 0.05
    return value + (0.05 if pair_wanted and len(faces) == 2 else 0.0)


def needed(table: Tractor, hand: Hand, suit: int) -> float:
    """Return the strength that the moment asks of a declaration."""
    seat = table.turn
    standing = table.declaring.seat
    ease = 1.0 if table.level in POINT_LEVELS else 0.0
    if standing == partner_of(seat):
        return _over_partner(table, hand, suit)
    if standing != NOBODY:
        return _over_opponent(table, hand, suit) - ease
    if table.is_first:
        return FIRST_DEAL - ease
    return (ATTACKERS if table.is_attacker(seat) else DEALERS_SIDE) - ease


def _over_partner(table: Tractor, hand: Hand, suit: int) -> float:
    """Take a suit from the partner only with few cards in his and many in one's own."""
    his = trump_count(table, hand, table.declaring.suit())
    mine = trump_count(table, hand, suit) if suit != NO_SUIT else 0
    return 11.0 if his <= 5 and mine >= 12 else 99.0


def _over_opponent(table: Tractor, hand: Hand, suit: int) -> float:
    """Break an opponent's suit where one's own is longer by two trumps, or his is very short."""
    his = trump_count(table, hand, table.declaring.suit())
    mine = trump_count(table, hand, suit) if suit != NO_SUIT else 8
    gain = mine - his
    return 11.0 - 0.75 * gain


def declare_candidates(table: Tractor, hand: Hand) -> list[Candidate]:
    """Weigh a pass and every declaration of the hand."""
    found = [Candidate(Pass(), 0.0, _pass_reasons(table, hand))]
    for faces in calls_in(hand, table.level, table.declaring.strength):
        value = call_value(table, hand, faces)
        found.append(Candidate(Show(faces), value, _call_reasons(table, hand, faces)))
    return found


def _pass_reasons(table: Tractor, hand: Hand) -> list[Reason]:
    standing = table.declaring.seat
    if standing == partner_of(table.turn):
        return [Reason("partner_declared", {"seat": standing})]
    most = _most_to_declare(table, hand)
    return [Reason("few_trumps", {"trumps": most})] if most > 0 else []


def _most_to_declare(table: Tractor, hand: Hand) -> int:
    """Return the highest trump count of what the hand could declare now."""
    most = 0
    for faces in calls_in(hand, table.level, table.declaring.strength):
        most = max(most, trump_count(table, hand, suit_of(faces[0])))
    return most


def _call_reasons(table: Tractor, hand: Hand, faces: list[int]) -> list[Reason]:
    suit = suit_of(faces[0])
    letter = "none" if suit == NO_SUIT else SUIT_LETTERS[suit]
    count = trump_count(table, hand, suit)
    reasons = [Reason("trump_count", {"trumps": count, "suit": letter})]
    standing = table.declaring.seat
    if standing != NOBODY and standing != partner_of(table.turn):
        reasons.append(Reason("breaks_declaration", {"seat": standing}))
    if len(faces) == 2:
        reasons.append(Reason("hard_to_overcall", {"cards": names_of(faces)}))
    return reasons
