"""The coach judges the person's decisions of a deal by what had been seen, and nothing waits."""

import pytest
from pytestqt.qtbot import QtBot

from cardavia.ai.levels import decide
from cardavia.match.match import Match
from cardavia.store.settings import Settings
from cardavia.ui.coaching import Coach, moments_of
from cardavia.ui.deck.render import Faces
from cardavia.ui.language import Language
from cardavia.ui.pages.coach_page import CoachPage
from cardavia.ui.pages.coach_part import trick_of
from coaches import Judge
from playing import NAMES, match_of
from ui_play import click, spin_until


def finished(name: str = "pitch", number: int = 5) -> Match:
    match = match_of(name, number)
    match.next_deal()
    while not match.is_deal_over():
        match.submit(match.turn, decide(match.sight_text(match.turn), "normal", 1).action)
    return match


def coached(match: Match, judge: Judge) -> Coach:
    coach = Coach(match, 0, judge, 800)
    coach.start()
    spin_until(coach.is_over)
    return coach


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_is_judged_by_the_sight_of_its_moment(qtbot: QtBot, name: str) -> None:
    match = finished(name)
    for moment in moments_of(match, 0):
        at = match.up_to(0, moment.answers)

        assert at.turn == 0
        assert at.sight_text(0) == moment.sight
        assert at.why_not(0, moment.given) is None
        prompt = at.view(0).prompt()
        assert not prompt.listed or len(prompt.legal) > 1


def test_the_three_dearest_decisions_come_first(qtbot: QtBot, english: None) -> None:
    coach = coached(finished(), Judge(0.4, 2.0, 0.05, 1.0, 0.6, 0.3))

    assert [one.cost for one in coach.dearest()] == sorted(one.cost for one in coach.found)[::-1][
        :3
    ]
    assert len(coach.dearest()) == 3


def test_what_chance_may_explain_is_no_mistake(qtbot: QtBot, english: None) -> None:
    assert coached(finished(), Judge(1.0, error=0.6)).dearest() == []
    assert coached(finished(), Judge(0.05)).dearest() == []


def test_a_decision_the_worker_fails_at_is_left_out(qtbot: QtBot, english: None) -> None:
    judge = Judge(1.0, None, 1.0, 1.0, 1.0, 1.0, 1.0)
    coach = coached(finished(), judge)

    assert len(coach.found) == len(coach.moments) - 1
    assert judge.closed


def page_of(qtbot: QtBot, match: Match, judge: Judge) -> CoachPage:
    page = CoachPage(Settings(), match, Faces(), judge)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    return page


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("name", NAMES)
def test_the_page_shows_progress_and_then_the_cards_as_they_lay(
    qtbot: QtBot, language: Language, name: str, code: str
) -> None:
    language.choose(code)
    match = finished(name)
    page = page_of(qtbot, match, Judge(3.0, 2.0, 1.0))
    assert page.bar.isVisible()
    assert "%" not in page.remark.text()

    spin_until(page.coach.is_over)

    assert not page.bar.isVisible()
    assert len(page.parts) == 3
    for part in page.parts:
        at = match.up_to(0, part.one.moment.answers)
        shown = [sorted(cards.faces) for cards in part.findChildren(type(part._hand()))]
        assert sorted(at.table_deal.owns[0].hand.faces()) in shown
        for _, faces in trick_of(at.story):
            assert sorted(faces) in shown
        assert "%" not in part.place_words() + part.calls()


def test_playing_on_begins_at_the_decision_and_counts_as_helped(
    qtbot: QtBot, english: None
) -> None:
    match = finished()
    page = page_of(qtbot, match, Judge(3.0, 2.0, 1.0))
    spin_until(page.coach.is_over)
    begun: list[Match] = []
    page.play_on_chosen.connect(begun.append)

    click(page.parts[0].button)

    (other,) = begun
    assert other.turn == 0
    assert not other.is_deal_over()
    assert other.dealing is not None
    assert other.dealing.assisted
    assert len(other.dealing.answers) == page.parts[0].one.moment.answers
    assert match.is_deal_over()


def test_a_deal_without_mistakes_is_praised_and_a_page_left_ends_its_worker(
    qtbot: QtBot, english: None
) -> None:
    judge = Judge(0.0)
    page = page_of(qtbot, finished(), judge)
    page.hide()
    assert judge.closed

    again = page_of(qtbot, finished(), Judge(0.0))
    spin_until(again.coach.is_over)
    assert "No decision" in again.remark.text()
    assert again.parts == []
