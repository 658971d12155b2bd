"""What a card of Tractor is worth in tricks to come, in points."""

from typing import Final

from mypy_extensions import i64

from cardavia.ai.tractor.counting import Count
from cardavia.cards.cards import BLACK_JOKER, TRUMPS
from cardavia.cards.hand import bit, lowest_face

TRUMP_BASE: Final = 0.8
TRUMP_TOP: Final = 5.0
JOKER: Final = 1.0
SIDE_BOSS: Final = 2.5
PAIR: Final = 0.7


def card_worth(count: Count, face: int) -> float:
    """Return the strength of a card that is given up when it is played."""
    known = count.worths[face]
    if known < 0.0:
        known = _worth(count, face)
        count.worths[face] = known
    return known


def _worth(count: Count, face: int) -> float:
    suit = count.order.suit[face]
    place = count.order.strength[face]
    above = count.higher(suit, place)
    value = 0.02 * place
    if suit == TRUMPS:
        value += TRUMP_BASE + TRUMP_TOP * _cube(rank_among(count, suit, above))
        if face >= BLACK_JOKER:
            value += JOKER
    elif above == 0:
        value += SIDE_BOSS * (1.0 - 0.5 * _ruffed(count, suit))
    elif above <= 2:
        value += 0.5
    if count.hand.twice & bit(face):
        value += PAIR + 0.05 * place
    return value


def _cube(x: float) -> float:
    return x * x * x


def rank_among(count: Count, suit: int, above: int) -> float:
    """Return the share of the cards out in a suit that a card beats or equals."""
    out = count.out_in(suit)
    return 1.0 if out == 0 else 1.0 - above / out


def _ruffed(count: Count, suit: int) -> float:
    """Return the chance that an opponent is void in a suit."""
    left = (count.seat + 1) % 4
    right = (count.seat + 3) % 4
    return 1.0 - (1.0 - count.may_be_out(left, suit)) * (1.0 - count.may_be_out(right, suit))


def points_kept(count: Count, face: int) -> float:
    """Return the chance that the points on a card are saved if it is kept: a near boss saves them."""
    suit = count.order.suit[face]
    above = count.higher(suit, count.order.strength[face])
    if suit == TRUMPS:
        near = rank_among(count, suit, above)
        return 0.5 + 0.45 * _cube(near)
    return 0.65 if above == 0 else 0.5


def best_unit(count: Count) -> int:
    """Return the highest trump of the hand, or -1 without one."""
    best, face = -1, -1
    rest: i64 = count.hand.once & count.order.trumps
    while rest:
        other = int(lowest_face(rest))
        rest &= rest - 1
        if count.order.strength[other] > best:
            best, face = count.order.strength[other], other
    return face


def guard_worth(count: Count) -> float:
    """Return what the best trump is worth more because the last trick multiplies the kitty."""
    horizon = 4 + count.kitty / 6
    if count.left > horizon or count.kitty <= 0.0:
        return 0.0
    return 0.9 * count.kitty
