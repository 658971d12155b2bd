"""The lanes of a contract of Tractor say what its order says."""

from itertools import product
from random import Random

import pytest

from cardavia.ai.tractor.lanes import JOKERS, Lanes, before_last, lanes_of
from cardavia.cards.cards import BLACK_JOKER, FACES, NO_SUIT, RED_JOKER, TEN, TRUMPS, TWO
from cardavia.cards.hand import bit, count_bits, count_both, mask_of
from cardavia.cards.order import Order, level_order
from cardavia.rules.tractor.scoring import FACE_POINTS, points_of

ORDERS = [
    level_order(trump, level, level_trumps=level_trumps, closed=closed, twos=twos)
    for trump, level, level_trumps, closed, twos in product(
        (NO_SUIT, 0, 3), (TWO, TEN), (True, False), (True, False), (True, False)
    )
]


@pytest.fixture(params=ORDERS, ids=range(len(ORDERS)))
def lanes(request: pytest.FixtureRequest) -> Lanes:
    """Return the lanes of one contract after the other."""
    order = request.param
    assert isinstance(order, Order)
    return Lanes(order)


def test_every_face_has_a_bit_of_its_own(lanes: Lanes) -> None:
    assert count_bits(lanes.every) == FACES
    assert lanes.every == lanes.spread(mask_of(list(range(FACES))))
    assert lanes.spread(mask_of([BLACK_JOKER, RED_JOKER])) == JOKERS
    assert lanes.gathered(lanes.every) == mask_of(list(range(FACES)))


def test_suits_and_what_is_stronger(lanes: Lanes) -> None:
    order = lanes.order
    for face in range(FACES):
        one = lanes.one(face)
        suit = lanes.suit_of(one)
        same = [other for other in range(FACES) if order.suit[other] == order.suit[face]]
        assert lanes.lane(one) == lanes.mask(suit)
        assert lanes.mask(suit) & lanes.every == lanes.spread(mask_of(same))
        assert suit == TRUMPS or lanes.suits[suit] == order.suit[face]
        assert lanes.above(one) & lanes.every == lanes.spread(order.above[face])
        place = order.strength[face]
        assert lanes.strength(one) == place
        for near, step in ((lanes.next_above(one), 1), (lanes.next_below(one), -1)):
            wanted = mask_of([other for other in same if order.strength[other] == place + step])
            assert near & lanes.every == lanes.spread(wanted)
        equal = [other for other in same if order.strength[other] == place]
        assert {lanes.key(lanes.one(other)) for other in equal} == {lanes.key(one)}


def test_what_stands_before_the_last_card_of_a_suit(lanes: Lanes) -> None:
    rng = Random(3)
    for _ in range(20):
        suit = lanes.lane(lanes.one(rng.randrange(FACES))) & lanes.every
        held = suit & lanes.spread(mask_of(rng.sample(range(FACES), 25)))
        last = 1 << max(0, int(held).bit_length() - 1)
        assert before_last(held) & suit == (last - 1) & suit
    assert before_last(0) == 0


def test_points(lanes: Lanes) -> None:
    rng = Random(7)
    for _ in range(20):
        once = mask_of(rng.sample(range(FACES), 20))
        twice = once & mask_of(rng.sample(range(FACES), 20))
        assert lanes.points_in(lanes.spread(once), lanes.spread(twice)) == points_of(once, twice)
        assert count_both(once, twice) == count_bits(once) + count_bits(twice)
    for face in range(FACES):
        assert lanes.point_value(lanes.one(face)) == FACE_POINTS[face]


def test_a_lone_card_as_good_stands_for_another(lanes: Lanes) -> None:
    rng = Random(11)
    for _ in range(20):
        held = rng.sample(range(FACES), 24)
        twice = set(rng.sample(held, 6))
        replaced = lanes.replaced(lanes.spread(mask_of(held)), lanes.spread(mask_of(sorted(twice))))
        wanted = [face for face in held if any_as_good(lanes.order, face, held, twice)]
        assert replaced == lanes.spread(mask_of(wanted))


def any_as_good(order: Order, face: int, held: list[int], twice: set[int]) -> bool:
    """Tell whether a lone held card, equal or one place weaker, counts as much as a face."""
    for other in held:
        if order.suit[other] == order.suit[face] and other not in twice:
            step = order.strength[face] - order.strength[other]
            if FACE_POINTS[other] == FACE_POINTS[face] and (
                step == 1 or (step == 0 < other - face)
            ):
                return True
    return False


def test_the_lanes_of_one_order_are_made_once() -> None:
    order = level_order(1, TEN)
    lanes = lanes_of(order)
    assert lanes_of(order) is lanes
    assert lanes_of(level_order(1, TEN)) is not lanes
    assert lanes.trumps & bit(0)
