"""The very first page: in which language to speak, and nothing else."""

from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.language import LANGUAGES
from cardavia.ui.paint.motifs import draw_lotus, draw_toran
from cardavia.ui.theme import MUTED, TEXT
from cardavia.ui.widgets.cloth_page import ClothPage
from cardavia.ui.widgets.flow import Flow
from cardavia.ui.widgets.page import dressed, label, spoken
from cardavia.ui.widgets.pill_button import PillButton

_ASKED: Final = "भाषा · Language"
"""In both languages at once, so it is no text to be translated."""
_LEAST: Final = 64
_LOTUS: Final = 60
_WALKING: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class FirstStartPage(ClothPage):
    """Every language by its own name, that of the system ready to be taken with Enter.

    Signals: ``language_chosen(code)``.
    """

    language_chosen = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Offer the languages, the one spoken now first in line for the keyboard."""
        super().__init__(settings, parent)
        self.name = label("wordmark", TEXT, self)
        self.name.setText("Cardavia")
        asked = label("message", MUTED, self)
        asked.setText(_ASKED)
        self.buttons = {code: self._button(code, name) for code, name in LANGUAGES.items()}
        choices = Flow(self, side="middle", gap=16)
        for button in self.buttons.values():
            choices.add(button)
        lines = QVBoxLayout(self)
        lines.addStretch(3)
        for line in (self.name, asked):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            lines.addWidget(line)
        lines.addSpacing(24)
        lines.addWidget(choices)
        lines.addStretch(4)
        self.setAccessibleName(_ASKED)
        self.setFocusProxy(self.buttons[spoken()])

    def _button(self, code: str, name: str) -> PillButton:
        made = PillButton(name, "marigold" if code == spoken() else "plain", self)
        dressed(made, "heading")
        made.least = _LEAST
        made.clicked.connect(lambda: self.language_chosen.emit(code))
        return made

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk between the languages with arrows."""
        step = _WALKING.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        offered = list(self.buttons.values())
        at = [button is self.focusWidget() for button in offered].index(True)
        offered[(at + step) % len(offered)].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the lotus where the name now is."""
        super().resizeEvent(event)
        self.update()

    def paint_over(self, painter: QPainter) -> None:
        """Hang the garland, and set the lotus over the name."""
        unit = self.unit()
        draw_toran(painter, self.width(), unit)
        foot = QPointF(self.width() / 2, self.name.geometry().top() + 3)
        draw_lotus(painter, foot, _LOTUS * unit)
