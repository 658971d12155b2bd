"""Levels of computer players: legal everywhere, the same with the same seed, apart by strength."""

from random import Random

import pytest

from ai_arena import duel, mean_error
from ai_deals import Seats
from cardavia.ai.levels import LEVELS, decide
from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.game import Options
from random_deals import some_options

NAMES = [game.name for game in all_games()]
LADDER = [("normal", "easy"), ("hard", "normal"), ("expert", "hard")]


def options_drawn(name: str, number: int) -> Options:
    game = game_named(name)
    assert game is not None
    return some_options(game, Random(number))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_every_level_answers_legally_under_any_options(name: str, level: str) -> None:
    for number in range(12 if name == "tractor" else 40):
        seats = Seats(name, number, options_drawn(name, number))

        seats.play(level, 400)
        assert seats.is_over


@pytest.mark.parametrize("name", NAMES)
def test_the_expert_answers_legally_under_any_options(name: str) -> None:
    for number in range(100, 110):
        seats = Seats(name, number, options_drawn(name, number))
        while not seats.is_over:
            level = "expert" if len(seats.answers) % 7 == number % 7 else "normal"
            seats.submit(seats.answer(level, worlds=2))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_deal(name: str, level: str) -> None:
    """Case 49: the choices of a computer seat depend on what it saw and its seed only."""
    steps = 12 if level == "expert" else 60
    first = Seats(name, 5).play(level, steps)
    second = Seats(name, 5).play(level, steps)

    assert [a.text() for _, a in first.answers] == [a.text() for _, a in second.answers]


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_always_has_a_choice(name: str) -> None:
    """Case 42: a hint that returns nothing."""
    seats = Seats(name, 8)
    while not seats.is_over:
        found = decide(seats.text(seats.turn), "hard", 1)

        assert found.candidates
        assert found.candidates[0].action.text() == found.action.text()
        values = [one.value for one in found.candidates]
        assert values == sorted(values, reverse=True)
        seats.submit(found.action)


def test_a_text_that_is_no_sight_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown game"):
        decide('{"game": "whist"}\n{}', "hard", 1)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("better", "worse"), LADDER)
def test_each_level_beats_the_one_below(name: str, better: str, worse: str) -> None:
    deals = {"expert": 120, "hard": 400, "normal": 400}[better]

    mean, error = mean_error(duel(name, better, worse, range(5000, 5000 + deals), 60)["lead"])
    assert mean > 3 * error


def test_identical_players_differ_by_exactly_nothing() -> None:
    lead = duel("pepper", "hard", "hard", range(5))["lead"]

    assert sum(lead) == 0
