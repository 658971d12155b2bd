"""Run as a program by the benchmark: times the first picture of the window, or one frame.

What only a frame needs is imported for a frame only, so that a start holds nothing but itself.
"""

import sys
import time
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardavia.app.paints import Paints
from cardavia.ui.program import opened
from cardavia.ui.wishes import Wishes

PATIENCE_MS: Final = 20_000


def start_ms(begun: float) -> float:
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


def measured(what: str, begun: float) -> float:
    """Return the figure asked for, in milliseconds."""
    if what == "start":
        return start_ms(begun)
    from cardavia.app.frames import frame_ms

    return frame_ms()


if __name__ == "__main__":
    print(measured(sys.argv[1], float(sys.argv[2])))  # noqa: T201 - the answer
