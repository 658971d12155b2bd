"""The account of a deal names whoever a point really went to."""

import pytest

from cardavia.rules.catalogue import game_named
from cardavia.rules.events import PointWon
from cardavia.rules.game import defaults
from cardavia.ui.texts.accounts import account_line
from cardavia.ui.texts.names import Names
from cardavia.ui.texts.scores import point_words

PEOPLE = ["", "Asha", "Kabir", "Meera"]
ALONE = Names(PEOPLE, 0, [[0], [1], [2], [3]])
TEAMS = Names(PEOPLE, 0, [[0, 2], [1, 3]])


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("names", "seat", "who"),
    [(ALONE, 1, "Asha"), (ALONE, 0, "You"), (TEAMS, 1, "Opponents"), (TEAMS, 0, "Your team")],
)
def test_game_goes_to_a_team_that_counts_together(names: Names, seat: int, who: str) -> None:
    game = game_named("pitch")
    assert game is not None
    won = PointWon(seat, "game", [], 15)

    assert account_line(won, names, [], defaults(game)) == f"Game: {who}, with 15"
    assert point_words(won, names) == f"Game: {who}"
