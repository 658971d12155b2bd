"""Which eight cards the dealer of Tractor buries: one after the other, judged afresh each time."""

from typing import Final

from mypy_extensions import i64

from cardavia.ai.decision import Candidate, Reason
from cardavia.cards.cards import BLACK_JOKER, RED_JOKER, TRUMPS
from cardavia.cards.hand import Hand, bit, count_bits, faces_in, lowest_face
from cardavia.cards.order import Order
from cardavia.rules.actions import Bury
from cardavia.rules.tractor.scoring import FACE_POINTS
from cardavia.rules.tractor.seats import KITTY_SIZE

POINT_COST: Final = 2.24
"""What a buried point costs if the last trick is lost (most last tricks are singles)."""
CHAIN: Final = 0.6
"""What a low card of a suit is worth more for each top card above it beyond the first."""
VOID_WORTH: Final = 7.0
"""What emptying a plain suit is worth, spread over the cards it takes."""


def loss_chance(hand: Hand, order: Order) -> float:
    """Return the chance that the dealer's side loses the last trick."""
    trumps = int(hand.size_in(order.trumps))
    jokers = int(hand.number_of(BLACK_JOKER) + hand.number_of(RED_JOKER))
    chance = 0.46 - 0.035 * (trumps - 9) - 0.07 * jokers
    return min(0.6, max(0.04, chance))


def buried(hand: Hand, order: Order, void_worth: float, point_care: float) -> list[int]:
    """Return eight cards, the cheapest one after the other."""
    pool = hand.copy()
    chance = loss_chance(hand, order)
    chosen: list[int] = []
    while len(chosen) < KITTY_SIZE:
        room = KITTY_SIZE - len(chosen)
        best, cost = -1, 1e9
        for face in faces_in(pool.once):
            value = _cost(pool, order, face, room, void_worth)
            value += point_care * FACE_POINTS[face] * (POINT_COST * chance - 0.45)
            if value < cost:
                best, cost = face, value
        chosen.append(best)
        pool.remove(best)
    return chosen


def _cost(pool: Hand, order: Order, face: int, room: int, void_worth: float) -> float:
    """Return what a card is worth in the hand, less its share of a void that can be made."""
    suit = order.suit[face]
    place = order.strength[face]
    if suit == TRUMPS:
        return 30.0 + place
    mask: i64 = order.masks[suit]
    length = int(pool.size_in(mask))
    top = 11
    value = 0.30 * place
    if place == top:
        value += 14.0
    elif place == top - 1:
        value += 3.0 if pool.once & mask & _top_face(order, mask) else 1.0
    if pool.twice & bit(face):
        value += 6.0 if place >= 6 else 2.0
    value += CHAIN * max(0, _chain(pool, order, mask) - 1)
    if length <= room and not _has_boss(pool, order, mask):
        value -= void_worth / length
    return value


def _chain(pool: Hand, order: Order, mask: i64) -> int:
    """Return how many of the highest cards of a suit are held without a gap, copies counted."""
    found = 0
    rest = mask
    while rest:
        face = lowest_face(_top_face(order, rest))
        rest &= ~bit(face)
        held = int(pool.number_of(face))
        found += held
        if held < 2:
            break
    return found


def _top_face(order: Order, mask: i64) -> i64:
    best: i64 = 0
    place = -1
    rest = mask
    while rest:
        face = lowest_face(rest)
        rest &= rest - 1
        if order.strength[face] > place:
            place = order.strength[face]
            best = bit(face)
    return best


def _has_boss(pool: Hand, order: Order, mask: i64) -> bool:
    return pool.once & mask & _top_face(order, mask) != 0


def bury_candidates(hand: Hand, order: Order) -> list[Candidate]:
    """Weigh a few ways to bury: with more or less care for voids and points."""
    found: list[Candidate] = []
    seen: list[list[int]] = []
    for void_worth, care in (
        (VOID_WORTH, 1.0),
        (VOID_WORTH, 0.0),
        (2.0, 1.0),
        (12.0, 1.0),
        (VOID_WORTH, 2.5),
    ):
        faces = buried(hand, order, void_worth, care)
        faces.sort()
        if faces not in seen:
            seen.append(faces)
            found.append(
                Candidate(Bury(faces), -float(len(found)), bury_reasons(hand, order, faces))
            )
    return found


def bury_reasons(hand: Hand, order: Order, faces: list[int]) -> list[Reason]:
    """Say what is true of burying these cards."""
    reasons: list[Reason] = []
    rest = hand.copy()
    points = 0
    for face in faces:
        rest.remove(face)
        points += FACE_POINTS[face]
    for suit in range(4):
        mask: i64 = order.masks[suit]
        if count_bits(hand.once & mask) > 0 and rest.once & mask == 0:
            reasons.append(Reason("makes_void", {"suit": suit}))
    reasons.append(Reason("buries_points", {"points": points}))
    return reasons
