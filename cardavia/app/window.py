"""``cardavia play``: builds what lives as long as the window, and opens it."""

import sys
from functools import partial

from cardavia.app.arguments import Arguments, BadInputError
from cardavia.app.checking import record_text
from cardavia.rules.catalogue import game_named
from cardavia.version import APP_ID, VERSION


def play(words: list[str]) -> int:
    """Open the window, straight into a game where one is named; returns when it is closed."""
    arguments = Arguments(words, {"--game", "--deal", "--open"}, {"--safe-mode"})
    arguments.only(0, "too_many")
    game = arguments.values.get("--game", "")
    if game and game_named(game) is None:
        raise BadInputError("unknown_game", game)
    number = arguments.number("--deal", 0, 1, 2**53 - 1)
    record = arguments.values.get("--open", "")
    text = record_text(record) if record else ""
    try:
        return _opened(arguments, game or ("pitch" if number else ""), number, text)
    except ImportError as error:
        raise BadInputError("no_screen", error) from None


def _opened(arguments: Arguments, game: str, number: int, text: str) -> int:
    """Build the program around a window and run it to its end."""
    from PySide6.QtWidgets import QApplication

    from cardavia.store.folders import own_folders
    from cardavia.store.matches import Matches
    from cardavia.store.settings import Settings, load_settings, save_settings
    from cardavia.ui.deck.render import Faces
    from cardavia.ui.fonts import load_fonts
    from cardavia.ui.keeping import Keeping
    from cardavia.ui.language import Language, system_language
    from cardavia.ui.main_window import MainWindow

    app = QApplication(sys.argv[:1])
    app.setApplicationName("cardavia")
    app.setApplicationDisplayName("Cardavia")
    app.setApplicationVersion(VERSION)
    app.setDesktopFileName(APP_ID)
    load_fonts()
    folders = own_folders()
    settings, notices = load_settings(folders.config)
    if "--safe-mode" in arguments.on:
        settings = Settings(language=settings.language, animation="off", grain=0)
    language = Language(app, devanagari_digits=settings.digits == "devanagari")
    wanted = arguments.values.get("--language", settings.language)
    language.choose(system_language(wanted))
    keep = partial(save_settings, folder=folders.config)
    keeping = Keeping(settings, Matches(folders.data), Faces(folders.cache), keep)
    keeping.notices += notices
    window = MainWindow(keeping, language)
    if text:
        window.desk.open_record(text)
    elif game:
        window.desk.start_usual(settings, game, number)
    window.show()
    if settings.full_screen:
        window.showFullScreen()
    return app.exec()
