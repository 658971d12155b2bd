"""Makes pictures of cards before they are needed: one at a time, while nothing moves; then tidies."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from cardavia.ui.deck.render import BACK
from cardavia.ui.garbage import tidy
from cardavia.ui.paint.cloth import forget_felts
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.motion import Motion

EVERY_MS: Final = 12
QUIET_MS: Final = 1500
"""How long nothing new is wanted before it is time to tidy up."""


class Warming(QObject):
    """Fills a gallery with the cards of a game in the sizes of a table."""

    def __init__(self, motion: Motion, parent: QObject) -> None:
        """Wait while ``motion`` moves anything."""
        super().__init__(parent)
        self._motion = motion
        self._gallery: Gallery | None = None
        self._wanted: list[tuple[int, float]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self._make_one)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._tidy)

    def start(self, gallery: Gallery, pack: Iterable[int], heights: tuple[float, ...]) -> None:
        """Make each card of a pack in each height, the back too; what was wanted before is not."""
        self._gallery = gallery
        faces = [BACK, *sorted(set(pack))]
        self._wanted = [(face, height) for height in reversed(heights) for face in faces]
        self._timer.start()
        self._quiet.start(QUIET_MS)

    def _make_one(self) -> None:
        if self._motion.is_moving() or self._gallery is None:
            return
        while self._wanted:
            face, height = self._wanted.pop()
            if not self._gallery.has_card(face, height):
                self._gallery.card(face, height)
                return
        self._timer.stop()

    def _tidy(self) -> None:
        """Let go of what only making pictures needed, and of the table that was here before."""
        if self._timer.isActive() or self._motion.is_moving():
            self._quiet.start(QUIET_MS)
            return
        forget_felts()
        tidy()
