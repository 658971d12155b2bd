"""A process killed at any moment: the match goes on from the last action shown."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from cardavia.match.record import read_match
from cardavia.store.database import FILE
from cardavia.store.matches import Matches

HERE = Path(__file__).parent
PLAYER = HERE / "play_until_killed.py"


@contextmanager
def player(folder: Path, seed: int) -> Iterator[subprocess.Popen[str]]:
    paths = [str(HERE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    command = [sys.executable, str(PLAYER), str(folder), str(seed)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
    )
    with process:
        yield process
        process.kill()


def killed_after(folder: Path, seed: int, rng: Random) -> list[str]:
    """Return what a player showed before it was killed, at some point of playing or writing."""
    shown: list[str] = []
    with player(folder, seed) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in range(rng.choice((0, 1, 2, 5, 20, 60))):
            shown.append(process.stdout.readline())
        time.sleep(rng.random() * rng.choice((0, 0.001, 0.02)))
        process.send_signal(signal.SIGKILL)
        shown += process.stdout.readlines()
        assert process.stderr.read() == ""
        assert process.wait() == -signal.SIGKILL
    return [line for line in shown if line.endswith("\n")]


def assert_kept(folder: Path, shown: list[str]) -> None:
    """The last thing shown is on disk; at most one change more was committed before the kill."""
    undoing = shown[-1] == "undoing\n"
    number, lines, state = [line for line in shown if line != "undoing\n"][-1].split()
    store = Matches(folder)
    assert store.notices == []
    text = store.text(int(number))
    more = text.count("\n") - 1 - int(lines)
    match = store.replayed(int(number))
    store.close()

    assert match is not None
    assert more in (0, 1) or (undoing and more < 0)
    if more >= 0:
        kept = text.split("\n")[: int(lines) + 1]
        assert read_match("\n".join(kept)).state_hash() == state


def kill_often(folder: Path, trials: int, seed: int) -> int:
    rng, checked = Random(seed), 0
    for trial in range(trials):
        shown = killed_after(folder, seed * 1000 + trial, rng)
        if any(line != "undoing\n" for line in shown):
            assert_kept(folder, shown)
            checked += 1
    return checked


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_process_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 20, 1) > 12
    assert (tmp_path / FILE).exists()
    assert not list(tmp_path.glob("*damaged*"))


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_five_hundred_kills_lose_nothing_that_was_shown(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 500, 2) > 300
