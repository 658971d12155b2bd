"""The contact sheet shows the whole deck."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cardavia.ui.deck import sheet


@pytest.mark.usefixtures("qapp")
def test_the_sheet_is_written_to_the_file_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "deck.png"
    monkeypatch.setattr(sys, "argv", ["sheet", str(out)])

    assert sheet.main() == 0

    assert QImage(str(out)).width() == 1530
    assert out.stat().st_size < 1_500_000
