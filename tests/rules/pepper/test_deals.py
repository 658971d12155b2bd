"""Whole deals of Pepper: nobody is stuck, nothing is lost, and the story stays the same."""

import pytest

from cardavia.rules.deal import NOBODY
from cardavia.rules.events import Event
from pepper_positions import (
    GAME,
    table_of,
)
from random_deals import story, whole_deal
from recorded import as_recorded


def checked_deal(seed: int) -> None:
    """Play a random deal under random options: it ends, and every trick and card is counted."""
    options, deal, told = whole_deal(GAME, seed)
    done = table_of(deal)
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
        checked_deal(1000 * block + seed)


@pytest.mark.soak
def test_ten_thousand_random_deals_end_and_lose_nothing() -> None:
    for seed in range(10_000):
        checked_deal(100_000 + seed)


def test_the_recording_is_told_as_before() -> None:
    told = story(GAME, 8) + "\n" + story(GAME, 3, players=3)

    assert as_recorded("pepper", told)
