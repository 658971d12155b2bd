"""Whole matches of each game through the window, by mouse and by keyboard, in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.match.match import PERSON
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Value, defaults, seats_of
from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.match_page import MatchPage
from cardavia.ui.table_screen import TableScreen
from ui_games import answer_by_keys, answer_by_taps
from ui_play import QuickThinker, click, hurry, spin_until, waits_for_person, wanted_answer

Answering = Callable[[TableScreen, Action], None]
FEW_DEALS = 2
MATCHES: list[tuple[str, dict[str, Value]]] = [
    ("pepper", {"players": 2, "target": 25}),
    ("pepper", {"players": 3, "target": 25}),
    ("pepper", {"players": 4, "target": 25, "alone": True}),
    ("black_maria", {"players": 3, "limit": 50}),
    ("black_maria", {"players": 4, "limit": 50}),
    ("pitch", {"players": 7, "target": 7}),
    ("tractor", {"end_level": "5"}),
    ("tractor", {"end_level": "5", "throws": True}),
]


def page_of(
    qtbot: QtBot, language: Language, folder: Path, name: str, chosen: dict[str, Value]
) -> MatchPage:
    game = game_named(name)
    assert game is not None
    known = {option.key: option for option in game.options()}
    fit = {key: value for key, value in chosen.items() if known[key].allows(value)}
    options = defaults(game) | fit
    settings = Settings(language=language.code, animation="off")
    window = MainWindow(Keeping(settings, Matches(folder), Faces(), lambda _: None), language)
    window.thinker = QuickThinker(window)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    seats = seats_of(options)
    names = ["", "Asha", "Kabir", "Meera", "Dev", "Nila", "Omar"][:seats]
    window.desk.start(name, options, names, [PERSON, *["normal"] * (seats - 1)], 11)
    assert window.match_page is not None
    hurry(window.match_page)
    return window.match_page


def play_deal(page: MatchPage, answer: Answering) -> None:
    while True:
        spin_until(lambda: waits_for_person(page), 60_000)
        if page.match.is_deal_over():
            break
        before = len(page.match.dealing.answers)
        answer(page, wanted_answer(page))
        assert len(page.match.dealing.answers) > before
    spin_until(lambda: page.account() is not None)


def go_on(page: MatchPage, *, by_mouse: bool) -> None:
    account = page.account()
    assert account is not None
    if by_mouse:
        click(account.main)
    else:
        QTest.keyClick(account.main, Qt.Key.Key_Space)


@pytest.mark.soak
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize(("name", "chosen"), MATCHES)
def test_a_match_is_played_to_its_end(
    qtbot: QtBot,
    language: Language,
    tmp_path: Path,
    name: str,
    chosen: dict[str, Value],
    code: str,
    by_mouse: bool,
) -> None:
    language.choose(code)
    page = page_of(qtbot, language, tmp_path, name, chosen)
    answer: Answering = answer_by_taps if by_mouse else answer_by_keys
    for _ in range(200):
        play_deal(page, answer)
        if page.match.is_over():
            break
        go_on(page, by_mouse=by_mouse)
    assert page.match.is_over()
    assert page.match.winners


@pytest.mark.parametrize("name", ["pepper", "tractor"])
def test_deals_follow_one_another_by_keys_alone(
    qtbot: QtBot, language: Language, tmp_path: Path, name: str
) -> None:
    page = page_of(qtbot, language, tmp_path, name, {})
    for _ in range(FEW_DEALS if name == "pepper" else 1):
        play_deal(page, answer_by_keys)
        go_on(page, by_mouse=False)
    spin_until(lambda: waits_for_person(page), 60_000)
    assert page.account() is None
    assert not page.match.is_deal_over()
