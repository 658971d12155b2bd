"""Numbers over time as lines on paper, told in words too."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.ui.theme import EMERALD, FACE, MARIGOLD, PAPER_MUTED, colour
from cardavia.ui.widgets.page import dressed

INKS: Final = ("#C8511B", "#24406B", "#6E2B52", "#8A6D1C", "#4A5468", "#A51C35")
"""Of the other lines; the marks on them differ as well."""
MARKS: Final = 4
STEPS: Final = (1, 2, 5)
MOST_DOTS: Final = 40
"""From more points on only the line is drawn."""


@dataclass(frozen=True)
class Line:
    """One line of a chart; the own one is green, thick, and drawn last."""

    name: str
    values: list[int]
    own: bool = False


class LineChart(QWidget):
    """A small chart: a line each, its name at its end, hairlines at round numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        dressed(self, "caption")
        self.lines: list[Line] = []
        self.shown: Callable[[int], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: list[Line], shown: Callable[[int], str], words: str) -> None:
        """Draw these lines, their values written by ``shown``; ``words`` tell it aloud."""
        self.lines, self.shown = lines, shown
        self.setAccessibleName(words)
        ends = [f"{line.name}: {shown(line.values[-1])}" for line in lines]
        self.setAccessibleDescription(" · ".join(ends))
        self.setToolTip("\n".join([words, *ends]))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a low, wide picture."""
        return QSize(360, max(130, self.fontMetrics().height() * 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint hairlines, lines and names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        if self.lines:
            low, high, step = _scale([value for line in self.lines for value in line.values])
            area = self._area(low, high)
            self._paint_grid(painter, area, low, high, step)
            names = _apart(
                [_y(area, line.values[-1], low, high) for line in self.lines],
                self.fontMetrics().height() * 0.86,
                area,
            )
            for place in sorted(range(len(self.lines)), key=lambda at: self.lines[at].own):
                self._paint_line(painter, area, place, low, high)
                self._paint_name(painter, area, place, names[place])
        painter.end()

    def _area(self, low: int, high: int) -> QRectF:
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(self.shown(value)) for value in (low, high)) + 10
        right = max(metrics.horizontalAdvance(line.name) for line in self.lines) + 18
        right = min(right, self.width() // 3)
        air = metrics.height() / 2 + 2
        return QRectF(left, air, self.width() - left - right, self.height() - 2 * air)

    def _paint_grid(self, painter: QPainter, area: QRectF, low: int, high: int, step: int) -> None:
        for value in range(low, high + 1, step):
            y = _y(area, value, low, high)
            painter.setPen(QPen(colour(PAPER_MUTED, 0.55 if value == 0 else 0.22), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(PAPER_MUTED))
            box = QRectF(0, y - 20, area.left() - 6, 40)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, flags, self.shown(value))

    def _ink(self, place: int) -> QColor:
        if self.lines[place].own:
            return QColor(EMERALD)
        others = [at for at, line in enumerate(self.lines) if not line.own]
        return QColor(INKS[others.index(place) % len(INKS)])

    def _paint_line(self, painter: QPainter, area: QRectF, place: int, low: int, high: int) -> None:
        line, ink = self.lines[place], self._ink(place)
        steps = max(1, len(line.values) - 1)
        spots = [
            QPointF(area.left() + area.width() * at / steps, _y(area, value, low, high))
            for at, value in enumerate(line.values)
        ]
        path = QPainterPath(spots[0])
        for spot in spots[1:]:
            path.lineTo(spot)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 3 if line.own else 1.8))
        painter.drawPath(path)
        if len(spots) <= MOST_DOTS:
            for spot in spots:
                _mark(painter, spot, ink, -1 if line.own else place % MARKS)

    def _paint_name(self, painter: QPainter, area: QRectF, place: int, y: float) -> None:
        painter.setPen(self._ink(place))
        room = QRectF(area.right() + 9, y - 20, self.width() - area.right() - 9, 40)
        name = self.fontMetrics().elidedText(
            self.lines[place].name, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)


def _y(area: QRectF, value: int, low: int, high: int) -> float:
    return area.bottom() - area.height() * (value - low) / (high - low)


def _scale(values: list[int]) -> tuple[int, int, int]:
    """Return the lowest and highest value of the picture and the step of its hairlines."""
    low, high = min(0, *values), max(0, *values)
    high = max(high, low + 1)
    step = 1
    while (high - low) / step > MARKS:
        step = _next_round(step)
    return -ceil(-low / step) * step, ceil(high / step) * step, step


def _next_round(step: int) -> int:
    ten = int(10 ** (len(str(step)) - 1))
    return next((one * ten for one in STEPS if one * ten > step), 10 * ten)


def _apart(wanted: list[float], least: float, area: QRectF) -> list[float]:
    """Return heights near the wanted ones at which names do not cover each other."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    found = dict.fromkeys(order, 0.0)
    above = area.top() - least
    for place in order:
        above = found[place] = max(wanted[place], above + least)
    below = area.bottom() + least
    for place in reversed(order):
        below = found[place] = min(found[place], below - least)
    return [found[place] for place in range(len(wanted))]


def _mark(painter: QPainter, spot: QPointF, ink: QColor, kind: int) -> None:
    """Paint the mark of a point: lines can be told apart without their colours."""
    painter.setPen(QPen(ink, 1.4))
    painter.setBrush(QColor(MARIGOLD) if kind < 0 else ink if kind % 2 else QColor(FACE))
    if kind in (-1, 0, 1):
        painter.drawEllipse(spot, 3.4, 3.4)
    else:
        painter.drawRect(QRectF(spot.x() - 3, spot.y() - 3, 6, 6))
