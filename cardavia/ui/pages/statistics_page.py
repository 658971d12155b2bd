"""What was played so far: a table a game, in exact fractions."""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardavia.rules.catalogue import all_games
from cardavia.store.results import Facts
from cardavia.store.settings import Settings
from cardavia.store.statistics import Summary, grouped
from cardavia.ui.language import filled
from cardavia.ui.texts.games import game_name
from cardavia.ui.theme import EMERALD, PAPER_MUTED
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.sheet_page import SheetPage

translate = QCoreApplication.translate


class StatisticsPage(SheetPage):
    """A block of figures for each game that was played.

    Signals: ``export_chosen()`` as CSV, ``reset_chosen()``, which is asked about first.
    """

    export_chosen = Signal()
    reset_chosen = Signal()

    def __init__(
        self, settings: Settings, facts: list[Facts], parent: QWidget | None = None
    ) -> None:
        """Show the figures of these deals."""
        super().__init__(settings, parent)
        self.facts = facts
        self._content = QWidget(self)
        self.export = PillButton("", "ghost", self)
        self.reset = PillButton("", "ghost", self)
        self.sheet.foot.addWidget(self.export)
        self.sheet.foot.addStretch(1)
        self.sheet.foot.addWidget(self.reset)
        self.sheet.body.addStretch(1)
        self.export.clicked.connect(self.export_chosen)
        self.reset.clicked.connect(self.reset_chosen)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the present language."""
        super().retranslate()
        self.sheet.title.setText(translate("Statistics", "Statistics"))
        self.export.setText(translate("Statistics", "Save as CSV"))
        self.reset.setText(translate("Statistics", "Reset…"))
        self.export.setEnabled(bool(self.facts))
        self.reset.setEnabled(bool(self.facts))
        fresh = QWidget(self)
        grid = QGridLayout(fresh)
        grid.setColumnStretch(0, 1)
        if not self.facts:
            self._write(grid, translate("Statistics", "No deal has been finished yet."), "")
        played = {one.game for one in self.facts}
        for game in [one.name for one in all_games() if one.name in played]:
            self._write_game(grid, game)
        self.sheet.body.removeWidget(self._content)
        self._content.deleteLater()
        self._content = fresh
        self.sheet.body.insertWidget(0, fresh)
        letter(self, self.type)

    def _write_game(self, grid: QGridLayout, game: str) -> None:
        head = label("title", EMERALD, self)
        head.setText(game_name(game))
        head.setContentsMargins(0, 10, 0, 2)
        grid.addWidget(head, grid.rowCount(), 0, 1, 2)
        summary = grouped(self.facts, "game")[game]
        for name, value in self._lines(summary):
            self._write(grid, name, value)

    def _lines(self, summary: Summary) -> list[tuple[str, str]]:
        won = self._share(summary.won, summary.matches, summary.won_share)
        made = self._share(summary.made, summary.bids, summary.made_share)
        return [
            (translate("Statistics", "Deals"), self.number(summary.deals)),
            (translate("Statistics", "Matches won"), won),
            (translate("Statistics", "Bids made"), made),
            (translate("Statistics", "Tricks won"), self._of(summary.tricks, summary.of_tricks)),
            (translate("Statistics", "Points"), self.number(summary.points)),
            (translate("Statistics", "Longest winning streak"), self.number(summary.longest_won)),
            (translate("Statistics", "Deals with hints or undo"), self.number(summary.assisted)),
        ]

    def _of(self, part: int, whole: int) -> str:
        return filled(translate("Statistics", "%1 of %2"), self.number(part), self.number(whole))

    def _share(self, part: int, whole: int, share: Fraction | None) -> str:
        counts = self._of(part, whole)
        if share is None:
            return counts
        percent = self.shown(f"{float(share) * 100:.1f}".removesuffix(".0"))
        return filled(translate("Statistics", "%1 · %2%"), counts, percent)

    def _write(self, grid: QGridLayout, name: str, value: str) -> None:
        row = grid.rowCount()
        first, second = label("message", PAPER_MUTED, self), label("button", parent=self)
        first.setText(name)
        second.setText(value)
        grid.addWidget(first, row, 0)
        grid.addWidget(second, row, 1, Qt.AlignmentFlag.AlignRight)
