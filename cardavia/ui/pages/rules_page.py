"""How to play: a page a game, in the language of the screen."""

import re
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from cardavia.rules.catalogue import all_games
from cardavia.store.settings import Settings
from cardavia.ui.texts.games import game_name
from cardavia.ui.widgets.page import label, letter, spoken
from cardavia.ui.widgets.segmented import Segmented
from cardavia.ui.widgets.sheet_page import SheetPage

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "assets" / "rules"
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


class RulesPage(SheetPage):
    """The rules of one game at a time, chosen at the top."""

    def __init__(self, settings: Settings, game: str, parent: QWidget | None = None) -> None:
        """Open at ``game``."""
        super().__init__(settings, parent)
        self.game = game
        self.games = [one.name for one in all_games()]
        self.chooser = Segmented([(name, name) for name in self.games], self)
        self.chooser.chosen.connect(self.show_game)
        self.sheet.body.addWidget(self.chooser, 0, Qt.AlignmentFlag.AlignLeft)
        self._lines: list[QLabel] = []
        self.retranslate()
        self.chooser.set_value(game)

    def show_game(self, game: str) -> None:
        """Turn to another game's rules."""
        self.game = game
        self.chooser.set_value(game)
        self._fill()
        self.sheet.scrolling.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Show the rules in the present language."""
        super().retranslate()
        self.sheet.title.setText(self.tr("How to play"))
        self.chooser.set_texts([game_name(name) for name in self.games])
        self.chooser.name_for_readers(self.tr("Game"))
        self._fill()

    def _fill(self) -> None:
        for old in self._lines:
            self.sheet.body.removeWidget(old)
            old.deleteLater()
        self._lines = [self._line(part) for part in paragraphs(self.game, spoken())]
        for line in self._lines:
            self.sheet.body.addWidget(line)
        letter(self, self.type)

    def _line(self, paragraph: str) -> QLabel:
        line = label("message", parent=self)
        line.setTextFormat(Qt.TextFormat.RichText)
        line.setText(_rich(self.shown(paragraph)))
        line.setContentsMargins(22 if paragraph.startswith("- ") else 0, 5, 0, 0)
        line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return line


def paragraphs(game: str, language: str) -> list[str]:
    """Return a game's rules, paragraph by paragraph; list entries begin with a dash."""
    text = (FOLDER / f"{game}.{language}.md").read_text("utf-8")
    found: list[str] = []
    for block in text.split("\n\n"):
        found += block.split("\n") if block.startswith("- ") else [block.replace("\n", " ")]
    return [part for part in found if part.strip()]


def _rich(paragraph: str) -> str:
    words = _BOLD.sub(r"<b>\1</b>", escape(paragraph))
    return "• " + words[2:] if paragraph.startswith("- ") else words
