"""Whole deals of Pitch: nobody is stuck, nothing is lost, and the story stays the same."""

from collections import Counter
from random import Random

import pytest

from cardavia.rules.deal import NOBODY
from cardavia.rules.pitch import Pitch, PitchGame
from random_deals import play_checked, some_options, story
from recorded import as_recorded

GAME = PitchGame()


def whole_deal(seed: int) -> None:
    """Play a random deal under random options: it ends, and every trick and card is counted."""
    options = some_options(GAME, Random(seed))
    deal, told = play_checked(GAME, options, seed)
    table = deal.table
    assert isinstance(table, Pitch)
    found = Counter(one for held in deal.owns for one in held.hand.faces()) + Counter(deal.stock)
    found += Counter(one for event in told if event.key == "played" for one in event.cards)
    assert found == Counter(GAME.pack(options))
    if table.pitcher == NOBODY:
        assert table.scores() == [0] * len(GAME.sides(options))
        return
    assert sum(table.tricks_won) == GAME.hand_size(options)
    assert 2 <= sum(table.points_won()) <= 4
    assert [event.number for event in told if event.key == "scored"] == table.scores()


@pytest.mark.parametrize("block", range(4))
def test_random_deals_under_random_options_end_and_lose_nothing(block: int) -> None:
    for seed in range(100):
        whole_deal(1000 * block + seed)


@pytest.mark.soak
def test_ten_thousand_random_deals_end_and_lose_nothing() -> None:
    for seed in range(10_000):
        whole_deal(100_000 + seed)


def test_the_recording_is_told_as_before() -> None:
    assert as_recorded("pitch", story(GAME, 2) + "\n" + story(GAME, 5, players=6, smudge=True))
