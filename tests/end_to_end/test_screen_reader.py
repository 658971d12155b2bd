"""What a screen reader finds on the real accessibility bus is enough to play a deal."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from virtual_screen import NEEDED, Screen

SYSTEM_PYTHON = "/usr/bin/python3"
BUS = "/usr/libexec/at-spi-bus-launcher"
PYATSPI = Path("/usr/lib/python3/dist-packages/pyatspi")
READER = Path(__file__).with_name("screen_reader.py")
pytestmark = pytest.mark.skipif(
    any(shutil.which(name) is None for name in (*NEEDED, "dbus-run-session"))
    or not (PYATSPI.exists() and Path(BUS).exists()),
    reason="reading the screen aloud needs Debian's dbus-daemon, at-spi2-core and python3-pyatspi, "
    "which make test installs where it may",
)


def test_a_deal_is_played_by_what_a_screen_reader_says(tmp_path: Path) -> None:
    heard = heard_in(tmp_path, "pitch", 180)

    assert heard["ended"]
    cards = [name for name in heard["pressed"] if name.endswith(", playable")]
    assert len(cards) == 6
    assert all(re.fullmatch(r"[A-Z]\w+ of \w+, card \d of \d, playable", name) for name in cards)
    told = heard["announced"]
    assert sum(sentence.startswith(("You lead the ", "You play the ")) for sentence in told) == 6
    assert sum("the trick" in sentence for sentence in told) == 6
    assert sum(sentence.startswith("Your turn: ") for sentence in told) == 6
    last = heard["read"][-1]
    assert any(label.startswith("Trick: ") for label in last)
    assert any(label.startswith("Score · You: ") for label in last)
    assert any(label.startswith("Trump: ") for label in last)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["pepper", "black_maria", "tractor", "pitch"])
def test_every_game_is_played_by_what_a_screen_reader_says(tmp_path: Path, game: str) -> None:
    heard = heard_in(tmp_path, game, 900)

    assert heard["ended"], heard["pressed"][-5:]
    assert len(heard["announced"]) > len(heard["pressed"])


def heard_in(folder: Path, game: str, patience_s: int) -> dict[str, list[str]]:
    """Start the program and the reader in one session and return what the reader found."""
    screen = Screen(folder)
    program = " ".join(screen.command("play", "--game", game, "--deal", "5", "--safe-mode"))
    reader = f"{SYSTEM_PYTHON} {READER} {patience_s}"
    script = f"{BUS} & {program} --language en & {reader}; kill %1 %2; wait"
    try:
        done = subprocess.run(
            ["dbus-run-session", "--", "bash", "-c", script],
            env=screen.env | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
            capture_output=True,
            text=True,
            timeout=patience_s + 60,
            check=False,
        )
    finally:
        screen.close()
    return json.loads(done.stdout.splitlines()[-1])
