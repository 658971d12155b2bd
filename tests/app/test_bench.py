"""The benchmark measures real deals, played to their end."""

import pytest

from cardavia.ai.bench_loops import play_at_random, random_deals
from cardavia.ai.dice import Dice
from cardavia.app.bench import at_first_card, fresh_deal
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
