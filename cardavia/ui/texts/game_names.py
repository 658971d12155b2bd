"""The games by their names."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate

GAME_NAMES: Final = {
    "tractor": QT_TRANSLATE_NOOP("Games", "Tractor"),
    "pepper": QT_TRANSLATE_NOOP("Games", "Pepper"),
    "black_maria": QT_TRANSLATE_NOOP("Games", "Black Maria"),
    "pitch": QT_TRANSLATE_NOOP("Games", "Pitch"),
}


def game_name(name: str) -> str:
    """Return the name of a game, given as in a record."""
    return translate("Games", GAME_NAMES[name])  # type: ignore[arg-type]  # the stubs call it an object
