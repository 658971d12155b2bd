"""Every test of the screen writes in the program's own letters."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

import cardavia.ui.language
from cardavia.ui.fonts import load_fonts
from cardavia.ui.language import Language
from translations import compile_to


@pytest.fixture(scope="session", autouse=True)
def own_letters(qapp: QApplication) -> None:
    """Load the bundled fonts, so that pictures are equal on every machine."""
    assert load_fonts()


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the catalogues as they are now."""
    folder = tmp_path_factory.mktemp("catalogues")
    compile_to(folder)
    return folder


@pytest.fixture
def language(
    qapp: QApplication, catalogues: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Language]:
    """Return the language of the screen, English until another is chosen."""
    monkeypatch.setattr(cardavia.ui.language, "catalogue_folders", lambda: [catalogues])
    language = Language(qapp)
    language.choose("en")
    yield language
    language.devanagari_digits = False
    language.choose("en")


@pytest.fixture
def english(language: Language) -> None:
    """Speak English."""


@pytest.fixture
def hindi(language: Language) -> None:
    """Speak Hindi."""
    language.choose("hi")


@pytest.fixture
def devanagari(language: Language) -> None:
    """Speak Hindi with Devanagari digits."""
    language.devanagari_digits = True
    language.choose("hi")


@pytest.fixture(autouse=True)
def nothing_left_over(qapp: QApplication) -> Iterator[None]:
    """Delete what a test has closed: without an event loop Qt would keep it to the end."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
