"""Pictures to choose from: cloths as discs, backs as small cards."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardavia.ui.paint.icons import draw_icon
from cardavia.ui.theme import INK, MARIGOLD
from cardavia.ui.widgets.button import Button
from cardavia.ui.widgets.rings import RING, draw_ring

Paint = Callable[[QPainter, QRectF, str], None]
_TICK: Final = 8.0


class SwatchRow(QWidget):
    """A choice by picture; the chosen one has a marigold ring and a check mark.

    Signals: ``chosen(key)`` when the player picks one.
    """

    chosen = Signal(str)

    def __init__(
        self, keys: list[str], size: QSize, paint: Paint, parent: QWidget | None = None
    ) -> None:
        """Offer ``keys``, each painted by ``paint`` into a rectangle of a size."""
        super().__init__(parent)
        self._swatches = {key: Swatch(key, size, paint, self) for key in keys}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for key, swatch in self._swatches.items():
            swatch.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            row.addWidget(swatch)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def value(self) -> str:
        """Return the key that is chosen."""
        for key, swatch in self._swatches.items():
            if swatch.isChecked():
                return key
        return ""

    def set_value(self, key: str) -> None:
        """Show another choice without telling anyone."""
        if key in self._swatches:
            self._swatches[key].setChecked(True)

    def set_texts(self, texts: dict[str, str]) -> None:
        """Name the pictures, in tips and for screen readers."""
        for key, text in texts.items():
            self._swatches[key].setToolTip(text)
            self._swatches[key].setAccessibleName(text)


class Swatch(Button):
    """One picture of a choice."""

    def __init__(self, key: str, size: QSize, paint: Paint, parent: QWidget) -> None:
        """Show a picture of a size."""
        super().__init__(parent)
        self._key = key
        self._size = size
        self._paint = paint
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Return the picture with room for rings, large enough for a finger."""
        whole = self._size + QSize(2 * RING + 4, 2 * RING + 4)
        return whole.expandedTo(QSize(40, 44))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, its rings and its check mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = QRectF(QPointF(0, 0), self._size.toSizeF()).size()
        place = QRectF(QPointF(0, 0), size)
        place.moveCenter(QRectF(self.rect()).center())
        self._paint(painter, place, self._key)
        radius = place.width() / 2 if place.width() == place.height() else 5
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(MARIGOLD), 3))
            painter.drawRoundedRect(place.adjusted(-1.5, -1.5, 1.5, 1.5), radius, radius)
            self._paint_tick(painter, place)
        if self.hasFocus():
            draw_ring(painter, place.adjusted(-1, -1, 1, 1), radius)
        painter.end()

    def _paint_tick(self, painter: QPainter, place: QRectF) -> None:
        painter.setPen(QPen(QColor(INK), 1))
        painter.setBrush(QColor(MARIGOLD))
        middle = QPointF(place.right() - 4, place.bottom() - 4)
        painter.drawEllipse(middle, _TICK, _TICK)
        box = QRectF(middle.x() - 5, middle.y() - 5, 10, 10)
        draw_icon(painter, "check", box, QColor(INK))
