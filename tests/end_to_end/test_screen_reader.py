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
    screen = Screen(tmp_path)
    try:
        heard = reader_on(screen)
    finally:
        screen.close()

    assert heard["ended"]
    cards = [name for name in heard["pressed"] if name.endswith(", playable")]
    assert len(cards) == 6
    assert all(re.fullmatch(r"[A-Z]\w+ of \w+, card \d of \d, playable", name) for name in cards)
    told = heard["announced"]
    assert sum(sentence.startswith(("You lead the ", "You play the ")) for sentence in told) == 6
    assert sum("the trick" in sentence for sentence in told) == 6
    assert sum(sentence.startswith("Your turn: ") for sentence in told) == 6
    last = heard["labels"][-1]
    assert any(label.startswith("Trick: ") for label in last)
    assert any(label.startswith("Score · You: ") for label in last)
    assert any(label.startswith("Trump: ") for label in last)


def reader_on(screen: Screen) -> dict[str, list[str]]:
    """Start the program and the reader in one session and return what the reader found."""
    program = " ".join(screen.command("play", "--game", "pitch", "--deal", "5", "--safe-mode"))
    script = f"{BUS} & {program} --language en & {SYSTEM_PYTHON} {READER}; kill %1 %2; wait"
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", script],
        env=screen.env | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    return json.loads(done.stdout.splitlines()[-1])
