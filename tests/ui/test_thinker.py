"""The worker process: asked again when it dies or hangs, and never waited for."""

import sys
import time

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.rules.actions import Bid, Pass
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults
from cardavia.ui import thinker as thinking
from cardavia.ui.runner import Runner
from cardavia.ui.thinker import Thinker, Thought, Verdict
from ui_play import QuickThinker, spin, spin_until

ECHO_NONSENSE = "import sys\nfor line in sys.stdin: print('nonsense', flush=True)"
DIE = "import sys; sys.stdin.readline(); sys.exit(3)"
HANG = "import time; time.sleep(60)"


def new_match() -> Match:
    game = game_named("pitch")
    assert game is not None
    match = Match(game, defaults(game), ["", "Asha", "Kabir", "Meera"], 5)
    match.next_deal()
    return match


def test_a_real_worker_answers_legally(qtbot: QtBot) -> None:
    match, thinker = new_match(), Thinker()
    seat = match.turn
    with qtbot.waitSignal(thinker.decided, timeout=20_000) as got:
        ticket = thinker.ask(match.sight_text(seat), "hard", 1, 100)
    thinker.close()

    assert got.args is not None
    assert got.args[0] == ticket
    assert match.why_not(seat, got.args[1].action) is None


def test_a_real_worker_judges_an_answer(qtbot: QtBot) -> None:
    match, thinker = new_match(), Thinker()
    given = match.view(match.turn).prompt().legal[-1]
    with qtbot.waitSignal(thinker.decided, timeout=20_000) as got:
        thinker.judge(match.sight_text(match.turn), given, 1, 0, worlds=6)
    thinker.close()

    assert got.args is not None
    verdict = got.args[1]
    assert isinstance(verdict, Verdict)
    assert verdict.cost > 0.0
    assert verdict.given["action"] == {"bid": 4}


@pytest.mark.parametrize("code", [ECHO_NONSENSE, DIE, HANG])
def test_a_worker_that_fails_twice_is_given_up_soon(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setattr(thinking, "worker_command", lambda: [sys.executable, "-c", code])
    monkeypatch.setattr(thinking, "PATIENCE_MS", 300)
    match, thinker = new_match(), Thinker()

    with qtbot.waitSignal(thinker.failed, timeout=10_000):
        before = time.perf_counter()
        thinker.ask(match.sight_text(match.turn), "hard", 1, 10)
        asked_ms = (time.perf_counter() - before) * 1000
    thinker.close()

    assert asked_ms < 500


def test_play_goes_on_legally_without_a_worker(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "worker_command", lambda: [sys.executable, "-c", DIE])
    match, thinker = new_match(), Thinker()
    runner = Runner(match, thinker)
    runner.pace = 0.0
    runner.happened.connect(lambda _events: runner.on_shown())
    seat = match.turn
    answers = len(match.dealing.answers) if match.dealing else 0

    runner.start()
    spin_until(lambda: match.dealing is not None and len(match.dealing.answers) > answers)
    thinker.close()

    assert match.dealing is not None
    assert match.dealing.answers[answers][0] == seat


def test_case_47_a_late_answer_is_thrown_away(qtbot: QtBot) -> None:
    match, thinker = new_match(), QuickThinker()
    runner = Runner(match, thinker)
    runner.happened.connect(lambda _events: runner.on_shown())
    runner.start()
    before = match.state_hash()

    runner.drop()
    thinker.decided.emit(1, Thought(Bid(4), []))
    thinker.decided.emit(99, Thought(Pass(), []))
    spin(30)

    assert match.state_hash() == before


def test_case_47_leaving_leaves_no_thinking_worker(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "worker_command", lambda: [sys.executable, "-c", HANG])
    match, thinker = new_match(), Thinker()
    thinker.ask(match.sight_text(match.turn), "expert", 1, 5000)
    spin(300)
    assert thinker.is_thinking()

    thinker.forget()

    assert not thinker.is_thinking()
    assert thinker.findChildren(QProcess) == [] or all(
        process.state() == QProcess.ProcessState.NotRunning
        for process in thinker.findChildren(QProcess)
    )
