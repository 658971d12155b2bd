"""Makes pictures of cards before they are needed: one at a time, while nothing moves."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from cardavia.ui.deck.render import BACK
from cardavia.ui.paint.cloth import forget_felts
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.motion import Motion

EVERY_MS: Final = 12


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

    def start(self, gallery: Gallery, pack: Iterable[int], heights: tuple[float, ...]) -> None:
        """Make each card of a pack in each height, the back too; what was wanted before is not."""
        self._gallery = gallery
        faces = [BACK, *sorted(set(pack))]
        self._wanted = [(face, height) for height in reversed(heights) for face in faces]
        self._timer.start()

    def _make_one(self) -> None:
        if self._motion.is_moving() or self._gallery is None:
            return
        while self._wanted:
            face, height = self._wanted.pop()
            if not self._gallery.has_card(face, height):
                self._gallery.card(face, height)
                return
        self._timer.stop()
        forget_felts()
