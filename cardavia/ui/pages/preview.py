"""A small table inside the settings: four cards, a back and words, as the levels show them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.deck.render import BACK, Faces, width_for
from cardavia.ui.deck.svg import CORNER, HEIGHT
from cardavia.ui.dressing import levels_of, style_of
from cardavia.ui.look import Look
from cardavia.ui.paint.cloth import felt_image
from cardavia.ui.scene.gallery import EDGE, draw_shadow
from cardavia.ui.theme import GOLD, TEXT, Type
from cardavia.ui.widgets.cloth_page import felt_of
from cardavia.ui.widgets.page import spoken

_CARDS: Final = (11, 23, 34, 51, BACK)
"""King of spades, queen of hearts, ten of diamonds, ace of clubs, and the back."""
_STEP: Final = 0.66


class Preview(QWidget):
    """What the settings do, also where no table lies behind them."""

    def __init__(self, settings: Settings, faces: Faces, parent: QWidget | None = None) -> None:
        """Show a small table."""
        super().__init__(parent)
        self._settings = settings
        self._faces = faces
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_settings(self, settings: Settings) -> None:
        """Show the table as other settings have it."""
        self._settings = settings
        self.update()

    def retranslate(self) -> None:
        """Describe the picture to screen readers."""
        self.setAccessibleName(self.tr("A small table with the settings as they are"))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that holds readable cards."""
        return QSize(380, 118)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth, cards and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = Look(levels_of(self._settings))
        frame = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 12, 12)
        painter.setClipPath(shape)
        felt = felt_of(self._settings)
        ratio = self.devicePixelRatioF()
        painter.drawImage(QPointF(0, 0), felt_image(self.size(), ratio, felt, look, inlay=False))
        right = self._paint_cards(painter, look)
        self._paint_words(painter, look, right)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(GOLD), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 12, 12)
        painter.end()

    def _paint_cards(self, painter: QPainter, look: Look) -> float:
        """Paint the cards and return where the last one ends."""
        height = self.height() - 26
        wide = width_for(height)
        left = 14.0
        for place, face in enumerate(_CARDS):
            left += 8 if face == BACK else 0
            inside = QRectF(left, 13, wide, height)
            radius = CORNER / HEIGHT * height
            draw_shadow(painter, inside, radius, 0.6)
            painter.drawImage(inside.topLeft(), self._card(face, height, look, place))
            painter.setPen(QPen(EDGE, 1))
            painter.drawRoundedRect(inside.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            left += wide * (_STEP if place < 3 else 1)
        return left

    def _card(self, face: int, height: int, look: Look, place: int) -> QImage:
        ratio = self.devicePixelRatioF()
        image = self._faces.image(face, round(height * ratio), style_of(self._settings))
        shown = QImage(look.image(image, place))
        shown.setDevicePixelRatio(ratio)
        return shown

    def _paint_words(self, painter: QPainter, look: Look, left: float) -> None:
        letters = Type(spoken())
        painter.setPen(look.colour(QColor(TEXT)))
        room = QRectF(left + 14, 13, self.width() - left - 22, (self.height() - 26) / 2)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.setFont(letters.title())
        flags = int(middle | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(room, flags, self.tr("Your turn"))
        painter.setFont(letters.secondary())
        flags = int(middle | Qt.AlignmentFlag.AlignTop)
        painter.drawText(room.translated(0, room.height()), flags, self.tr("Follow spades"))
