"""The benchmark measures real deals, played to their end."""

from pathlib import Path

import pytest

from cardavia.ai.bench_loops import play_at_random, random_deals
from cardavia.ai.dice import Dice
from cardavia.app.bench import _gauged_once, at_first_card, fresh_deal, gauged
from cardavia.app.deciding import decision_times, share
from cardavia.rules.catalogue import game_named
from playing import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_chance_plays_whole_deals_and_leaves_no_card(name: str) -> None:
    game = game_named(name)
    assert game is not None
    deals = [fresh_deal(game, number) for number in range(1, 6)]
    before = [deal.state() for deal in deals]

    assert random_deals(deals, 20, 3) == 0
    assert [deal.state() for deal in deals] == before


@pytest.mark.parametrize("name", NAMES)
def test_chance_gives_only_legal_answers_and_many_different_deals(name: str) -> None:
    game = game_named(name)
    assert game is not None
    dice, ends = Dice(5), set()
    for _ in range(20):
        deal = fresh_deal(game, 2)
        play_at_random(deal, dice)
        assert deal.table.is_over()
        ends.add(deal.table.state())
    assert len(ends) > 15


@pytest.mark.parametrize("name", NAMES)
def test_rollouts_begin_at_the_first_card(name: str) -> None:
    game = game_named(name)
    assert game is not None
    deal = at_first_card(game, 1)
    assert deal.prompt().asks == "play"
    assert deal.owns[deal.table.turn].hand.size() == game.hand_size(
        {option.key: option.values[0] for option in game.options()}
    )


def test_the_window_and_a_frame_are_measured_in_processes_of_their_own(own_folders: Path) -> None:
    start, frame = gauged("start"), gauged("frame")
    assert start is not None
    assert 50 < start < 60_000
    assert frame is not None
    assert 0 < frame < 1000
    assert not (own_folders / "data").exists()


def test_what_cannot_be_measured_is_nothing() -> None:
    assert (
        _gauged_once("start", {"PATH": "", "PYTHONPATH": "/nowhere", "QT_QPA_PLATFORM": "x"})
        is None
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_of_a_deal_is_timed(name: str) -> None:
    game = game_named(name)
    assert game is not None

    taken = decision_times(game, "hard", 1)

    assert len(taken) >= 24
    assert taken == sorted(taken)
    assert taken[0] > 0


def test_the_99th_percentile_leaves_one_of_a_hundred_above_it() -> None:
    assert share([float(one) for one in range(100)], 0.99) == 99
    assert share([float(one) for one in range(100)], 0.5) == 50
    assert share([7.0], 0.99) == 7
