"""The list of matches: searched, gone on with, looked at, saved, deleted after a question."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.store.database import FILE
from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.pages.history_page import AT_ONCE, HistoryPage
from cut_words import cut_words
from playing import match_of, played, step


def finished(name: str, number: int) -> Match:
    match, rng = match_of(name, number), Random(number)
    while step(match, rng):
        pass
    return match


@pytest.fixture
def store() -> Matches:
    store = Matches(None)
    store.start(played("tractor", 1, steps=60), "2026-11-02T09:00:00+00:00")
    store.start(finished("pitch", 2), "2026-11-28T09:00:00+00:00")
    store.start(played("pepper", 3, steps=150), datetime.now(UTC).isoformat())
    store.start(played("pitch", 4, steps=1), "no date")
    return store


@pytest.fixture
def page(qtbot: QtBot, language: Language, store: Matches) -> HistoryPage:
    page = HistoryPage(Settings(), store)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    return page


def games(page: HistoryPage) -> list[str]:
    return [row.saved.game for row in page.rows]


def shown(page: HistoryPage, row: int) -> set[str]:
    buttons = page.rows[row].buttons
    return {deed for deed, button in buttons.items() if not button.isHidden()}


def test_the_match_last_played_comes_first(page: HistoryPage) -> None:
    assert games(page) == ["pitch", "pepper", "pitch", "tractor"]


def test_each_match_offers_what_it_allows(page: HistoryPage) -> None:
    assert shown(page, 0) == {"continue", "save", "delete"}
    assert shown(page, 1) == {"continue", "review", "save", "delete"}
    assert shown(page, 2) == {"review", "save", "delete"}
    assert "finished" not in page.rows[2].title.text()
    assert any(word in page.rows[2].title.text() for word in ("won", "lost"))


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("tractor", ["tractor"]),
        ("Pitch", ["pitch", "pitch"]),
        ("november 2026 kabir", ["pitch", "tractor"]),
        ("28.11.2026", ["pitch"]),
        ("2026-11-02", ["tractor"]),
        ("pitch 2 november", []),
        ("ब्लैक", []),
    ],
)
def test_a_search_is_for_games_names_and_dates(
    page: HistoryPage, words: str, found: list[str]
) -> None:
    page.time.set_key("any")
    page.search.setText(words)

    assert [game for game in games(page) if game != "pepper"] == found
    assert page.none.isHidden() == bool(page.rows)


def test_games_and_times_narrow_the_list(page: HistoryPage) -> None:
    page.game.set_key("pitch")
    page.game.activated.emit(page.game.currentIndex())
    assert games(page) == ["pitch", "pitch"]

    page.game.set_key("")
    page.time.set_key("today")
    page.time.activated.emit(page.time.currentIndex())
    assert games(page) == ["pepper"]


def test_a_long_list_comes_in_parts(qtbot: QtBot, language: Language) -> None:
    store = Matches(None)
    for number in range(1, AT_ONCE + 4):
        store.start(match_of("pitch", number), "")
    page = HistoryPage(Settings(), store)
    qtbot.addWidget(page)
    assert len(page.rows) == AT_ONCE

    page.more.click()
    assert len(page.rows) == AT_ONCE + 3
    assert page.more.isHidden()


@pytest.mark.parametrize(("deed", "row"), [("continue", 1), ("review", 2), ("save", 3)], ids=str)
def test_buttons_name_their_match(qtbot: QtBot, page: HistoryPage, deed: str, row: int) -> None:
    signal = getattr(page, f"{deed}_chosen")
    with qtbot.waitSignal(signal) as told:
        page.rows[row].buttons[deed].click()

    assert told.args == [page.rows[row].saved.id]


def test_deleting_asks_and_escape_keeps_the_match(qtbot: QtBot, page: HistoryPage) -> None:
    dialog = page.ask_delete(page.rows[2].saved)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(page.rows) == 4

    page.ask_delete(page.rows[2].saved).chosen.emit("delete")
    assert games(page) == ["pitch", "pepper", "tractor"]
    assert sum(one.over for one in page.matches.results()) == 1


@pytest.mark.parametrize(("answer", "given_up"), [("delete", 0), ("lost", 1)])
def test_an_unfinished_match_counts_only_if_the_player_says_so(
    page: HistoryPage, answer: str, given_up: int
) -> None:
    page.ask_delete(page.rows[1].saved).chosen.emit(answer)

    assert "pepper" not in games(page)
    assert sum(one.abandoned for one in page.matches.results()) == given_up


def test_a_match_without_a_card_played_is_not_asked_about_counting(page: HistoryPage) -> None:
    assert "unfinished" not in page.ask_delete(page.rows[0].saved).accessibleName()
    assert "unfinished" in page.ask_delete(page.rows[1].saved).accessibleName()


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_cut(
    qtbot: QtBot, language: Language, store: Matches, scale: int, code: str
) -> None:
    language.choose(code)
    page = HistoryPage(Settings(text_scale=scale), store)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()

    qtbot.waitUntil(lambda: cut_words(page) == [])


def test_a_row_that_holds_no_text_is_listed_all_the_same(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    store = Matches(tmp_path)
    store.start(played("pitch", 4, steps=1), "2026-11-28T09:00:00+00:00")
    store.close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("UPDATE matches SET started = x'ff00', header = x'00', levels = x'7b'")

    page = HistoryPage(Settings(), Matches(tmp_path))
    qtbot.addWidget(page)

    assert games(page) == ["pitch"]
