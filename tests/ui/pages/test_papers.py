"""Rules, statistics and shortcuts: read by eye, by keyboard, in both languages."""

import itertools
import re
from fractions import Fraction
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
from cardavia.ui.texts.figures import decimal
from cardavia.ui.widgets.line_chart import LineChart
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
    assert "7 of 18 · 38.9%" in words


def test_statistics_tell_made_and_failed_bids_streaks_and_means(shown) -> None:
    facts = [
        deal(match=1, declaring="us", made=True, points=3, over=True, won=True),
        deal(match=2, declaring="us", points=-2, over=True),
        deal(match=3, declaring="them", points=1, over=True, assisted=True),
    ]
    words = texts(shown(StatisticsPage(Settings(), facts)))
    said = dict(itertools.pairwise(words))

    assert said["Bids made"] == said["Bids failed"] == "1 of 2 · 50%"
    assert said["Opponents’ bids broken"] == "1 of 1 · 100%"
    assert said["Points"] == "2 · 0.7 a deal"
    assert said["Streak now"] == "2 lost"
    assert (said["Longest winning streak"], said["Longest losing streak"]) == ("1", "2")


def test_tractor_counts_levels_and_deals_kept(shown) -> None:
    facts = [deal(game="tractor", declaring="us", made=True, points=2, card_points=95)]
    said = dict(itertools.pairwise(texts(shown(StatisticsPage(Settings(), facts)))))

    assert said["Levels gained"] == "2 · 2 a deal"
    assert said["Deals defended"] == "1 of 1 · 100%"
    assert said["Points won in tricks"] == "95 · 95 a deal"
    assert "Bids made" not in said


def test_statistics_are_narrowed_by_what_was_agreed_on(shown) -> None:
    eleven = '{"players": 4, "target": 11}'
    facts = [
        deal(level="easy", options='{"players": 4}', over=True, won=True),
        deal(level="easy", options=eleven, over=True),
        deal(level="hard", options='{"players": 4}', over=True),
        deal(game="pepper", level="hard", partner="easy", options='{"players": 4}'),
    ]
    page = shown(StatisticsPage(Settings(), facts))
    assert page.choices["options"].isHidden()  # options of several games have no common name
    assert "Opponents: Easy" in texts(page)

    page.choices["game"].set_key("pitch")
    page.refill()
    said = dict(itertools.pairwise(texts(page)))
    assert "Pepper" not in texts(page)
    assert said["Opponents: Easy"] == "1 of 2 · 50%"
    assert said["4 players · Points to win: 11"] == "0 of 1 · 0%"

    page.choices["options"].set_key(eleven)
    page.refill()
    assert [one.options for one in page.found()] == [eleven]
    page.choices["game"].set_key("pepper")
    page.refill()
    assert len(page.found()) == 1


def test_every_figure_explains_itself_and_the_course_is_drawn(shown) -> None:
    page = shown(StatisticsPage(Settings(), [deal(points=3), deal(points=-1, number=2)]))
    (chart,) = page.findChildren(LineChart)
    values = [one for one in page.findChildren(QLabel) if one.toolTip()]

    assert chart.lines[0].values == [0, 3, 2]
    assert chart.accessibleDescription() == "Points: 2"
    assert len(values) >= 14
    assert all(one.accessibleDescription() == one.toolTip() for one in values)


@pytest.mark.parametrize(
    ("value", "text"),
    [((1, 3), "0.3"), ((2, 1), "2"), ((-1, 20), "-0.1"), ((-1, 30), "0"), ((95, 10), "9.5")],
)
def test_means_are_rounded_from_exact_fractions(value: tuple[int, int], text: str) -> None:
    assert decimal(Fraction(*value)) == text


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
    qtbot.waitUntil(lambda: cut_words(page) == [])
    content = page.sheet.scrolling.widget()

    assert content is not None
    assert content.width() <= page.sheet.scrolling.viewport().width()


def test_a_page_follows_the_size_of_letters_while_it_is_shown(shown) -> None:
    page = shown(StatisticsPage(Settings(), []))
    before = page.sheet.title.font().pixelSize()
    page.set_settings(Settings(text_scale=200))

    assert page.sheet.title.font().pixelSize() >= 1.9 * before
