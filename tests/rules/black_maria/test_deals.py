"""Whole deals of Black Maria: nobody is stuck, nothing is lost, and the story stays the same."""

import pytest

from black_maria_positions import GAME, table_of
from random_deals import story, whole_deal
from recorded import as_recorded


def checked_deal(seed: int) -> None:
    """Play a random deal under random options: it ends, and every card and point is counted."""
    options, deal, told = whole_deal(GAME, seed)
    table = table_of(deal)
    jack = -10 if options["jd_minus10"] else 0
    assert sum(table.points()) == table.terms.total + jack
    if table.shooter < 0:
        assert sum(table.scores()) == table.terms.total + jack
    assert [event.number for event in told if event.key == "scored"] == table.scores()


@pytest.mark.parametrize("block", range(4))
def test_random_deals_under_random_options_end_and_lose_nothing(block: int) -> None:
    for seed in range(60):
        checked_deal(1000 * block + seed)


@pytest.mark.soak
def test_ten_thousand_random_deals_end_and_lose_nothing() -> None:
    for seed in range(10_000):
        checked_deal(100_000 + seed)


def test_the_recording_is_told_as_before() -> None:
    told = story(GAME, 2) + "\n" + story(GAME, 33, players=3, opener="club2", auto_finish=True)

    assert as_recorded("black_maria", told)
