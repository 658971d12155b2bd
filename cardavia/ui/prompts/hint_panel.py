"""A hint at the side of the table: the best answer, what else there is, and why."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cardavia.rules.actions import Show
from cardavia.ui.prompts.side_panel import SMALL, SidePanel
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.small_cards import SmallCards
from cardavia.ui.texts.advice import Advice, Weighed
from cardavia.ui.texts.expected import expected_unit
from cardavia.ui.theme import EMERALD, PAPER_MUTED, PAPER_TEXT, Type

translate = QCoreApplication.translate

CARD: Final = 58
PART: Final = 0.56
"""How much of each card is shown: the corner says which it is."""


class HintPanel(SidePanel):
    """What the expert would answer; the key of the hint puts it away too."""

    def __init__(self, gallery: Gallery, types: Type, parent: QWidget) -> None:
        """Show nothing yet."""
        super().__init__(gallery, types, parent)
        self.advice: Advice | None = None

    def tell(self, advice: Advice, gallery: Gallery, types: Type) -> None:
        """Show a piece of advice in a look."""
        self.advice = advice
        unit = expected_unit(advice.game) if advice.best.value is not None else ""
        self.begin(translate("Advice", "Hint"), unit, gallery, types)
        self.lines.addLayout(self._answers(advice))
        for why in advice.why():
            self.lines.addWidget(self.words("secondary", why, PAPER_TEXT))
        if advice.note():
            self.lines.addWidget(self.words("caption", advice.note(), PAPER_MUTED))
        self.end(advice.said())

    def _answers(self, advice: Advice) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(3, SMALL // 2)
        for row, one in enumerate(advice.lines()):
            self._write_answer(grid, row, one, advice.game)
        return grid

    def _write_answer(self, grid: QGridLayout, row: int, one: Weighed, game: str) -> None:
        role, ink = ("secondary", PAPER_TEXT) if row else ("button", EMERALD)
        faces = [] if isinstance(one.action, Show) else one.action.cards()
        if faces:
            height = self.types.pixels(CARD, CARD)
            cards = SmallCards(faces, self.gallery, height, self.content, part=PART)
            grid.addWidget(cards, row, 0, 1, 2 if len(faces) > 1 else 1)
        if len(faces) < 2:
            words = self.words(role, one.words(game), ink)
            grid.addWidget(words, row, 1 if faces else 0, 1, 1 if faces else 2)
        number = self.words(role, one.number(game), ink)
        number.setWordWrap(False)
        middle = Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(number, row, 2, Qt.AlignmentFlag.AlignRight | middle)
