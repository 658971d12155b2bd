"""Widgets in lines, as words in a paragraph."""

from typing import Final, Literal

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

Side = Literal["left", "middle", "right", "spread"]
_VERY_WIDE: Final = 9999


class Flow(QWidget):
    """A row that breaks into several where the window is narrow."""

    def __init__(self, parent: QWidget | None = None, side: Side = "right", gap: int = 4) -> None:
        """Hold nothing yet; lines lie to a side."""
        super().__init__(parent)
        self._side = side
        self._gap = gap
        self._items: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, item: QWidget) -> None:
        """Put a widget at the end."""
        item.setParent(self)
        self._items.append(item)
        item.show()
        self.updateGeometry()

    def items(self) -> list[QWidget]:
        """Return the widgets in their order."""
        return self._items

    def sizeHint(self) -> QSize:
        """Return room for one line."""
        wide = sum(item.sizeHint().width() + self._gap for item in self._items) - self._gap
        return QSize(max(wide, 1), self.heightForWidth(_VERY_WIDE))

    def minimumSizeHint(self) -> QSize:
        """Return room for the widest widget."""
        widths = [item.minimumSizeHint().width() for item in self._items]
        return QSize(max(widths, default=1), 1)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines."""
        lines = self._lines(width)
        return sum(self._line_height(line, width) for line in lines) + 2 * max(0, len(lines) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        self._place()

    def event(self, event: QEvent) -> bool:
        """Break the lines anew when a widget changes its size."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return handled

    def _lines(self, width: int) -> list[list[QWidget]]:
        lines: list[list[QWidget]] = [[]]
        used = 0
        for item in self._items:
            if item.isHidden():
                continue
            wide = min(item.sizeHint().width(), width)
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += wide + self._gap
        return lines

    def _line_height(self, line: list[QWidget], width: int) -> int:
        return max([_height(item, min(item.sizeHint().width(), width)) for item in line], default=0)

    def _place(self) -> None:
        top = 0
        for line in self._lines(self.width()):
            widths = [min(item.sizeHint().width(), self.width()) for item in line]
            left, gap = self._start(sum(widths), len(line))
            high = self._line_height(line, self.width())
            for item, wide in zip(line, widths, strict=True):
                tall = _height(item, wide)
                item.setGeometry(QRect(int(left), top + (high - tall) // 2, wide, tall))
                left += wide + gap
            top += high + 2
        self.update()  # what is painted behind the widgets moves with them

    def _start(self, used: int, count: int) -> tuple[float, float]:
        """Return where a line begins and the gap between its widgets."""
        free = self.width() - used - self._gap * (count - 1)
        if self._side == "spread" and count > 1:
            return 0, self._gap + free / (count - 1)
        starts = {"left": 0.0, "middle": free / 2, "right": float(free), "spread": 0.0}
        return starts[self._side], self._gap


def _height(item: QWidget, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
