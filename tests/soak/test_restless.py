"""Random clicks, keys, sizes, languages and sliders: no exception, no warning, state consistent."""

from pathlib import Path

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from cardavia.ui.language import Language
from restless import restless_hour

GAMES = ["tractor", "pepper", "black_maria", "pitch"]
SLICE, WHOLE = 1_500, 50_000
AT_ONCE = 5_000
"""Events between two looks at what Qt has caught."""


@pytest.mark.parametrize("game", GAMES)
def test_a_restless_hand_breaks_nothing(
    qtbot: QtBot, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    answers = restless_hour(language, tmp_path, monkeypatch, game, events=SLICE, seed=1)

    assert answers > 0


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_restless_hand_breaks_nothing_in_many_hours(
    qtbot: QtBot, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for part in range(WHOLE // AT_ONCE):
        with capture_exceptions() as caught:
            folder = tmp_path / str(part)
            folder.mkdir()
            restless_hour(language, folder, monkeypatch, game, events=AT_ONCE, seed=100 + part)
        assert caught == []
