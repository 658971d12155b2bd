"""Every match that was ever begun and not deleted: gone on with, looked at again, saved, deleted."""

from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardavia.rules.catalogue import all_games
from cardavia.store.matches import Matches
from cardavia.store.saved import Saved
from cardavia.store.settings import Settings
from cardavia.ui.pages.history_row import MatchRow
from cardavia.ui.texts.games import game_name
from cardavia.ui.texts.saved_matches import fits, match_remark, match_state, match_title, moment_of
from cardavia.ui.theme import PAPER_MUTED
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.flow import Flow
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.paper_dialog import PaperDialog
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.search_field import SearchField
from cardavia.ui.widgets.sheet_page import SheetPage

AT_ONCE: Final = 20
"""Matches shown before more are asked for."""
DAYS: Final = {"any": 0, "today": 1, "week": 7, "month": 30}


class HistoryPage(SheetPage):
    """The list of matches, the one last played first.

    Signals: ``continue_chosen(match)``, ``review_chosen(match)``, ``save_chosen(match)``.
    """

    continue_chosen = Signal(int)
    review_chosen = Signal(int)
    save_chosen = Signal(int)

    def __init__(self, settings: Settings, matches: Matches, parent: QWidget | None = None) -> None:
        """Show the matches of a store."""
        super().__init__(settings, parent)
        self.matches = matches
        self.rows: list[MatchRow] = []
        self._shown = AT_ONCE
        self.search = SearchField(self)
        self.game, self.time = ChoiceBox(self), ChoiceBox(self)
        self.none = label("message", PAPER_MUTED, self)
        self.more = PillButton("", "ghost", self)
        self._arrange()
        self._read()
        self.retranslate()
        self.setFocusProxy(self.search)

    def _arrange(self) -> None:
        filters = Flow(self, "left", 10)
        for widget in (self.search, self.game, self.time):
            filters.add(widget)
        body = self.sheet.body
        body.addWidget(filters)
        body.addWidget(self.none)
        body.addWidget(self.more)
        body.addStretch(1)
        self.search.textChanged.connect(self._on_wanted)
        self.game.activated.connect(self._on_wanted)
        self.time.activated.connect(self._on_wanted)
        self.more.clicked.connect(self._on_more)

    def _read(self) -> None:
        """Read the list anew: something was deleted, or nothing has been read yet."""
        known = {one.name for one in all_games()}
        self.saved = [one for one in self.matches.saved() if one.game in known]
        results = self.matches.results()
        self._counted = {one.match for one in results if not one.abandoned}
        self._won = {one.match: one.won for one in results if one.over}

    def retranslate(self) -> None:
        """Say everything in the present language."""
        super().retranslate()
        self.sheet.title.setText(self.tr("Your matches"))
        self.search.name(self.tr("Search: game, name or date"))
        games = [(one.name, game_name(one.name)) for one in all_games()]
        self.game.offer([("", self.tr("All games")), *games])
        self.game.setAccessibleName(self.tr("Game"))
        self.time.offer(
            [
                ("any", self.tr("Any time")),
                ("today", self.tr("Today")),
                ("week", self.tr("Last 7 days")),
                ("month", self.tr("Last 30 days")),
            ]
        )
        self.time.setAccessibleName(self.tr("Begun"))
        self.more.setText(self.tr("Show more"))
        self._fill()

    def _on_wanted(self) -> None:
        self._shown = AT_ONCE
        self._fill()

    def _on_more(self) -> None:
        self._shown += AT_ONCE
        self._fill()

    def found(self) -> list[Saved]:
        """Return the matches that are searched for."""
        game, days = self.game.key(), DAYS[str(self.time.key())]
        since = date.today() - timedelta(days=days - 1)
        return [
            one
            for one in self.saved
            if game in ("", one.game)
            and fits(one, self.search.text())
            and (days == 0 or _day_of(one) >= since)
        ]

    def _fill(self) -> None:
        for row in self.rows:
            self.sheet.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        found = self.found()
        self.rows = [self._row(one) for one in found[: self._shown]]
        for place, row in enumerate(self.rows):
            self.sheet.body.insertWidget(1 + place, row)
        self.none.setVisible(not found)
        self.none.setText(
            self.tr("No match fits the search.") if self.saved else self.tr("No match yet.")
        )
        self.more.setVisible(len(found) > self._shown)
        letter(self, self.type)

    def _row(self, saved: Saved) -> MatchRow:
        # The last deal of a match may still be played; those before it are finished.
        reviewable = saved.finished or saved.deals > 1 or saved.id in self._counted
        row = MatchRow(saved, reviewable=reviewable, parent=self)
        row.retranslate(self._state(saved))
        row.asked.connect(lambda deed, saved=saved: self._on_asked(deed, saved))
        return row

    def _state(self, saved: Saved) -> str:
        return match_state(saved, won=self._won.get(saved.id))

    def _on_asked(self, deed: str, saved: Saved) -> None:
        if deed == "delete":
            self.ask_delete(saved)
        else:
            signals = {
                "continue": self.continue_chosen,
                "review": self.review_chosen,
                "save": self.save_chosen,
            }
            signals[deed].emit(saved.id)

    def ask_delete(self, saved: Saved) -> PaperDialog:
        """Ask before a match is forgotten, and whether one that is given up counts as lost."""
        answers = [("delete", self.tr("Delete")), ("keep", self.tr("Keep it"))]
        words = f"{match_title(saved, self._state(saved))} · {match_remark(saved)}"
        title = self.tr("Delete this match?")
        if saved.is_open() and self._counts(saved):
            title = self.tr("Delete this unfinished match?")
            answers[:1] = [
                ("delete", self.tr("Delete, it does not count")),
                ("lost", self.tr("Delete, it counts as lost")),
            ]
        dialog = PaperDialog(self, self.settings, title, words, answers)
        dialog.chosen.connect(lambda answer: self._on_answer(answer, saved))
        dialog.show()
        return dialog

    def _counts(self, saved: Saved) -> bool:
        """Tell whether a card of a match was played."""
        match = self.matches.replayed(saved.id)
        if match is None:
            return False
        return bool(match.past) or any(event.key == "played" for event in match.story)

    def _on_answer(self, answer: str, saved: Saved) -> None:
        if answer == "keep":
            return
        if answer == "lost":
            self.matches.abandon(saved.id, counts=True)
        self.matches.delete(saved.id)
        self._read()
        self._fill()
        self.search.setFocus()


def _day_of(saved: Saved) -> date:
    moment = moment_of(saved).date()
    return date(moment.year(), moment.month(), moment.day()) if moment.isValid() else date.min
