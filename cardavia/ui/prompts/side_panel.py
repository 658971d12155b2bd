"""A small sheet of paper at the side of the table, out of the way of hand and trick."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia.ui.paint.plates import draw_paper
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.theme import EMERALD, PAPER_MUTED, TOP_BAR, Type
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.paper_scroll import PaperScroll
from cardavia.ui.widgets.pill_button import PillButton

translate = QCoreApplication.translate

EDGE: Final = 12
"""Room round the sheet for its shadow."""
SMALL: Final = 30
"""The cross; Escape does the same."""
_RADIUS: Final = 14
_WIDTHS: Final = ((336, 0.4), (440, 0.58))
"""The usual width with the share of the table it may take, and those for many or large words."""


class SidePanel(QWidget):
    """Paper with a title, filled anew each time it is shown.

    Signals: ``closed()`` by its cross or Escape.
    """

    closed = Signal()

    def __init__(self, gallery: Gallery, types: Type, parent: QWidget) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.gallery = gallery
        self.types = types
        self.content = QWidget()
        self.lines = QVBoxLayout(self.content)
        self._scroll = PaperScroll(self.content, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(14, 0, 12, 6)
        whole.addLayout(self.foot)
        self.close_button: PillButton | None = None
        self.hide()

    def begin(self, title: str, unit: str, gallery: Gallery, types: Type) -> None:
        """Start an empty sheet with a title, and a word over what stands at the right."""
        self.gallery, self.types = gallery, types
        self.content = QWidget()
        self.lines = QVBoxLayout(self.content)
        self.lines.setContentsMargins(16, 6, 12, 10)
        self.lines.setSpacing(5)
        self.lines.addLayout(self._head(title, unit))
        self.setAccessibleName(title)

    def end(self, said: str) -> None:
        """Show what was written since the beginning; ``said`` is all of it in words."""
        self.lines.addStretch(1)
        self._scroll.setWidget(self.content)
        self.content.setAutoFillBackground(False)
        self.setAccessibleDescription(said)
        letter(self, self.types)
        self.show()
        self.raise_()

    def words(self, role: str, words: str, ink: str) -> QLabel:
        """Return a text of this sheet."""
        line = label(role, ink, self.content)
        line.setText(words)
        return line

    def _head(self, title: str, unit: str) -> QHBoxLayout:
        self.close_button = PillButton("", "paper", self.content, "close")
        self.close_button.least = SMALL
        self.close_button.clicked.connect(self.closed)
        self.close_button.setAccessibleName(translate("Advice", "Close"))
        self.close_button.setToolTip(translate("Advice", "Close"))
        row = QHBoxLayout()
        row.addWidget(self.words("title", title, EMERALD), 1)
        if unit:
            row.addWidget(self.words("caption", unit, PAPER_MUTED))
        row.addWidget(self.close_button)
        return row

    def lie_over(self, table: QRect, bar: QRect) -> None:
        """Lie at the right edge of a table above the bar that asks; wider, then over it, if need be."""
        grown = self.types.pixels(100, 110) / 100
        for width, share in _WIDTHS:
            wide = min(round(width * grown), round(table.width() * share)) + 2 * EDGE
            bottom = bar.top() if bar.right() > table.right() - wide else bar.bottom()
            need = self._need(wide)
            if need <= bottom - TOP_BAR:
                break
        else:
            bottom = max(bottom, min(bar.bottom(), TOP_BAR + need))
        tall = min(need, bottom - TOP_BAR)
        self.setGeometry(table.right() - wide + EDGE - 8, bottom - tall, wide, tall)

    def _need(self, wide: int) -> int:
        content = self.lines.totalHeightForWidth(wide - 2 * EDGE)
        return content + self.foot.sizeHint().height() + 2 * EDGE + 4

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        draw_paper(painter, rect, _RADIUS, 12, 3)
        painter.end()
