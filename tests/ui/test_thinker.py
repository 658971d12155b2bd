"""The worker process: asked again when it dies or hangs, and never waited for."""

import os
import signal
import sys

import pytest
import shiboken6
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

import cardavia.ai.levels
from cardavia.match.match import Match
from cardavia.rules.actions import Bid, Pass
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults
from cardavia.ui import thinker as thinking
from cardavia.ui.runner import Runner, some_legal
from cardavia.ui.thinker import Thinker, Thought, Verdict, wait_for_workers
from ui_play import QuickThinker, spin, spin_until

ECHO_NONSENSE = "import sys\nfor line in sys.stdin: print('nonsense', flush=True)"
DIE = "import sys; sys.stdin.readline(); sys.exit(3)"
HANG = "import time; time.sleep(60)"
ENDLESS = (
    "import sys; [print('x' * 100_000, end='', flush=True) for _ in sys.stdin for _ in range(99)]"
)


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
    monkeypatch.setattr(thinking, "STARTING_MS", 300)
    match, thinker = new_match(), Thinker()

    with qtbot.waitSignal(thinker.failed, timeout=10_000) as given_up:
        thinker.ask(match.sight_text(match.turn), "hard", 1, 10)
        waited = given_up.signal_triggered
    thinker.close()

    assert not waited


def test_an_answer_without_end_is_not_waited_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "worker_command", lambda: [sys.executable, "-c", ENDLESS])
    monkeypatch.setattr(thinking, "STARTING_MS", 60_000)
    match, thinker = new_match(), Thinker()

    with qtbot.waitSignal(thinker.failed, timeout=20_000):
        thinker.ask(match.sight_text(match.turn), "hard", 1, 10)
    thinker.close()


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
    spin_until(lambda: all(not is_running(one) for one in thinker.findChildren(QProcess)))


def is_running(process: QProcess) -> bool:
    return process.state() != QProcess.ProcessState.NotRunning


def end(thinker: Thinker) -> None:
    """End the worker without waiting for it."""
    thinker.forget()
    thinker._stop()
    spin_until(lambda: not any(is_running(one) for one in thinker.findChildren(QProcess)))


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing wait for a process: whoever waits in the window makes it stall."""

    def refuse(*_args: object) -> bool:
        raise AssertionError("the window waits")

    for name in ("waitForStarted", "waitForFinished", "waitForReadyRead", "waitForBytesWritten"):
        monkeypatch.setattr(QProcess, name, refuse)


ANSWER_ONCE = """
import sys, time
from cardavia.ai.worker import main
class Once:
    def __iter__(self):
        yield sys.stdin.readline()
        time.sleep(60)
