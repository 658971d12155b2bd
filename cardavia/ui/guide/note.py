"""The slip beside the table on which a lesson speaks."""

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from cardavia.ui.paint.plates import draw_paper
from cardavia.ui.theme import EMBER, EMERALD, PAPER_MUTED, SHEET_RADIUS
from cardavia.ui.widgets.page import label
from cardavia.ui.widgets.paper_scroll import PaperScroll
from cardavia.ui.widgets.paper_sheet import Beads
from cardavia.ui.widgets.pill_button import PillButton

_EDGE: Final = 10


class LessonNote(QWidget):
    """What was just done, what is to do now, and what was wrong about another answer.

    Signals: ``skipped()``; ``again_wanted()`` and ``match_wanted()`` at the end.
    """

    skipped = Signal()
    again_wanted = Signal()
    match_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Be an empty slip."""
        super().__init__(parent)
        self.title = label("title", EMERALD, self)
        self.done = label("secondary", PAPER_MUTED, self)
        self.now = label("message", parent=self)
        self.wrong = label("secondary", EMBER, self)
        self.progress = label("caption", PAPER_MUTED, self)
        self._beads = Beads(self)
        self._flat = False
        self.skip = PillButton("", "ghost", self)
        self.again = PillButton("", "ghost", self)
        self.play = PillButton("", "marigold", self)
        self.skip.clicked.connect(self.skipped)
        self.again.clicked.connect(self.again_wanted)
        self.play.clicked.connect(self.match_wanted)
        self._arrange()

    def _arrange(self) -> None:
        words = QWidget(self)
        lines = QVBoxLayout(words)
        lines.setContentsMargins(0, 0, 4, 0)
        lines.setSpacing(10)
        for line in (self.done, self.now, self.wrong):
            lines.addWidget(line)
        lines.addStretch(1)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(_EDGE + 16, _EDGE + 8, _EDGE + 16, _EDGE + 10)
        self._whole.setSpacing(6)
        self._whole.addWidget(self.title)
        self._whole.addWidget(self._beads)
        self._whole.addWidget(PaperScroll(words, self), 1)
        self._whole.addWidget(self.progress)
        for button in (self.play, self.again, self.skip):
            self._whole.addWidget(button)

    def lie(self, *, flat: bool) -> None:
        """Be a low strip with the buttons at its right, or a tall slip."""
        directions = QBoxLayout.Direction
        self._whole.setDirection(directions.LeftToRight if flat else directions.TopToBottom)
        for ornament in (self.title, self._beads, self.progress):
            ornament.setVisible(not flat)
        self._flat = flat
        self._show_lines()

    def retranslate(self) -> None:
        """Name the buttons."""
        self.title.setText(self.tr("First steps"))
        self.again.setText(self.tr("Once more"))
        self.play.setText(self.tr("Play a match"))

    def say(self, done: str, now: str, wrong: str = "") -> None:
        """Write three sentences, any of which may be empty."""
        for line, words in ((self.done, done), (self.now, now), (self.wrong, wrong)):
            line.setText(words)
        self._show_lines()

    def _show_lines(self) -> None:
        """Show what was said, on a strip only the newest of it."""
        lines = [self.done, self.now, self.wrong]
        said = [line for line in lines if line.text()]
        for line in lines:
            line.setVisible(line in (said[-1:] if self._flat else said))

    def offer(self, *, over: bool) -> None:
        """Offer to skip the lesson, or to go on after it, where the keyboard then is."""
        ends = over and self.play.isHidden()
        self.skip.setText(self.tr("Close") if over else self.tr("Skip"))
        self.again.setVisible(over)
        self.play.setVisible(over)
        if ends:
            self.play.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(_EDGE, _EDGE - 3, -_EDGE, -_EDGE)
        draw_paper(painter, rect, SHEET_RADIUS, 14, 4)
        painter.end()
