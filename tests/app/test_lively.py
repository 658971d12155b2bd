"""A window at play can be measured: its frames, its rate, its memory."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.app import lively


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch, own_folders: Path) -> None:
    """Measure little, in folders of its own."""
    monkeypatch.setattr(lively, "FULL_HD", (1024, 640))
    monkeypatch.setattr(lively, "DEALS_SHOWN", 1)
    monkeypatch.setattr(lively, "DEAL_MS", 700)
    monkeypatch.setattr(lively, "TRICKS", 1)
    monkeypatch.setattr(lively, "FEW_DEALS", 1)
    monkeypatch.setattr(lively, "MANY_DEALS", 2)


def test_frames_of_deal_and_sweep_are_timed(qtbot: QtBot, qapp: QApplication) -> None:
    found = lively.frames(qapp)

    assert set(found) == {"deal_frame_ms", "sweep_frame_ms"}
    for figure in found.values():
        middle, p99 = figure
        assert 0 <= middle <= p99 < 1000


def test_memory_is_read_after_few_and_after_many_deals(qtbot: QtBot, qapp: QApplication) -> None:
    found = lively.memory(qapp)

    assert set(found) == {"memory_mb_after_1_deals", "memory_mb_after_2_deals"}
    assert all(20 < figure < 4000 for figure in found.values())
