"""Run as a program by ``cardavia bench --window``: a whole window at play, its frames and its memory."""

import json
import sys
import time
from pathlib import Path
from statistics import median
from typing import Final, Literal

from PySide6.QtCore import QEventLoop, QPointF, QTimer
from PySide6.QtWidgets import QApplication

from cardavia.app.frames import FULL_HD
from cardavia.app.paints import Paints
from cardavia.match.match import PERSON
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults
from cardavia.store.settings import Settings
from cardavia.ui.main_window import MainWindow
from cardavia.ui.match_page import MatchPage
from cardavia.ui.program import opened
from cardavia.ui.scene.motion import SWEEP_MS
from cardavia.ui.wishes import Wishes

FIRST_PICTURE_MS: Final = 50
"""How long a new page, once painted, takes to settle."""
DEAL_MS: Final = 800
DEALS_SHOWN: Final = 5
TRICKS: Final = 12
THOUGHTS: Final = 5
THINK_MS: Final = 2500
TO_AND_FRO_MS: Final = 900
FEW_DEALS: Final = 10
MANY_DEALS: Final = 200
QUICK: Final = "easy"
Figures = dict[str, object]
NAMES: Final = ["", "Asha", "Kabir", "Meera"]


def window_at(
    app: QApplication, animation: Literal["off", "normal"], size: tuple[int, int]
) -> MainWindow:
    """Return a window of a size, with the settings of a fresh start."""
    window = opened(app, Wishes(language="en"))
    window.apply(Settings(language="en", animation=animation, trick_hold_ms=300, sound=False))
    window.resize(*size)
    window.show()
    return window


def page_of(window: MainWindow, number: int, level: str = "normal") -> MatchPage:
    """Start a match of Tractor whose every seat the computer plays."""
    game = game_named("tractor")
    assert game is not None
    window.desk.start("tractor", defaults(game), NAMES, [PERSON, level, level, level], number)
    page = window.match_page
    assert page is not None
    page.runner.pace = 0.0
    page.runner.set_autoplay(on=True)
    return page


def frames(app: QApplication) -> Figures:
    """Return the processor time of frames while cards are dealt and tricks are swept away."""
    window = window_at(app, "normal", FULL_HD)
    dealt: list[float] = []
    for number in range(1, DEALS_SHOWN + 1):
        page = page_of(window, number)
        _first_picture(page)
        dealt += _while(page, DEAL_MS)
    swept: list[float] = []
    while len(swept) < TRICKS * SWEEP_MS // 20:
        _until(page, "sweep")
        swept += _while(page, SWEEP_MS)
    window.close()
    return _spread("deal", dealt) | _spread("sweep", swept)


def _first_picture(page: MatchPage) -> None:
    """Wait until the new page is there at all: its cards have only begun to move."""
    loop, viewport = QEventLoop(), page.view.viewport()
    paints = Paints(viewport, loop.quit)
    QTimer.singleShot(5000, loop, loop.quit)
    loop.exec()
    viewport.removeEventFilter(paints)
    _run(FIRST_PICTURE_MS)


def _while(page: MatchPage, ms: int) -> list[float]:
    """Return the processor time between every two paintings for a while, as long as cards move.

    Between two moves pictures may be made ahead: that takes its time when no frame waits for it.
    """
    taken: list[float] = []
    last: list[float] = []

    def painted() -> None:
        now = time.process_time()
        moves = page.view.motion.is_moving()
        if moves and last:
            taken.append((now - last[0]) * 1000)
        last[:] = [now] if moves else []

    paints = Paints(page.view.viewport(), painted)
    _run(ms)
    page.view.viewport().removeEventFilter(paints)
    return taken


def _until(page: MatchPage, key: str) -> None:
    """Wait for an event to be shown; a finished deal is followed by the next."""
    loop = QEventLoop()
    page.director.told.connect(lambda event: loop.quit() if event.key == key else None)
    page.deal_ended.connect(page.next_deal)
    QTimer.singleShot(60_000, loop, loop.quit)
    loop.exec()
    page.deal_ended.disconnect(page.next_deal)


def _spread(name: str, taken: list[float]) -> Figures:
    ranked = sorted(taken) or [0.0]
    p99 = ranked[len(ranked) * 99 // 100]
    return {f"{name}_frame_ms": [round(median(ranked), 2), round(p99, 2)]}


def rate(app: QApplication) -> Figures:
    """Return the frames a second that are painted while a computer seat thinks hard."""
    window = window_at(app, "normal", FULL_HD)
    page = page_of(window, 1, "expert")
    page.runner.think_ms = THINK_MS
    counts: list[float] = []
    while len(counts) < THOUGHTS:
        _until(page, "played")
        if page.match.turn == 0 or page.match.is_deal_over():
            continue
        counts.append(_rate_while_thinking(page))
    window.close()
    return {"frames_per_s_while_thinking": round(median(counts), 1)}


def _rate_while_thinking(page: MatchPage) -> float:
    """Move cards to and fro and count paintings, as long as the seat to act thinks."""
    view = page.view
    cards = [view.new_card(face, QPointF(300 + 200 * face, 300)) for face in range(4)]
    for card in cards:
        view.motion.move(card, card.pos() + QPointF(500, 200), THINK_MS)
    _run(200)
    painted: list[float] = []
    paints = Paints(view.viewport(), lambda: painted.append(time.perf_counter()))
    _run(THINK_MS - 600)
    view.viewport().removeEventFilter(paints)
    for card in cards:
        card.scene().removeItem(card)
    return (len(painted) - 1) / (painted[-1] - painted[0])


def memory(app: QApplication) -> Figures:
    """Return the memory of the window's process after ten deals, and after two hundred.

    Nothing moves and the seats decide quickly, or two hundred deals would take hours.
    """
    window = window_at(app, "off", FULL_HD)
    found: Figures = {}
    for deal in range(1, MANY_DEALS + 1):
        _play_deal(window, deal)
        if deal in (FEW_DEALS, MANY_DEALS):
            found[f"memory_mb_after_{deal}_deals"] = round(resident_mb(), 1)
    window.close()
    return found


def _play_deal(window: MainWindow, number: int) -> None:
    page = window.match_page
    loop = QEventLoop()
    if page is None or page.match.is_over():
        page = page_of(window, number, QUICK)
        page.deal_ended.connect(loop.quit)
    else:
        page.deal_ended.connect(loop.quit)
        page.next_deal()
    loop.exec()
    page.deal_ended.disconnect(loop.quit)


def resident_mb() -> float:
    """Return how much memory this process has in use, in megabytes; 0 where that is not told."""
    try:
        lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def _run(ms: int) -> None:
    """Let the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    found = {"frames": frames, "rate": rate, "memory": memory}[sys.argv[1]](app)
    print(json.dumps(found))  # noqa: T201 - the answer
