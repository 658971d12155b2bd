"""Pages by their names: those that only show something, and may ask for a match to play."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cardavia.match.match import Match
from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.desk import Desk
from cardavia.ui.language import Language
from cardavia.ui.runner import PERSON
from cardavia.ui.widgets.sheet_page import SheetPage


@dataclass
class Behind:
    """What a page may read of the window behind it."""

    settings: Settings
    matches: Matches
    desk: Desk
    language: Language
    match: Match | None
    """The match at the table, if one is on."""
    turn_to: Callable[[SheetPage], None]
    """Shows another page in place of this one."""

    def game(self) -> str:
        """Return the name of the game at the table, or of the one played first."""
        return self.match.game.name if self.match is not None else "pitch"

    def asks(self) -> str:
        """Return what the person is asked at the table, or nothing."""
        if self.match is None or self.match.turn != PERSON:
            return ""
        return self.match.view(PERSON).prompt().asks


def _rules(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.rules_page import RulesPage

    agreed = behind.match.options if behind.match is not None else None
    faces = behind.desk.keeping.faces
    page = RulesPage(behind.settings, behind.game(), agreed=agreed, asks=behind.asks(), faces=faces)
    page.lesson_chosen.connect(behind.desk.lesson_wanted)
    return page


def _statistics(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.statistics_deeds import Deeds

    return Deeds(behind.settings, behind.matches)


def _history(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.history_page import HistoryPage

    page = HistoryPage(behind.settings, behind.matches)
    page.continue_chosen.connect(behind.desk.go_on)
    page.save_chosen.connect(behind.desk.save_match)
    return page


def _shortcuts(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.shortcuts_page import ShortcutsPage

    return ShortcutsPage(behind.settings)


def _about(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.about_page import AboutPage

    return AboutPage(behind.settings)


PAGES: Final[dict[str, Callable[[Behind], SheetPage]]] = {
    "rules": _rules,
    "statistics": _statistics,
    "history": _history,
    "shortcuts": _shortcuts,
    "about": _about,
}
"""How each page is made, by the name that commands and buttons use."""


def make_page(name: str, behind: Behind) -> SheetPage | None:
    """Return a new page, or None for a name that is none."""
    maker = PAGES.get(name)
    return maker(behind) if maker is not None else None
