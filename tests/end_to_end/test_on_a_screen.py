"""The real program on a virtual screen, played with synthetic keys and clicks."""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

NEEDED = ("Xvfb", "openbox", "xdotool", "import")
pytestmark = pytest.mark.skipif(
    any(shutil.which(name) is None for name in NEEDED),
    reason="a virtual screen needs Debian's xvfb, openbox, xdotool and imagemagick, "
    "which make test installs where it may",
)


class Screen:
    """A virtual screen with a window manager."""

    def __init__(self, folder: Path) -> None:
        read, write = os.pipe()
        command = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            "1280x800x24",
            "-nolisten",
            "tcp",
        ]
        self.server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        self.env = os.environ | {
            "DISPLAY": f":{number}",
            "QT_QPA_PLATFORM": "xcb",
            "LANG": "C.UTF-8",
        }
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            self.env[f"XDG_{name}_HOME"] = str(folder / name.lower())
        self.data = folder / "data" / "cardavia" / "matches.sqlite"
        self.manager = subprocess.Popen(["openbox"], env=self.env, stderr=subprocess.DEVNULL)
        self.programs: list[subprocess.Popen[bytes]] = []

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        script = Path(sys.executable).with_name("cardavia")
        command = [str(script)] if script.exists() else [sys.executable, "-m", "cardavia"]
        command += words
        program = subprocess.Popen(command, env=self.env)
        self.programs.append(program)
        self.tool("search", "--sync", "--onlyvisible", "--name", "Cardavia", "windowactivate")
        return program

    def tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self.env,
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        return done.stdout

    def picture(self, path: Path) -> None:
        subprocess.run(["import", "-window", "root", str(path)], env=self.env, check=True)

    def picture_size(self, path: Path) -> int:
        """Return how many bytes a picture takes: an empty screen takes few."""
        self.picture(path)
        return path.stat().st_size

    def answers(self) -> int:
        """Return how many answers of the person and the computer are on disk."""
        if not self.data.exists():
            return 0
        db = sqlite3.connect(f"file:{self.data}?mode=ro", uri=True)
        try:
            return int(db.execute("SELECT count(*) FROM actions").fetchone()[0])
        finally:
            db.close()

    def close(self) -> None:
        for process in [*self.programs, self.manager, self.server]:
            process.kill()
            process.wait()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path)
    yield made
    made.close()


def wait_for(holds: object, seconds: float = 90.0) -> bool:
    assert callable(holds)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if holds():
            return True
        time.sleep(0.1)
    return False


def test_a_deal_is_played_by_keys_and_survives_a_kill(screen: Screen, tmp_path: Path) -> None:
    program = screen.start("play", "--game", "pitch", "--deal", "5", "--language", "hi")
    ends = time.monotonic() + 150
    while time.monotonic() < ends:
        screen.tool("key", "F6")
        for key in ("space", "1", "2", "3", "4", "5", "6"):
            screen.tool("key", key)
        if screen.answers() >= 16:
            break
    screen.picture(tmp_path / "table.png")
    before = screen.answers()

    program.kill()
    program.wait()
    screen.start("play", "--language", "en")

    assert before >= 16
    assert screen.answers() >= before
    assert wait_for(lambda: screen.picture_size(tmp_path / "home.png") > 20_000)


def test_closing_the_window_ends_the_program(screen: Screen) -> None:
    program = screen.start("play", "--language", "en")
    time.sleep(1.0)

    screen.tool("key", "ctrl+q")

    assert wait_for(lambda: program.poll() is not None)
    assert program.returncode == 0
