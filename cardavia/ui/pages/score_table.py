"""The score sheet of a whole match: a line a round, a column a side, and why each figure is so."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cardavia.ui.language import filled, number
from cardavia.ui.pages.score_course import Course
from cardavia.ui.texts.accounts import account_of, change_text, score_text
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import EMERALD, MARIGOLD, PAPER_MUTED, PAPER_TEXT, colour
from cardavia.ui.widgets.button import Button
from cardavia.ui.widgets.line_chart import Line, LineChart
from cardavia.ui.widgets.page import dressed, label
from cardavia.ui.widgets.rings import draw_ring

translate = QCoreApplication.translate

WALKS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class Figure(Button):
    """What one round was worth to one side; pointed at or focused, it explains itself."""

    def __init__(self, table: "ScoreTable", deal: int, side: int, ink: str) -> None:
        """Stand for a deal and a side of a table."""
        super().__init__(table)
        dressed(self, "button")
        self.table, self.deal, self.side, self.ink = table, deal, side, ink
        self.change = ""
        """What the round added; the text is the score after it."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: table.explain(self))

    def sizeHint(self) -> QSize:
        """Return room for the words."""
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.change) + self._total_width() + 14
        return QSize(wide, max(30, int(metrics.height() * 1.15)))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Explain what is pointed at."""
        self.table.explain(self)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Explain what the keyboard has come to, before it is read aloud."""
        self.table.explain(self)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk to the next figure by arrows."""
        step = WALKS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.table.walk(self, *step)

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew where letters change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the figure, lit where it is explained."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -1)
        if self.table.explained is self:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(MARIGOLD, 0.22))
            painter.drawRoundedRect(rect, 8, 8)
        if self.hasFocus():
            draw_ring(painter, rect, 8)
        painter.setFont(self.font())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(self.ink))
        painter.drawText(rect.adjusted(4, 0, -6, 0), flags, self.text())
        painter.setPen(QColor(PAPER_MUTED))
        small = self.font()
        small.setPixelSize(round(small.pixelSize() * 0.86))
        painter.setFont(small)
        painter.drawText(rect.adjusted(4, 0, -6 - self._total_width(), 0), flags, self.change)
        painter.end()

    def _total_width(self) -> int:
        """Return the width of the score, so that the changes stand in a column too."""
        metrics = self.fontMetrics()
        return max(metrics.horizontalAdvance(text) for text in ("000", self.text())) + 10


class ScoreTable(QWidget):
    """Chart, table and the explanation of one figure at a time."""

    def __init__(self, course: Course, names: Names, parent: QWidget | None = None) -> None:
        """Show the course of a match."""
        super().__init__(parent)
        self.course, self.names = course, names
        self.game = course.match.game.name
        self.explained: Figure | None = None
        self.figures: list[list[Figure]] = []
        self.chart = LineChart(self)
        self.why = label("secondary", PAPER_TEXT, self)
        self.why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        lines.addWidget(self.chart)
        lines.addWidget(self.why)
        lines.addLayout(self._grid())
        lines.addStretch(1)
        self._draw_chart()
        self.why.setText(
            translate("ScoreTable", "The change, then the score. Point at a figure to see why.")
        )

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(1)
        for side in range(len(self.course.sides)):
            head = label("secondary", self._ink(side), self)
            head.setText(self._name(side))
            head.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            head.setContentsMargins(0, 0, 8, 0)
            grid.addWidget(head, 0, side + 1)
            grid.setColumnStretch(side + 1, 1)
        for deal in range(self.course.deals()):
            self.figures.append([self._figure(deal, s) for s in range(len(self.course.sides))])
            row = label("caption", PAPER_MUTED, self)
            row.setText(self._round(deal))
            # The last round comes first, near its explanation.
            line = self.course.deals() - deal
            grid.addWidget(row, line, 0)
            for side, figure in enumerate(self.figures[-1]):
                grid.addWidget(figure, line, side + 1)
        if self.figures:
            self.figures[-1][0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return grid

    def _figure(self, deal: int, side: int) -> Figure:
        total = score_text(self.game, self.course.totals[deal][side])
        change = change_text(self.course.change(deal, side))
        figure = Figure(self, deal, side, self._ink(side))
        figure.setText(total)
        figure.change = change
        said = translate("ScoreTable", "%1, %2: %3, now %4")
        words = filled(said, self._round(deal), self._name(side), change, total)
        figure.setAccessibleName(words)
        return figure

    def _round(self, deal: int) -> str:
        return filled(translate("ScoreTable", "Round %1"), number(deal + 1))

    def _name(self, side: int) -> str:
        return self.names.side(self.course.sides[side])

    def _ink(self, side: int) -> str:
        return EMERALD if self.names.you in self.course.sides[side] else PAPER_TEXT

    def _draw_chart(self) -> None:
        self.chart.setVisible(self.course.deals() > 1)
        lines = [
            Line(self._name(side), self.course.line(side), own=self.names.you in seats)
            for side, seats in enumerate(self.course.sides)
        ]
        words = translate("ScoreTable", "The scores, round by round")
        self.chart.show_lines(lines, lambda score: score_text(self.game, score), words)

    def explain(self, figure: Figure) -> None:
        """Say why a figure is what it is: on the sheet, as a tip, and to a screen reader."""
        before, self.explained = self.explained, figure
        seats = self.course.sides[figure.side]
        reasons = account_of(
            self.course.story(figure.deal), seats, self.names, self.course.match.options
        )
        nothing = translate("ScoreTable", "Nothing counted for this side.")
        why = " · ".join(reasons) or nothing
        figure.setAccessibleDescription(why)
        figure.setToolTip(why)
        self.why.setText(f"{figure.accessibleName()} — {why}")
        for one in (before, figure):
            if one is not None:
                one.update()

    def walk(self, figure: Figure, down: int, across: int) -> None:
        """Move the keyboard to a neighbour, if there is one."""
        row, column = figure.deal - down, figure.side + across
        if not (0 <= row < len(self.figures) and 0 <= column < len(self.figures[row])):
            return
        figure.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        other = self.figures[row][column]
        other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        other.setFocus(Qt.FocusReason.TabFocusReason)
