"""The coach at the table speaks of dear answers at once, offers a way back, and never stops play."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults
from cardavia.store.settings import Settings
from cardavia.ui.coach_at_once import LEAST, CoachAtOnce
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.language import Language
from cardavia.ui.look import Look
from cardavia.ui.match_page import MatchPage
from cardavia.ui.prompts.coach_note import CoachNote
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.theme import Type
from coaches import Judge
from ui_games import FACES, LegalThinker, until_asked
from ui_play import click, hurry, spin, spin_until


def page_of(
    qtbot: QtBot, language: Language, judge: Judge, sensitivity: str, name: str = "pitch"
) -> tuple[MatchPage, CoachNote]:
    game = game_named(name)
    assert game is not None
    match = Match(game, defaults(game), ["", "Asha", "Kabir", "Meera"], 5)
    gallery = Gallery(FACES, DeckStyle(), Look(NEUTRAL), "green")
    page = MatchPage(match, LegalThinker(match, 5), gallery, Type(language.code, 640), language)
    qtbot.addWidget(page)
    page.at_once = CoachAtOnce(page, judge)
    hurry(page)
    page.follow(Settings(coach=sensitivity), 0.0)
    hurry(page)
    page.resize(1024, 640)
    page.show()
    page.start()
    until_asked(page)
    return page, page.at_once.note


def answer(page: MatchPage) -> None:
    while len(page.match.view(0).prompt().legal) == 1:
        page.runner.submit(page.match.view(0).prompt().legal[0])
        until_asked(page)
    assert page.runner.submit(page.match.view(0).prompt().legal[0])


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("name", ["pitch", "pepper"])
def test_a_dear_answer_is_spoken_of_and_can_be_taken_back(
    qtbot: QtBot, language: Language, name: str, code: str
) -> None:
    language.choose(code)
    page, note = page_of(qtbot, language, Judge(9.0), "gentle", name)
    before = page.match.state_hash()
    answer(page)
    spin_until(note.isVisible)
    assert "9.0" in note.accessibleDescription()
    assert "%" not in note.accessibleDescription()

    click(note.take_back)

    assert not note.isVisible()
    assert page.match.state_hash() == before
    assert page.match.dealing is not None
    assert page.match.dealing.assisted


def test_an_answer_may_be_kept_and_play_goes_on_meanwhile(qtbot: QtBot, language: Language) -> None:
    page, note = page_of(qtbot, language, Judge(9.0), "gentle")
    answer(page)
    spin_until(note.isVisible)
    until_asked(page)
    answers = len(page.match.dealing.answers) if page.match.dealing is not None else 0
    click(note.keep)

    assert not note.isVisible()
    assert page.match.dealing is not None
    assert len(page.match.dealing.answers) == answers
    assert not page.match.dealing.assisted


def test_the_next_answer_keeps_the_one_before(qtbot: QtBot, language: Language) -> None:
    page, note = page_of(qtbot, language, Judge(9.0, 0.0, 0.0, 0.0), "gentle")
    answer(page)
    spin_until(note.isVisible)
    until_asked(page)
    answer(page)

    spin(30)
    assert not note.isVisible()


@pytest.mark.parametrize("sensitivity", ["gentle", "strict", "severe"])
def test_each_sensitivity_has_its_threshold(
    qtbot: QtBot, language: Language, sensitivity: str
) -> None:
    least = LEAST["pitch"][sensitivity]
    page, note = page_of(qtbot, language, Judge(least * 0.9, least * 1.1, error=0.0), sensitivity)
    answer(page)
    spin(30)
    assert not note.isVisible()

    until_asked(page)
    answer(page)
    spin_until(note.isVisible)


@pytest.mark.parametrize("name", list(LEAST))
def test_a_stricter_coach_minds_less(name: str) -> None:
    least = LEAST[name]

    assert least["gentle"] > least["strict"] > least["severe"] > 0.0


def test_when_off_nothing_is_asked(qtbot: QtBot, language: Language) -> None:
    judge = Judge(9.0)
    page, note = page_of(qtbot, language, judge, "off")
    answer(page)
    spin(30)

    assert judge.asked == []
    assert not note.isVisible()


def test_escape_keeps_and_leaving_the_table_ends_the_worker(
    qtbot: QtBot, language: Language
) -> None:
    judge = Judge(9.0)
    page, note = page_of(qtbot, language, judge, "severe")
    answer(page)
    spin_until(note.isVisible)
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert not note.isVisible()

    page.hide()
    assert judge.closed


def test_the_keyboard_reaches_the_note(qtbot: QtBot, language: Language) -> None:
    page, note = page_of(qtbot, language, Judge(9.0), "severe")
    answer(page)
    spin_until(note.isVisible)
    until_asked(page)
    reached = set()
    for _ in range(8):
        page.next_area()
        reached.add(page.window().focusWidget())
    assert note.take_back in reached

    QTest.keyClick(note.take_back, Qt.Key.Key_Space)
    assert not note.isVisible()
    assert page.match.dealing is not None
    assert page.match.dealing.assisted


def test_the_note_follows_the_language(qtbot: QtBot, language: Language) -> None:
    page, note = page_of(qtbot, language, Judge(9.0), "severe")
    answer(page)
    spin_until(note.isVisible)
    english = note.accessibleDescription()

    language.choose("hi")
    page.dress(page.view.gallery, Type("hi", 640))

    assert note.accessibleDescription() != english
    assert page.rect().contains(note.geometry().adjusted(12, 12, -12, -12))
