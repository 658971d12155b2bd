"""The menu of the table: every command with its key, in the looks of paper."""

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from cardavia.ui.shortcuts import KEYS
from cardavia.ui.texts.commands import command_words
from cardavia.ui.theme import EMERALD, FACE, GOLD, INK, PAPER, PAPER_MUTED, Type

GROUPS: Final = (
    ("claim", "redo", "restart", "autoplay"),
    ("copy_number", "numbered", "export", "open"),
    ("scores", "review", "history", "statistics"),
    ("rules", "how", "shortcuts", "full_screen", "report", "about"),
    ("new_match", "home", "quit"),
)
"""Commands that belong together; a line parts the groups."""

_MOST_LETTERS: Final = 30
_LOOK: Final = (
    f"QMenu {{ background: {PAPER}; color: {INK}; border: 2px solid {GOLD}; padding: 5px;"
    " menu-scrollable: 1; }"
    " QMenu::item { padding: 4px 22px 4px 34px; border-radius: 8px; }"
    f" QMenu::item:selected {{ background: {EMERALD}; color: {FACE}; }}"
    f" QMenu::item:disabled {{ color: {PAPER_MUTED}; background: transparent; }}"
    " QMenu::separator { height: 1px; background: #DDD0AC; margin: 4px 12px; }"
    " QMenu::indicator { width: 14px; height: 14px; left: 10px; }"
)
_CLOSE: Final = " QMenu::item { padding: 0 22px 0 34px; } QMenu::separator { margin: 2px 12px; }"
"""What brings the lines closer together where the screen is too low for all of them."""


@dataclass
class Standing:
    """How the commands stand: which can't be used now, which are on, and other words for some."""

    off: set[str] = field(default_factory=set)
    on: dict[str, bool] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)


class TableMenu(QMenu):
    """Offers the commands of the table, once.

    Signals: ``chosen(name)`` a command.
    """

    chosen = Signal(str)

    def __init__(self, types: Type, standing: Standing, parent: QWidget) -> None:
        """List the commands as they stand."""
        super().__init__(parent)
        self.setStyleSheet(_LOOK)
        letters = types.button()
        letters.setPixelSize(min(letters.pixelSize(), _MOST_LETTERS))
        self.setFont(letters)
        self.triggered.connect(self._on_triggered)
        for group in GROUPS:
            for name in group:
                self.addAction(self._entry(name, standing))
            if group is not GROUPS[-1]:
                self.addSeparator()
        if self.sizeHint().height() > self.screen().availableGeometry().height():
            self.setStyleSheet(_LOOK + _CLOSE)

    def _entry(self, name: str, standing: Standing) -> QAction:
        words = standing.words.get(name) or command_words(name)
        entry = QAction(words.replace("&", "&&") + f"\t{key_of(name)}", self)
        entry.setObjectName(name)
        entry.setEnabled(name not in standing.off)
        if name in standing.on:
            entry.setCheckable(True)
            entry.setChecked(standing.on[name])
        return entry

    def _on_triggered(self, entry: QAction) -> None:
        self.chosen.emit(entry.objectName())

    def open_under(self, button: QWidget) -> None:
        """Open below a button, within the screen, with the keyboard on the first command."""
        size = self.sizeHint()
        corner = button.mapToGlobal(QPoint(button.width() - size.width(), button.height()))
        self.popup(corner)
        first = next((entry for entry in self.actions() if entry.isEnabled()), None)
        if first is not None:
            self.setActiveAction(first)


def key_of(name: str) -> str:
    """Return the first key of a command as this system writes it, or nothing."""
    keys = KEYS.get(name)
    return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""
