"""The real program on a virtual screen of its own, in a home of its own."""

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

NEEDED = ("Xvfb", "openbox", "xdotool", "import")
"""Programs that a virtual screen is made and used with."""


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
        program = subprocess.Popen(self.command(*words), env=self.env)
        self.programs.append(program)
        self.tool("search", "--sync", "--onlyvisible", "--name", "Cardavia", "windowactivate")
        return program

    def command(self, *words: str) -> list[str]:
        """Return how the program is started."""
        script = Path(sys.executable).with_name("cardavia")
        start = [str(script)] if script.exists() else [sys.executable, "-m", "cardavia"]
        return [*start, *words]

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


def wait_for(holds: object, seconds: float = 90.0) -> bool:
    assert callable(holds)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if holds():
            return True
        time.sleep(0.1)
    return False
