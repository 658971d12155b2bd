"""Asks a worker process what a computer seat answers; the window never waits for it."""

import json
import sys
from math import isfinite
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer, Signal

from cardavia.rules.actions import Action
from cardavia.rules.notation import action_written, written

PATIENCE_MS: Final = 900
"""How long beyond its thinking time a worker may stay silent before it is started anew."""
STARTING_MS: Final = 4000
"""The same for a worker that has not answered yet: a slow disk may hold it up."""
LEAVING_MS: Final = 200
"""How long the end of the program waits for a worker to go."""
TRIES: Final = 2
LONGEST_ANSWER: Final = 1_000_000
"""Bytes; more without the end of a line is no answer."""


class Thought:
    """An answer of the worker: the action, and the candidates as they were written."""

    def __init__(
        self, action: Action, candidates: list[dict[str, object]], worlds: int = 0
    ) -> None:
        """Keep them; the values of candidates are results only if ``worlds`` were imagined."""
        self.action = action
        self.candidates = candidates
        self.worlds = worlds


class Verdict(Thought):
    """The best answer, and how much the one given fell behind it."""

    def __init__(
        self, thought: Thought, given: dict[str, object], cost: float, error: float
    ) -> None:
        """Judge ``given``, a candidate as it was written; ``error`` is the cost's standard error."""
        super().__init__(thought.action, thought.candidates, thought.worlds)
        self.given = given
        self.cost = cost
        self.error = error


class Thinker(QObject):
    """One worker process, asked one question at a time.

    Signals: ``decided(ticket, thought)``, a verdict where one was asked for; ``failed(ticket)``
    after the worker died, hung or answered nonsense twice, so that the asker plays something legal.
    """

    decided = Signal(int, object)
    failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start no process before the first question."""
        super().__init__(parent)
        self._process: QProcess | None = None
        self._ticket = 0
        self._question = b""
        self._tries = 0
        self._waiting = False
        self._wait_ms = PATIENCE_MS
        self._alarm = QTimer(self)
        self._alarm.setSingleShot(True)
        self._alarm.timeout.connect(self._on_silence)

    def ask(self, sight: str, level: str, seed: int, think_ms: int, worlds: int = 0) -> int:
        """Ask for an answer and return the ticket it will bear; an older question is dropped."""
        asked: dict[str, object] = {"sight": sight, "level": level, "seed": seed}
        return self._put(asked, think_ms, worlds)

    def judge(self, sight: str, given: Action, seed: int, think_ms: int, worlds: int = 0) -> int:
        """Ask how much an answer cost a seat that saw this; returns the ticket of the verdict."""
        key, value = written(given)
        return self._put({"sight": sight, "given": {key: value}, "seed": seed}, think_ms, worlds)

    def _put(self, asked: dict[str, object], think_ms: int, worlds: int) -> int:
        self._ticket += 1
        asked |= {"ticket": self._ticket, "think_ms": think_ms}
        asked |= {"worlds": worlds} if worlds else {}
        if self._waiting:
            self._stop()
        self._question = json.dumps(asked).encode() + b"\n"
        self._tries = 0
        self._think_ms = think_ms
        self._send()
        return self._ticket

    def forget(self) -> None:
        """Drop the present question; its late answer is thrown away and the worker idle."""
        if self._waiting:
            self._stop()
        self._ticket += 1

    def is_thinking(self) -> bool:
        """Tell whether a question is open."""
        return self._waiting

    def close(self) -> None:
        """End the worker; it may outlive this object for the moment that takes."""
        self._stop()
        for process in self.findChildren(QProcess):
            process.setParent(QCoreApplication.instance())

    def _send(self) -> None:
        self._waiting = True
        process = self._started()
        process.write(self._question)
        patience = PATIENCE_MS if self._has_answered else STARTING_MS
        self._alarm.start(self._think_ms + patience)

    def _started(self) -> QProcess:
        if self._process is not None and self._process.state() != QProcess.ProcessState.NotRunning:
            return self._process
        process = QProcess(self)
        process.setProcessEnvironment(_quiet_environment())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_output)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process, self._has_answered = process, False
        program, *words = worker_command()
        process.start(program, words)
        return process

    def _stop(self) -> None:
        self._alarm.stop()
        self._waiting = False
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._on_output)
            process.finished.disconnect(self._on_finished)
            process.errorOccurred.disconnect(self._on_error)
            _let_go(process)

    def _on_output(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            thought = self._understood(line)
            if thought is not None:
                self._alarm.stop()
                self._waiting = False
                self._has_answered = True
                self.decided.emit(self._ticket, thought)
            elif self._waiting:
                self._again()
        if self._process is None or self._process.bytesAvailable() <= LONGEST_ANSWER:
            return
        if self._waiting:
            self._again()
        else:
            self._stop()

    def _understood(self, line: bytes) -> Thought | None:
        try:
            answer = json.loads(line)
            if answer["ticket"] != self._ticket:
                return None
            ((key, value),) = answer["action"].items()
            action = action_written(key, value)
            if action is None:
                return None
            candidates = [dict(one) for one in answer["candidates"]]
            thought = Thought(action, candidates, int(answer.get("worlds", 0)))
            if "cost" not in answer:
                return thought
            cost, error = float(answer["cost"]), float(answer["error"])
            if not isfinite(cost) or not isfinite(error):
                return None
            return Verdict(thought, dict(answer["given"]), cost, error)
        except (
            ArithmeticError,
            AttributeError,
            LookupError,
            RecursionError,
            TypeError,
            ValueError,
        ):
            return None

    def _on_finished(self) -> None:
        self._process = None
        if self._waiting:
            self._again()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._waiting:
            self._again()

    def _on_silence(self) -> None:
        if self._waiting:
            self._again()

    def _again(self) -> None:
        self._tries += 1
        self._stop()
        if self._tries < TRIES:
            self._send()
        else:
            self.failed.emit(self._ticket)


def _let_go(process: QProcess) -> None:
    """End a process that nobody listens to any more, without waiting for it."""
    if process.state() == QProcess.ProcessState.NotRunning:
        process.deleteLater()
    else:
        process.finished.connect(process.deleteLater)
        process.kill()


def wait_for_workers() -> None:
    """Wait for workers that were let go, as nothing may but the end of the program."""
    app = QCoreApplication.instance()
    for process in app.findChildren(QProcess) if app is not None else []:
        process.waitForFinished(LEAVING_MS)


def worker_command() -> list[str]:
    """Return how to start the worker: this program again, frozen or not."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "worker"]
    return [sys.executable, "-m", "cardavia", "worker"]


def _quiet_environment() -> QProcessEnvironment:
    """Return the environment with this copy of the program first on the path."""
    from pathlib import Path

    import cardavia

    environment = QProcessEnvironment.systemEnvironment()
    home = str(Path(cardavia.__file__).resolve().parent.parent)
    older = environment.value("PYTHONPATH", "")
    environment.insert("PYTHONPATH", f"{home}:{older}" if older else home)
    environment.insert("PYTHONIOENCODING", "utf-8")
    return environment
