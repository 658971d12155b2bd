"""Keys that work everywhere in the window, and what each does."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

KEYS: Final = {
    "quit": ["Ctrl+Q"],
    "home": ["Ctrl+W"],
    "new_match": ["Ctrl+N", "Ctrl+Shift+N"],
    "numbered": ["Ctrl+D"],
    "copy_number": ["Ctrl+Shift+D"],
    "open": ["Ctrl+O"],
    "export": ["Ctrl+S"],
    "report": ["Ctrl+Shift+P"],
    "restart": ["F5"],
    "undo": ["Ctrl+Z"],
    "redo": ["Ctrl+Shift+Z"],
    "hint": ["H", "Ctrl+H"],
    "last_trick": ["L"],
    "autoplay": ["D"],
    "claim": ["Ctrl+Shift+C"],
    "rules": ["F1", "Shift+F1"],
    "shortcuts": ["Ctrl+?", "Ctrl+F1"],
    "statistics": ["Ctrl+Shift+T"],
    "scores": ["Ctrl+T"],
    "history": ["Ctrl+Shift+H"],
    "review": ["Ctrl+R"],
    "settings": ["Ctrl+,"],
    "four_colours": ["Ctrl+4"],
    "emphasis": ["."],
    "areas": ["F6"],
    "areas_back": ["Shift+F6"],
    "menu": ["F10", "Ctrl+M"],
    "full_screen": ["F11", "Ctrl+Shift+F"],
}
"""Names of what can be done, and its keys."""


def bind_shortcuts(window: QWidget, do: Callable[[str], None]) -> None:
    """Make every key of the table do its work in a window."""
    for name, keys in KEYS.items():
        for key in keys:
            shortcut = QShortcut(QKeySequence(key), window)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(_doer(do, name))


def _doer(do: Callable[[str], None], name: str) -> Callable[[], None]:
    return lambda: do(name)
