"""The account of a deal and of the whole match: scores in the game's own terms, each explained."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.ui.language import Language
from cardavia.ui.pages.score_course import Course
from cardavia.ui.pages.score_sheet import ScoreSheet
from cardavia.ui.pages.score_table import ScoreTable
from cardavia.ui.texts.accounts import account_of, score_text
from cardavia.ui.texts.events import sentence
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import Type
from playing import NAMES, match_of, step


def begun(name: str, deals: int = 3, number: int = 5) -> Match:
    match, rng = match_of(name, number), Random(number)
    while len(match.past) < deals and step(match, rng):
        pass
    return match


def names_of(match: Match) -> Names:
    return Names(match.names, 0, match.game.sides(match.options))


@pytest.fixture
def open_sheet(qtbot: QtBot, language: Language):
    kept = []

    def make(match: Match) -> ScoreSheet:
        sheet = ScoreSheet(match, names_of(match), language, Type(), None)  # type: ignore[arg-type]
        qtbot.addWidget(sheet)
        sheet.resize(740, 560)
        sheet.show()
        kept.append(sheet)
        return sheet

    return make


def table_of(sheet: ScoreSheet) -> ScoreTable:
    sheet.show_part("match")
    return sheet.findChildren(ScoreTable)[-1]


@pytest.mark.parametrize("name", NAMES)
def test_the_changes_of_all_rounds_add_up_to_the_score(name: str) -> None:
    match = begun(name, deals=5)
    course = Course(match)

    for side in range(len(course.sides)):
        changes = sum(course.change(deal, side) for deal in range(course.deals()))
        assert course.starts[side] + changes == match.standing.scores[side]
        assert course.line(side)[-1] == match.standing.scores[side]


@pytest.mark.parametrize("name", ["pepper", "pitch"])
def test_the_account_begins_with_who_won_the_bidding(open_sheet, name: str) -> None:
    match = begun(name, deals=1)
    while not match.is_deal_over():
        step(match, Random(1))
    told = [event for event in match.story if event.key == "auction_won"]
    words = [line.text() for line in open_sheet(match).findChildren(QLabel)]

    assert sentence(told[0], names_of(match)) in words


@pytest.mark.parametrize("name", NAMES)
def test_a_change_is_explained_by_what_the_deal_told(name: str) -> None:
    match = begun(name, deals=4)
    course = Course(match)
    changed = [
        (deal, side)
        for deal in range(course.deals())
        for side in range(len(course.sides))
        if course.change(deal, side)
    ]

    assert changed
    for deal, side in changed:
        assert account_of(course.story(deal), course.sides[side], names_of(match), match.options)


def test_levels_are_read_as_cards_and_points_as_numbers(english: None) -> None:
    assert [score_text("tractor", level) for level in (0, 8, 9, 12)] == ["2", "10", "J", "A"]
    assert score_text("pitch", -4) == "-4"


def test_one_round_alone_needs_no_choice(open_sheet) -> None:
    assert open_sheet(begun("pitch", 1)).parts.isHidden()
    assert not open_sheet(begun("pitch", 2)).parts.isHidden()


def test_the_last_round_stands_first_and_keys_walk_among_figures(qtbot: QtBot, open_sheet) -> None:
    match = begun("pitch", 3)
    table = table_of(open_sheet(match))
    top = table.figures[-1][0]
    assert top.text() == score_text("pitch", match.standing.scores[0])
    assert top.focusPolicy() == Qt.FocusPolicy.StrongFocus

    qtbot.waitUntil(top.isVisible)
    top.setFocus()
    for key, (deal, side) in (("Down", (1, 0)), ("Right", (1, 1)), ("Up", (2, 1)), ("Up", (2, 1))):
        qtbot.keyClick(table.window().focusWidget(), getattr(Qt.Key, f"Key_{key}"))
        assert table.window().focusWidget() is table.figures[deal][side]
    assert table.explained is table.figures[2][1]
    assert table.figures[2][1].accessibleDescription() in table.why.text()
    assert table.figures[2][1].toolTip()


def test_the_chart_is_told_in_words(open_sheet) -> None:
    match = begun("pepper", 3)
    chart = table_of(open_sheet(match)).chart

    own, other = match.standing.scores
    assert chart.accessibleDescription() == f"Your team: {own} · Opponents: {other}"
    assert [line.own for line in chart.lines] == [True, False]


@pytest.mark.parametrize("name", NAMES)
def test_the_sheet_is_said_in_hindi_at_once(
    qtbot: QtBot, open_sheet, language: Language, name: str
) -> None:
    sheet = open_sheet(begun(name, 2))
    table = table_of(sheet)
    table.explain(table.figures[0][0])
    language.choose("hi")

    def words() -> str:
        return " ".join(one.text() for one in sheet.findChildren(QLabel) if one.isVisibleTo(sheet))

    qtbot.waitUntil(lambda: "राउंड 2" in words())
    assert sheet.main.text() in ("अगला राउंड", "फिर खेलें")
    assert "Round" not in words()
