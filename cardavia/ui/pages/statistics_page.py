"""What was played so far: for each game a chart and exact figures, told apart as one likes."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardavia.rules.catalogue import all_games
from cardavia.store.results import Facts
from cardavia.store.settings import Settings
from cardavia.store.statistics import KINDS, chosen, grouped, running_points, summary
from cardavia.ui.language import filled
from cardavia.ui.texts.figures import Told, figures_of, part_of
from cardavia.ui.texts.games import game_name
from cardavia.ui.texts.result_kinds import every_one, kind_name, kind_title
from cardavia.ui.theme import EMERALD, PAPER_MUTED, PAPER_TEXT
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.flow import Flow
from cardavia.ui.widgets.line_chart import Line, LineChart
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.sheet_page import SheetPage

translate = QCoreApplication.translate

APART: Final = ("level", "partner", "options")
"""What the matches of one game are told apart by, where there are several of a kind."""


class StatisticsPage(SheetPage):
    """A block of figures for each game that was played, narrowed by the choices at the top.

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
        self.choices = {kind: ChoiceBox(self) for kind in KINDS}
        filters = Flow(self, "left", 8)
        for box in self.choices.values():
            filters.add(box)
            box.activated.connect(self.refill)
        self.export = PillButton("", "ghost", self)
        self.reset = PillButton("", "ghost", self)
        self.sheet.foot.addWidget(self.export)
        self.sheet.foot.addStretch(1)
        self.sheet.foot.addWidget(self.reset)
        self.sheet.body.addWidget(filters)
        self.sheet.body.addWidget(self._content)
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
        self.refill()

    def refill(self) -> None:
        """Show what the choices leave."""
        self._offer()
        old, self._content = self._content, QWidget(self)
        grid = QGridLayout(self._content)
        grid.setColumnStretch(0, 1)
        found = self.found()
        if not found:
            self._write(
                grid, Told(translate("Statistics", "No deal has been finished yet."), "", "")
            )
        played = {one.game for one in found}
        for game in [one.name for one in all_games() if one.name in played]:
            self._write_game(grid, game, chosen(found, game=game))
        self.sheet.body.replaceWidget(old, self._content)
        self._content.show()
        old.hide()
        old.deleteLater()
        letter(self, self.type)

    def wanted(self) -> dict[str, str]:
        """Return what each choice asks for; an empty text leaves nothing out."""
        return {kind: str(box.key() or "") for kind, box in self.choices.items()}

    def found(self) -> list[Facts]:
        """Return the deals that the choices leave."""
        return chosen(self.facts, **self.wanted())

    def _offer(self) -> None:
        """Offer what there is: options and levels of the games that are shown."""
        wanted = self.wanted()
        for kind, box in self.choices.items():
            within = self.facts if kind == "game" else chosen(self.facts, game=wanted["game"])
            keys = {getattr(one, kind): one.game for one in within}
            named = [(key, kind_name(kind, key, game)) for key, game in keys.items() if key]
            box.offer([("", every_one(kind)), *named])
            box.setAccessibleName(every_one(kind))
            several = len(named) > 1 and (kind != "options" or bool(wanted["game"]))
            if not several:
                box.set_key("")
            box.setVisible(several)

    def _write_game(self, grid: QGridLayout, game: str, facts: list[Facts]) -> None:
        self._head(grid, game_name(game), "title", EMERALD)
        points = running_points(facts)
        if len(points) > 1:
            chart = self._chart(game, points)
            caption = label("caption", PAPER_MUTED, self)
            caption.setText(chart.accessibleName())
            for widget in (caption, chart):
                grid.addWidget(widget, grid.rowCount(), 0, 1, 2)
        for told in figures_of(game, summary(facts)):
            self._write(grid, told)
        for kind in APART:
            self._tell_apart(grid, kind, game, facts)

    def _chart(self, game: str, points: list[int]) -> LineChart:
        chart = LineChart(self)
        words = translate("Statistics", "Points of your side, deal after deal")
        name = translate("Statistics", "Points")
        if game == "tractor":
            words = translate("Statistics", "Levels of your team, deal after deal")
            name = translate("Statistics", "Levels")
        chart.show_lines([Line(name, [0, *points], own=True)], self.number, words)
        return chart

    def _tell_apart(self, grid: QGridLayout, kind: str, game: str, facts: list[Facts]) -> None:
        groups = grouped(facts, kind)
        if len(groups) < 2:
            return
        self._head(grid, kind_title(kind), "button", PAPER_TEXT)
        for key, found in groups.items():
            why = filled(translate("Statistics", "Deals: %1"), self.number(found.deals))
            name = kind_name(kind, key, game)
            self._write(grid, Told(name, part_of(found.won, found.matches), why))

    def _head(self, grid: QGridLayout, words: str, role: str, ink: str) -> None:
        head = label(role, ink, self)
        head.setText(words)
        head.setContentsMargins(0, 10, 0, 2)
        grid.addWidget(head, grid.rowCount(), 0, 1, 2)

    def _write(self, grid: QGridLayout, told: Told) -> None:
        row = grid.rowCount()
        first, second = label("message", PAPER_MUTED, self), label("button", parent=self)
        first.setText(told.name)
        second.setText(told.value)
        for one in (first, second):
            one.setToolTip(told.why)
            one.setAccessibleDescription(told.why)
        grid.addWidget(first, row, 0)
        grid.addWidget(second, row, 1, Qt.AlignmentFlag.AlignRight)
