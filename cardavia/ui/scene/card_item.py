"""One card on the table."""

from math import cos, pi
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from cardavia.ui.deck.render import BACK
from cardavia.ui.deck.svg import CORNER, HEIGHT
from cardavia.ui.language import shown
from cardavia.ui.scene.gallery import FLOWER, SHADOW, Gallery
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
        """A short text in the lower corner: 1 for the leader's card."""
        self.points = 0
        """What the card counts, in marigolds of five."""
        self.trump = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, enabled=False)
        self._measure()

    def _measure(self) -> None:
        """Remember what painting asks for many times a second."""
        width, edge = self.height * ASPECT, SHADOW + 6
        self._inside = QRectF(-width / 2, -self.height / 2, width, self.height)
        self._bounds = self._inside.adjusted(-edge, -edge, edge, edge)
        self._corner = self._inside.topLeft() - QPointF(SHADOW, SHADOW)
        self._picture: QPixmap | None = None

    def dress(self, gallery: Gallery, height: float) -> None:
        """Show the same card with other pictures or at another size."""
        if (gallery, height) != (self.gallery, self.height):
            self.prepareGeometryChange()
            self.gallery, self.height = gallery, height
        self._measure()
        self.update()

    def make_ready(self) -> None:
        """Have the picture of the face made before the card moves, when frames have no time for it."""
        self.gallery.card(self.face, self.height)

    def show_face(self, face: int) -> None:
        """Turn the card to another face, or to BACK."""
        self.face = face
        self._picture = None
        self.update()

    def show_worth(self, points: int, *, trump: bool) -> None:
        """Mark the card with its points, and as a trump."""
        if (points, trump) != (self.points, self.trump):
            self.points, self.trump = points, trump
            self.update()

    def _turning(self) -> float:
        return self._turned

    def _turn_to(self, part: float) -> None:
        if part == self._turned:
            return
        if (part < FACE_UP) != (self._turned < FACE_UP):
            self._picture = None
        self._turned = part
        narrow = max(0.02, abs(cos(pi * part)))
        self.setTransform(QTransform() if part >= 1 else QTransform.fromScale(narrow, 1.0))
        self.update()

    turned = Property(float, _turning, _turn_to)
    """How far the card is turned face up: its back until 0.5, its face after that."""

    @property
    def width(self) -> float:
        """Return the width in logical pixels."""
        return self._inside.width()

    def inside(self) -> QRectF:
        """Return the card without its shadow."""
        return self._inside

    def boundingRect(self) -> QRectF:
        """Return the card with shadow, ring and marks."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Return the card itself."""
        path = QPainterPath()
        path.addRect(self.inside())
        return path

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the picture and the marks."""
        if self._turned < 1:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
        if self._picture is None:
            self._picture = self._made_picture()
        painter.drawPixmap(self._corner, self._picture)
        if self._turned < FACE_UP:
            return
        if self.points or self.trump:
            self._draw_worth(painter)
        if not (self.dimming or self.ringed or self.focused or self.mark or self.checked):
            return
        self._draw_marks(painter, self._inside)

    def _made_picture(self) -> QPixmap:
        if self._turned < FACE_UP:
            return self.gallery.card(BACK, self.height)
        return self.gallery.card(self.face, self.height)

    def _draw_worth(self, painter: QPainter) -> None:
        if self.trump:
            painter.drawPixmap(self._inside.topLeft(), self.gallery.edge(self.height))
        if self.points:
            flowers = self.gallery.flowers(self.height, self.points)
            size = self.height * FLOWER
            spot = QPointF(self.width * 0.10 - size * 1.2, self.height * 0.48 - size * 1.25)
            painter.drawPixmap(self._inside.topLeft() + spot, flowers)

    def _draw_marks(self, painter: QPainter, inside: QRectF) -> None:
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
        # The lower left is the one corner without an index, and no card of a fan covers it.
        spot = QRectF(inside.x() - 9, inside.bottom() + 9 - size, size, size)
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
