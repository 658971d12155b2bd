"""A small sheet of paper at the side of the table: the best answer, what else there is, and why."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia.rules.actions import Show
from cardavia.ui.paint.plates import draw_rounded, draw_shadow
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.texts.advice import Advice, Weighed
from cardavia.ui.texts.expected import expected_unit
from cardavia.ui.theme import EMERALD, GOLD, PAPER, PAPER_MUTED, PAPER_TEXT, TOP_BAR, Type
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.paper_scroll import PaperScroll
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.small_cards import SmallCards

translate = QCoreApplication.translate

EDGE: Final = 12
"""Room round the sheet for its shadow."""
SMALL: Final = 30
"""The cross; Escape and the key of the hint do the same."""
_WIDTH: Final = 336
_CARD: Final = 58
_PART: Final = 0.56
"""How much of each card is shown: the corner says which it is."""
_RADIUS: Final = 14


class HintPanel(QWidget):
    """A hint over the table, out of the way of hand and trick.

    Signals: ``closed()`` by its cross or Escape.
    """

    closed = Signal()

    def __init__(self, gallery: Gallery, types: Type, parent: QWidget) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._gallery = gallery
        self._types = types
        self.advice: Advice | None = None
        self._content = QWidget()
        self._scroll = PaperScroll(self._content, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        whole.addWidget(self._scroll)
        self.close_button: PillButton | None = None
        self.hide()

    def tell(self, advice: Advice, gallery: Gallery, types: Type) -> None:
        """Show a piece of advice in a look."""
        self.advice = advice
        self._gallery, self._types = gallery, types
        self._content = QWidget()
        lines = QVBoxLayout(self._content)
        lines.setContentsMargins(16, 6, 12, 10)
        lines.setSpacing(5)
        lines.addLayout(self._head(advice))
        lines.addLayout(self._answers(advice))
        for words in advice.why():
            lines.addWidget(self._words("secondary", words, PAPER_TEXT))
        if advice.note():
            lines.addWidget(self._words("caption", advice.note(), PAPER_MUTED))
        lines.addStretch(1)
        self._scroll.setWidget(self._content)
        self._content.setAutoFillBackground(False)
        self.setAccessibleName(translate("Advice", "Hint"))
        self.setAccessibleDescription(advice.said())
        letter(self, types)
        self.show()
        self.raise_()

    def _words(self, role: str, words: str, ink: str) -> QLabel:
        line = label(role, ink, self._content)
        line.setText(words)
        return line

    def _head(self, advice: Advice) -> QHBoxLayout:
        self.close_button = PillButton("", "paper", self._content, "close")
        self.close_button.least = SMALL
        self.close_button.clicked.connect(self.closed)
        self.close_button.setAccessibleName(translate("Advice", "Close"))
        self.close_button.setToolTip(translate("Advice", "Close"))
        row = QHBoxLayout()
        row.addWidget(self._words("title", translate("Advice", "Hint"), EMERALD), 1)
        if advice.best.value is not None:
            row.addWidget(self._words("caption", expected_unit(advice.game), PAPER_MUTED))
        row.addWidget(self.close_button)
        return row

    def _answers(self, advice: Advice) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(3, SMALL // 2)
        for row, one in enumerate(advice.lines()):
            self._write_answer(grid, row, one, best=row == 0)
        return grid

    def _write_answer(self, grid: QGridLayout, row: int, one: Weighed, *, best: bool) -> None:
        assert self.advice is not None
        role, ink = ("button", EMERALD) if best else ("secondary", PAPER_TEXT)
        faces = [] if isinstance(one.action, Show) else one.action.cards()
        if faces:
            height = self._types.pixels(_CARD, _CARD)
            cards = SmallCards(faces, self._gallery, height, self._content, part=_PART)
            grid.addWidget(cards, row, 0, 1, 2 if len(faces) > 1 else 1)
        if len(faces) < 2:
            words = self._words(role, one.words(), ink)
            grid.addWidget(words, row, 1 if faces else 0, 1, 1 if faces else 2)
        number = self._words(role, one.number(self.advice.game), ink)
        number.setWordWrap(False)
        middle = Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(number, row, 2, Qt.AlignmentFlag.AlignRight | middle)

    def lie_over(self, table: QRect, bar: QRect) -> None:
        """Lie at the right edge of a table, above the bar that asks."""
        grown = self._types.pixels(100, 110) / 100
        wide = min(round(_WIDTH * grown), table.width() * 2 // 5) + 2 * EDGE
        layout = self._content.layout()
        assert layout is not None
        need = layout.totalHeightForWidth(wide - 2 * EDGE) + 2 * EDGE + 4
        bottom = bar.top() if bar.right() > table.right() - wide else bar.bottom()
        tall = min(need, bottom - TOP_BAR)
        self.setGeometry(table.right() - wide + EDGE - 8, bottom - tall, wide, tall)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        draw_shadow(painter, rect, _RADIUS, 12, 3)
        draw_rounded(painter, rect, QColor(PAPER), QColor(GOLD), _RADIUS)
        painter.end()
