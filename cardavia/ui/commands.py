"""What a key or menu may ask of the window, by name."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication

from cardavia.store.settings import Settings
from cardavia.ui.desk import Desk
from cardavia.ui.keeping import Keeping
from cardavia.ui.mishaps import Mishaps

if TYPE_CHECKING:  # imported when there is a table
    from cardavia.ui.match_page import MatchPage

translate = QCoreApplication.translate

EMPHASES = ("off", "subtle", "strong")


class Window(Protocol):
    """What commands need of the window."""

    settings: Settings
    match_page: "MatchPage | None"
    desk: Desk
    keeping: Keeping

    def close(self) -> bool:
        """End the program."""

    def go_home(self) -> None:
        """Show the games."""

    def show_new_match(self, game: str) -> None:
        """Show the options of a game."""

    def show_page(self, name: str) -> None:
        """Show another page."""

    def apply(self, settings: Settings) -> None:
        """Follow other settings."""

    def toggle_full_screen(self) -> None:
        """Fill the screen or not."""


class Commands:
    """Carries out commands by their names; those that need a table do nothing without one."""

    def __init__(self, window: Window) -> None:
        """Serve ``window``."""
        self.window = window
        self.mishaps = Mishaps(window)

    def do(self, name: str) -> None:
        """Carry out one command."""
        work = self._of_window().get(name) or self._of_table().get(name)
        if work is not None:
            work()

    def _of_window(self) -> dict[str, Callable[[], object]]:
        window = self.window
        return {
            "quit": window.close,
            "home": window.go_home,
            "new_match": lambda: window.show_new_match(self._game()),
            "rules": lambda: window.show_page("rules"),
            "statistics": lambda: window.show_page("statistics"),
            "scores": lambda: window.show_page("scores"),
            "review": self._review,
            "history": lambda: window.show_page("history"),
            "how": lambda: window.show_page("how"),
            "shortcuts": lambda: window.show_page("shortcuts"),
            "about": lambda: window.show_page("about"),
            "settings": lambda: window.show_page("settings"),
            "open": window.desk.choose_record,
            "numbered": self._choose_number,
            "report": self.mishaps.report,
            "full_screen": window.toggle_full_screen,
            "four_colours": self._turn_colours,
            "emphasis": self._turn_emphasis,
        }

    def _of_table(self) -> dict[str, Callable[[], object]]:
        page = self.window.match_page
        if page is None:
            return {}
        kept: dict[str, Callable[[], object]] = {
            "copy_number": page.copy_number,
            "export": lambda: self.window.desk.save_record(page.match),
        }
        return kept | self._of_visible(page) if page.isVisible() else kept

    def _of_visible(self, page: "MatchPage") -> dict[str, Callable[[], object]]:
        """Return what changes the table, which nobody may do who does not see it."""
        return {
            "undo": page.undo,
            "redo": page.redo,
            "hint": page.hint,
            "last_trick": page.show_last_trick,
            "restart": page.runner.restart_deal,
            "autoplay": page.toggle_autoplay,
            "claim": page.claim,
            "areas": page.next_area,
            "coach": lambda: self.window.show_page("coach"),
            "areas_back": page.previous_area,
            "menu": page.show_menu,
        }

    def _review(self) -> None:
        page = self.window.match_page
        if page is None or page.match.past:
            self.window.show_page("review")
        else:
            page.remark(translate("Table", "No round of this match is over yet."))

    def _choose_number(self) -> None:
        page = self.window.match_page
        match = page.match if page is not None else None
        self.window.desk.choose_number(self.window.settings, match)

    def _game(self) -> str:
        page = self.window.match_page
        return page.match.game.name if page is not None else self.window.desk.game_played_last()

    def _turn_colours(self) -> None:
        settings = self.window.settings
        changed = {"four_colours": not settings.four_colours}
        self.window.apply(settings.changed(changed))

    def _turn_emphasis(self) -> None:
        settings = self.window.settings
        place = EMPHASES.index(settings.emphasis)
        changed = {"emphasis": EMPHASES[(place + 1) % len(EMPHASES)]}
        self.window.apply(settings.changed(changed))
