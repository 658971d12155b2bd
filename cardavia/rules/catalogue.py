"""The games Cardavia knows, in the order they are shown."""

from cardavia.rules.black_maria import BlackMariaGame
from cardavia.rules.game import Game
from cardavia.rules.pepper import PepperGame
from cardavia.rules.pitch import PitchGame
from cardavia.rules.tractor import TractorGame


def all_games() -> list[Game]:
    """Return every game, one line each."""
    return [
        TractorGame(),
        PepperGame(),
        BlackMariaGame(),
        PitchGame(),
    ]


def game_named(name: str) -> Game | None:
    """Return the game of a record's name, or None."""
    for game in all_games():
        if game.name == name:
            return game
    return None
