"""A virtual screen for trials of the installed program: keys, clicks and pictures."""

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

SIZE: Final = (1280, 800)
PATIENCE_S: Final = 90.0
TITLE: Final = 24
"""Height of the window manager's bar."""
SETTLED_S: Final = 1.0


class TrialScreen:
    """An X server with a window manager, open to every user of this machine."""

    def __init__(self) -> None:
        """Start both."""
        read, write = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        command = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            size,
            "-nolisten",
            "tcp",
            "-ac",
        ]
        self._started = [subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)]
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self._env = os.environ | {"DISPLAY": self.display}
        manager = subprocess.Popen(["openbox"], env=self._env, stderr=subprocess.DEVNULL)
        self._started.append(manager)

    def tool(self, *words: str) -> str:
        """Call xdotool."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self._env,
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        return done.stdout.strip()

    def wait_for_window(self) -> None:
        """Wait for the program's window and fill the screen with it."""
        found = self.tool("search", "--sync", "--onlyvisible", "--name", "Cardavia").split()[-1]
        self.tool("windowactivate", "--sync", found)
        self.tool(
            "windowmove", found, "0", "0", "windowsize", found, str(SIZE[0]), str(SIZE[1] - TITLE)
        )

    def keys(self, *names: str) -> None:
        """Press keys, one after the other."""
        self.tool("key", "--delay", "60", *names)

    def click(self, x: int, y: int) -> None:
        """Click at a place of the screen."""
        self.tool("mousemove", str(x), str(y), "click", "1")

    def picture(self, path: Path) -> int:
        """Take a picture and return how many bytes it has: an empty screen has few."""
        time.sleep(SETTLED_S)
        subprocess.run(["import", "-window", "root", str(path)], env=self._env, check=True)
        return path.stat().st_size

    def close(self) -> None:
        """End what was started here."""
        for process in reversed(self._started):
            process.terminate()
            process.wait()


def wait_until(holds: Callable[[], bool], what: str, seconds: float = PATIENCE_S) -> None:
    """Wait until something holds; what does not come in time is an error."""
    ends = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > ends:
            raise TimeoutError(what)
        time.sleep(0.2)
