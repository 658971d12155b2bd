"""The keyboard stays where it was, or goes on where play goes on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.ui.language import Language
from cardavia.ui.pages.new_match import NewMatchPage
from cardavia.ui.widgets.marigold_slider import MarigoldSlider
from cardavia.ui.widgets.segmented import Segment
from ui_play import (
    click,
    spin,
    spin_until,
    waits_for_person,
    wanted_answer,
)
from ui_windows import Kept, at_table, open_window, start_pitch


@pytest.mark.parametrize("over", ["rules", "settings", "scores", "shortcuts"])
def test_the_keyboard_comes_back_to_where_it_was(
    qtbot: QtBot, language: Language, tmp_path: Path, over: str
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = start_pitch(window, by_mouse=False)
    spin_until(lambda: waits_for_person(page))
    page.asking.take_keyboard()
    asked = QApplication.focusWidget()
    window.commands.do(over)
    shown = QApplication.focusWidget()
    assert shown is not None
    assert shown is not asked
    QTest.keyClick(shown, Qt.Key.Key_Escape)

    assert QApplication.focusWidget() is asked
    window.close()


def test_a_question_takes_no_keyboard_from_the_settings(qtbot: QtBot, language: Language) -> None:
    window = open_window(qtbot, language, Kept(None))
    page = at_table(window, "pitch")
    spin_until(lambda: page.asking.prompt is not None)
    window.show_settings()
    assert window.over.sheet is not None
    slider = window.over.sheet.findChildren(MarigoldSlider)[0]
    slider.setFocus()
    page.view.hand.keyboard = True
    while not page.match.is_deal_over():
        assert page.runner.submit(wanted_answer(page))
        spin_until(lambda: waits_for_person(page))
        assert window.focusWidget() is slider
    spin_until(lambda: page.account() is not None)
    assert window.focusWidget() is slider

    window.over.hide()
    assert page.isAncestorOf(window.focusWidget())


def test_another_language_leaves_the_keyboard_where_it_is(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = start_pitch(window, by_mouse=True)
    spin_until(lambda: waits_for_person(page))
    window.show_settings()
    sheet = window.over.sheet
    assert sheet is not None
    click(next(one for one in sheet.findChildren(Segment) if one.text() == "हिन्दी"))
    spin_until(lambda: page.top_bar.hint.text() == "संकेत")
    spin()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)

    assert window.over.sheet is None
    window.close()


def test_a_page_opened_at_home_gives_the_keyboard_back_to_its_link(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    spin_until(window.isActiveWindow)
    link = next(iter(window.home.bar.links.values()))
    link.setFocus()
    window.show_page("statistics")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)

    assert link.hasFocus()
    window.close()


@pytest.mark.parametrize("shift", [False, True])
def test_the_usual_keys_for_something_new_open_a_new_match(
    qtbot: QtBot, language: Language, shift: bool
) -> None:
    window = open_window(qtbot, language, Kept(None))
    spin_until(window.isActiveWindow)
    held = Qt.KeyboardModifier.ControlModifier
    if shift:
        held |= Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_N, held)

    assert isinstance(window.pages.currentWidget(), NewMatchPage)


def test_escape_leaves_the_full_screen_once_nothing_else_is_open(
    qtbot: QtBot, language: Language
) -> None:
    window = open_window(qtbot, language, Kept(None))
    page = at_table(window, "pitch")
    spin_until(lambda: page.asking.prompt is not None)
    window.toggle_full_screen()
    window.commands.do("rules")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.isFullScreen()

    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.settings.full_screen
    assert window.pages.currentWidget() is page


def test_after_a_look_back_the_keyboard_goes_on_with_the_match(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = start_pitch(window, by_mouse=True)
    page.toggle_autoplay()
    spin_until(lambda: page.account() is not None)
    sheet = page.account()
    assert sheet is not None
    click(sheet.review)
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)

    assert sheet.main.hasFocus()
    window.close()


@pytest.mark.parametrize("command", ["undo", "restart", "autoplay", "hint", "redo", "claim"])
def test_no_key_changes_a_table_behind_another_page(
    qtbot: QtBot, language: Language, command: str
) -> None:
    window = open_window(qtbot, language, Kept(None))
    page = at_table(window, "pitch")
    spin_until(lambda: waits_for_person(page))
    assert page.runner.submit(page.match.view(0).prompt().legal[0])
    spin_until(lambda: waits_for_person(page))
    window.commands.do("rules")
    before = page.match.state_hash(), page.match.dealings[-1].assisted, page.runner.autoplay

    window.commands.do(command)
    spin(20)

    now = page.match.state_hash(), page.match.dealings[-1].assisted, page.runner.autoplay
    assert now == before
