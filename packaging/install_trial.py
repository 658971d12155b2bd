"""Install the package in a small Debian, play there, remove it: ``install_trial.py DEB FOLDER``.

The small system has no sources and, for a second start, no network: what works there works for
players. Runs as root, below `unshare -m`. Pictures of what was seen stay in FOLDER.
"""

import configparser
import json
import os
import shlex
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from small_system import HOME, SmallSystem, run
from trial_screen import SETTLED_S, TrialScreen, wait_until

from cardavia.version import APP_ID

ENGLISH: Final = (1110, 128)
"""Where the home page's switch of languages has English, in a window that fills the screen."""
DEAL: Final = 28
"""Answers in a deal of Pitch for four: a bid and six cards each."""
PAINTED: Final = 60_000
PROGRAM: Final = "/usr/lib/cardavia/cardavia"
MATCHES: Final = f"{HOME}/.local/share/cardavia/matches.sqlite"
SETTINGS: Final = f"{HOME}/.config/cardavia"
OPEN_TO_ALL: Final = (
    "/usr/",
    "/etc/",
    "/proc/",
    "/sys/",
    "/dev/",
    "/lib",
    "/tmp/",
    "/var/",
    "/run/",
)
NO_NETWORK: Final = ("unshare", "--net", "--")


class Trial:
    """One package in one small system, seen on one screen."""

    def __init__(self, screen: TrialScreen, package: Path, folder: Path) -> None:
        """Install the package with what it depends on, and nothing else."""
        self.folder = folder
        self.screen = screen
        self.system = SmallSystem(folder)
        run("cp", str(package), str(self.system.root / "root/cardavia.deb"))
        self.system.call("apt-get", "-q", "update")
        install = ["apt-get", "-qy", "--no-install-recommends", "install"]
        self.system.call(*install, "/root/cardavia.deb")

    def menu_command(self) -> list[str]:
        """Return what the menu entry starts."""
        entry = configparser.ConfigParser(interpolation=None, strict=False)
        entry.read(self.system.root / f"usr/share/applications/{APP_ID}.desktop", "utf-8")
        words = shlex.split(entry["Desktop Entry"]["Exec"])
        return [word for word in words if not word.startswith("%")]

    def start(self, *before: str) -> subprocess.Popen[bytes]:
        """Start the program as the menu does and wait for its window."""
        command = self.system.as_player(self.menu_command(), self.screen.display)
        program = subprocess.Popen([*before, *command])
        self.screen.wait_for_window()
        return program

    def see(self, name: str) -> None:
        """Take a picture of the window, which must not be empty."""
        picture = self.folder / f"{name}.png"
        wait_until(lambda: self.screen.picture(picture) > PAINTED, f"nothing painted: {name}")

    def answers(self) -> int:
        """Return how many answers of the person and the computer are on disk."""
        path = self.system.root / MATCHES
        if not path.exists():
            return 0
        db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            return int(db.execute("SELECT count(*) FROM actions").fetchone()[0])
        finally:
            db.close()

    def language(self) -> str:
        """Return the language that the settings on disk name."""
        for path in (self.system.root / SETTINGS).glob("*.json"):
            return str(json.loads(path.read_text("utf-8")).get("language", ""))
        return ""

    def play_deal(self) -> None:
        """Play from the new match page on until as many answers are kept as a deal takes."""
        wanted = self.answers() + DEAL

        def played() -> bool:
            self.screen.keys("F6", "space", "1", "2", "3", "4", "5", "6")
            return self.answers() >= wanted

        wait_until(played, "a deal of Pitch", 240)

    def quit(self, program: subprocess.Popen[bytes]) -> None:
        """Close the window by its key."""

        def ended() -> bool:
            self.screen.keys("ctrl+q")
            return program.poll() is not None

        wait_until(ended, "the end of the program")
        assert program.returncode == 0, "the program ended badly"


def first_start(trial: Trial) -> None:
    """Choose Hindi on the first page, English at home, and play a deal of Pitch."""
    program = trial.start()
    trial.see("1-first-start")
    trial.screen.keys("Right", "Return")
    wait_until(lambda: trial.language() == "hi", "Hindi in the settings")
    trial.see("2-home-hindi")

    def is_english() -> bool:
        trial.screen.click(*ENGLISH)
        time.sleep(SETTLED_S)
        return trial.language() == "en"

    wait_until(is_english, "English in the settings")
    trial.see("3-home-english")
    trial.screen.keys("ctrl+shift+n")
    trial.see("4-new-match")
    trial.screen.keys("Return")
    trial.play_deal()
    trial.see("5-table")
    files = files_of([PROGRAM, "worker"], trial.system.root)
    assert files, "no worker runs"
    assert "libQt6" not in files, "a computer seat's process holds Qt"
    trial.quit(program)


def start_without_network(trial: Trial) -> None:
    """Play on where there is no network, and read what the program opened and connected to."""
    log = trial.folder / "opened.txt"
    watch = ["strace", "-f", "-qq", "-o", str(log), "-e", "trace=openat,open,execve,socket"]
    program = trial.start(*NO_NETWORK, *watch)
    trial.see("6-without-network")
    trial.screen.keys("ctrl+shift+n")
    trial.screen.keys("Return")
    trial.play_deal()
    trial.see("7-table-without-network")
    trial.quit(program)
    lines = log.read_text("utf-8", errors="replace").splitlines()
    assert not [line for line in lines if "AF_INET" in line], "it asked for the network"
    opened = {line.split('"')[1] for line in lines if '"' in line and " = -1 " not in line}
    outside = sorted(path for path in opened if path.startswith("/") and not _is_known(path))
    assert not outside, f"it read {outside[:5]}"
    own = [path for path in opened if path.startswith("/usr/lib/cardavia/")]
    assert own, "it read nothing of its own: the watch saw nothing"


def _is_known(path: str) -> bool:
    return path == "/" or path.startswith((*OPEN_TO_ALL, f"/{HOME}"))


def files_of(command: list[str], root: Path) -> str:
    """Return what a process below a root holds in memory, as the system lists it; "" for none."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_text().strip("\0").split("\0")
            if words == command and (folder / "root").readlink() == root.resolve():
                return (folder / "maps").read_text()
        except OSError:
            continue  # it has ended
    return ""


def bench(trial: Trial) -> None:
    """Ask the installed program whether it is compiled."""
    command = trial.system.as_player(["cardavia", "bench", "--json"])
    figures = json.loads(run(*command))
    assert figures["compiled"] is True, "the installed program is not compiled"


def removal(trial: Trial) -> None:
    """Remove the package; what the player has stays."""
    before = trial.answers()
    trial.system.call("apt-get", "-qy", "purge", "cardavia")
    left = [path for path in ("usr/lib/cardavia", "usr/bin/cardavia") if _exists(trial, path)]
    assert not left, f"left behind: {left}"
    assert trial.answers() == before > 0, "the player's matches are gone"
    assert trial.language() == "en", "the player's settings are gone"


def _exists(trial: Trial, path: str) -> bool:
    return os.path.lexists(trial.system.root / path)


def main(words: list[str]) -> int:
    """Try one package; the first thing that does not hold ends the trial."""
    screen = TrialScreen()
    try:
        trial = Trial(screen, Path(words[0]), Path(words[1]).resolve())
        for act in (first_start, start_without_network, bench, removal):
            act(trial)
            sys.stdout.write(f"{(act.__doc__ or '').splitlines()[0]} It did.\n")
            sys.stdout.flush()
    finally:
        screen.close()  # and with it whatever still has a window there
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
