"""Builds everything that lives as long as the window, and runs it to its end."""

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cardavia.store.folders import own_folders
from cardavia.store.matches import Matches
from cardavia.store.notices import Notice
from cardavia.store.settings import Settings, load_settings, save_settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.doorbell import Doorbell, ring
from cardavia.ui.fonts import load_fonts
from cardavia.ui.garbage import look_as_usual
from cardavia.ui.guarding import guard_overrides
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language, filled, system_language, translate
from cardavia.ui.main_window import MainWindow
from cardavia.ui.pages.first_start import FirstStartPage
from cardavia.ui.system_wishes import SystemWishes
from cardavia.ui.texts.games import game_name
from cardavia.ui.thinker import wait_for_workers
from cardavia.ui.wishes import TOKEN, Wishes, message_of, wishes_in
from cardavia.version import APP_ID, VERSION

QUIET_MS: Final = 600
BREATH_MS: Final = 50
"""Between imports, so that a click need not wait for all of them."""
AT_TABLES: Final = (
    "cardavia.match.record_lines",
    "cardavia.ui.match_page",
    "cardavia.ui.pages.new_match",
    "cardavia.ui.pages.settings_sheet",
)
ICONS: Final = Path(__file__).resolve().parent.parent / "assets" / "icons"


def run_program(wishes: Wishes) -> int:
    """Open the window, or raise the one that is open, and return the exit code at the end."""
    guard_overrides()
    app = QApplication(sys.argv[:1])
    name_program(app)
    folder = own_folders().data
    bell = Doorbell(folder)
    if not bell.take() and ring(folder, message_of(wishes)):
        return 0
    window = opened(app, wishes)
    window.commands.mishaps.watch()
    bell.rung.connect(lambda wish: come_forward(window, wish))
    window.show()
    if window.settings.full_screen:
        window.showFullScreen()
    for place, name in enumerate(AT_TABLES):
        QTimer.singleShot(QUIET_MS + place * BREATH_MS, window, partial(import_module, name))
    QTimer.singleShot(QUIET_MS + len(AT_TABLES) * BREATH_MS, get_tables_ready)
    code = app.exec()
    wait_for_workers()
    bell.close()
    return code


def get_tables_ready() -> None:
    """Import what a first table needs, once the home page is there to be looked at."""
    for name in AT_TABLES:
        import_module(name)
    look_as_usual()


def come_forward(window: MainWindow, wish: dict[str, object]) -> None:
    """Raise the window for a later start, and do what that one was asked."""
    if token := str(wish.get(TOKEN, "")):
        # Wayland lets a window come forward only with what the desktop gave to the later start.
        os.environ[TOKEN] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    _start(window, wishes_in(wish))


def opened(app: QApplication, wishes: Wishes) -> MainWindow:
    """Return the window with everything it needs, not shown yet."""
    name_program(app)
    load_fonts()
    keeping = _keeping(wishes)
    language = Language(app, devanagari_digits=keeping.settings.digits == "devanagari")
    language.choose(system_language(wishes.language or keeping.settings.language))
    window = MainWindow(keeping, language)
    wishes_of_desktop = SystemWishes(window, app.styleHints())
    wishes_of_desktop.changed.connect(lambda: window.apply(window.settings))
    if not (window.settings.language or wishes.language):
        _ask_language(window)
    _name_window(window)
    language.changed.connect(lambda _code: _name_window(window))
    window.pages.currentChanged.connect(lambda _place: _name_window(window))
    _start(window, wishes)
    return window


def _name_window(window: MainWindow) -> None:
    """Name the game at the table in the title, in the language spoken now."""
    table = window.match_page
    if table is None:
        window.setWindowTitle("Cardavia")
    else:
        said = translate("Window", "%1 – Cardavia")
        window.setWindowTitle(filled(said, game_name(table.match.game.name)))


def name_program(app: QApplication) -> None:
    """Tell the desktop which program this is."""
    app.setApplicationName("cardavia")
    app.setApplicationDisplayName("Cardavia")
    app.setApplicationVersion(VERSION)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(program_icon())


def program_icon() -> QIcon:
    """Return the program's icon, with a plainer drawing where it is small."""
    icon = QIcon()
    for name, sizes in (("cardavia-small.svg", (16, 24)), ("cardavia.svg", (48, 128))):
        drawing = QIcon(str(ICONS / name))
        for pixels in sizes:
            icon.addPixmap(drawing.pixmap(QSize(pixels, pixels)))
    return icon


def _keeping(wishes: Wishes) -> Keeping:
    folders = own_folders()
    settings, notices = load_settings(folders.config)
    save: Callable[[Settings], Notice | None] = partial(save_settings, folder=folders.config)
    if wishes.safe:
        settings, save = Settings(language=settings.language, animation="off", grain=0), _unsaved
    keeping = Keeping(settings, Matches(folders.data), Faces(folders.cache), save)
    keeping.notices += notices
    return keeping


def _unsaved(_settings: Settings) -> None:
    return None


def _start(window: MainWindow, wishes: Wishes) -> None:
    """Go straight to a table where one is wished for."""
    if wishes.record:
        window.desk.open_record(wishes.record)
    elif wishes.game:
        window.desk.start_usual(window.settings, wishes.game, wishes.number)


def _ask_language(window: MainWindow) -> None:
    page = FirstStartPage(window.settings)
    page.language_chosen.connect(window.choose_language)
    page.language_chosen.connect(lambda _code: window.go_home())
    window.pages.turn_to(page)
