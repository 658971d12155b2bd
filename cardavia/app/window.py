"""``cardavia play``: what the command line asks of the window."""

import os
import sys
from typing import Final

from cardavia.app.arguments import Arguments, BadInputError
from cardavia.app.checking import record_text
from cardavia.rules.catalogue import game_named
from cardavia.store.folders import own_folders
from cardavia.ui.garbage import look_late
from cardavia.ui.wishes import Wishes, message_of

_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def play(words: list[str]) -> int:
    """Open the window, straight into a game where one is named; returns when it is closed."""
    arguments = Arguments(words, {"--game", "--deal", "--open"}, {"--safe-mode"})
    arguments.only(0, "too_many")
    game = arguments.values.get("--game", "")
    if game and game_named(game) is None:
        raise BadInputError("unknown_game", game)
    number = arguments.number("--deal", 0, 1, 2**53 - 1)
    name = arguments.values.get("--open", "")
    record = record_text(name) if name else ""
    if not _has_display():
        raise BadInputError("no_display")
    language = arguments.values.get("--language", "")
    game = game or ("pitch" if number else "")
    return _opened(Wishes(game, number, record, language, "--safe-mode" in arguments.on))


def _opened(wishes: Wishes) -> int:
    """Hand the wishes to the window that is open, which is soon done, or open one."""
    try:
        look_late()
        from cardavia.ui.doorbell import ring

        if ring(own_folders().data, message_of(wishes), patience=0):
            return 0
        from cardavia.ui.program import run_program
    except ImportError as error:
        raise BadInputError("no_screen", error) from None
    return run_program(wishes)


def _has_display() -> bool:
    """Tell whether there is a place for a window, before Qt would end the program for want of it."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in _DISPLAYS)
