"""Whole deals of Pepper: nobody is stuck, nothing is lost, and the story stays the same."""

from collections import Counter
from random import Random

import pytest

from cardavia.cards.packs import short_pack
from cardavia.rules.deal import NOBODY
from cardavia.rules.events import Event
from pepper_positions import (
    GAME,
    table_of,
)
from random_deals import play_checked, some_options, story
from recorded import as_recorded


def whole_deal(seed: int) -> None:
    """Play a random deal under random options: it ends, and every trick and card is counted."""
    options = some_options(GAME, Random(seed))
    deal, told = play_checked(GAME, options, seed)
    done = table_of(deal)
    found = Counter(one for held in deal.owns for one in held.hand.faces()) + Counter(deal.stock)
    found += Counter(one for event in told if event.key == "played" for one in event.cards)
    assert found == Counter(short_pack())
    if done.contractor == NOBODY:
        assert done.scores() == [0] * len(GAME.sides(options))
        return
    assert sum(done.side_tricks()) == GAME.hand_size(options)
    assert scored(told) == done.scores()


def scored(told: list[Event]) -> list[int]:
    return [event.number for event in told if event.key == "scored"]


@pytest.mark.parametrize("block", range(4))
def test_random_deals_under_random_options_end_and_lose_nothing(block: int) -> None:
    for seed in range(100):
        whole_deal(1000 * block + seed)


@pytest.mark.soak
def test_ten_thousand_random_deals_end_and_lose_nothing() -> None:
    for seed in range(10_000):
        whole_deal(100_000 + seed)


def test_the_recording_is_told_as_before() -> None:
    told = story(GAME, 8) + "\n" + story(GAME, 3, players=3)

    assert as_recorded("pepper", told)
