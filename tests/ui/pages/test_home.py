"""The home page offers every game, the last match, both languages and every other page."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardavia.rules.catalogue import all_games
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.pages.bottom_bar import PAGES
from cardavia.ui.pages.home import HomePage
from cardavia.ui.widgets.cloth_page import felt_of
from cardavia.ui.widgets.pill_button import PillButton
from cut_words import cut_words

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


def saved(number: int, game: str, *, finished: bool = False) -> SimpleNamespace:
    return SimpleNamespace(id=number, game=game, is_open=lambda: not finished)


@pytest.fixture
def home(qtbot: QtBot, language: Language) -> HomePage:
    page = HomePage(Settings())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def shown_texts(page: HomePage) -> list[str]:
    words = [one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page)]
    return words + [one.text() for one in page.findChildren(PillButton) if one.isVisibleTo(page)]


def test_there_is_a_tile_for_every_game_of_the_catalogue(home: HomePage) -> None:
    assert list(home.tiles) == [game.name for game in all_games()]


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_a_new_match_is_one_click(qtbot: QtBot, home: HomePage, game: str) -> None:
    with qtbot.waitSignal(home.new_match_chosen) as told:
        qtbot.mouseClick(home.tiles[game].new_button, Qt.MouseButton.LeftButton)

    assert told.args == [game]


def test_the_latest_match_is_the_one_marigold_button(home: HomePage) -> None:
    home.show_matches([saved(9, "pitch"), saved(4, "tractor"), saved(3, "pitch")])
    styles = {
        game: tile.continue_button.style_name
        for game, tile in home.tiles.items()
        if tile.continue_button.isVisibleTo(tile)
    }

    assert styles == {"tractor": "ghost", "pitch": "marigold"}


def test_continue_goes_on_with_the_last_unfinished_match_of_a_game(
    qtbot: QtBot, home: HomePage
) -> None:
    home.show_matches([saved(9, "pitch", finished=True), saved(4, "pitch"), saved(3, "pitch")])
    with qtbot.waitSignal(home.continue_chosen) as told:
        qtbot.mouseClick(home.tiles["pitch"].continue_button, Qt.MouseButton.LeftButton)

    assert told.args == [4]


def test_a_new_match_is_there_beside_continue(qtbot: QtBot, home: HomePage) -> None:
    home.show_matches([saved(9, "pitch")])
    with qtbot.waitSignal(home.new_match_chosen) as told:
        qtbot.mouseClick(home.tiles["pitch"].another_button, Qt.MouseButton.LeftButton)

    assert told.args == ["pitch"]


def test_enter_goes_on_with_the_latest_match(qtbot: QtBot, home: HomePage) -> None:
    home.show_matches([saved(7, "pitch")], {7: "4 : 3"})
    home.focus_first()
    with qtbot.waitSignal(home.continue_chosen) as told:
        qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Space)

    assert told.args == [7]
    assert "4 : 3" in shown_texts(home)


@pytest.mark.parametrize("page", [page for page in PAGES if page != "quit"])
def test_every_other_page_is_one_click(qtbot: QtBot, home: HomePage, page: str) -> None:
    with qtbot.waitSignal(home.page_chosen) as told:
        qtbot.mouseClick(home.bar.links[page], Qt.MouseButton.LeftButton)

    assert told.args == [page]


def test_quit_is_its_own_signal(qtbot: QtBot, home: HomePage) -> None:
    with qtbot.assertNotEmitted(home.page_chosen), qtbot.waitSignal(home.quit_chosen):
        qtbot.mouseClick(home.bar.links["quit"], Qt.MouseButton.LeftButton)


def test_the_page_speaks_hindi_in_place(qtbot: QtBot, home: HomePage, language: Language) -> None:
    language.choose("hi")
    qtbot.waitUntil(lambda: home.tiles["pitch"].new_button.text() == "नया मैच")
    latin = [text for text in shown_texts(home) if text.isascii() and text.strip()]

    assert latin == ["Cardavia"]
    assert home.masthead.languages.value() == "hi"


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("size", SIZES)
def test_the_whole_page_fits_every_size(
    qtbot: QtBot, home: HomePage, language: Language, code: str, size: tuple[int, int]
) -> None:
    home.show_matches([saved(7, "tractor")], {7: "Level 5 against 3"})
    language.choose(code)
    home.resize(*size)
    qtbot.wait(10)

    assert home.findChildren(QLabel)
    bars = [
        tile.visibleRegion().boundingRect().size() == tile.size() for tile in home.tiles.values()
    ]
    assert bars == [True] * len(home.tiles)
    assert home.bar.visibleRegion().boundingRect().height() == home.bar.height()


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_word_is_cut(
    qtbot: QtBot, home: HomePage, language: Language, code: str, scale: int
) -> None:
    language.choose(code)
    home.resize(1024, 640)
    home.set_settings(Settings(text_scale=scale))
    qtbot.waitUntil(lambda: cut_words(home) == [])


@pytest.mark.parametrize("settings", [Settings(felt="midnight"), Settings(high_contrast=True)])
def test_the_plates_belong_to_the_cloth_from_the_start(qtbot: QtBot, settings: Settings) -> None:
    home = HomePage(settings)
    qtbot.addWidget(home)
    felt = felt_of(settings)

    assert home.bar.plate == QColor(felt.plate)
    assert home.bar.line.widthF() == felt.outline
