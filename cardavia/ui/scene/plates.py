"""What lies on the felt besides cards: seat plates, bid bubbles, score and contract plates."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from cardavia.ui.paint.plates import draw_bubble, draw_pill, draw_plate
from cardavia.ui.paint.words import draw_line
from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.scene.layout import ASPECT, Box
from cardavia.ui.scene.piles import draw_piles
from cardavia.ui.theme import (
    FACE,
    INK,
    MARIGOLD,
    MUTED,
    PALE,
    PASSED,
    PASSED_INK,
    PLATE_RADIUS,
    TEXT,
    Type,
)

LEAST_SQUEEZE: Final = 0.85
"""How much smaller a remark may be written before a shorter one takes its place."""

Painting = Callable[[QPainter, QRectF], None]


class Plate(QGraphicsObject):
    """Something painted within a box, by a function that may be changed at any time."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._box = QRectF()
        self._painting: Painting | None = None
        self._shown: object = None
        # Cards pass by many times a second: what they uncover is copied, not painted again.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def lay(self, box: Box | QRectF, painting: Painting, shown: object = None) -> None:
        """Lie in a box and be painted by a function of painter and rectangle.

        ``shown`` is all that the painting depends on: while it stays, nothing is painted anew.
        """
        rect = box if isinstance(box, QRectF) else QRectF(box.x, box.y, box.width, box.height)
        if shown is not None and (shown, rect) == (
            self._shown,
            QRectF(self.pos(), self._box.size()),
        ):
            return
        self._shown = shown
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._box = QRectF(0, 0, rect.width(), rect.height())
        self._painting = painting
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the box with room for shadow and badges."""
        return self._box.adjusted(-26, -26, 26, 26)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Let the function paint."""
        if self._painting is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._painting(painter, self._box)


class SeatFacts:
    """What a seat plate says."""

    def __init__(self, name: str, court: str) -> None:
        """Name a seat with its portrait."""
        self.name = name
        self.court = court
        self.remark = ""
        self.brief = ""
        """What is said in its place where the plate is too narrow for it."""
        self.dealer = ""
        """The dealer's letter, empty for the others."""
        self.active = False
        self.tricks = 0
        """Tricks taken, where the game counts them."""

    def all(self) -> tuple[object, ...]:
        """Return everything that the plate shows, to be compared."""
        return tuple(vars(self).values())


def seat_painting(
    facts: SeatFacts, gallery: Gallery, types: Type, *, lowest: bool = False
) -> Painting:
    """Return the painting of a seat plate; the lowest has its piles above, not below."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        draw_piles(painter, rect, facts.tricks, gallery, above=lowest)
        ground = gallery.colour(MARIGOLD) if facts.active else gallery.plate
        draw_pill(painter, rect, ground, gallery.line(0.6 if facts.active else 0.27))
        size = rect.height() - 8
        portrait = gallery.portrait(facts.court, size)
        painter.drawPixmap(rect.topLeft() + QPointF(4, 4), portrait)
        left = rect.x() + size + 14
        room = rect.right() - left - 12
        first = QRectF(left, rect.y() + 3, room, rect.height() * 0.5)
        second = QRectF(left, rect.y() + rect.height() * 0.48, room, rect.height() * 0.46)
        painter.setPen(gallery.colour(INK if facts.active else TEXT))
        draw_line(painter, first, facts.name, types.button())
        painter.setPen(gallery.colour(INK if facts.active else MUTED))
        wide = QFontMetricsF(types.caption()).horizontalAdvance(facts.remark)
        fits = not facts.brief or wide * LEAST_SQUEEZE <= room
        draw_line(painter, second, facts.remark if fits else facts.brief, types.caption())
        if facts.dealer:
            _draw_dealer(painter, rect, facts.dealer, gallery, types)

    return paint


def dealer_mark(plate: Box, types: Type) -> tuple[float, float, float]:
    """Return the middle and the radius of the dealer's mark on a plate."""
    return plate.right - 10, plate.y + 2, types.pixels(10.5, 11.5)


def _draw_dealer(
    painter: QPainter, rect: QRectF, letter: str, gallery: Gallery, types: Type
) -> None:
    plate = Box(rect.x(), rect.y(), rect.width(), rect.height())
    x, y, radius = dealer_mark(plate, types)
    centre = QPointF(x, y)
    painter.setPen(QPen(gallery.colour(INK), 1))
    painter.setBrush(gallery.colour(FACE))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(gallery.colour(INK))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    draw_line(painter, box, letter, types.caption(), Qt.AlignmentFlag.AlignHCenter)


SHOWN_CARD: Final = 58.0
"""Height of a card beside a seat's words."""
SHOWN_STEP: Final = 0.42
SHOWN_INSET: Final = 12.0


