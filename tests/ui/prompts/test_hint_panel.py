"""A hint tells the best answer, what else there is, what each should give, and why."""

import json

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.ai.levels import decide
from cardavia.ai.worker import as_written
from cardavia.rules.actions import Bid, Show
from cardavia.rules.black_maria.table import ADD_TO_OTHERS, TAKE_OFF
from cardavia.ui.language import Language
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.texts.advice import Advice
from cardavia.ui.texts.answers import answer_in
from cardavia.ui.texts.expected import cost_sentence, expected_number
from cardavia.ui.thinker import Thought
from notation import cards
from ui_games import LegalThinker, table_of, until_asked
from ui_play import click, spin_until


class Expert(LegalThinker):
    """Gives hints as the worker does, after a few imagined deals."""

    def ask(self, sight: str, level: str, seed: int, think_ms: int, worlds: int = 0) -> int:
        if level != "expert":
            return super().ask(sight, level, seed, think_ms, worlds)
        self._ticket += 1
        ticket, thought = self._ticket, thought_of(sight)
        QTimer.singleShot(0, lambda: self.decided.emit(ticket, thought))
        return ticket


def thought_of(sight: str, worlds: int = 8) -> Thought:
    decision = decide(sight, "expert", 1, worlds)
    written = json.loads(json.dumps(as_written(decision)))
    return Thought(decision.action, written["candidates"], written["worlds"])


def hinted(qtbot: QtBot, language: Language, name: str) -> TableScreen:
    screen = table_of(qtbot, language, name)
    screen.runner.thinker.close()
    thinker = Expert(screen.match, 1)
    screen.runner.thinker = thinker
    thinker.decided.connect(screen.runner._on_decided)
    assert until_asked(screen)
    screen.runner.drop()
    screen.runner.go_on()
    screen.hint()
    spin_until(screen.hint_panel.isVisible)
    return screen


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("name", ["pitch", "pepper", "black_maria", "tractor"])
def test_a_hint_shows_choice_alternatives_values_and_reasons(
    qtbot: QtBot, language: Language, name: str, code: str
) -> None:
    language.choose(code)
    screen = hinted(qtbot, language, name)
    advice = screen.hint_panel.advice

    assert advice is not None
    assert screen.match.why_not(0, advice.best.action) is None
    assert 1 <= len(advice.others) <= 3
    assert all(one.number(name) for one in advice.lines())
    assert 1 <= len(advice.why()) <= 2
    said = screen.hint_panel.accessibleDescription()
    assert all(one.words(name) in said for one in advice.lines())
    assert "%" not in said
    assert screen.rect().contains(screen.hint_panel.geometry().adjusted(12, 12, -12, -12))


def test_a_hint_goes_by_its_key_its_cross_escape_and_the_answer(
    qtbot: QtBot, language: Language
) -> None:
    screen = hinted(qtbot, language, "pitch")
    screen.hint()
    assert not screen.hint_panel.isVisible()

    for close in (_cross, _escape, _answer):
        screen.hint()
        spin_until(screen.hint_panel.isVisible)
        close(screen)
        assert not screen.hint_panel.isVisible()


def _cross(screen: TableScreen) -> None:
    assert screen.hint_panel.close_button is not None
    click(screen.hint_panel.close_button)


def _escape(screen: TableScreen) -> None:
    screen.asking.take_keyboard()
    focused = screen.window().focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)


def _answer(screen: TableScreen) -> None:
    assert screen.runner.submit(screen.match.view(0).prompt().legal[0])


def test_a_hint_follows_the_language(qtbot: QtBot, language: Language) -> None:
    screen = hinted(qtbot, language, "pitch")
    english = screen.hint_panel.accessibleDescription()

    language.choose("hi")
    screen.retranslate()

    assert screen.hint_panel.accessibleDescription() != english


def test_without_imagined_deals_no_value_is_claimed(english: None) -> None:
    advice = Advice("pitch", Thought(Bid(2), [{"action": {"bid": 2}, "value": 3.5, "reasons": []}]))

    assert advice.best.number("pitch") == ""
    assert advice.note() == ""
    assert advice.why() == ["Nothing else is worth weighing here."]


def test_the_only_answer_needs_no_other_reason(english: None) -> None:
    reason = {"key": "forced_winner", "args": {}}
    only = [{"action": {"bid": 2}, "value": 0.1, "reasons": [reason]}]
    advice = Advice("pitch", Thought(Bid(2), only, 1), forced=True)

    assert advice.why() == ["The rules allow nothing else here."]
    assert advice.again().why() == advice.why()


def test_equal_answers_are_called_equal(english: None) -> None:
    both = [{"action": {"bid": bid}, "value": 1.0 - bid / 100, "reasons": []} for bid in (2, 3)]

    assert "about equal" in Advice("pitch", Thought(Bid(3), both, 60)).note()
    both[0]["value"] = 0.1
    assert "about equal" not in Advice("pitch", Thought(Bid(3), both, 60)).note()


def test_an_answer_that_did_worse_is_not_said_to_have_done_best(english: None) -> None:
    both = [{"action": {"bid": bid}, "value": float(bid), "reasons": []} for bid in (2, 3)]
    advice = Advice("pitch", Thought(Bid(2), both, 9))

    assert advice.note().startswith("Too few imagined deals to be sure: experience decides.")
    assert advice.why() == ["No single rule decides here."]


def test_values_are_in_the_games_own_unit(english: None) -> None:
    assert expected_number("pitch", 1.04) == "+1.0"
    assert expected_number("pepper", -0.96) == "\N{MINUS SIGN}1.0"
    assert expected_number("tractor", 0.351) == "+0.35"
    assert expected_number("black_maria", -4.2) == "4.2"
    assert expected_number("pitch", -0.04) == "0.0"
    assert "1.5 points" in cost_sentence("pitch", 1.5)
    assert "0.50 levels" in cost_sentence("tractor", 0.5)


def test_answers_of_one_game_have_its_words(english: None) -> None:
    whole = Show(cards("9S TS 9H TH 9D TD"))

    assert answer_in("pepper", whole) == "Ask for a new deal"
    assert answer_in("tractor", Show(cards("2S 2S"))) == "Pair: two of spades"
    assert answer_in("black_maria", Bid(ADD_TO_OTHERS)) == "The points to everyone else"
    assert answer_in("black_maria", Bid(TAKE_OFF)) == "The points off your own score"
    assert answer_in("pitch", Bid(2)) == "2"


@pytest.mark.parametrize(
    "candidate",
    [
        {"action": {"bid": 2}, "value": float("nan"), "reasons": []},
        {"action": {"bid": 2}, "value": 1e999, "reasons": []},
        {"action": {"bid": 2}, "value": 3.5, "reasons": [7]},
        {"action": {"bid": 2}, "value": 3.5, "reasons": [{"key": "expected_points"}]},
        {"action": {"bid": 2}, "value": 3.5, "reasons": [{"key": "expected_points", "args": {}}]},
        {
            "action": {"bid": 2},
            "value": 3.5,
            "reasons": [{"key": "best_trump", "args": {"suit": "x"}}],
        },
        {
            "action": {"bid": 2},
            "value": 3.5,
        },
        {"action": {"bid": 2}, "value": "x", "reasons": 3},
    ],
)
def test_nonsense_beside_an_answer_leaves_the_answer(
    english: None, candidate: dict[str, object]
) -> None:
    advice = Advice("pitch", Thought(Bid(2), [candidate], 9))

    assert advice.best.action.text() == Bid(2).text()
    assert advice.best.reasons == []
    assert advice.best.value in (None, 3.5)
    assert advice.said()
