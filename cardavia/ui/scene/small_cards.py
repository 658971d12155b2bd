"""A short row of small cards, overlapping, that tells in words what it shows."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.ui.deck.render import ASPECT
from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.texts.card_names import cards_in_sentence

_STEP: Final = 0.56
_FEW: Final = 4
_FEW_STEP: Final = 0.95
"""How much of a card the next one leaves free: nearly all where there are few."""


class SmallCards(QWidget):
    """Cards of one answer or one hand.

    A card that is in ``raised`` stands higher than the others.
    """

    def __init__(
        self,
        faces: list[int],
        gallery: Gallery,
        height: float,
        parent: QWidget | None = None,
        *,
        raised: frozenset[int] = frozenset(),
        part: float = 1.0,
    ) -> None:
        """Show ``faces``, or only the upper ``part`` of them; ``raised`` are places in the row."""
        super().__init__(parent)
        self.faces = faces
        self._gallery = gallery
        self._height = height
        self._raised = raised
        self._part = part
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(cards_in_sentence(faces))

    def sizeHint(self) -> QSize:
        """Return room for the cards at their ease."""
        wide = self._height * ASPECT
        whole = wide + max(0, len(self.faces) - 1) * wide * self._step()
        return QSize(round(whole) + 2, round(self._height * self._part + self._lift()) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return room for the cards close together."""
        wide = self._height * ASPECT
        whole = wide + max(0, len(self.faces) - 1) * wide * _STEP * 0.4
        return QSize(round(whole) + 2, self.sizeHint().height())

    def _step(self) -> float:
        return _FEW_STEP if len(self.faces) <= _FEW else _STEP

    def _lift(self) -> float:
        return self._height * 0.2 if self._raised else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards from left to right."""
        painter = QPainter(self)
        self._gallery.ratio = self.devicePixelRatioF()
        painter.setClipRect(QRectF(self.rect()).adjusted(0, 0, 0, -1))
        wide = self._height * ASPECT
        steps = max(1, len(self.faces) - 1)
        step = min(wide * self._step(), (self.width() - 2 - wide) / steps)
        for place, face in enumerate(self.faces):
            y = 0.0 if place in self._raised else self._lift()
            spot = QPointF(1 + place * step - SHADOW, 1 + y - SHADOW)
            painter.drawPixmap(spot, self._gallery.card(face, self._height))
        painter.end()
