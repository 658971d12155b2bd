"""Whole deals of Black Maria: nobody is stuck, nothing is lost, and the story stays the same."""

from collections import Counter
from random import Random

import pytest

from black_maria_positions import GAME, table_of
from random_deals import play_checked, some_options, story
from recorded import as_recorded


def whole_deal(seed: int) -> None:
    """Play a random deal under random options: it ends, and every card and point is counted."""
    options = some_options(GAME, Random(seed))
    deal, told = play_checked(GAME, options, seed)
    table = table_of(deal)
    found = Counter(one for held in deal.owns for one in held.hand.faces())
    found += Counter(one for event in told if event.key == "played" for one in event.cards)
    assert found == Counter(GAME.pack(options))
    jack = -10 if options["jd_minus10"] else 0
    assert sum(table.points()) == table.terms.total + jack
    if table.shooter < 0:
        assert sum(table.scores()) == table.terms.total + jack
    assert [event.number for event in told if event.key == "scored"] == table.scores()


@pytest.mark.parametrize("block", range(4))
def test_random_deals_under_random_options_end_and_lose_nothing(block: int) -> None:
    for seed in range(60):
        whole_deal(1000 * block + seed)


@pytest.mark.soak
def test_ten_thousand_random_deals_end_and_lose_nothing() -> None:
    for seed in range(10_000):
        whole_deal(100_000 + seed)


def test_the_recording_is_told_as_before() -> None:
    told = story(GAME, 2) + "\n" + story(GAME, 33, players=3, opener="club2", auto_finish=True)

    assert as_recorded("black_maria", told)
