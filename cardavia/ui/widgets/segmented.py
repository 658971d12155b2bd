"""A few values side by side, of which one holds."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardavia.ui.paint.plates import draw_pill, draw_rounded, plate_line
from cardavia.ui.theme import BUTTON, EMERALD, FACE, INK, TEXT, colour
from cardavia.ui.widgets.button import Button
from cardavia.ui.widgets.rings import draw_ring

_INSET: Final = 3
_SHADOW: Final = 5
"""Room round a choice that lies on the cloth."""


class Segmented(QWidget):
    """A choice shown whole: arrows move it, and each value is a button to a screen reader.

    Signals: ``chosen(key)`` when the player, and only the player, picks another value.
    """

    chosen = Signal(str)

    def __init__(
        self,
        entries: list[tuple[str, str]],
        parent: QWidget | None = None,
        *,
        dark: bool = False,
        plate: QColor | None = None,
    ) -> None:
        """Offer keys with their texts; ``dark`` lies on the table, the usual one on paper."""
        super().__init__(parent)
        self._dark = dark
        self._plate = plate or QColor("#0C2419")
        self._line = plate_line()
        self._segments: dict[str, Segment] = {}
        row = QHBoxLayout(self)
        edge = _INSET + (_SHADOW if dark else 0)
        row.setContentsMargins(edge, edge, edge, edge)
        row.setSpacing(2)
        for key, text in entries:
            segment = Segment(text, self, dark=dark)
            segment.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            self._segments[key] = segment
            row.addWidget(segment, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def value(self) -> str:
        """Return the key that holds, or nothing where none does."""
        for key, segment in self._segments.items():
            if segment.isChecked():
                return key
        return ""

    def set_value(self, key: str) -> None:
        """Show another value without telling anyone; an unknown one leaves none chosen."""
        for name, segment in self._segments.items():
            segment.setAutoExclusive(False)
            segment.setChecked(name == key)
            segment.setAutoExclusive(True)
        stop = key if key in self._segments else next(iter(self._segments))
        for name, segment in self._segments.items():
            segment.be_tab_stop(on=name == stop)

    def set_texts(self, texts: list[str]) -> None:
        """Name the values anew, in their order."""
        for segment, text in zip(self._segments.values(), texts, strict=True):
            segment.setText(text)
            segment.updateGeometry()
        self.updateGeometry()

    def name_for_readers(self, name: str) -> None:
        """Tell screen readers what is chosen here."""
        self.setAccessibleName(name)
        for segment in self._segments.values():
            segment.setAccessibleName(f"{name}: {segment.text()}")

    def set_plate(self, plate: QColor, line: QPen) -> None:
        """Lie on another cloth."""
        self._plate = plate
        self._line = line
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what the values lie in."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self._dark:
            rect.adjust(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
            draw_pill(painter, rect, self._plate, self._line)
        else:
            draw_rounded(painter, rect, QColor("#EADFC2"), colour(INK, 0), rect.height() / 2)
        painter.end()


class Segment(Button):
    """One value of a segmented choice."""

    def __init__(self, text: str, parent: QWidget, *, dark: bool) -> None:
        """Show a value."""
        super().__init__(parent)
        self._dark = dark
        self.setText(text)
        self.setProperty("role", "button")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.toggled.connect(lambda on: self.be_tab_stop(on=on))

    def be_tab_stop(self, *, on: bool) -> None:
        """Be where Tab stops, or be reached by arrows only."""
        policy = Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)

    def sizeHint(self) -> QSize:
        """Return room for the words."""
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.text()) + int(metrics.height() * 1.15)
        return QSize(max(64, wide), max(BUTTON - 2 * _INSET, int(metrics.height() * 1.3)))

    def minimumSizeHint(self) -> QSize:
        """Return room for the words with less air."""
        hint = self.sizeHint()
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 12
        return QSize(wide, hint.height())

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew where letters change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the value, filled where it holds."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        radius = rect.height() / 2
        ink = QColor(TEXT if self._dark else INK)
        if self.isChecked():
            fill = QColor(FACE if self._dark else EMERALD)
            draw_rounded(painter, rect, fill, colour(INK, 0), radius)
            ink = QColor(INK if self._dark else FACE)
        if self.hasFocus():
            draw_ring(painter, rect.adjusted(4, 4, -4, -4), radius - 4)
        painter.setPen(ink)
        painter.setFont(self.font())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), self.text())
        painter.end()
