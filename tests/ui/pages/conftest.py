"""A language that is put back after each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from cardavia.ui import language as speech
from cardavia.ui.language import Language


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile both catalogues as they stand in the sources."""
    import subprocess
    import sys

    folder = tmp_path_factory.mktemp("translations")
    tool = Path(__file__).resolve().parents[3] / "tools" / "translations.py"
    subprocess.run([sys.executable, str(tool), "compile", str(folder)], check=True)
    return folder


@pytest.fixture
def language(
    qapp: QApplication, catalogues: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Language]:
    monkeypatch.setattr(speech, "catalogue_folders", lambda: [catalogues])
    before = QLocale()
    spoken = Language(qapp)
    spoken.choose("en")
    yield spoken
    spoken.choose("en")
    QLocale.setDefault(before)
    spoken.deleteLater()
