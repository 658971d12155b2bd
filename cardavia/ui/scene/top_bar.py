"""The bar above the table: back, the game, what one may want at any time, and all the rest."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from cardavia.ui.theme import FELTS, GOLD, MUTED, TEXT, Felt, Type, colour
from cardavia.ui.widgets.pill_button import PillButton

_MOST_LETTERS: Final = 22
"""Pixels; larger ones would not fit into the height of the bar."""


class TopBar(QWidget):
    """A title, and buttons ``back``, ``aside``, ``hint``, ``undo``, ``last_trick``, ``settings``, ``more``.

    ``aside`` is there only while cards were put aside that may be looked at again, ``claim`` only
    while every trick to come is certain, ``take_back`` only while the computer plays the own seat.
    """

    def __init__(self, types: Type, parent: QWidget) -> None:
        """Make the bar; ``set_title`` fills it."""
        super().__init__(parent)
        self.back = PillButton("", "bare", self, "back")
        self.hint = PillButton("", "bare", self, "hint")
        self.undo = PillButton("", "bare", self, "undo")
        self.aside = PillButton("", "bare", self, "last_trick")
        self.claim = PillButton("", "bare", self, "check")
        self.take_back = PillButton("", "marigold", self)
        self.last_trick = PillButton("", "bare", self, "last_trick")
        self.settings = PillButton("", "bare", self, "settings")
        self.more = PillButton("", "bare", self, "more")
        self._title = QLabel(self)
        self._detail = QLabel(self)
        self._felt = FELTS["green"]
        self._words: dict[PillButton, str] = {}
        box = QHBoxLayout(self)
        box.setContentsMargins(6, 0, 12, 2)
        box.setSpacing(8)
        box.addWidget(self.back)
        box.addWidget(self._title)
        box.addWidget(self._detail)
        for button in self._buttons():
            box.addWidget(button)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        box.insertStretch(3)
        self.dress(types, self._felt)
        self._retranslate()
        self.aside.hide()
        self.claim.hide()
        self.take_back.hide()

    def _buttons(self) -> tuple[PillButton, ...]:
        main = self.hint, self.undo, self.last_trick, self.settings, self.more
        return self.take_back, self.claim, self.aside, *main

    def offer_aside(self, name: str) -> None:
        """Offer to show cards that were put aside, or nothing for an empty name."""
        self.aside.setText(name)
        self.aside.setVisible(bool(name))
        self._name_buttons()

    def offer_claim(self, *, certain: bool) -> None:
        """Offer to claim the rest, or no longer."""
        if certain == self.claim.isHidden():
            self.claim.setVisible(certain)
            self._name_buttons()

    def offer_seat(self, *, away: bool) -> None:
        """Offer to play oneself again while the computer does, or no longer."""
        self.take_back.setVisible(away)
        self._name_buttons()

    def set_title(self, game: str, detail: str) -> None:
        """Name the game and what is played for."""
        self._title.setText(game)
        self._detail.setText(detail)
        self._name_buttons()

    def dress(self, types: Type, felt: Felt) -> None:
        """Show the bar in other letters, and dark as the plates on a cloth."""
        self._felt = felt
        self.update()
        self._title.setStyleSheet(f"color: {TEXT}; background: transparent;")
        self._detail.setStyleSheet(f"color: {MUTED}; background: transparent;")
        letters = types.secondary()
        letters.setPixelSize(min(letters.pixelSize(), _MOST_LETTERS))
        heading = types.title()
        heading.setPixelSize(min(heading.pixelSize(), _MOST_LETTERS + 4))
        self._title.setFont(heading)
        self._detail.setFont(letters)
        for button in (self.back, *self._buttons()):
            button.setFont(letters)
        self._name_buttons()

    def _retranslate(self) -> None:
        self.back.setAccessibleName(self.tr("Back to the games"))
        self.back.setToolTip(self.tr("Back to the games"))
        self.claim.setText(self.tr("Claim the rest"))
        self.take_back.setText(self.tr("Play yourself"))
        self.take_back.setToolTip(self.tr("The computer plays your seat."))
        self._words = {
            self.hint: self.tr("Hint"),
            self.undo: self.tr("Undo"),
            self.last_trick: self.tr("Last trick"),
            self.settings: self.tr("Settings"),
            self.more: self.tr("More"),
        }
        self._name_buttons()

    def _name_buttons(self) -> None:
        """Write the words beside the signs, or leave the signs alone where there is no room.

        Where even the signs leave no room for the detail, it goes, and only it.
        """
        for button, words in self._words.items():
            button.setText(words)
            button.setToolTip(words)
            button.setAccessibleName(words)
        detail = self._detail.sizeHint().width()
        if self._wide() + detail > self.width() > 0:
            for button in self._words:
                button.setText("")
        self._detail.setVisible(self._wide() + detail <= self.width())

    def _wide(self) -> int:
        """Return the width of everything but the detail."""
        shown = [button for button in (self.back, *self._buttons()) if not button.isHidden()]
        return sum(one.sizeHint().width() + 8 for one in [self._title, *shown]) + 24

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many words as there is room for."""
        super().resizeEvent(event)
        self._name_buttons()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dark bar with its golden hairline."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, QColor(self._felt.plate))
        painter.setPen(QPen(colour(GOLD, 0.7), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
