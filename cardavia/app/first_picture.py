"""How long it takes to the first picture of the window."""

import sys
import time
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardavia.app.paints import Paints
from cardavia.ui.program import opened
from cardavia.ui.wishes import Wishes

PATIENCE_MS: Final = 20_000


def first_picture_ms(begun: float) -> float:
    """Return how long after ``begun``, a time of day, the home page was painted."""
    app = QApplication(sys.argv[:1])
    window = opened(app, Wishes(language="en"))
    taken: list[float] = []

    def note() -> None:
        taken.append((time.time() - begun) * 1000)
        app.quit()

    paints = Paints(window.home, note)
    window.show()
    QTimer.singleShot(PATIENCE_MS, paints, app.quit)
    app.exec()
    window.close()
    return taken[0]
