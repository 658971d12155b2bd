"""A known screen, known folders and known chance for every test."""

import os
from pathlib import Path

# Before anything imports Qt: no display, one pixel a point, no words or numbers of the machine's.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
# Programs that tests start elsewhere must find the same sources: `PYTHONPATH=.` would mislead them.
if path := os.environ.get("PYTHONPATH"):
    os.environ["PYTHONPATH"] = os.pathsep.join(map(os.path.abspath, path.split(os.pathsep)))

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

import cardavia

# CI must fail for a change, never for its luck; at home every run looks somewhere else.
settings.register_profile("steady", deadline=None, database=None, derandomize=True)
settings.register_profile("roaming", deadline=None, database=None)
settings.load_profile("steady" if os.environ.get("CI") else "roaming")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test, and every program it starts, a home of its own."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    (tmp_path / "home").mkdir()
    return tmp_path


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """Wait half a minute for what must happen: a busy machine may need more than five seconds."""
    for waiting in (QtBot.waitUntil, QtBot.waitSignal):
        waiting.__kwdefaults__["timeout"] = 30_000


def pytest_report_header() -> str:
    """Say which build the tests run against."""
    wanted = os.environ.get("CARDAVIA_EXPECT", "interpreted")
    return f"cardavia: {wanted}, from {Path(cardavia.__file__).parent}"
