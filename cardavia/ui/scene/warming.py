"""Makes pictures of cards before they are needed: one at a time, while nothing moves."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from cardavia.ui.deck.render import BACK
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.motion import Motion

EVERY_MS: Final = 12
Worth = Callable[[int], tuple[int, bool]]


class Warming(QObject):
    """Fills a gallery with the cards of a game in the sizes of a table."""

    def __init__(self, motion: Motion, parent: QObject) -> None:
        """Wait while ``motion`` moves anything."""
        super().__init__(parent)
        self._motion = motion
        self._gallery: Gallery | None = None
        self._wanted: list[tuple[int, float, int, bool]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self._make_one)

    def start(
        self, gallery: Gallery, pack: Iterable[int], held: float, played: float, worth: Worth
    ) -> None:
        """Make each card of a pack as it is held, with what it is worth, and as it is played.

        What was wanted before is not any more.
        """
        self._gallery = gallery
        faces = sorted(set(pack))
        self._wanted = [(face, played, 0, False) for face in [BACK, *faces]]
        self._wanted += [(face, held, *worth(face)) for face in faces] + [(BACK, held, 0, False)]
        self._timer.start()

    def _make_one(self) -> None:
        if self._motion.is_moving() or self._gallery is None:
            return
        while self._wanted:
            face, height, points, trump = self._wanted.pop()
            if not self._gallery.has_card(face, height, points, trump=trump):
                self._gallery.card(face, height, points, trump=trump)
                return
        self._timer.stop()
