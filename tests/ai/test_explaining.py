"""Imagined hands that explain the story better are likelier: the true ones do so above chance."""

import pytest

from cardavia.ai.dice import Dice
from cardavia.ai.guessing import Guesser
from cardavia.ai.levels import decided
from cardavia.ai.minds import mind_of
from cardavia.match.match import Match
from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.game import Game, defaults, seats_of
from cardavia.rules.sight import sight_from

WORLDS = 12


@pytest.mark.parametrize(
    ("name", "moves"), [("black_maria", 28), ("pepper", 8), ("pitch", 7), ("tractor", 60)]
)
def test_true_hands_fit_better_than_imagined_ones(name: str, moves: int) -> None:
    better = sum(true_rank(name, number, moves) for number in range(1, 7))
    assert better / 6 > 0.55


def true_rank(name: str, number: int, moves: int) -> float:
    """Return the share of imagined deals that explain the story no better than the true one."""
    match = after_moves(name, number, moves)
    seat = match.turn
    sight = sight_from(match.sight_text(seat), all_games())
    mind = mind_of(name)
    assert mind.explains(sight)
    guesser = Guesser(mind.knowledge(sight), Dice(number))
    assert match.deal is not None
    true = mind.fit(sight, [own.hand.faces() for own in match.deal.owns], match.deal.stock)
    worlds = [guesser.world() for _ in range(WORLDS)]
    fits = [mind.fit(sight, world.hands, world.stock) for world in worlds]
    below = sum(fit < true for fit in fits)
    return (below + sum(fit == true for fit in fits) / 2) / WORLDS


def after_moves(name: str, number: int, moves: int) -> Match:
    """Return a match of hard players in the middle of its first deal."""
    game = game_named(name)
    assert isinstance(game, Game)
    options = defaults(game)
    levels = ["hard"] * seats_of(options)
    match = Match(game, options, levels, number, levels)
    match.next_deal()
    for _ in range(moves):
        sight = sight_from(match.sight_text(match.turn), all_games())
        match.submit(match.turn, decided(sight, "hard", number, None, None).action)
    return match
