"""Whole windows in tests, with a quick thinker and a store in a folder."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.match_page import MatchPage
from cardavia.ui.pages.new_match import NewMatchPage
from ui_play import QuickThinker, click, hurry, spin

FACES = Faces()


class Kept:
    """What a window kept, for a second window to find."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.settings = Settings(language="en", animation="off")


def open_window(qtbot: QtBot, language: Language, kept: Kept, code: str = "en") -> MainWindow:
    """Return a shown window that answers at once."""
    language.choose(code)

    def save(settings: Settings) -> None:
        kept.settings = settings

    settings = kept.settings.changed({"language": code})
    window = MainWindow(Keeping(settings, Matches(kept.folder), FACES, save), language)
    window.thinker = QuickThinker(window)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    return window


def start_pitch(window: MainWindow, *, by_mouse: bool) -> MatchPage:
    """Begin a match of Pitch from the home page, by mouse or by keys, and return its page."""
    tile = window.home.tiles["pitch"]
    if by_mouse:
        click(tile.new_button)
    else:
        tile.new_button.setFocus()
        QTest.keyClick(tile.new_button, Qt.Key.Key_Space)
    page = window.pages.currentWidget()
    assert isinstance(page, NewMatchPage)
    spin(5)
    if by_mouse:
        click(page.start)
    else:
        assert window.focusWidget() is page.start
        QTest.keyClick(page.start, Qt.Key.Key_Space)
    assert window.match_page is not None
    hurry(window.match_page)
    return window.match_page


def at_table(window: MainWindow, game: str, number: int = 5) -> MatchPage:
    """Return the table of a new match of a game with its usual options."""
    window.desk.start_usual(window.settings, game, number)
    assert window.match_page is not None
    hurry(window.match_page)
    return window.match_page
