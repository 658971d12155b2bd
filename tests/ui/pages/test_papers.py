"""Rules, statistics and shortcuts: read by eye, by keyboard, in both languages."""

import re
from html import unescape

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardavia.rules.catalogue import all_games
from cardavia.store.results import Facts
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.pages.rules_page import RulesPage
from cardavia.ui.pages.shortcuts_page import ShortcutsPage, command_words
from cardavia.ui.pages.statistics_page import StatisticsPage
from cardavia.ui.shortcuts import KEYS
from cardavia.ui.widgets.segmented import Segment
from cardavia.ui.widgets.sheet_page import SheetPage
from cut_words import cut_words

GAMES = [game.name for game in all_games()]


def deal(**changes: object) -> Facts:
    known = {"game": "pitch", "options": "{}", "level": "normal", "partner": "", "number": 1}
    known["played"] = True
    return Facts(**(known | changes))  # type: ignore[arg-type]


@pytest.fixture
def shown(qtbot: QtBot, language: Language):
    def show(page: SheetPage) -> SheetPage:
        qtbot.addWidget(page)
        page.resize(1024, 640)
        page.show()
        page.setFocus()
        return page

    return show


def texts(page: SheetPage) -> list[str]:
    return [one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page)]


def test_the_rules_turn_to_another_game(qtbot: QtBot, shown) -> None:
    page = shown(RulesPage(Settings(), "pitch"))
    tractor = page.chooser.findChildren(Segment)[GAMES.index("tractor")]
    qtbot.mouseClick(tractor, Qt.MouseButton.LeftButton)

    assert page.game == "tractor"
    qtbot.waitUntil(lambda: any("kitty" in text for text in texts(page)))


def test_the_rules_are_scrolled_by_keys(qtbot: QtBot, shown) -> None:
    page = shown(RulesPage(Settings(), "pitch"))
    bar = page.sheet.scrolling.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 200)
    places = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End):
        qtbot.keyClick(page.focusWidget(), key)
        places.append(bar.value())

    assert places == [60, 60 + bar.pageStep(), 0, bar.maximum()] or places[1] == bar.maximum()


@pytest.mark.usefixtures("devanagari")
def test_other_digits_leave_the_marks_of_the_text_alone(shown) -> None:
    page = shown(RulesPage(Settings(), "pitch"))
    words = unescape(re.sub("<[^>]+>", "", " ".join(texts(page))))

    assert "५२" in words
    assert not any("0" <= letter <= "9" for letter in words)


def test_no_deal_yet_is_a_sentence(shown) -> None:
    page = shown(StatisticsPage(Settings(), []))

    assert "No deal has been finished yet." in texts(page)
    assert not page.reset.isEnabled()


def test_statistics_count_exactly(shown) -> None:
    facts = [
        deal(match=1, declaring="us", made=True, tricks=4, of_tricks=6, points=3),
        deal(match=1, declaring="us", made=False, tricks=1, of_tricks=6, points=-2, number=2),
        deal(match=1, declaring="them", tricks=2, of_tricks=6, over=True, won=True, number=3),
        deal(game="tractor", match=2, number=4),
    ]
    page = shown(StatisticsPage(Settings(), facts))
    words = texts(page)

    assert words.index("Tractor") < words.index("Pitch")
    assert "1 of 2 · 50%" in words
    assert "1 of 1 · 100%" in words
    assert "7 of 18" in words


def test_statistics_follow_the_language(qtbot: QtBot, shown, language: Language) -> None:
    page = shown(StatisticsPage(Settings(), [deal()]))
    language.choose("hi")
    qtbot.waitUntil(lambda: page.sheet.title.text() == "आँकड़े")

    assert "पिच" in texts(page)


def test_every_key_of_the_window_is_listed(shown) -> None:
    words = texts(shown(ShortcutsPage(Settings())))

    assert all("  ".join(keys) in words for keys in KEYS.values())
    assert all(command_words(name) in words for name in KEYS)


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("name", ["rules", "statistics", "shortcuts"])
def test_nothing_is_cut(
    qtbot: QtBot, shown, language: Language, name: str, scale: int, code: str
) -> None:
    language.choose(code)
    settings = Settings(text_scale=scale)
    page = {
        "rules": lambda: RulesPage(settings, "tractor"),
        "statistics": lambda: StatisticsPage(settings, [deal()]),
        "shortcuts": lambda: ShortcutsPage(settings),
    }[name]()
    shown(page)
    qtbot.waitUntil(lambda: cut_words(page) == [], timeout=1000)
    content = page.sheet.scrolling.widget()

    assert content is not None
    assert content.width() <= page.sheet.scrolling.viewport().width()
