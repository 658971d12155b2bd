"""Every key and what it does, on one sheet."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.shortcuts import KEYS
from cardavia.ui.texts.commands import command_words
from cardavia.ui.theme import EMERALD
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.sheet_page import SheetPage

translate = QCoreApplication.translate

HAND_KEYS: Final = ("← →", "Home End", "Space", "Enter", "1 … 9 0 a b c", "Tab", "Esc")


class ShortcutsPage(SheetPage):
    """The keys of window and table."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """List all keys."""
        super().__init__(settings, parent)
        self._table = QWidget(self)
        self.sheet.body.addWidget(self._table)
        self.retranslate()

    def retranslate(self) -> None:
        """List the keys in the present language."""
        super().retranslate()
        self.sheet.title.setText(translate("Shortcuts", "Keyboard shortcuts"))
        fresh = QWidget(self)
        grid = QGridLayout(fresh)
        grid.setColumnStretch(1, 1)
        for keys, words in [*_hand_lines(), *_window_lines()]:
            row = grid.rowCount()
            key, text = label("button", EMERALD, fresh), label("message", parent=fresh)
            key.setText(keys)
            text.setText(words)
            grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, row, 1)
        self.sheet.body.removeWidget(self._table)
        self._table.deleteLater()
        self._table = fresh
        self.sheet.body.addWidget(fresh)
        letter(self, self.type)


def _hand_lines() -> list[tuple[str, str]]:
    words = (
        translate("Shortcuts", "Move along the hand"),
        translate("Shortcuts", "First and last card of the hand"),
        translate("Shortcuts", "Play or choose the card, press a button, skip a pause"),
        translate("Shortcuts", "Play the card or the chosen cards, press a button"),
        translate("Shortcuts", "Play or choose the card at that place"),
        translate("Shortcuts", "Next button"),
        translate("Shortcuts", "Close a sheet, then leave the full screen"),
    )
    return list(zip(HAND_KEYS, words, strict=True))


def _window_lines() -> list[tuple[str, str]]:
    return [("  ".join(keys), command_words(name)) for name, keys in KEYS.items()]
