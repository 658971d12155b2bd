"""Compiled and interpreted, the same deals are played in the same way, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.cards import hand
from hot_modules import ROOT
from playing import NAMES

COMPILED = not str(hand.__file__).endswith(".py")
LEVELS = "expert,hard,normal,easy"


def records(game: str, folder: Path, path: str | None) -> dict[str, bytes]:
    """Return the records of an arena, played by the build that a search path finds."""
    environment = os.environ | ({} if path is None else {"PYTHONPATH": path})
    words = ["arena", game, "--seats", LEVELS, *["--deals", "1", "--worlds", "4"]]
    command = [sys.executable, "-m", "cardavia", *words, "--save", str(folder)]
    subprocess.run(command, env=environment, cwd=folder.parent, check=True, capture_output=True)
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.skipif(not COMPILED, reason="needs the compiled build to compare with")
@pytest.mark.parametrize("game", NAMES)
def test_law_8_both_builds_give_the_same_records(game: str, tmp_path: Path) -> None:
    compiled = records(game, tmp_path / "compiled", None)
    interpreted = records(game, tmp_path / "interpreted", str(ROOT))

    assert len(compiled) == 4
    assert compiled == interpreted


@pytest.mark.parametrize("game", NAMES)
def test_the_same_deals_are_played_again_the_same_way(game: str, tmp_path: Path) -> None:
    assert records(game, tmp_path / "once", None) == records(game, tmp_path / "twice", None)
