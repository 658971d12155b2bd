"""Two starts over one data folder: the second rings at the first and ends."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.match.record import write_match
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults
from cardavia.store.settings import Settings, save_settings
from cardavia.ui.doorbell import Doorbell, door_of, ring
from cardavia.ui.language import Language
from cardavia.ui.program import come_forward
from ui_play import spin_until
from ui_windows import Kept, open_window


def some_record() -> str:
    game = game_named("pitch")
    assert game is not None
    match = Match(game, defaults(game), ["", "Asha", "Kabir", "Meera"], 77)
    match.next_deal()
    return write_match(match)


def rings(folder: Path, wish: dict[str, object]) -> list[bool]:
    """Ring from another thread, as another program would, and return what came of it."""
    answers: list[bool] = []
    caller = threading.Thread(target=lambda: answers.append(ring(folder, wish)))
    caller.start()
    spin_until(lambda: bool(answers))
    caller.join()
    return answers


@pytest.mark.parametrize("name", ["data", "a_very_long_name_of_a_folder" * 6])
def test_the_first_hears_what_the_second_wishes(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    first, second = Doorbell(tmp_path / name), Doorbell(tmp_path / name)
    heard: list[object] = []
    first.rung.connect(heard.append)
    wish: dict[str, object] = {"record": "x" * 3_000_000, "game": "पिच"}

    assert first.take()
    assert not second.take()
    assert rings(tmp_path / name, wish) == [True]
    spin_until(lambda: bool(heard))
    assert heard == [wish]

    first.close()
    assert second.take()
    second.close()
    assert not door_of(tmp_path / name).exists()


def test_nonsense_at_the_door_does_no_harm(qtbot: QtBot, tmp_path: Path) -> None:
    bell = Doorbell(tmp_path)
    heard: list[object] = []
    bell.rung.connect(heard.append)
    bell.take()

    for words in (b"nonsense\n", b"[1]\n", b'{"game": ', b"[" * 5000 + b"\n", b""):
        with socket.socket(socket.AF_UNIX) as caller:
            caller.connect(str(door_of(tmp_path)))
            caller.sendall(words)
    assert rings(tmp_path, {"number": 3}) == [True]
    spin_until(lambda: bool(heard))

    assert heard == [{"number": 3}]
    bell.close()


def test_a_folder_that_nobody_can_lock_stops_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    assert Doorbell(tmp_path / "file" / "data").take()
    assert not ring(tmp_path / "file" / "data", {})


@pytest.mark.parametrize(
    "wish", [{"game": 3, "number": "x", "record": []}, {"game": "whist"}, {"number": -4}, {}]
)
def test_a_strange_wish_only_raises_the_window(
    qtbot: QtBot, language: Language, tmp_path: Path, wish: dict[str, object]
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    window.showMinimized()

    come_forward(window, wish)

    assert not window.isMinimized()
    assert window.match_page is None
    window.close()


class Program:
    """The real program, started without a screen."""

    def __init__(self, *words: str) -> None:
        self.folder = Path(os.environ["XDG_DATA_HOME"]) / "cardavia"
        command = [sys.executable, "-m", "cardavia", *words]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE)

    def until_open(self) -> None:
        late = time.monotonic() + 20
        while not door_of(self.folder).exists() or not self.matches_file():
            assert self.process.poll() is None
            assert time.monotonic() < late
            time.sleep(0.05)

    def matches_file(self) -> bool:
        return (self.folder / "matches.sqlite").exists()

    def records(self) -> list[str]:
        with sqlite3.connect(self.folder / "matches.sqlite") as db:
            return [json.loads(line)["deal"] for (line,) in db.execute("SELECT line FROM deals")]

    def until_holds(self, count: int) -> None:
        late = time.monotonic() + 20
        while len(self.records()) < count:
            assert time.monotonic() < late
            time.sleep(0.05)


def test_a_second_start_hands_its_file_to_the_first_and_a_dead_first_is_replaced(
    tmp_path: Path,
) -> None:
    config = Path(os.environ["XDG_CONFIG_HOME"]) / "cardavia"
    save_settings(Settings(language="en", sound=False, animation="off"), config)
    file = tmp_path / "deal.cardavia"
    file.write_text(some_record(), "utf-8")
    first = Program()
    first.until_open()

    second = Program(str(file))
    assert second.process.wait(20) == 0
    assert second.process.communicate()[1] == b""
    first.until_holds(1)
    assert first.records() == [77]

    first.process.send_signal(signal.SIGKILL)
    first.process.communicate()
    third = Program(str(file))
    third.until_holds(2)
    assert third.process.poll() is None
    third.process.send_signal(signal.SIGKILL)
    third.process.communicate()
