"""The real program on a virtual screen, played with synthetic keys and clicks."""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from virtual_screen import NEEDED, Screen, wait_for

pytestmark = pytest.mark.skipif(
    any(shutil.which(name) is None for name in NEEDED),
    reason="a virtual screen needs Debian's xvfb, openbox, xdotool and imagemagick, "
    "which make test installs where it may",
)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path)
    yield made
    made.close()


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
