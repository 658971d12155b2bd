"""Pictures for the table, with the player's look and a shadow baked in, each made once."""

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from cardavia.cards.cards import PLAIN_FACES, RANKS, RED_JOKER
from cardavia.ui.deck.jokers import moon, sun
from cardavia.ui.deck.pips import PIPS
from cardavia.ui.deck.portraits import portrait_svg
from cardavia.ui.deck.render import ASPECT, Faces, draw_svg, width_for
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.deck.svg import CORNER, HEIGHT, path
from cardavia.ui.look import Look
from cardavia.ui.paint.cloth import felt_image
from cardavia.ui.paint.motifs import draw_marigold
from cardavia.ui.paint.plates import plate_line
from cardavia.ui.shade import Colour, bearable_shade
from cardavia.ui.theme import DIMMED, EMBER, FELTS, GOLD, MARIGOLD, TEXT, Felt

ROSE: Final = "#F4A3A0"
"""Red for dark plates."""
SHADOW: Final = 7
"""Logical pixels of shadow round a card."""


FLOWER: Final = 0.034
"""Radius of a marigold for the height of its card."""
EDGE_ROOM: Final = 5.0
MOST_CARDS: Final = 135
"""How many pictures are kept if all are as large as the largest: a deck for the hand, one for the
trick, and what is shown small."""
EDGE: Final = QColor(20, 24, 18, 90)
"""The edge of a card, so that cards part where they overlap."""
_Key = tuple[int | str, int]


