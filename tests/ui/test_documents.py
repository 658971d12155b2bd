"""Files are asked for where documents are kept, and end as they should."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.documents import file_to_read, file_to_write


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Let documents lie in a folder; whatever a dialog offers is listed, and then answered."""
    offered: list[str] = []
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _where: str(tmp_path))

    def answer(_over: object, _title: str, start: str, kinds: str) -> tuple[str, str]:
        offered.extend([start, kinds])
        return str(tmp_path / "mine"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    return offered


def test_a_file_goes_to_the_documents_with_its_ending(
    qtbot: QtBot, asked: list[str], tmp_path: Path
) -> None:
    over = QWidget()
    qtbot.addWidget(over)

    assert file_to_write(over, "Save", "pitch-5.cardavia", "Cardavia") == tmp_path / "mine.cardavia"
    assert asked == [str(tmp_path / "pitch-5.cardavia"), "Cardavia (*.cardavia)"]


def test_nothing_is_written_over_that_was_not_asked_about(
    qtbot: QtBot, asked: list[str], tmp_path: Path
) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    (tmp_path / "mine.csv").touch()

    assert file_to_write(over, "Save", "cardavia.csv", "CSV") == tmp_path / "mine"


def test_a_file_is_looked_for_in_the_documents(
    qtbot: QtBot, asked: list[str], tmp_path: Path
) -> None:
    over = QWidget()
    qtbot.addWidget(over)

    assert file_to_read(over, "Open", "Cardavia", ".cardavia") == tmp_path / "mine"
    assert asked[0] == str(tmp_path)
