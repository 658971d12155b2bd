"""The one small thing that moves over a table for fun, once in a while."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from cardavia.ui.scene.layout import Places
from cardavia.ui.scene.motion import Motion
from cardavia.ui.scene.plates import Painting, Plate

CALM: Final = 0.5
"""Nothing moves for fun where motion is quicker than this: it was asked to be kept low."""
FADING: Final = 0.25
Z_BELOW: Final = 35.0
"""Under the cards of the trick."""
Z_OVER: Final = 85.0
_STEADY: Final = QEasingCurve.Type.Linear


class Toy(Plate):
    """Goes from place to place, or shakes in one, and is gone."""

    def __init__(self, motion: Motion) -> None:
        """Be moved by ``motion``."""
        super().__init__()
        self._motion = motion
        self.hide()

    def cross(
        self, painting: Painting, size: tuple[float, float], places: Places | None, ms: float
    ) -> None:
        """Cross the table below the trick, from left to right."""
        if places is None:
            return
        y, away = places.status.y - size[1] / 2 - 4, size[0] / 2 + 30
        self.go(painting, size, QPointF(-away, y), QPointF(places.width + away, y), ms)
        self.setZValue(Z_BELOW)

    def go(
        self,
        painting: Painting,
        size: tuple[float, float],
        start: QPointF,
        goal: QPointF,
        ms: float,
    ) -> None:
        """Go with the middle from ``start`` to ``goal``, and fade at the end."""
        if self._motion.factor < CALM:
            return
        self.setZValue(Z_OVER)
        half = QPointF(size[0] / 2, size[1] / 2)
        self.lay(QRectF(start - half, start + half), painting)
        self.setOpacity(1.0)
        self.show()
        if start == goal:
            self._motion.shake(self, ms * (1 - FADING))
        else:
            self._motion.move(self, goal - half, ms, _STEADY)
        self._motion.fade(self, 0.0, ms * FADING, wait_ms=ms * (1 - FADING))
