"""One game on the home page."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardavia.ui.pages.residents import Resident
from cardavia.ui.paint.plates import draw_shadow
from cardavia.ui.texts.games import game_name, game_promise, game_size
from cardavia.ui.theme import FACE, MARIGOLD, PAPER_MUTED, SHEET_RADIUS
from cardavia.ui.widgets.page import label
from cardavia.ui.widgets.pill_button import PillButton

_EDGE: Final = 10
"""Room for the shadow."""


class Tile(QWidget):
    """A game's window, words and buttons.

    Signals: ``continue_chosen(match)``, ``new_match_chosen(game)`` and ``lesson_chosen(game)``.
    """

    continue_chosen = Signal(int)
    new_match_chosen = Signal(str)
    lesson_chosen = Signal(str)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        """Introduce a game."""
        super().__init__(parent)
        self.game = game
        self.match = -1
        self._remark = ""
        self._is_new = True
        self.is_latest = False
        self.resident = Resident(game, self)
        self._name = label("heading", parent=self)
        self._size = label("caption", PAPER_MUTED, self)
        self._promise = label("secondary", "#2B2633", self)
        self.continue_button = PillButton("", "ghost", self)
        self.new_button = PillButton("", "ghost", self)
        self.another_button = PillButton("", "ghost", self, "plus")
        self.learn_button = PillButton("", "ghost", self, "help")
        self.learn_button.clicked.connect(lambda: self.lesson_chosen.emit(self.game))
        self.continue_button.clicked.connect(lambda: self.continue_chosen.emit(self.match))
        for button in (self.new_button, self.another_button):
            button.clicked.connect(lambda: self.new_match_chosen.emit(self.game))
        self._arrange()
        self.show_match(-1, "", latest=False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _arrange(self) -> None:
        lines = QVBoxLayout(self)
        lines.setContentsMargins(_EDGE, _EDGE + 12, _EDGE, _EDGE + 8)
        lines.setSpacing(0)
        for widget, side in (
            (self.resident, 8),
            (self._name, 20),
            (self._size, 20),
            (self._promise, 20),
        ):
            held = QVBoxLayout()
            held.setContentsMargins(side, 4 if widget is self._name else 0, side, 0)
            held.addWidget(widget)
            lines.addLayout(held, 1 if widget is self.resident else 0)
        lines.addStretch(0)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(12, 4, 12, 0)
        buttons.setSpacing(0)
        buttons.addWidget(self.continue_button, 1)
        buttons.addWidget(self.new_button, 1)
        buttons.addWidget(self.another_button)
        buttons.addWidget(self.learn_button)
        lines.addLayout(buttons)

    def show_match(self, match: int, remark: str, *, latest: bool) -> None:
        """Offer to go on with a match (-1: none); the latest one of all is the marigold button."""
        self.match = match
        self.is_latest = latest
        self.continue_button.setVisible(match >= 0)
        self.continue_button.set_style("marigold" if latest else "ghost")
        self.new_button.setVisible(match < 0)
        self.learn_button.setVisible(match < 0 and self._is_new)
        self.another_button.setVisible(match >= 0)
        self._remark = remark
        self._size.setText(remark or game_size(self.game))
        self.update()

    def offer_lesson(self, *, on: bool) -> None:
        """Offer the lesson while it was never seen and no match is under way."""
        self._is_new = on
        self.learn_button.setVisible(self.match < 0 and on)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._name.setText(game_name(self.game))
        self._size.setText(self._remark or game_size(self.game))
        self._promise.setText(game_promise(self.game))
        self.continue_button.setText(self.tr("Continue"))
        self.new_button.setText(self.tr("New match"))
        name = game_name(self.game)
        self.continue_button.setAccessibleName(f"{name}: {self.continue_button.text()}")
        for button in (self.new_button, self.another_button):
            button.setAccessibleName(f"{name}: {self.new_button.text()}")
        self.another_button.setToolTip(self.new_button.text())
        self.learn_button.setToolTip(self.tr("Learn by playing"))
        self.learn_button.setAccessibleName(f"{name}: {self.learn_button.toolTip()}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do what the tile's first button does."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            (self.continue_button if self.match >= 0 else self.new_button).click()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the frame."""
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the portrait in proportion."""
        self.resident.fit(self.width() - 2 * _EDGE - 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and its frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lift = 6 if self.is_latest else 0
        rect = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        draw_shadow(painter, rect, SHEET_RADIUS, 12 + lift, 4 + lift / 2)
        lit = self.is_latest or self.underMouse()
        painter.setPen(QPen(QColor(MARIGOLD if lit else "#D8C48C"), 2.4 if lit else 1.2))
        painter.setBrush(QColor(FACE))
        painter.drawRoundedRect(rect, SHEET_RADIUS, SHEET_RADIUS)
        painter.end()
