"""Whole deals of Pitch: nobody is stuck, nothing is lost, and the story stays the same."""

import pytest

from cardavia.rules.deal import NOBODY
from cardavia.rules.pitch import Pitch, PitchGame
from random_deals import story, whole_deal
from recorded import as_recorded

GAME = PitchGame()


def checked_deal(seed: int) -> None:
    """Play a random deal under random options: it ends, and every trick and card is counted."""
    options, deal, told = whole_deal(GAME, seed)
    table = deal.table
    assert isinstance(table, Pitch)
    if table.pitcher == NOBODY:
        assert table.scores() == [0] * len(GAME.sides(options))
        return
    assert sum(table.tricks_won) == GAME.hand_size(options)
    assert 2 <= sum(table.points_won()) <= 4
    assert [event.number for event in told if event.key == "scored"] == table.scores()


@pytest.mark.parametrize("block", range(4))
def test_random_deals_under_random_options_end_and_lose_nothing(block: int) -> None:
    for seed in range(100):
        checked_deal(1000 * block + seed)


@pytest.mark.soak
def test_ten_thousand_random_deals_end_and_lose_nothing() -> None:
    for seed in range(10_000):
        checked_deal(100_000 + seed)


def test_the_recording_is_told_as_before() -> None:
    assert as_recorded("pitch", story(GAME, 2) + "\n" + story(GAME, 5, players=6, smudge=True))
