"""Clocks that are set back, jump or run past 2038: nothing is lost, and order is kept."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.deal_numbers import number_of_day
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language
from cardavia.ui.texts.saved_matches import moment_of
from playing import played
from ui_games import FACES
from ui_windows import Kept, open_window

SUMMER, WINTER = timezone(timedelta(hours=2)), timezone(timedelta(hours=1))
MOMENTS = [
    datetime(2026, 10, 25, 2, 50, tzinfo=SUMMER),
    datetime(2026, 10, 25, 2, 10, tzinfo=WINTER),  # the same hour once more, in local time earlier
    datetime(2038, 1, 19, 3, 14, 7, tzinfo=UTC),
    datetime(2038, 1, 19, 3, 14, 8, tzinfo=UTC),  # one second past what 32 bits can count
    datetime(2106, 2, 7, 6, 28, 16, tzinfo=UTC),
    datetime(1999, 12, 31, 23, 59, tzinfo=UTC),  # a flat battery
    datetime(2026, 10, 25, 3, 10, tzinfo=WINTER),
]


def keeping_in(folder: Path) -> Keeping:
    return Keeping(Settings(), Matches(folder), FACES, lambda _settings: None)


def set_clock(keeping: Keeping, moment: datetime) -> None:
    keeping.clock = lambda: moment


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Live where clocks change."""
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def test_order_is_that_of_playing_whatever_the_clock_says(tmp_path: Path, berlin: None) -> None:
    keeping = keeping_in(tmp_path)
    begun: list[tuple[int, Match]] = []
    for number, moment in enumerate(MOMENTS):
        set_clock(keeping, moment)
        match = played("pitch", number + 1, steps=20 + number)
        begun.append((keeping.matches.start(match, keeping.now()), match))
    keeping.matches.close()

    again = keeping_in(tmp_path).matches
    saved = again.saved()

    assert [one.id for one in saved] == [number for number, _ in reversed(begun)]
    for (number, match), moment in zip(begun, MOMENTS, strict=True):
        assert datetime.fromisoformat(next(o for o in saved if o.id == number).started) == moment
        resumed = again.resume(number)
        assert resumed is not None
        assert resumed.state_hash() == match.state_hash()


def test_a_match_taken_up_again_comes_first_even_under_an_older_clock(tmp_path: Path) -> None:
    keeping = keeping_in(tmp_path)
    numbers = []
    for moment in MOMENTS[:3]:
        set_clock(keeping, moment)
        numbers.append(keeping.matches.start(played("pitch", 3, steps=5), keeping.now()))
    set_clock(keeping, MOMENTS[5])

    keeping.matches.resume(numbers[0])

    assert [one.id for one in keeping.matches.saved()] == [numbers[0], numbers[2], numbers[1]]


def test_statistics_keep_the_order_of_the_deals(tmp_path: Path) -> None:
    keeping = keeping_in(tmp_path)
    for number, moment in enumerate([MOMENTS[3], MOMENTS[5], MOMENTS[0]]):
        set_clock(keeping, moment)
        keeping.matches.start(played("pitch", number + 1), keeping.now())

    matches = [facts.match for facts in keeping.matches.results()]

    assert matches == sorted(matches)
    assert len(set(matches)) == 3


def test_the_pages_show_any_moment(
    qtbot: QtBot, language: Language, tmp_path: Path, berlin: None
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    moments = MOMENTS[1::2]
    for moment in moments:
        set_clock(window.keeping, moment)
        window.desk.start_usual(window.settings, "pitch")
    window.go_home()

    for saved, moment in zip(window.keeping.matches.saved(), reversed(moments), strict=True):
        assert moment_of(saved).toSecsSinceEpoch() == int(moment.timestamp())
    for page in ("history", "statistics"):
        window.show_page(page)
        QApplication.processEvents()
    window.close()


def test_the_deal_of_a_day_is_that_of_its_date_in_every_century() -> None:
    assert number_of_day(datetime(2038, 1, 20, tzinfo=UTC).date()) == 20380120
    assert number_of_day(datetime(1999, 12, 31, tzinfo=UTC).date()) == 19991231
