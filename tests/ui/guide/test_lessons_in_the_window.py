"""The way to a lesson and back: from home, a new match and the rules."""

from pathlib import Path

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


def test_lessons_are_offered_wherever_a_game_begins(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    settings = Settings(language="en", animation="off", options={"pepper": {"target": 42}})
    matches, kept = Matches(tmp_path), [settings]
    window = MainWindow(Keeping(settings, matches, Faces(), kept.append), language)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()

    click(window.home.tiles["pepper"].learn_button)
    lesson = lesson_shown(window)
    spin_until(lambda: lesson.table.asking.prompt is not None)
    qtbot.keyClick(lesson.table, Qt.Key.Key_Escape)

    assert window.pages.currentWidget() is window.home
    assert settings.guided == ["pepper"]
    assert not window.home.tiles["pepper"].learn_button.isVisible()
    assert window.home.tiles["pitch"].learn_button.isVisible()

    window.show_new_match("pepper")
    page = window.pages.currentWidget()
    assert isinstance(page, NewMatchPage)
    click(page.learn)
    assert lesson_shown(window).game == "pepper"

    window.commands.do("rules")
    rules = window.pages.currentWidget()
    assert isinstance(rules, RulesPage)
    assert rules.options()["target"] == 30
    asked = rules.asked_part()
    assert asked is not None
    assert asked.section.keys == ["bid"]
    rules.show_game("pitch")
    click(rules.learn)

    assert lesson_shown(window).game == "pitch"
    assert matches.saved() == []
    window.close()
    assert kept[-1].guided == ["pepper", "pitch"]
