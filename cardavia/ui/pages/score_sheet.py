"""The account of a deal on paper: what counted and why, the totals, and what comes next."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardavia.match.match import Match
from cardavia.ui.language import AsWritten, Language, filled
from cardavia.ui.pages.score_course import Course
from cardavia.ui.pages.score_table import ScoreTable
from cardavia.ui.texts.accounts import account_line, change_text, score_text
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import EMERALD, PAPER_MUTED, PAPER_TEXT, Type
from cardavia.ui.widgets.flow import Flow
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.paper_sheet import PaperSheet
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.segmented import Segmented

translate = QCoreApplication.translate


PARTS: Final = ("round", "match")
"""What the sheet shows: the last deal, or all of them."""


class ScoreSheet(PaperSheet):
    """The deal's account over the table.

    Signals: ``next_chosen()``, ``again_chosen()`` another match of the same kind,
    ``home_chosen()``, ``review_chosen()``, ``coach_chosen()``; ``grown()`` it wants another height.
    """

    next_chosen = Signal()
    again_chosen = Signal()
    home_chosen = Signal()
    review_chosen = Signal()
    coach_chosen = Signal()
    grown = Signal()

    def __init__(
        self, match: Match, names: Names, language: Language, types: Type, parent: QWidget
    ) -> None:
        """Account for the deal that has just ended."""
        super().__init__(parent)
        self.types = types
        self.match = match
        self.names = names
        self.language = language
        self.parts = Segmented([(part, part) for part in PARTS], self)
        self.parts.chosen.connect(self.show_part)
        self.parts.set_value(PARTS[0])
        self.body.addWidget(self.parts, 0, Qt.AlignmentFlag.AlignLeft)
        self._content = QWidget(self)
        self.main = PillButton("", "marigold", self)
        self.home = PillButton("", "ghost", self)
        self.review = PillButton("", "ghost", self)
        self.coach = PillButton("", "ghost", self)
        answers = Flow(self, "spread", 8)
        for button in (self.home, self.review, self.coach, self.main):
            answers.add(button)
        self.foot.addWidget(answers)
        self.coach.clicked.connect(self.coach_chosen)
        self.main.clicked.connect(self.again_chosen if match.is_over() else self.next_chosen)
        self.home.clicked.connect(self.home_chosen)
        self.review.clicked.connect(self.review_chosen)
        self.closed.connect(self.home_chosen if match.is_over() else self.next_chosen)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the account in the present language."""
        over = self.match.is_over()
        self.title.setText(self._winners() if over else translate("ScoreSheet", "Round summary"))
        self.main.setText(
            translate("ScoreSheet", "Play again") if over else translate("ScoreSheet", "Next round")
        )
        self.home.setText(translate("ScoreSheet", "Back to the games"))
        self.review.setText(translate("ScoreSheet", "Look again"))
        self.coach.setText(translate("ScoreSheet", "Coach"))
        self.coach.setToolTip(translate("ScoreSheet", "Your costliest decisions of this round"))
        self.parts.set_texts(
            [translate("ScoreSheet", "This round"), translate("ScoreSheet", "Whole match")]
        )
        self.parts.name_for_readers(translate("ScoreSheet", "What is shown"))
        self._fill()

    def show_part(self, part: str) -> None:
        """Show the account of the last deal, or the scores of the whole match."""
        self.parts.set_value(part)
        self._fill()
        self.grown.emit()

    def _fill(self) -> None:
        self.parts.setVisible(len(self.match.past) > 1)
        whole = self.parts.value() == "match"
        fresh = ScoreTable(Course(self.match), self.names, self) if whole else self._account()
        self.body.removeWidget(self._content)
        self._content.hide()  # gone at once, not when Qt comes to delete it
        self._content.deleteLater()
        self._content = fresh
        self.body.addWidget(fresh)
        letter(self, self.types)

    def _account(self) -> QWidget:
        fresh = QWidget(self)
        grid = QGridLayout(fresh)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        # First what it came to, which a low window must not hide, then why.
        self._write_totals(grid)
        grid.setRowMinimumHeight(grid.rowCount(), 14)
        self._write_lines(grid)
        return fresh

    def _winners(self) -> str:
        sides = self.match.game.sides(self.match.options)
        won = [side for side in sides if side[0] in self.match.standing.winners]
        if len(won) > 1:
            names = ", ".join(self.names.side(side) for side in won)
            return filled(translate("ScoreSheet", "Tie: %1"), names)
        if self.names.you in won[0]:
            if len(won[0]) > 1:
                return translate("ScoreSheet", "Your team wins the match!")
            return translate("ScoreSheet", "You win the match!")
        said = translate("ScoreSheet", "%1 wins the match!")
        return filled(said, self.names.side(won[0]))

    def _write_lines(self, grid: QGridLayout) -> None:
        for event in self.match.story:
            words = account_line(event, self.names, self.match.story, self.match.options)
            if words:
                line = label("message", parent=self)
                line.setText(self.language.shown(words))
                line.setWordWrap(True)
                grid.addWidget(line, grid.rowCount(), 0, 1, 3)

    def _write_totals(self, grid: QGridLayout) -> None:
        """Write a line a side: its name, this round, the total."""
        number = AsWritten(str(self.match.deal_number))
        heads = (
            filled(translate("ScoreSheet", "Deal number %1"), number),
            translate("ScoreSheet", "This round"),
            translate("ScoreSheet", "Total"),
        )
        top = grid.rowCount()
        for column, words in enumerate(heads):
            head = label("secondary", PAPER_MUTED, self)
            head.setText(words)
            grid.addWidget(head, top, column, _side(column))
        sides = self.match.game.sides(self.match.options)
        standing = self.match.standing
        before = self.match.past[-1].before.scores
        for place, seats in enumerate(sides):
            total = standing.scores[place]
            gained = total - before[place]
            score = score_text(self.match.game.name, total)
            cells = [self.names.side(seats), change_text(gained), score]
            self._write_row(grid, top + 1 + place, cells, own=self.names.you in seats)

    def _write_row(self, grid: QGridLayout, row: int, words: list[str], *, own: bool) -> None:
        for column, text in enumerate(words):
            ink = EMERALD if own else PAPER_TEXT
            cell = label("title" if own or column == 2 else "message", ink, self)
            cell.setText(text)
            grid.addWidget(cell, row, column, _side(column))

    def wanted_height(self, width: int) -> int:
        """Return the height at which nothing needs to be scrolled."""
        inside = self._content.layout()
        need = inside.heightForWidth(width - 90) if inside is not None else 0
        parts = self.parts.sizeHint().height() + 8 if len(self.match.past) > 1 else 0
        return (
            max(need, self._content.sizeHint().height())
            + parts
            + round(self.types.pixels(210, 226))
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
