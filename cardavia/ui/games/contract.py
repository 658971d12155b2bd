"""The contract plate: an arch with a suit sign or a number, and lines beside it."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from cardavia.cards.cards import NO_SUIT
from cardavia.ui.language import filled, shown
from cardavia.ui.paint.motifs import arch_path
from cardavia.ui.paint.plates import draw_plate
from cardavia.ui.paint.words import draw_line
from cardavia.ui.scene.plates import Painting
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.card_names import suit_name
from cardavia.ui.theme import BLACK, FACE, GOLD, MUTED, PALE, TEXT

translate = QCoreApplication.translate


def contract_painting(
    view: TableView,
    suit: int,
    number: str,
    lines: list[str],
    free: float = 0.0,
    sign: Painting | None = None,
) -> Painting:
    """Return a plate with an arch that holds a suit sign or a number, and up to three lines.

    ``free`` is the share of its width that stays empty at the right; a ``sign`` of one's own
    takes the place of suit and number.
    """

    def paint(painter: QPainter, rect: QRectF) -> None:
        gallery, types = view.gallery, view.types
        draw_plate(painter, rect, gallery.plate, gallery.line())
        size = rect.height() - 20
        window = QRectF(rect.x() + 12, rect.y() + 10, size * 0.80, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gallery.colour(GOLD))
        painter.drawPath(arch_path(window))
        painter.setBrush(gallery.colour(FACE))
        painter.drawPath(arch_path(window.adjusted(2, 2, -2, -2)))
        if sign is not None:
            sign(painter, window.adjusted(8, size * 0.16, -8, -5))
        elif suit >= 0:
            draw_pip(painter, suit, window.center().x(), window.center().y() + 5, size * 0.42, view)
        elif number:
            painter.setPen(gallery.colour(BLACK))
            middle = Qt.AlignmentFlag.AlignHCenter
            box = window.adjusted(4, 8, -4, 0)
            draw_line(painter, box, shown(number), types.heading(), middle)
        left, right = window.right() + 14, rect.right() - free * rect.width()
        _write_lines(
            painter,
            QRectF(left, rect.y() + 8, right - left - 10, rect.height() - 16),
            lines,
            view,
        )

    return paint


def _write_lines(painter: QPainter, room: QRectF, lines: list[str], view: TableView) -> None:
    types, gallery = view.types, view.gallery
    height = room.height() / max(2, len(lines))
    fonts = [types.title(), types.secondary(), types.caption()]
    inks = [TEXT, PALE, MUTED]
    for place, line in enumerate(lines):
        painter.setPen(gallery.colour(inks[min(place, 2)]))
        box = QRectF(room.x(), room.y() + place * height, room.width(), height)
        draw_line(painter, box, line, fonts[min(place, 2)])


def draw_pip(
    painter: QPainter, suit: int, x: float, y: float, size: float, view: TableView
) -> None:
    """Draw a suit sign around a point."""
    pixmap = view.gallery.pip(suit, size)
    painter.drawPixmap(QPointF(x - size / 2, y - size / 2), pixmap)


def every_suit(view: TableView) -> Painting:
    """Return the sign of a deal without trump: the four suits, none before another."""

    def paint(painter: QPainter, box: QRectF) -> None:
        size = min(box.width(), box.height()) * 0.42
        for suit in range(4):
            x = box.center().x() + (suit % 2 - 0.5) * size * 1.16
            y = box.center().y() + (suit // 2 - 0.5) * size * 1.16
            draw_pip(painter, suit, x, y, size, view)

    return paint


def trump_words(suit: int) -> str:
    """Return "Trump: hearts", or that there is none."""
    if suit == NO_SUIT:
        return translate("Table", "No trump")
    return filled(translate("Table", "Trump: %1"), suit_name(suit))
