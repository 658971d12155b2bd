"""Every lesson can be played to its end as it is written, and is kind about other answers."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia.rules.actions import Bury, Give
from cardavia.rules.catalogue import all_games
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.dressing import gallery_of
from cardavia.ui.guide.lesson import Lesson
from cardavia.ui.guide.lesson_page import LessonPage
from cardavia.ui.guide.lessons import LESSONS
from cardavia.ui.language import Language
from cardavia.ui.runner import PERSON
from cardavia.ui.theme import Type
from cut_words import cut_words
from ui_games import answer_by_taps
from ui_play import answer_by_keyboard, answer_by_mouse, hurry, spin_until

GAMES = [game.name for game in all_games()]
ENDINGS = {"pitch": [4, 0, 0, 0], "pepper": [4, 2]}
"""What the lessons that last to the end of the deal say that it scores."""


def sentences(lesson: Lesson) -> list[str]:
    yours = [step for step in lesson.steps if step.is_yours]
    return [words for step in yours for words in (step.before, step.after, step.wrong)] + [
        lesson.closing
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("english")
def test_each_step_is_an_answer_the_rules_allow(game: str) -> None:
    lesson = LESSONS[game]()
    match = lesson.match([""] * len(lesson.hands))
    match.begin(lesson.dealing(match.standing.copy()))
    for step in lesson.steps:
        assert match.why_not(match.turn, step.action()) is None, step.answer
        assert step.is_yours == (match.turn == PERSON), step.answer
        match.submit(match.turn, step.action())

    assert match.is_deal_over() == (game in ENDINGS)
    if game in ENDINGS:
        assert match.table_deal.table.scores() == ENDINGS[game]


@pytest.mark.parametrize("game", GAMES)
def test_each_sentence_exists_in_both_languages(language: Language, game: str) -> None:
    english = sentences(LESSONS[game]())
    language.choose("hi")
    hindi = sentences(LESSONS[game]())

    assert len(english) == len(hindi)
    assert all(english)
    assert all(any("\u0900" <= letter <= "\u097f" for letter in words) for words in hindi)
    assert not any("a" <= letter <= "z" for words in hindi for letter in words)


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces()


@pytest.fixture
def teach(qtbot: QtBot, language: Language, faces: Faces):
    def taught(game: str, settings: Settings | None = None) -> LessonPage:
        wanted = settings or Settings()
        types = Type(language.code, 800, wanted.text_scale)
        page = LessonPage(game, wanted, gallery_of(wanted, faces), types, language)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        hurry(page.table)
        page.start()
        return page

    return taught


def waits(page: LessonPage) -> bool:
    return page.table.asking.prompt is not None or (
        page.script.is_over() and not page.note.again.isHidden()
    )


def play_to_the_end(page: LessonPage, answer: object) -> None:
    for _ in range(20):
        spin_until(lambda: waits(page))
        step = page.script.step()
        if step is None:
            return
        assert page.note.now.text() == step.before
        answer(page.table, step.action())  # type: ignore[operator]
    raise AssertionError("the lesson never ended")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_by_mouse(teach, game: str) -> None:
    page = teach(game)
    play_to_the_end(page, answer_by_taps if game == "tractor" else answer_by_mouse)

    assert page.note.now.text() == page.lesson.closing
    assert page.note.play.isVisible()
    assert not any(one.active for one in page.table.view.facts)


def test_a_lesson_is_played_to_its_end_by_keyboard(teach) -> None:
    page = teach("pitch")
    play_to_the_end(page, answer_by_keyboard)

    assert page.note.now.text() == page.lesson.closing
    assert page.focusWidget() is page.note.play


def test_another_answer_gets_a_kind_sentence_and_changes_nothing(teach) -> None:
    page = teach("black_maria")
    spin_until(lambda: waits(page))
    step = page.script.step()
    assert step is not None
    hand = page.table.match.view(PERSON).own.hand.faces()

    assert not page.table.runner.submit(Give(hand[:3]))
    assert page.note.wrong.text() == step.wrong
    assert page.script.given == 0

    assert page.table.runner.submit(step.action())
    assert page.note.wrong.text() == ""


def test_cards_may_be_chosen_in_any_order(teach) -> None:
    page = teach("tractor")
    play_until = page.lesson.steps[4]
    spin_until(lambda: waits(page))
    answer_by_mouse(page.table, page.lesson.steps[0].action())
    spin_until(lambda: page.script.step() is play_until and page.table.asking.prompt is not None)

    assert page.table.runner.submit(Bury(play_until.action().cards()[::-1]))


@pytest.mark.parametrize("game", GAMES)
def test_what_came_of_a_step_is_said_when_the_others_have_played(teach, game: str) -> None:
    page = teach(game)
    early = []

    def look() -> None:
        step = page.script.step()
        own = [one.after for one in page.lesson.steps[: page.script.given] if one.is_yours]
        if step is not None and not step.is_yours and own:
            early.append(page.note.done.text() == own[-1] != "")

    page.table.turned.connect(look)
    play_to_the_end(page, answer_by_taps if game == "tractor" else answer_by_mouse)

    assert early
    assert not any(early)


def test_a_step_taken_back_is_taught_again(teach) -> None:
    page = teach("pitch")
    spin_until(lambda: waits(page))
    first = page.note.now.text()
    answer_by_mouse(page.table, page.lesson.steps[3].action())
    spin_until(lambda: waits(page) and page.note.now.text() != first)
    page.table.undo()

    spin_until(lambda: page.note.now.text() == first)


def test_a_hint_in_a_lesson_is_its_own_answer(teach) -> None:
    page = teach("pitch")
    spin_until(lambda: waits(page))
    page.table.hint()

    spin_until(page.table.hint_panel.isVisible)
    assert page.script.given == 3


def test_nothing_speaks_in_a_lesson_but_the_lesson(teach) -> None:
    page = teach("pepper")
    page.table.follow(Settings(coach="severe", play_forced=True), 0.0)
    spin_until(lambda: waits(page))
    page.table.claim()

    assert page.table.at_once.sensitivity == "off"
    assert not page.table.runner.play_forced
    assert page.script.given == 1


def test_a_lesson_is_skipped_by_escape_and_by_its_button(qtbot: QtBot, teach) -> None:
    page = teach("pitch")
    spin_until(lambda: waits(page))
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        qtbot.mouseClick(page.note.skip, Qt.MouseButton.LeftButton)


def test_a_lesson_changes_its_language_in_place(teach, language: Language) -> None:
    page = teach("pepper")
    spin_until(lambda: waits(page))
    language.choose("hi")

    spin_until(lambda: "पान" in page.note.now.text())


@pytest.mark.parametrize(
    ("code", "size", "scale"),
    [
        ("en", (1024, 640), 100),
        ("hi", (800, 600), 100),
        ("hi", (1024, 640), 200),
        ("en", (1920, 1080), 200),
    ],
)
def test_nothing_is_cut(
    teach, language: Language, code: str, size: tuple[int, int], scale: int
) -> None:
    language.choose(code)
    page = teach("tractor", Settings(text_scale=scale))
    page.resize(*size)
    spin_until(lambda: waits(page))

    spin_until(lambda: cut_words(page.note) == [], 1000)
