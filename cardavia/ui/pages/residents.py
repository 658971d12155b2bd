"""The picture of a game on its tile: a resident at a window, over a carpet."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.ui.deck.palette import PARCHMENT
from cardavia.ui.deck.portraits import resident_svg
from cardavia.ui.deck.render import draw_svg
from cardavia.ui.paint.motifs import draw_beads
from cardavia.ui.theme import GOLD

_ASPECT: Final = 252 / 264
_CARPET: Final = 15
_CARPETS: Final = {
    "tractor": "#A51C35",
    "pepper": "#1E5E48",
    "black_maria": "#6E2B52",
    "pitch": "#8A2438",
}


class Resident(QWidget):
    """A portrait that gives way first when a page is low."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        """Show a game's resident."""
        super().__init__(parent)
        self._game = game
        self._image: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the least: all else comes from what is free."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size below which the face is lost."""
        return QSize(140, 96 + _CARPET)

    def fit(self, width: int) -> None:
        """Never be higher than the picture is at a width, nor so low that it is lost in it."""
        self.setMinimumHeight(max(96 + _CARPET, round(width * 0.45)))
        self.setMaximumHeight(round(width * _ASPECT) + _CARPET // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the window with its resident, and the carpet over the sill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(4, 0, self.width() - 8, self.height() - _CARPET / 2)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 9, 9)
        painter.setClipPath(shape)
        painter.fillRect(frame, QColor(PARCHMENT))
        wide = min(frame.width(), frame.height() / _ASPECT)
        image = self._drawn(round(wide), round(wide * _ASPECT))
        painter.drawImage(
            QPointF(frame.center().x() - wide / 2, frame.bottom() - wide * _ASPECT), image
        )
        painter.setClipping(False)
        self._paint_carpet(painter, QRectF(0, self.height() - _CARPET, self.width(), _CARPET))
        painter.end()

    def _drawn(self, width: int, height: int) -> QImage:
        ratio = self.devicePixelRatioF()
        size = QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))
        if self._image is None or self._image.size() != size:
            self._image = draw_svg(resident_svg(self._game), size.width(), size.height())
            self._image.setDevicePixelRatio(ratio)
        return self._image

    def _paint_carpet(self, painter: QPainter, carpet: QRectF) -> None:
        painter.setPen(QPen(QColor(GOLD), 1.4))
        painter.setBrush(QColor(_CARPETS.get(self._game, "#A51C35")))
        painter.drawRoundedRect(carpet.adjusted(0.7, 0.7, -0.7, -0.7), 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        middle = carpet.center().y()
        draw_beads(painter, QPointF(9, middle), QPointF(carpet.right() - 9, middle), 4.2)