main(Once(), sys.stdout)
"""


def test_a_worker_that_hangs_later_is_replaced_within_a_second(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, no_waiting: None
) -> None:
    assert thinking.PATIENCE_MS < 1000
    monkeypatch.setattr(thinking, "PATIENCE_MS", 50)
    monkeypatch.setattr(thinking, "STARTING_MS", 20_000)
    monkeypatch.setattr(thinking, "worker_command", lambda: [sys.executable, "-c", ANSWER_ONCE])
    match, thinker = new_match(), Thinker()

    for number in (1, 2):
        with qtbot.waitSignal(thinker.decided, timeout=20_000) as got:
            ticket = thinker.ask(match.sight_text(match.turn), "normal", number, 10)
        assert got.args is not None
        assert got.args[0] == ticket
    end(thinker)


def test_a_worker_killed_while_thinking_is_asked_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, no_waiting: None
) -> None:
    monkeypatch.setattr(thinking, "STARTING_MS", 20_000)
    match, thinker = new_match(), Thinker()
    with qtbot.waitSignal(thinker.decided, timeout=20_000):
        thinker.ask(match.sight_text(match.turn), "hard", 1, 10)
    (process,) = thinker.findChildren(QProcess)

    with qtbot.waitSignal(thinker.decided, timeout=20_000):
        thinker.ask(match.sight_text(match.turn), "hard", 2, 10)
        os.kill(process.processId(), signal.SIGKILL)
    end(thinker)


def test_nobody_waits_for_a_worker_that_is_let_go(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, no_waiting: None
) -> None:
    monkeypatch.setattr(thinking, "worker_command", lambda: [sys.executable, "-c", HANG])
    match, thinker = new_match(), Thinker()
    thinker.ask(match.sight_text(match.turn), "hard", 1, 5000)
    (process,) = thinker.findChildren(QProcess)
    spin_until(lambda: is_running(process))

    thinker.close()
    shiboken6.delete(thinker)

    spin_until(lambda: not shiboken6.isValid(process) or not is_running(process))


def test_the_end_of_the_program_waits_for_workers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "worker_command", lambda: [sys.executable, "-c", HANG])
    match, thinker = new_match(), Thinker()
    thinker.ask(match.sight_text(match.turn), "hard", 1, 5000)
    (process,) = thinker.findChildren(QProcess)
    spin_until(lambda: process.state() == QProcess.ProcessState.Running)
    thinker.close()

    wait_for_workers()

    assert not is_running(process)


@pytest.mark.parametrize(
    "line",
    [
        b"[]",
        b"7",
        b'{"ticket": 1}',
        b'{"ticket": 2, "action": {"bid": 3}, "candidates": []}',
        b'{"ticket": 1, "action": {}, "candidates": []}',
        b'{"ticket": 1, "action": {"bid": "x"}, "candidates": []}',
        b'{"ticket": 1, "action": {"bid": 3}, "candidates": [3]}',
        b'{"ticket": 1, "action": {"bid": 3}, "candidates": 3}',
        b'{"ticket": 1, "action": {"fly": 3}, "candidates": []}',
        b'{"ticket": 1, "action": 3, "candidates": []}',
        b'{"ticket": 1, "action": {"bid": 3}, "candidates": [], "given": {}, "cost": NaN, "error": 1}',
        b'{"ticket": 1, "action": {"bid": 3}, "candidates": [], "given": {}, "cost": 1e999, "error": 1}',
        b'{"ticket": 1, "action": {"bid": 3}, "candidates": [], "given": {}, "cost": 1, "error": "x"}',
        b'{"ticket": 1, "action": {"bid": 3}, "candidates": [], "worlds": Infinity}',
        b"[" * 50_000,
        bytes(range(128, 256)),
    ],
)
def test_no_nonsense_is_taken_for_an_answer(qtbot: QtBot, line: bytes) -> None:
    thinker = Thinker()
    thinker._ticket = 1

    assert thinker._understood(line) is None


CHAOS = """
import random, sys, time
from cardavia.ai.worker import _answered
import json
for line in sys.stdin:
    deed = random.randrange(6)
    if deed == 0: sys.exit(1)
    if deed == 1: time.sleep(60)
    if deed == 2: print("nonsense", flush=True)
    if deed == 3: print(json.dumps({"ticket": json.loads(line)["ticket"],
                                    "action": {"bid": 77}, "candidates": []}), flush=True)
    if deed > 3: print(json.dumps(_answered(line)), flush=True)
"""


def test_a_deal_ends_whatever_its_workers_do(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, no_waiting: None
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE_MS", 60)
    monkeypatch.setattr(thinking, "STARTING_MS", 600)
    monkeypatch.setattr(thinking, "worker_command", lambda: [sys.executable, "-c", CHAOS])
    game = game_named("pitch")
    assert game is not None
    match = Match(game, defaults(game) | {"players": 2}, ["", "Asha"], 5)
    thinker = Thinker()
    runner = Runner(match, thinker)
    runner.pace, runner.think_ms = 0.0, 20
    runner.happened.connect(lambda _events: runner.on_shown())
    runner.asked.connect(lambda: runner.submit(some_legal(match)))

    runner.start()
    spin_until(lambda: bool(match.past), 60_000)
    end(thinker)

    assert len(match.past) == 1


@pytest.mark.parametrize("name", ["pitch", "pepper", "black_maria", "tractor"])
def test_the_rules_alone_answer_where_every_mind_fails(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def fail(*_args: object) -> None:
        raise ValueError("no mind")

    monkeypatch.setattr(cardavia.ai.levels, "decide", fail)
    game = game_named(name)
    assert game is not None
    match = Match(game, defaults(game), [""] * 4, 5)
    match.next_deal()

    while not match.is_deal_over():
        match.submit(match.turn, some_legal(match))

    assert match.past
