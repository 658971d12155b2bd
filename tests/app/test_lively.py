"""A window at play can be measured: its frames, its rate, its memory."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.app import lively
from cardavia.match.match import PERSON
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch, own_folders: Path) -> None:
    """Measure little, in folders of its own."""
    monkeypatch.setattr(lively, "FULL_HD", (1024, 640))
    monkeypatch.setattr(lively, "DEALS_SHOWN", 1)
    monkeypatch.setattr(lively, "DEAL_MS", 700)
    monkeypatch.setattr(lively, "TRICKS", 1)
    monkeypatch.setattr(lively, "FEW_DEALS", 1)
    monkeypatch.setattr(lively, "MANY_DEALS", 2)


def test_frames_of_deal_and_sweep_are_timed(qtbot: QtBot, qapp: QApplication) -> None:
    found = lively.frames(qapp)

    assert set(found) == {"deal_frame_ms", "sweep_frame_ms"}
    for figure in found.values():
        middle, p99 = figure
        assert 0 <= middle <= p99


def test_memory_is_read_after_few_and_after_many_deals(qtbot: QtBot, qapp: QApplication) -> None:
    found = lively.memory(qapp)

    assert set(found) == {"memory_mb_after_1_deals", "memory_mb_after_2_deals"}
    assert all(20 < figure < 4000 for figure in found.values())


def test_no_more_is_alive_after_more_deals(qtbot: QtBot, qapp: QApplication) -> None:
    window = lively.window_at(qapp, "off", (1024, 640))
    game = game_named("pitch")
    assert game is not None
    seats = [PERSON, "easy", "easy", "easy"]
    window.desk.start("pitch", defaults(game), lively.NAMES, seats, 1)
    page = window.match_page
    assert page is not None
    page.runner.autoplay, page.runner.pace = True, 0.0
    page.runner.go_on()
    alive: list[tuple[int, int]] = []
    for _ in range(3):
        qtbot.waitUntil(lambda: page.account() is not None, timeout=30_000)
        # What was put away is gone only when Qt comes to it, which may be after this moment.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        alive.append((len(page.view.items()), len(page.findChildren(QObject))))
        sheet = page.account()
        assert sheet is not None
        sheet.next_chosen.emit()
        qtbot.waitUntil(lambda: page.account() is None)
    window.close()

    assert alive[1:] == alive[1:2] * 2


def test_a_match_goes_on_whose_first_question_is_for_the_person(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = lively.window_at(qapp, "off", (1024, 640))
    page = lively.page_of(window, 4, "easy")

    qtbot.waitUntil(lambda: page.match.story[-1].key != "dealt", timeout=30_000)
    window.close()
