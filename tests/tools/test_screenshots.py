"""The pictures of the front page: all games in both languages, all felts, and none missing."""

import re

import pytest

from cardavia.rules.catalogue import all_games
from cardavia.ui.theme import FELTS
from hot_modules import ROOT
from screenshots import LANGUAGES, gallery, match_at_turn, shots

PAGES = ("README.md", "README.hi.md", "docs/SCREENS.md")


def test_every_game_is_shown_in_every_language_and_every_felt_once() -> None:
    names = [shot.name for shot in shots()]

    assert len(names) == len(set(names))
    assert {f"{game.name}_{code}" for game in all_games() for code in LANGUAGES} <= set(names)
    assert {f"felt_{felt}" for felt in FELTS} <= set(names)


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_a_table_is_shown_when_the_person_is_to_play_to_a_trick(game: str) -> None:
    match = match_at_turn(game)

    assert match.turn == 0
    assert match.view(0).prompt().asks == "play"


@pytest.mark.parametrize("page", PAGES)
def test_every_picture_and_page_that_is_named_is_there(page: str) -> None:
    path = ROOT / page
    named = re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", path.read_text("utf-8"))

    assert named != []
    assert [name for name in named if not (path.parent / name).exists()] == []


def test_the_page_of_pictures_shows_every_one() -> None:
    page = gallery(list(shots()))

    assert (ROOT / "docs/SCREENS.md").read_text("utf-8") == page
