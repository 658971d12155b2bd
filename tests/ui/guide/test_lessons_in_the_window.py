"""The way to a lesson and back: from home, a new match and the rules."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.guide.lesson_page import LessonPage
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.pages.new_match import NewMatchPage
from cardavia.ui.pages.rules_page import RulesPage
from ui_play import click, spin_until


def lesson_shown(window: MainWindow) -> LessonPage:
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    return page


@pytest.fixture
def kept() -> list[Settings]:
    return []


@pytest.fixture
def window(qtbot: QtBot, language: Language, tmp_path: Path, kept: list[Settings]) -> MainWindow:
    settings = Settings(language="en", animation="off", options={"pepper": {"target": 42}})
    keeping = Keeping(settings, Matches(tmp_path), Faces(), kept.append)
    window = MainWindow(keeping, language)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


def test_a_lesson_is_offered_at_home_until_it_was_seen(
    qtbot: QtBot, window: MainWindow, kept: list[Settings]
) -> None:
    click(window.home.tiles["pepper"].learn_button)
    lesson = lesson_shown(window)
    spin_until(lambda: lesson.table.asking.prompt is not None)
    qtbot.keyClick(lesson.table, Qt.Key.Key_Escape)

    assert window.pages.currentWidget() is window.home
    assert not window.home.tiles["pepper"].learn_button.isVisible()
    assert window.home.tiles["pitch"].learn_button.isVisible()

    window.close()
    assert kept[-1].guided == ["pepper"]


def test_a_seen_lesson_is_remembered_at_once(window: MainWindow, kept: list[Settings]) -> None:
    spin_until(lambda: bool(kept))
    kept.clear()
    window.teach("pitch")
    spin_until(lambda: bool(kept))

    assert kept[-1].guided == ["pitch"]


def test_a_lesson_is_repeated_from_a_new_match_and_from_the_rules(window: MainWindow) -> None:
    window.show_new_match("pepper")
    page = window.pages.currentWidget()
    assert isinstance(page, NewMatchPage)
    click(page.learn)
    assert lesson_shown(window).game == "pepper"

    window.commands.do("rules")
    rules = window.pages.currentWidget()
    assert isinstance(rules, RulesPage)
    rules.show_game("pitch")
    click(rules.learn)

    assert lesson_shown(window).game == "pitch"
    assert window.keeping.matches.saved() == []


def test_the_rules_of_a_lesson_open_at_what_it_asks(window: MainWindow) -> None:
    window.teach("pepper")
    window.commands.do("rules")
    rules = window.pages.currentWidget()
    assert isinstance(rules, RulesPage)
    asked = rules.asked_part()

    assert asked is not None
    assert asked.section.keys == ["bid"]
    assert rules.options()["target"] == 30
