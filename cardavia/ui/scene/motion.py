"""How things move: durations and curves, one speed for all, and everything can be skipped."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QPropertyAnimation,
    QTimer,
)
from PySide6.QtWidgets import QGraphicsObject

Curve = QEasingCurve.Type
CORNERS: Final = 8
"""Straight lines that stand for a curve where it begins late."""
ALMOST: Final = 0.999
"""Where in a wait an item is still out of sight."""

TO_TRICK_MS: Final = 240
OWN_CARD_MS: Final = 180
LIFT_MS: Final = 90
REFLOW_MS: Final = 160
DEAL_MS: Final = 200
DEAL_STAGGER_MS: Final = 35
WHOLE_DEAL_MS: Final = 900
GIVE_MS: Final = 350
FLIP_MS: Final = 160
SWEEP_MS: Final = 280
BUBBLE_MS: Final = 120
SHAKE_MS: Final = 180

SPEEDS: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}


class Motion(QObject):
    """Runs animations and pauses; ``finish`` brings all of them to their end at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start at the usual speed."""
        super().__init__(parent)
        self.factor = 1.0
        self._running: list[QAbstractAnimation] = []
        self._spent: list[QAbstractAnimation] = []
        """Ended animations, kept a little longer: none may go while it still tells of its end."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._on_pause_over)
        self._after: Callable[[], None] | None = None

    def move(
        self,
        item: QGraphicsObject,
        to: QPointF,
        ms: float,
        curve: Curve = Curve.OutCubic,
        *,
        wait_ms: float = 0.0,
    ) -> None:
        """Move an item to a place, after a while."""
        self._animate(item, b"pos", to, ms, curve, wait_ms)

    def turn(
        self, item: QGraphicsObject, degrees: float, ms: float, *, wait_ms: float = 0.0
    ) -> None:
        """Turn an item to an angle, after a while."""
        self._animate(item, b"rotation", degrees, ms, Curve.OutCubic, wait_ms)

    def fade(
        self, item: QGraphicsObject, opacity: float, ms: float, *, wait_ms: float = 0.0
    ) -> None:
        """Bring an item to an opacity, after a while."""
        self._animate(item, b"opacity", opacity, ms, Curve.InCubic, wait_ms)

    def scale(self, item: QGraphicsObject, factor: float, ms: float) -> None:
        """Bring an item to a scale."""
        self._animate(item, b"scale", factor, ms, Curve.OutCubic)

    def flip(self, item: QGraphicsObject, ms: float = FLIP_MS, *, wait_ms: float = 0.0) -> None:
        """Turn a card face up, after it has shown its back for a while."""
        if self.factor > 0:
            item.setProperty("turned", 0.0)
        self._animate(item, b"turned", 1.0, ms, Curve.InOutQuad, wait_ms)

    def appear(self, item: QGraphicsObject, wait_ms: float) -> None:
        """Leave an item out of sight, where nothing of it is painted, for a while."""
        length = round(wait_ms * self.factor)
        if length <= 0:
            item.setOpacity(1.0)
            return
        animation = QPropertyAnimation(item, b"opacity")
        animation.setDuration(length)
        for part, opacity in ((0.0, 0.0), (ALMOST, 0.0), (1.0, 1.0)):
            animation.setKeyValueAt(part, opacity)
        self._run(animation)

    def _animate(
        self,
        item: QGraphicsObject,
        name: bytes,
        end: object,
        ms: float,
        curve: Curve,
        wait_ms: float = 0.0,
    ) -> None:
        length = round(ms * self.factor)
        if length <= 0:
            item.setProperty(name.decode(), end)
            return
        animation = QPropertyAnimation(item, name)
        animation.setEndValue(end)
        animation.setDuration(length)
        animation.setEasingCurve(curve)
        if wait_ms > 0:
            _delay(animation, item.property(name.decode()), round(wait_ms * self.factor))
        self._run(animation)

    def _run(self, animation: QAbstractAnimation) -> None:
        self._spent.clear()
        animation.finished.connect(self._on_finished)
        self._running.append(animation)
        animation.start()

    def _on_finished(self) -> None:
        stopped = QAbstractAnimation.State.Stopped
        self._spent += [done for done in self._running if done.state() == stopped]
        self._running = [goes for goes in self._running if goes.state() != stopped]

    def shake(self, item: QGraphicsObject, ms: float = SHAKE_MS) -> None:
        """Shake an item sideways by four pixels; it ends where it was."""
        home = item.pos()
        length = round(ms * self.factor)
        if length <= 0:
            return
        animation = QPropertyAnimation(item, b"pos")
        for step, shift in ((0.0, 0), (0.2, -4), (0.4, 4), (0.6, -4), (0.8, 4), (1.0, 0)):
            animation.setKeyValueAt(step, home + QPointF(shift, 0))
        animation.setDuration(length)
        self._run(animation)

    def after(self, ms: float, do: Callable[[], None], *, scaled: bool = True) -> None:
        """Do something after a pause; only one pause runs at a time."""
        self._after = do
        length = ms * self.factor if scaled else ms
        self._pause.start(max(0, round(length)))

    def _on_pause_over(self) -> None:
        do, self._after = self._after, None
        if do is not None:
            do()

    def is_moving(self) -> bool:
        """Tell whether anything is on its way."""
        return bool(self._running)

    def is_waiting(self) -> bool:
        """Tell whether a pause is running."""
        return self._after is not None

    def finish(self) -> None:
        """Bring every animation to its end and skip the pause."""
        for animation in list(self._running):
            animation.setCurrentTime(animation.totalDuration())
        if self._after is not None:
            self._pause.start(0)

    def drop(self) -> None:
        """Forget animations and pause without doing what was to follow."""
        self._pause.stop()
        self._after = None
        for animation in self._running:
            animation.stop()
        self._spent += self._running
        self._running = []


def _delay(animation: QPropertyAnimation, start: object, wait_ms: int) -> None:
    """Let an animation begin after a while, with the same curve from there on.

    No pause in a group: that would start an animation whose item may be gone by then.
    """
    length, curve = animation.duration(), animation.easingCurve()
    end = animation.endValue()
    animation.setEasingCurve(Curve.Linear)
    animation.setDuration(wait_ms + length)
    animation.setKeyValueAt(0.0, start)
    for step in range(CORNERS + 1):
        part = step / CORNERS
        value = end - (end - start) * (1.0 - curve.valueForProgress(part))
        animation.setKeyValueAt((wait_ms + part * length) / (wait_ms + length), value)
