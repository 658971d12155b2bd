"""Times one frame of a table: tricks swept away at full HD."""

import sys
import time
from itertools import pairwise
from statistics import median
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from cardavia.app.paints import Paints
from cardavia.store.folders import own_folders
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.dressing import gallery_of, type_of
from cardavia.ui.fonts import load_fonts
from cardavia.ui.scene.table_view import TableView

FULL_HD: Final = (1920, 1080)
SWEEPS: Final = 6
SWEEP_MS: Final = 600
TRICK: Final = (12, 25, 38, 51)


def frame_ms() -> float:
    """Return the processor time of the median frame while tricks are swept away at full HD."""
    app = QApplication(sys.argv[:1])
    load_fonts()
    settings = Settings()
    view = TableView(
        gallery_of(settings, Faces(own_folders().cache)), type_of(settings, "en", 1080)
    )
    view.resize(*FULL_HD)
    view.seat_players(["", "Asha", "Kabir", "Meera"])
    view.show()
    app.processEvents()
    frames: list[float] = []
    for winner in range(SWEEPS):
        frames += _sweep(view, winner % 4)
    return median(frames)


def _sweep(view: TableView, winner: int) -> list[float]:
    for seat, face in enumerate(TRICK):
        view.put_on_trick(seat, [view.new_card(face, view.from_seat(seat))], 0)
    _run(100)
    clock: list[float] = []
    paints = Paints(view.viewport(), lambda: clock.append(time.process_time()))
    view.sweep(winner, SWEEP_MS)
    _run(SWEEP_MS + 50)
    view.viewport().removeEventFilter(paints)
    view.drop_leaving()
    return [(later - sooner) * 1000 for sooner, later in pairwise(clock)]


def _run(ms: int) -> None:
    """Let the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
