"""The lanes of Pepper say what its orders say."""

import pytest

from cardavia.ai.pepper.lanes import LANE, LANES, lane
from cardavia.ai.pepper.strength import PACK
from cardavia.cards.hand import bit, faces_in
from cardavia.rules.actions import LOW
from cardavia.rules.pepper.table import ORDERS

TRUMPS_NAMED = [0, 1, 2, 3, -1, LOW]


@pytest.mark.parametrize("trump", TRUMPS_NAMED)
def test_every_card_comes_back_from_its_lane(trump: int) -> None:
    lanes = LANES[trump]

    assert lanes.taken_up(lanes.laid(PACK)) == PACK
    assert all(lanes.taken_up(lanes.laid(bit(face))) == bit(face) for face in faces_in(PACK))


@pytest.mark.parametrize("trump", TRUMPS_NAMED)
def test_a_suit_is_a_lane_and_strength_a_place_in_it(trump: int) -> None:
    order, lanes = ORDERS[trump], LANES[trump]
    for face in faces_in(PACK):
        card = lanes.card[face]

        assert bit(card) & lane(order.suit[face])
        assert card % LANE + lanes.base == order.strength[face]
