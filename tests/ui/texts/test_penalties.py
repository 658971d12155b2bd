"""The account of Black Maria says which cards a score is made of."""

import pytest

from cardavia.rules.catalogue import game_named
from cardavia.rules.events import Event, Scored, TrickWon
from cardavia.rules.game import Options, defaults
from cardavia.ui.language import Language
from cardavia.ui.texts.accounts import account_line, account_of
from cardavia.ui.texts.names import Names
from notation import cards

NAMES = Names(["", "Asha", "Kabir", "Meera"], 0, [[0], [1], [2], [3]])
STORY: list[Event] = [
    TrickWon(0, cards("2H QS KS 5H"), 15),
    TrickWon(1, cards("JD 2D 3D 4D"), 0),
    TrickWon(0, cards("7H 8C 9C TC"), 1),
    TrickWon(2, cards("AH AC 3C 4C"), 1),
]


def options(**chosen: bool | int | str) -> Options:
    game = game_named("black_maria")
    assert game is not None
    return defaults(game) | chosen


def line(seat: int, number: int, **chosen: bool | int | str) -> str:
    return account_line(Scored(seat, number, "penalty"), NAMES, STORY, options(**chosen))


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "You: queen of spades and 3 hearts"), ("hi", "आप: हुकुम की बेगम और पान के 3 पत्ते")],
)
def test_the_line_names_the_cards(language: Language, code: str, said: str) -> None:
    language.choose(code)

    assert line(0, 16) == said
    assert account_of([*STORY, Scored(0, 16, "penalty")], [0], NAMES, options()) == [said]


@pytest.mark.usefixtures("english")
def test_what_counts_is_what_the_table_agreed_on() -> None:
    assert line(0, 26, scoring="akq") == "You: king of spades, queen of spades and 3 hearts"
    assert line(1, -10, jd_minus10=True) == "Asha: jack of diamonds"
    assert line(2, 1) == "Kabir: 1 heart"


@pytest.mark.usefixtures("english")
def test_who_took_nothing_needs_no_line() -> None:
    assert line(1, 0) == ""
    assert line(3, 0) == ""
