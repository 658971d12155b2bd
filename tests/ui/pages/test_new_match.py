"""A table agrees on everything before its first deal, and on nothing that does not fit."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.game import defaults, seats_of
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.pages.new_match import PRESETS, NewMatchPage
from cardavia.ui.texts.options import option_words, value_text
from cardavia.ui.widgets.number_choice import OTHER, NumberChoice
from cardavia.ui.widgets.switch import Switch
from cut_words import cut_words

GAMES = [game.name for game in all_games()]
OPTIONS = [(game.name, option) for game in all_games() for option in game.options()]


@pytest.fixture
def opened(qtbot: QtBot, language: Language):
    def open_page(game: str, settings: Settings | None = None) -> NewMatchPage:
        page = NewMatchPage(settings or Settings(), game)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        return page

    return open_page


def choose(qtbot: QtBot, page: NewMatchPage, key: str, value: object) -> None:
    """Choose an option as a player does: by its control."""
    control = page.rows[key][1]
    if isinstance(control, Switch):
        if control.isChecked() != value:
            control.click()
        return
    box = control.box if isinstance(control, NumberChoice) else control
    box.set_key(value)
    box.activated.emit(box.currentIndex())


@pytest.mark.parametrize("game", GAMES)
def test_out_of_the_box_every_game_starts_with_its_defaults(qtbot: QtBot, opened, game) -> None:
    page = opened(game)
    with qtbot.waitSignal(page.match_chosen) as told:
        qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    name, options, names, levels = told.args
    usual = defaults(game_named(game))

    assert (name, options) == (game, usual)
    assert len(names) == len(levels) == seats_of(usual)
    assert names[0] == ""
    assert set(levels[1:]) == {"normal"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_preset_fits_together(qtbot: QtBot, opened, game: str, number: int) -> None:
    page = opened(game)
    presets = list(PRESETS[game])
    preset = presets[number % len(presets)]
    page.take_preset(preset)

    assert page.start.isEnabled()
    assert page.presets.value() == preset
    assert all(page.options[key] == value for key, value in PRESETS[game][preset].items())


def test_options_that_do_not_fit_are_refused_in_a_sentence(qtbot: QtBot, opened) -> None:
    page = opened("pitch")
    choose(qtbot, page, "partnership", True)
    fits = page.start.isEnabled()
    choose(qtbot, page, "players", 5)

    assert fits
    assert not page.start.isEnabled()
    assert page.refusal.text() == "Partners need four players."


def test_fitting_again_lifts_the_refusal(qtbot: QtBot, opened) -> None:
    page = opened("pitch")
    choose(qtbot, page, "partnership", True)
    choose(qtbot, page, "players", 5)
    choose(qtbot, page, "players", 4)

    assert page.start.isEnabled()
    assert page.refusal.text() == ""


def test_options_of_ones_own_are_no_preset(qtbot: QtBot, opened) -> None:
    page = opened("pitch")
    choose(qtbot, page, "target", 21)

    assert page.presets.value() == ""
    assert page.options["target"] == 21


@pytest.mark.parametrize("players", [2, 4, 7])
def test_there_is_a_name_and_a_level_for_every_computer_player(
    qtbot: QtBot, opened, players: int
) -> None:
    page = opened("pitch")
    choose(qtbot, page, "players", players)
    page.seats[0].name.setText("Ravi")
    page.seats[0].level.set_key("expert")
    with qtbot.waitSignal(page.match_chosen) as told:
        qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)

    assert len(told.args[2]) == len(told.args[3]) == players
    assert (told.args[2][1], told.args[3][1]) == ("Ravi", "expert")
    assert sum(row.isVisibleTo(page) for row in page.seats) == players - 1


def test_the_players_last_chosen_sit_down_again(opened) -> None:
    settings = Settings()
    settings.agree("pepper", {}, [("Ravi", "expert"), ("Lila", "easy")])
    page = opened("pepper", settings)

    assert [row.name.text() for row in page.seats] == ["Ravi", "Lila", "Meera"]
    assert [row.level.key() for row in page.seats] == ["expert", "easy", "normal"]


def test_the_partner_is_named_where_there_is_one(qtbot: QtBot, opened) -> None:
    page = opened("pepper")
    assert [row.remark.text() for row in page.seats] == ["", "Your partner", ""]
    choose(qtbot, page, "players", 3)
    assert not any(row.remark.text() for row in page.seats)


def test_the_options_last_chosen_are_offered_again(opened) -> None:
    kept = {"pitch": {"target": 21, "low": "holder", "unknown": 3, "players": 99}}
    page = opened("pitch", Settings(options=kept))

    assert page.options == defaults(game_named("pitch")) | {"target": 21, "low": "holder"}


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda one: getattr(one, "key", one))
@pytest.mark.parametrize("code", ["en", "hi"])
def test_every_option_is_named_and_explained(language: Language, game, option, code) -> None:
    language.choose(code)
    words = option_words(game, option.key)
    values = [value_text(game, option.key, value) for value in option.values]

    assert words.title
    assert words.remark or option.key == "players"
    assert len(set(values)) == len(values)
    assert not any("_" in text for text in values)
    if code == "hi":
        assert not words.title.isascii()


def test_numbers_are_offered_from_the_lowest_on(opened) -> None:
    box = opened("pitch").rows["players"][1]

    assert [box.itemData(place) for place in range(box.count())] == [2, 3, 4, 5, 6, 7]
    assert box.key() == 4


def test_the_page_speaks_hindi_in_place_and_keeps_what_was_chosen(
    qtbot: QtBot, opened, language: Language
) -> None:
    page = opened("pitch")
    choose(qtbot, page, "target", 21)
    page.seats[1].level.set_key("hard")
    language.choose("hi")
    qtbot.waitUntil(lambda: page.start.text() == "पत्ते बाँटें")

    assert page.options["target"] == 21
    assert page.seats[1].level.key() == "hard"
    assert page.rows["target"][0].title.text() == "जीत के अंक"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_cut(qtbot: QtBot, opened, language: Language, game, code, scale) -> None:
    language.choose(code)
    page = opened(game, Settings(text_scale=scale))
    page.resize(1024, 640)
    qtbot.waitUntil(lambda: cut_words(page) == [])
    room = page.sheet.scrolling.viewport().width()

    assert [key for key, (row, _) in page.rows.items() if row.width() > room] == []
    assert all(control.width() <= room for _, control in page.rows.values())


def test_escape_leaves_the_page(qtbot: QtBot, opened) -> None:
    page = opened("pitch")
    page.setFocus()
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Escape)


def test_a_limit_that_the_list_does_not_hold_is_typed(qtbot: QtBot, opened) -> None:
    page = opened("black_maria")
    control = page.rows["limit"][1]
    assert isinstance(control, NumberChoice)
    assert control.number.isHidden()

    choose(qtbot, page, "limit", OTHER)
    control.number.clear()
    qtbot.keyClicks(control.number, "137")
    qtbot.keyClick(control.number, Qt.Key.Key_Return)

    assert page.options["limit"] == 137
    qtbot.keyClicks(control.number, "\b\b\b7")
    qtbot.keyClick(control.number, Qt.Key.Key_Return)
    assert page.options["limit"] == 20
    choose(qtbot, page, "limit", 75)
    assert page.options["limit"] == 75
    assert control.number.isHidden()


def test_a_limit_kept_from_last_time_is_shown_as_it_was(opened) -> None:
    page = opened("black_maria", Settings(options={"black_maria": {"limit": 137}}))
    control = page.rows["limit"][1]

    assert control.key() == 137
    assert not control.number.isHidden()


@pytest.mark.parametrize(
    ("game", "key", "opens"),
    [
        ("pitch", "partnership", {"players": 4}),
        ("pepper", "alone_swap", {"alone": True}),
        ("black_maria", "queen_breaks", {"break_hearts": True}),
        ("black_maria", "pass_count", {"players": 3}),
        ("tractor", "throw_penalty", {"throws": True}),
    ],
)
def test_nothing_is_asked_that_has_one_fitting_answer(
    qtbot: QtBot, opened, game: str, key: str, opens: dict[str, object]
) -> None:
    page = opened(game)
    if game == "pitch":
        choose(qtbot, page, "players", 5)
    assert not page.rows[key][0].isVisible()
    for other, value in opens.items():
        choose(qtbot, page, other, value)
    assert page.rows[key][0].isVisible()


def test_what_no_longer_fits_can_be_taken_back(qtbot: QtBot, opened) -> None:
    page = opened("pepper")
    choose(qtbot, page, "alone", True)
    choose(qtbot, page, "alone_swap", True)
    choose(qtbot, page, "alone", False)
    assert page.refusal.text()
    assert page.rows["alone_swap"][0].isVisible()