def bubble_painting(
    text: str, gallery: Gallery, types: Type, tip: QPointF, *, muted: bool, faces: list[int]
) -> Painting:
    """Return the painting of a bid bubble whose tail points to ``tip`` (in its own box)."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        ground = gallery.colour(PASSED if muted else FACE)
        line = gallery.colour("#9BA39A" if muted else MARIGOLD)
        # Cards lie square: a round end would cut their corners.
        radius = PLATE_RADIUS if faces else rect.height() / 2
        draw_bubble(painter, rect, tip, (ground, line), radius)
        painter.setFont(types.title() if not muted else types.button())
        painter.setPen(gallery.colour(PASSED_INK if muted else INK))
        room = SHOWN_INSET + _shown_width(len(faces), types) if faces else 0.0
        painter.drawText(rect.adjusted(room, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, text)
        high = _shown_high(types)
        for index, face in enumerate(faces):
            spot = QPointF(SHOWN_INSET + index * high * SHOWN_STEP, (rect.height() - high) / 2)
            painter.drawPixmap(
                rect.topLeft() + spot - QPointF(SHADOW, SHADOW), gallery.card(face, high)
            )

    return paint


def _shown_high(types: Type) -> float:
    """Return the height of a card beside words, which grows with the window and not with them."""
    return types.pixels(SHOWN_CARD, SHOWN_CARD) * 100 / types.scale


def _shown_width(count: int, types: Type) -> float:
    """Return the room that cards need beside the words."""
    high = _shown_high(types)
    return (high * ASPECT + (count - 1) * high * SHOWN_STEP + 2) if count else 0.0


def bubble_size(text: str, types: Type, cards: int = 0) -> tuple[float, float]:
    """Return the size of a bubble for a text, and for cards beside it."""
    metrics = QFontMetricsF(types.title())
    high = _shown_high(types) + 12 if cards else 42.0
    wide = metrics.horizontalAdvance(text) + 36 + _shown_width(cards, types)
    return wide, max(high, metrics.height() * 0.95)


class ScoreRow:
    """One line of the score plate."""

    def __init__(self, name: str, score: str, *, own: bool, seat: int) -> None:
        """Score ``score`` for ``name``."""
        self.name = name
        self.score = score
        self.own = own
        self.seat = seat


def score_painting(title: str, rows: list[ScoreRow], gallery: Gallery, types: Type) -> Painting:
    """Return the painting of the running score."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        draw_plate(painter, rect, gallery.plate, gallery.line())
        painter.setPen(gallery.colour(PALE))
        head = min(32.0, rect.height() * 0.24)
        inner = rect.adjusted(16, 4, -16, -6)
        first = QRectF(inner.x(), inner.y(), inner.width(), head)
        draw_line(painter, first, title, types.caption())
        height = (inner.height() - head) / max(1, len(rows))
        for place, row in enumerate(rows):
            line = QRectF(inner.x(), inner.y() + head + place * height, inner.width(), height)
            _draw_row(painter, line, row, gallery, types)

    return paint


def _draw_row(
    painter: QPainter, line: QRectF, row: ScoreRow, gallery: Gallery, types: Type
) -> None:
    if row.own:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gallery.colour("#FFFFFF", 0.12))
        painter.drawRoundedRect(line.adjusted(-8, 0, 8, 0), 7, 7)
    painter.setPen(gallery.colour(TEXT))
    name = QRectF(line.x(), line.y(), line.width() - 44, line.height())
    draw_line(painter, name, row.name, types.button() if row.own else types.secondary())
    draw_line(painter, line, row.score, types.button(), Qt.AlignmentFlag.AlignRight)


BARE_BADGE: Final = (40.0, 30.0)
"""The size of a badge with the crown alone."""
CROWN: Final = ((0, 12), (2.5, 2), (6.5, 7.5), (10, 0), (13.5, 7.5), (17.5, 2), (20, 12))


def badge_painting(text: str, gallery: Gallery, types: Type) -> Painting:
    """Return the painting of the badge on the card that is winning."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        draw_pill(painter, rect, gallery.colour(MARIGOLD), gallery.colour(PALE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gallery.colour(INK))
        left, top = rect.x() + 11, rect.center().y() - 6
        painter.drawPolygon(QPolygonF([QPointF(left + x * 0.9, top + y * 0.9) for x, y in CROWN]))
        painter.setPen(gallery.colour(INK))
        if text:
            draw_line(painter, rect.adjusted(34, 0, -10, 0), text, types.secondary())

    return paint


def badge_width(text: str, types: Type) -> float:
    """Return the width of a badge with a word."""
    return QFontMetricsF(types.secondary()).horizontalAdvance(text) + 48
