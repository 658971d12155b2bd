"""One card on the table."""

from math import cos, pi
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from cardavia.ui.deck.render import BACK
from cardavia.ui.deck.svg import CORNER, HEIGHT
from cardavia.ui.language import shown
from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.scene.layout import ASPECT
from cardavia.ui.theme import INK, MARIGOLD, PALE

RING: Final = 3.0
FACE_UP: Final = 0.5
DIMMING: Final = {"off": 0.0, "subtle": 0.25, "strong": 0.42}


class CardItem(QGraphicsObject):
    """A card whose position is its centre; it draws a picture and its marks, nothing else."""

    def __init__(self, gallery: Gallery, face: int, height: float) -> None:
        """Show ``face``, or BACK, ``height`` logical pixels high."""
        super().__init__()
        self.gallery = gallery
        self.face = face
        self.height = height
        self.dimming = 0.0
        self.ringed = False
        self.checked = False
        self.focused = False
        self._turned = 1.0
        self.mark = ""
        """A short text in the corner: 1 for the leader's card."""
        self.points = 0
        """What the card counts, in marigolds of five."""
        self.trump = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, enabled=False)

    def dress(self, gallery: Gallery, height: float) -> None:
        """Show the same card with other pictures or at another size."""
        self.prepareGeometryChange()
        self.gallery = gallery
        self.height = height
        self.update()

    def show_face(self, face: int) -> None:
        """Turn the card to another face, or to BACK."""
        self.face = face
        self.update()

    def _turning(self) -> float:
        return self._turned

    def _turn_to(self, part: float) -> None:
        if part == self._turned:
            return
        self._turned = part
        narrow = max(0.02, abs(cos(pi * part)))
        self.setTransform(QTransform() if part >= 1 else QTransform.fromScale(narrow, 1.0))
        self.update()

    turned = Property(float, _turning, _turn_to)
    """How far the card is turned face up: its back until 0.5, its face after that."""

    @property
    def width(self) -> float:
        """Return the width in logical pixels."""
        return self.height * ASPECT

    def inside(self) -> QRectF:
        """Return the card without its shadow."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def boundingRect(self) -> QRectF:
        """Return the card with shadow, ring and marks."""
        edge = SHADOW + 6
        return self.inside().adjusted(-edge, -edge, edge, edge)

    def shape(self) -> QPainterPath:
        """Return the card itself."""
        path = QPainterPath()
        path.addRect(self.inside())
        return path

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the picture and the marks."""
        is_face = self._turned >= FACE_UP
        pixmap = self._picture() if is_face else self.gallery.card(BACK, self.height)
        inside = self.inside()
        if self._turned < 1:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
        painter.drawPixmap(inside.topLeft() - QPointF(SHADOW, SHADOW), pixmap)
        marked = is_face and (self.mark or self.checked)
        if not (self.dimming or self.ringed or self.focused or marked):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = CORNER / HEIGHT * self.height
        if self.dimming:
            shade = self.gallery.shade(self.dimming)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(inside, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.ringed or self.focused:
            self._draw_ring(painter, inside, radius)
        if self.checked:
            self._draw_check(painter, inside)
        if self.mark:
            self._draw_mark(painter, inside)

    def _draw_ring(self, painter: QPainter, inside: QRectF, radius: float) -> None:
        """Draw the marigold of what is chosen; round it dark and light for where the keyboard is."""
        if self.ringed:
            _round(painter, inside, 1, radius, QPen(self.gallery.colour(MARIGOLD), RING))
        if self.focused:
            out = 2.5 if self.ringed else 0.0
            _round(painter, inside, out + 1, radius, QPen(QColor(INK), 2))
            _round(painter, inside, out + 3, radius, QPen(QColor("#FFFFFF"), 2))

    def _picture(self) -> QPixmap:
        return self.gallery.card(self.face, self.height, self.points, trump=self.trump)

    def _draw_check(self, painter: QPainter, inside: QRectF) -> None:
        size = self.height * 0.10
        spot = QRectF(inside.x() + self.width * 0.045, inside.y() + self.height * 0.33, size, size)
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.setBrush(self.gallery.colour(MARIGOLD))
        painter.drawEllipse(spot)
        painter.setPen(QPen(QColor(INK), 2.2, c=Qt.PenCapStyle.RoundCap))
        left = QPointF(spot.x() + size * 0.27, spot.y() + size * 0.53)
        foot = QPointF(spot.x() + size * 0.44, spot.y() + size * 0.70)
        painter.drawLine(left, foot)
        painter.drawLine(foot, QPointF(spot.x() + size * 0.75, spot.y() + size * 0.33))

    def _draw_mark(self, painter: QPainter, inside: QRectF) -> None:
        from cardavia.ui.fonts import font

        size = max(24.0, self.height * 0.15)
        spot = QRectF(inside.x() - 9, inside.y() - 9, size, size)
        painter.setPen(QPen(self.gallery.colour(PALE), 1.2))
        painter.setBrush(self.gallery.colour(self.gallery.felt.plate))
        painter.drawEllipse(spot)
        painter.setFont(font(size * 0.58))
        painter.setPen(self.gallery.colour("#FFFFFF"))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, shown(self.mark))


def _round(painter: QPainter, inside: QRectF, out: float, radius: float, pen: QPen) -> None:
    """Draw a line round a card, ``out`` pixels outside it."""
    painter.setPen(pen)
    painter.drawRoundedRect(inside.adjusted(-out, -out, out, out), radius + out, radius + out)