class Gallery:
    """All pictures of one look; a new look means a new gallery over the same faces."""

    def __init__(self, faces: Faces, style: DeckStyle, look: Look, felt: str) -> None:
        """Show ``style`` cards on ``felt``."""
        self.faces = faces
        self.style = style
        self.look = look
        self.felt: Felt = FELTS[felt]
        self.ratio = 1.0
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()
        """By face or name, and height in device pixels."""
        self._pixels = self._largest = 0
        self._shades: dict[float, QColor] = {}
        self._cloth: QPixmap | None = None

    def dress(self) -> tuple[object, ...]:
        """Return all that the pictures depend on, to be compared."""
        return self.style, self.look.levels, self.felt

    def card(self, face: int, height: float) -> QPixmap:
        """Return a face, or BACK, with its shadow, ``height`` logical pixels high inside it."""
        key = (face, round(height * self.ratio))
        return self._kept(key) or self._keep(key, self._made_card(*key))

    def edge(self, height: float) -> QPixmap:
        """Return the golden edge that trumps of a height bear at the top, as wide as the card."""
        key = ("edge", round(height * self.ratio))
        return self._kept(key) or self._keep(key, self._made_edge(height))

    def _made_edge(self, height: float) -> QPixmap:
        width, corner = height * ASPECT, CORNER / HEIGHT * height
        made, painter = self._mark(width, EDGE_ROOM)
        painter.setPen(QPen(self.colour(GOLD), 2.6, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(corner, 2.2), QPointF(width - corner, 2.2))
        painter.end()
        return made

    def flowers(self, height: float, points: int) -> QPixmap:
        """Return a marigold for every five points of a card, one under the other."""
        key = (f"flowers{points}", round(height * self.ratio))
        return self._kept(key) or self._keep(key, self._made_flowers(height, points // 5))

    def _made_flowers(self, height: float, count: int) -> QPixmap:
        size = height * FLOWER
        made, painter = self._mark(size * 2.4, size * 2.5 * count)
        colours = self.colour(MARIGOLD), self.colour(EMBER)
        for place in range(count):
            spot = QPointF(size * 1.2, size * (1.25 + 2.5 * place))
            draw_marigold(painter, spot, size, *colours)
        painter.end()
        return made

    def _mark(self, width: float, height: float) -> tuple[QPixmap, QPainter]:
        made = QPixmap((QSizeF(width, height) * self.ratio).toSize() + QSize(1, 1))
        made.setDevicePixelRatio(self.ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return made, painter

    def _kept(self, key: _Key) -> QPixmap | None:
        made = self._pictures.get(key)
        if made is not None:
            self._pictures.move_to_end(key)
        return made

    def _keep(self, key: _Key, made: QPixmap) -> QPixmap:
        """Keep a picture; those that nobody asked for lately make room, as after another size."""
        pixels = _pixels(made)
        self._pictures[key] = made
        self._pixels += pixels
        self._largest = max(self._largest, pixels)
        while self._pixels > MOST_CARDS * self._largest:
            _, oldest = self._pictures.popitem(last=False)
            self._pixels -= _pixels(oldest)
        return made

    def has_card(self, face: int, height: float) -> bool:
        """Tell whether this picture has been made."""
        return (face, round(height * self.ratio)) in self._pictures

    def _made_card(self, face: int, height: int) -> QPixmap:
        image = self.look.image(self.faces.image(face, height, self.style), face + 2)
        around = round(SHADOW * self.ratio)
        size = QSize(width_for(height) + 2 * around, height + 2 * around)
        made = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = QRectF(around, around, width_for(height), height)
        radius = CORNER / HEIGHT * height
        draw_shadow(painter, inside, radius, self.ratio)
        painter.drawImage(around, around, image)
        painter.setPen(EDGE)
        painter.drawRoundedRect(inside.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.end()
        pixmap = QPixmap.fromImage(made)
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap

    def portrait(self, court: str, size: float) -> QPixmap:
        """Return a round portrait, see-through outside its disc."""
        key = (court, round(size * self.ratio))
        return self._kept(key) or self._keep(key, self._made_portrait(*key))

    def _made_portrait(self, court: str, pixels: int) -> QPixmap:
        image = self.look.image(draw_svg(portrait_svg(court), pixels, pixels), 1)
        return _rounded(image, self.ratio)

    def pip(self, suit: int, size: float, *, light: bool = False) -> QPixmap:
        """Return a suit sign in its colour, or light enough for a dark plate."""
        letter = "SHDC"[suit]
        ink = self.style.ink(letter)
        if light:
            ink = ROSE if letter in "HD" else TEXT
        return self._drawn(f"pip{suit}{ink}", path(PIPS[letter], ink), 54, size)

    def sign(self, face: int, size: float) -> QPixmap:
        """Return the suit sign of a face: the joker's are the sun and the moon."""
        if face < PLAIN_FACES:
            return self.pip(face // RANKS, size)
        if face == RED_JOKER:
            red = self.style.ink("H")
            return self._drawn(
                "sun", sun(self.style.brush(small=True), red, self.style.paper), 19, size
            )
        return self._drawn("moon", moon(self.style.ink("S")), 19, size)

    def _drawn(self, name: str, shapes: str, reach: int, size: float) -> QPixmap:
        """Return a small picture that reaches as far from its middle on every side."""
        key = (name, round(size * self.ratio))
        return self._kept(key) or self._keep(key, self._made_sign(shapes, reach, key[1]))

    def _made_sign(self, shapes: str, reach: int, pixels: int) -> QPixmap:
        box = f"{-reach} {-reach} {2 * reach} {2 * reach}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        made = QPixmap.fromImage(
            self.look.coloured(draw_svg(f"{head}{shapes}</svg>", pixels, pixels))
        )
        made.setDevicePixelRatio(self.ratio)
        return made

    def cloth(self, size: QSize) -> QPixmap:
        """Return the felt of a window size."""
        wanted = size * self.ratio
        if self._cloth is None or self._cloth.size() != wanted:
            self._cloth = QPixmap.fromImage(felt_image(size, self.ratio, self.felt, self.look))
            self._cloth.setDevicePixelRatio(self.ratio)
        return self._cloth

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """Return a colour of the palette as the table shows it."""
        made = QColor(name)
        made.setAlphaF(alpha)
        return self.look.colour(made)

    def line(self, strength: float = 0.27) -> QPen:
        """Return the line round a plate as the table shows it."""
        pen = plate_line(self.felt, strength)
        pen.setColor(self.look.colour(pen.color()))
        return pen

    def shade(self, wanted: float) -> QColor:
        """Return the shade over cards that may not be played, no deeper than suits can bear."""
        if wanted not in self._shades:
            self._shades[wanted] = self._made_shade(wanted)
        return self._shades[wanted]

    def _made_shade(self, wanted: float) -> QColor:
        inks = tuple(_rgb(self.style.ink(letter)) for letter in "SHDC")
        paper = _rgb(self.style.paper)
        bearable = bearable_shade(wanted, self.look.levels, _rgb(DIMMED), paper, inks)
        return self.colour(DIMMED, bearable)

    @property
    def plate(self) -> QColor:
        """Return the ground of plates."""
        return self.colour(self.felt.plate, 0.88)


def draw_shadow(painter: QPainter, inside: QRectF, radius: float, ratio: float) -> None:
    """Lay a soft green-black shadow under a rounded rectangle, light from above."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5, 0, -1):
        grow = step * ratio
        painter.setBrush(QColor(4, 18, 11, 11))
        shade = inside.adjusted(-grow, -grow + 2 * ratio, grow, grow + 1.4 * ratio)
        painter.drawRoundedRect(shade, radius + grow, radius + grow)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _pixels(made: QPixmap) -> int:
    return made.width() * made.height()


def _rgb(name: str) -> Colour:
    made = QColor(name)
    return made.red(), made.green(), made.blue()


def _rounded(image: QImage, ratio: float) -> QPixmap:
    from PySide6.QtGui import QBrush

    made = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(image))
    edge = image.width() * 0.025
    painter.drawEllipse(QRectF(edge, edge, image.width() - 2 * edge, image.height() - 2 * edge))
    painter.end()
    pixmap = QPixmap.fromImage(made)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
