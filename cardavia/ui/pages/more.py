"""Pages by their names: those that only show something, and may ask for a match to play."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from cardavia.match.match import Match
from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.desk import Desk
from cardavia.ui.language import Language
from cardavia.ui.thinker import Thinker
from cardavia.ui.widgets.sheet_page import SheetPage

if TYPE_CHECKING:  # a page is imported when it is asked for
    from cardavia.ui.pages.review_page import ReviewPage

AnyPage: TypeAlias = "SheetPage | ReviewPage"


@dataclass
class Behind:
    """What a page may read of the window behind it."""

    settings: Settings
    matches: Matches
    desk: Desk
    language: Language
    match: Match | None
    """The match at the table, if one is on."""
    turn_to: Callable[[AnyPage], None]
    """Shows another page in place of this one."""

    def game(self) -> str:
        """Return the name of the game at the table, or of the one played last."""
        match = self.match
        return match.game.name if match is not None else self.desk.game_played_last()


def _rules(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.at_table import at_table
    from cardavia.ui.pages.rules_page import RulesPage

    at = at_table(behind.match) if behind.match is not None else None
    page = RulesPage(behind.settings, behind.game(), at=at, faces=behind.desk.keeping.faces)
    page.lesson_chosen.connect(behind.desk.lesson_wanted)
    page.how_chosen.connect(lambda: behind.turn_to(_how(behind)))
    return page


def _statistics(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.statistics_deeds import Deeds

    return Deeds(behind.settings, behind.matches)


def _scores(behind: Behind) -> SheetPage | None:
    from cardavia.ui.pages.scores_page import ScoresPage

    return ScoresPage(behind.settings, behind.match) if behind.match is not None else None


def _history(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.history_page import HistoryPage

    page = HistoryPage(behind.settings, behind.matches)
    page.continue_chosen.connect(behind.desk.go_on)
    page.save_chosen.connect(behind.desk.save_match)
    page.review_chosen.connect(lambda number: _look_again(behind, number))
    return page


def _look_again(behind: Behind, number: int) -> None:
    """Show the finished deals of a match from the list, and the list again afterwards."""
    match = behind.matches.replayed(number)
    if match is not None and match.past:
        page = _review_of(behind, match)
        behind.turn_to(page)
        page.closed.connect(lambda: behind.turn_to(_history(behind)))


def _review_of(behind: Behind, match: Match) -> "ReviewPage":
    from cardavia.ui.pages.review_page import ReviewPage

    page = ReviewPage(behind.settings, match, behind.desk.keeping.faces, behind.language)
    page.play_on_chosen.connect(behind.desk.keep)
    return page


def _review(behind: Behind) -> "ReviewPage | None":
    """Show the finished deals of the match at the table."""
    if behind.match is None or not behind.match.past:
        return None
    return _review_of(behind, behind.match)


def _coach(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.coach_page import CoachPage

    assert behind.match is not None
    faces = behind.desk.keeping.faces
    page = CoachPage(behind.settings, behind.match, faces, Thinker())
    page.play_on_chosen.connect(behind.desk.keep)
    return page


def _how(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.how_page import HowPage

    return HowPage(behind.settings, behind.match)


def _shortcuts(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.shortcuts_page import ShortcutsPage

    return ShortcutsPage(behind.settings)


def _about(behind: Behind) -> SheetPage:
    from cardavia.ui.pages.about_page import AboutPage

    return AboutPage(behind.settings)


PAGES: Final[dict[str, Callable[[Behind], "AnyPage | None"]]] = {
    "rules": _rules,
    "statistics": _statistics,
    "scores": _scores,
    "history": _history,
    "review": _review,
    "coach": _coach,
    "how": _how,
    "shortcuts": _shortcuts,
    "about": _about,
}
"""How each page is made, by the name that commands and buttons use."""


def make_page(name: str, behind: Behind) -> "AnyPage | None":
    """Return a new page, or None for a name that is none, or where there is nothing to show."""
    maker = PAGES.get(name)
    return maker(behind) if maker is not None else None
