"""A sheet of ivory paper with a title, a row of marigolds, a body that scrolls, and a foot."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardavia.ui.paint.motifs import draw_beads
from cardavia.ui.paint.plates import draw_paper
from cardavia.ui.theme import SHEET_RADIUS
from cardavia.ui.widgets.page import label
from cardavia.ui.widgets.paper_scroll import PaperScroll
from cardavia.ui.widgets.pill_button import PillButton

EDGE: Final = 14
"""Room round the sheet for its shadow."""
_INNER: Final = 24


class Beads(QWidget):
    """A row of marigolds across a sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Lie in a row of its own."""
        super().__init__(parent)
        self.setFixedHeight(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marigolds."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        draw_beads(painter, QPointF(4, middle), QPointF(self.width() - 4, middle), 3.8)
        painter.end()


class PaperSheet(QWidget):
    """Paper that lies over the table or the cloth.

    Signals: ``closed()`` by its cross or Escape.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Lay out an empty sheet; fill ``body`` and ``foot``."""
        super().__init__(parent)
        self.title = label("heading", parent=self)
        self.close_button = PillButton("", "paper", self, "close")
        self.close_button.clicked.connect(self.closed)
        content = QWidget(self)
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(_INNER, 4, _INNER - 8, 12)
        self.body.setSpacing(4)
        self.scrolling = PaperScroll(content, self)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(_INNER - 6, 4, _INNER - 6, 10)
        self.foot.setSpacing(8)
        self._arrange()

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(EDGE + 1, EDGE + 10, EDGE + 1, EDGE + 1)
        whole.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(_INNER, 0, _INNER - 14, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        beads = QHBoxLayout()
        beads.setContentsMargins(_INNER - 4, 0, _INNER - 4, 6)
        beads.addWidget(Beads(self))
        whole.addLayout(head)
        whole.addLayout(beads)
        whole.addWidget(self.scrolling, 1)
        whole.addLayout(self.foot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and its shadow."""
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(EDGE, EDGE - 4, -EDGE, -EDGE)
        draw_paper(painter, rect, SHEET_RADIUS, 18, 4)
        painter.end()
