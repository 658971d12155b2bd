"""From the home page to the end of a match, by mouse and by keyboard, in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.rules.actions import Action
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.match_page import MatchPage
from cardavia.ui.pages.new_match import NewMatchPage
from cardavia.ui.pages.rules_over import RulesOver
from cardavia.ui.pages.statistics_deeds import Deeds
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.widgets.pill_button import PillButton
from ui_play import (
    answer_by_keyboard,
    answer_by_mouse,
    click,
    spin,
    spin_until,
    waits_for_person,
    wanted_answer,
)
from ui_windows import Kept, at_table, open_window, start_pitch

Answering = Callable[[TableScreen, Action], None]


def play_match(page: MatchPage, answer: Answering, *, by_mouse: bool, deals: int = 60) -> None:
    for _ in range(deals):
        while not page.match.is_deal_over():
            spin_until(lambda: waits_for_person(page))
            if not page.match.is_deal_over():
                answer(page, wanted_answer(page))
        spin_until(lambda: page.account() is not None)
        sheet = page.account()
        assert sheet is not None
        if page.match.is_over():
            return
        if by_mouse:
            click(sheet.main)
        else:
            assert page.window().focusWidget() is sheet.main
            QTest.keyClick(sheet.main, Qt.Key.Key_Space)


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize(
    ("answer", "by_mouse"), [(answer_by_mouse, True), (answer_by_keyboard, False)]
)
def test_a_whole_match_from_the_home_page(
    qtbot: QtBot, language: Language, tmp_path: Path, code: str, answer: Answering, by_mouse: bool
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path), code)
    page = start_pitch(window, by_mouse=by_mouse)

    play_match(page, answer, by_mouse=by_mouse)

    assert page.match.is_over()
    assert window.keeping.matches.saved()[0].finished
    window.close()


def test_a_left_match_is_continued_where_it_stood(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    kept = Kept(tmp_path)
    window = open_window(qtbot, language, kept)
    page = start_pitch(window, by_mouse=True)
    for _ in range(2):
        spin_until(lambda: waits_for_person(page))
        answer_by_mouse(page, wanted_answer(page))
    spin_until(lambda: waits_for_person(page))
    before = page.match.state_hash()
    window.close()

    again = open_window(qtbot, language, kept)
    tile = again.home.tiles["pitch"]
    click(tile.continue_button)

    assert again.match_page is not None
    assert again.match_page.match.state_hash() == before
    again.close()


def test_the_language_changes_in_the_middle_of_a_deal(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = start_pitch(window, by_mouse=True)
    spin_until(lambda: waits_for_person(page))
    before = page.match.state_hash()

    window.choose_language("hi")
    spin(20)

    assert page.match.state_hash() == before
    assert page.top_bar.hint.text() == "संकेत"
    assert window.settings.language == "hi"
    window.close()


def test_help_comes_back_to_the_table(qtbot: QtBot, language: Language, tmp_path: Path) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = start_pitch(window, by_mouse=True)
    spin_until(lambda: waits_for_person(page))

    window.commands.do("rules")
    assert window.pages.currentWidget() is not page
    window.pages.currentWidget().closed.emit()

    assert window.pages.currentWidget() is page
    window.close()


def test_a_new_match_not_begun_leaves_the_table_as_it_was(qtbot: QtBot, language: Language) -> None:
    window = open_window(qtbot, language, Kept(None))
    page = at_table(window, "pitch")
    window.commands.do("new_match")
    new = window.pages.currentWidget()
    assert isinstance(new, NewMatchPage)
    new.closed.emit()
    assert window.pages.currentWidget() is page

    window.go_home()
    window.commands.do("new_match")
    window.pages.currentWidget().closed.emit()  # type: ignore[attr-defined]
    assert window.pages.currentWidget() is window.home


def test_settings_change_the_table_at_once_and_are_kept(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    kept = Kept(tmp_path)
    window = open_window(qtbot, language, kept)
    page = start_pitch(window, by_mouse=True)
    spin_until(lambda: waits_for_person(page))
    before = page.view.grab().toImage()

    window.apply(window.settings.changed({"contrast": 90, "felt": "midnight"}))
    spin(20)
    after = page.view.grab().toImage()
    window.close()

    assert before != after
    assert (kept.settings.contrast, kept.settings.felt) == (90, "midnight")


@pytest.mark.parametrize("game", ["pitch", "black_maria", "tractor"])
def test_the_hand_turns_round_in_the_middle_of_a_deal(
    qtbot: QtBot, language: Language, tmp_path: Path, game: str
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = at_table(window, game)
    spin_until(lambda: waits_for_person(page))
    while not page.asking.is_play():
        answer_by_mouse(page, wanted_answer(page))
        spin_until(lambda: waits_for_person(page))
    hand = page.view.hand
    before, playable = hand.faces, {hand.faces[place] for place in hand.playable or ()}
    window.apply(window.settings.changed({"hand_order": "high_right"}))

    assert hand.faces == before[::-1]
    assert {hand.faces[place] for place in hand.playable or ()} == playable
    assert sum(group.count for group in hand.groups) in (0, len(before))
    answer_by_mouse(page, wanted_answer(page))
    spin_until(lambda: waits_for_person(page) or page.match.is_deal_over())
    window.close()


def test_the_seat_that_the_computer_plays_is_taken_back_in_sight(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = at_table(window, "black_maria")
    spin_until(lambda: waits_for_person(page))
    take_back = page.top_bar.take_back
    assert not take_back.isVisible()
    window.commands.do("autoplay")
    spin_until(lambda: len(page.match.story) > 20)
    assert take_back.isVisible()

    click(take_back)
    assert not page.runner.autoplay
    assert not take_back.isVisible()
    spin_until(lambda: waits_for_person(page))
    window.close()


def test_case_47_leaving_while_the_computer_thinks_harms_nothing(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = start_pitch(window, by_mouse=True)

    window.go_home()
    spin(100)

    assert window.pages.currentWidget() is window.home
    assert page.match.is_deal_over() is False
    window.close()


def test_statistics_are_saved_and_reset_only_after_a_question(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = start_pitch(window, by_mouse=True)
    play_match(page, answer_by_mouse, by_mouse=True, deals=1)
    window.go_home()
    window.show_page("statistics")
    deeds = window.pages.currentWidget()
    assert isinstance(deeds, Deeds)

    assert deeds.save_to(tmp_path / "table.csv")
    assert not deeds.save_to(tmp_path / "missing" / "table.csv")
    deeds.ask_reset().chosen.emit("keep")
    kept = len(deeds.facts)
    deeds.ask_reset().chosen.emit("reset")

    assert (tmp_path / "table.csv").read_text("utf-8").count("\n") == 2
    assert (kept, deeds.facts) == (1, [])
    window.close()


@pytest.mark.parametrize("code", ["en", "hi"])
def test_no_button_of_the_settings_is_cut_at_200_percent(
    qtbot: QtBot, language: Language, tmp_path: Path, code: str
) -> None:
    kept = Kept(tmp_path)
    kept.settings = Settings(language="en", animation="off", text_scale=200)
    window = open_window(qtbot, language, kept, code)

    window.show_settings()
    spin(50)

    assert window.over.sheet is not None
    for button in window.over.sheet.findChildren(PillButton):
        around = button.parentWidget()
        if button.isVisible() and around is not None and button.text():
            assert around.rect().contains(button.geometry()), button.text()
    window.close()


def test_asking_for_rules_on_a_new_match_shows_those_of_its_game(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    window.show_new_match("pepper")

    window.commands.do("rules")

    page = window.pages.currentWidget()
    assert isinstance(page, NewMatchPage)
    assert window.findChild(RulesOver) is not None
    window.close()


def test_a_match_taken_up_again_is_played_at_one_table_only(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    old = at_table(window, "pitch")
    spin_until(lambda: waits_for_person(old))
    number = window.keeping.matches.number_of(old.match)
    assert number is not None
    old.runner.pace = 0.1
    assert old.runner.submit(old.match.view(0).prompt().legal[0])
    spin_until(lambda: old.runner._ready is not None)
    before = old.match.version

    window.desk.go_on(number)
    for _ in range(100):
        QThread.msleep(1)
        QApplication.processEvents()  # no loop is running: what was left is not deleted yet

    assert old.match.version == before
