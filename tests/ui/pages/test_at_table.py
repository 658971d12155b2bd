"""The rules know the options, the question and the order of cards of the match they are read in."""

import pytest

from cardavia.cards.cards import HEARTS, TRUMPS
from cardavia.match.match import Match
from cardavia.ui.guide.lessons import LESSONS
from cardavia.ui.pages.at_table import at_table
from cardavia.ui.pages.rules_cards import order_rows, rows_now
from notation import cards

pytestmark = pytest.mark.usefixtures("english")


def match_after(game: str, answers: int) -> Match:
    """Return the match of a lesson after some of its answers."""
    lesson = LESSONS[game]()
    match = lesson.match([""] * 4)
    match.begin(lesson.dealing(match.standing.copy()))
    for step in lesson.steps[:answers]:
        match.submit(match.turn, step.action())
    return match


@pytest.mark.parametrize(
    ("game", "answers", "asks"),
    [("tractor", 0, "show"), ("tractor", 4, "bury"), ("pepper", 5, "trump"), ("pitch", 4, "play")],
)
def test_what_is_asked_of_anyone_is_known(game: str, answers: int, asks: str) -> None:
    assert at_table(match_after(game, answers)).asks == asks


def test_after_the_last_card_nothing_is_asked() -> None:
    assert at_table(match_after("pitch", 99)).asks == ""


def test_the_order_is_known_once_there_are_trumps() -> None:
    before, after = at_table(match_after("pepper", 5)), at_table(match_after("pepper", 6))

    assert before.order is None
    assert after.order is not None
    trumps = rows_now("pepper", after.options, after.order)[0][1]
    assert trumps == [cards("JH JD AH KH QH TH 9H")]


def test_level_cards_of_other_suits_stand_together() -> None:
    at = at_table(match_after("tractor", 4))
    assert at.order is not None
    assert at.order.trump == HEARTS
    trumps = rows_now("tractor", at.options, at.order)[0][1]

    assert trumps[:2] == [cards("RJ BJ 2H"), cards("2S 2D 2C")]
    assert all(at.order.suit[face] == TRUMPS for group in trumps for face in group)


def test_before_trump_is_made_the_level_of_the_deal_is_drawn() -> None:
    match = match_after("tractor", 0)
    match.standing.scores = [5, 5]
    assert match.dealing is not None
    match.dealing.before.scores = [5, 5]
    match.restart_deal()
    at = at_table(match)

    assert at.level == "7"
    assert sorted(order_rows("tractor", at.drawn())[0][1][1]) == sorted(cards("7H 7D 7C"))
