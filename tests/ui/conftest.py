"""Every test of the screen writes in the program's own letters."""

import pytest
from PySide6.QtWidgets import QApplication

from cardavia.ui.fonts import load_fonts


@pytest.fixture(scope="session", autouse=True)
def own_letters(qapp: QApplication) -> None:
    """Load the bundled fonts, so that pictures are equal on every machine."""
    assert load_fonts()
