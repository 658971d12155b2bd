"""Unexpected errors: told in the player's language, reported if wished, and play goes on."""

import sys
import threading
import time
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from cardavia.match.match import Match
from cardavia.store.settings import Settings
from cardavia.ui.desk import Desk
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import AsWritten, filled
from cardavia.ui.reports import Problem, report_text, save_report
from cardavia.ui.widgets.paper_dialog import PaperDialog

if TYPE_CHECKING:  # imported when there is a table
    from cardavia.ui.match_page import MatchPage

translate = QCoreApplication.translate

MANY: Final = 3
"""Errors within SHORTLY after which the table is left rather than set up again."""
SHORTLY: Final = 20.0


class Window(Protocol):
    """What is needed of the window."""

    settings: Settings
    match_page: "MatchPage | None"
    desk: Desk
    keeping: Keeping

    def go_home(self) -> None:
        """Show the games."""


class Mishaps(QObject):
    """Catches what nobody expected, and saves reports."""

    def __init__(self, window: Window) -> None:
        """Look after ``window``, which must be a widget."""
        assert isinstance(window, QWidget)
        super().__init__(window)
        self._window: Window = window
        self._over: QWidget = window
        self._problem: Problem | None = None
        self._dialog: PaperDialog | None = None
        self._times: list[float] = []

    def watch(self) -> None:
        """Be told of every error that nothing catches, also inside Qt."""
        sys.excepthook = self.on_error

    def on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Write the error where the program was started, and take it from there in a moment."""
        sys.__excepthook__(kind, error, trace)
        if not issubclass(kind, Exception) or threading.current_thread() is not _MAIN:
            return
        page = self._window.match_page
        match = page.match if page is not None else None
        self._problem = Problem(self._window.settings, match, error)
        self._times = [*self._times[-MANY:], time.monotonic()]
        # What failed is still on the stack: nothing may be torn down before it has ended.
        QTimer.singleShot(0, self, self._recover)

    def _recover(self) -> None:
        late = time.monotonic() - SHORTLY
        often = len([one for one in self._times if one > late]) >= MANY
        told = self._dialog is not None
        if not told:
            self._tell_error()
        if self._window.match_page is not None and often:
            self._window.go_home()
        elif self._window.match_page is not None and not told:
            self._set_up_again(self._window.match_page.match)

    def _set_up_again(self, match: Match) -> None:
        """Go on with a match as it was last written; a lesson is not kept, and left."""
        number = self._window.keeping.matches.number_of(match)
        self._window.go_home()
        if number is not None:
            self._window.desk.go_on(number)

    def _tell_error(self) -> None:
        title = translate("Mishaps", "Something went wrong")
        words = translate(
            "Mishaps",
            "An error happened that nobody expected. The match goes on from the last move that was saved. You can save a report that helps to mend it; it says nothing about you.",
        )
        answers = [
            ("report", translate("Mishaps", "Save a report")),
            ("go_on", translate("Mishaps", "Go on")),
        ]
        self._dialog = PaperDialog(self._over, self._window.settings, title, words, answers)
        self._dialog.chosen.connect(self._on_answer)
        self._dialog.show()

    def _on_answer(self, answer: str) -> None:
        self._dialog = None
        if answer == "report" and self._problem is not None:
            self._save(self._problem)

    def report(self) -> Path | None:
        """Save a report of how the table stands now, and say where it lies."""
        page = self._window.match_page
        match = page.match if page is not None else None
        return self._save(Problem(self._window.settings, match))

    def _save(self, problem: Problem) -> Path | None:
        folder = self._window.keeping.matches.folder
        path = save_report(report_text(problem), datetime.now(), folder)
        if path is None:
            title = translate("Mishaps", "The report could not be saved.")
            words = translate("Mishaps", "Neither the documents nor the matches can be written to.")
            ok = [("ok", translate("Mishaps", "OK"))]
            PaperDialog(self._over, self._window.settings, title, words, ok).show()
        else:
            self._tell_saved(path)
        return path

    def _tell_saved(self, path: Path) -> None:
        title = translate("Mishaps", "The report is saved.")
        said = translate(
            "Mishaps",
            "It lies in “%1” and holds version, platform, options and the match up to now, without names.",
        )
        words = filled(said, AsWritten(str(path)))
        answers = [
            ("show", translate("Mishaps", "Show the folder")),
            ("ok", translate("Mishaps", "OK")),
        ]
        dialog = PaperDialog(self._over, self._window.settings, title, words, answers)
        dialog.chosen.connect(lambda key: _show_folder(path) if key == "show" else None)
        dialog.show()


_MAIN: Final = threading.main_thread()


def _show_folder(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
