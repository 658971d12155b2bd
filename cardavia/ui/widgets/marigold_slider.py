"""A slider from 0 to 100 whose knob is a marigold."""

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from cardavia.ui.paint.motifs import draw_marigold
from cardavia.ui.theme import EMERALD, FACE, INK, colour
from cardavia.ui.widgets.rings import draw_ring

_KNOB: Final = 13.5
_EDGE: Final = 17.0
_DETENT: Final = 2
_WARM_TO_COOL: Final = ((0.0, "#F0A24A"), (0.5, "#F4EEDD"), (1.0, "#8FB8EC"))


class MarigoldSlider(QSlider):
    """Drags rest at the neutral value when within 2 of it; keys reach every value.

    A double click goes back to the neutral value.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        neutral: int = 50,
        track: Literal["plain", "temperature"] = "plain",
    ) -> None:
        """Stand at the neutral value."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.neutral = neutral
        self._track = track
        self.setRange(0, 100)
        self.setPageStep(10)
        self.setValue(neutral)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return room for the knob and its ring."""
        return QSize(200, 36)

    def minimumSizeHint(self) -> QSize:
        """Return the shortest useful track."""
        return QSize(120, 36)

    def value_at(self, x: float) -> int:
        """Return the value under a place, resting at the neutral value when near."""
        share = (x - _EDGE) / max(1.0, self.width() - 2 * _EDGE)
        value = round(min(1.0, max(0.0, share)) * 100)
        return self.neutral if abs(value - self.neutral) <= _DETENT else value

    def place_of(self, value: int) -> float:
        """Return where a value lies."""
        return _EDGE + (self.width() - 2 * _EDGE) * value / 100

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the knob."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the hand."""
        if self.isSliderDown():
            self.setValue(self.value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the knob go."""
        self.setSliderDown(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go back to the neutral value."""
        self.setValue(self.neutral)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page unless the slider is in use."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track, middle and knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        self._paint_track(painter, QRectF(_EDGE, middle - 3, self.width() - 2 * _EDGE, 6))
        x = self.place_of(self.neutral)
        if 0 < self.neutral < 100:
            painter.setPen(QPen(QColor("#8B7640"), 1.6))
            painter.drawLine(QPointF(x, middle - 8), QPointF(x, middle + 8))
        self._paint_knob(painter, QPointF(self.place_of(self.value()), middle))
        painter.end()

    def _paint_track(self, painter: QPainter, groove: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if self._track == "temperature":
            shades = QLinearGradient(groove.topLeft(), groove.topRight())
            for place, shade in _WARM_TO_COOL:
                shades.setColorAt(place, QColor(shade))
            painter.setPen(QPen(QColor("#BFA86F"), 0.8))
            painter.setBrush(shades)
            painter.drawRoundedRect(groove, 3, 3)
            return
        painter.setBrush(QColor("#DCCFA8"))
        painter.drawRoundedRect(groove, 3, 3)
        ends = sorted((self.place_of(self.neutral), self.place_of(self.value())))
        painter.setBrush(QColor(EMERALD))
        painter.drawRoundedRect(QRectF(ends[0], groove.top(), ends[1] - ends[0], 6), 3, 3)

    def _paint_knob(self, painter: QPainter, centre: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#3C280A", 0.2))
        painter.drawEllipse(centre + QPointF(0, 2), _KNOB + 0.5, _KNOB + 0.5)
        around = QRectF(centre.x() - _KNOB, centre.y() - _KNOB, 2 * _KNOB, 2 * _KNOB)
        painter.setBrush(QColor(FACE))
        painter.setPen(QPen(QColor(INK), 1.6))
        painter.drawEllipse(around)
        draw_marigold(painter, centre, 10.5)
        if self.hasFocus():
            draw_ring(painter, around.adjusted(1.5, 1.5, -1.5, -1.5), _KNOB - 1.5)
