"""Open hands of the other players: the upper corners of their cards, in rows by their plates."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.scene.layout import ASPECT, Box, Places
from cardavia.ui.scene.plates import Painting
from cardavia.ui.theme import TOP_BAR

SIZES: Final = (90, 84, 78, 72, 66, 60, 54, 48, 42)
"""Heights of cards, the largest that fits being taken."""
CORNER: Final = 0.36
"""How much of a card must show above the next row: rank and suit."""
STRIP: Final = 0.2
"""How much must show beside the next card, in heights."""
WIDEST: Final = 0.5
MOST_ROWS: Final = 4
GAP: Final = 6.0


@dataclass(frozen=True)
class Spread:
    """How cards lie in a box: their height, how many in a row, and the steps between them."""

    card: float
    in_row: int
    across: float
    down: float

    def spot(self, place: int) -> tuple[float, float]:
        """Return where a card lies from the corner of the box."""
        row, column = divmod(place, self.in_row)
        return column * self.across, row * self.down


def spread_in(count: int, width: float, height: float, scale: float = 1.0) -> Spread:
    """Return how so many cards lie in a room, as large as their corners can be read."""
    for size in SIZES:
        card = size * scale
        for rows in range(1, MOST_ROWS + 1):
            found = _in_rows(count, rows, card, width)
            if found.down * rows <= height and found.across >= STRIP * card:
                return found
    return _in_rows(count, MOST_ROWS, SIZES[-1] * scale, width)


def _in_rows(count: int, rows: int, card: float, width: float) -> Spread:
    each = max(1, -(-count // rows))
    wide = card * ASPECT
    across = min(wide * WIDEST, (width - wide) / max(1, each - 1))
    return Spread(card, each, max(across, 1.0), card * CORNER)


def open_hand(places: Places, seat: int, count: int) -> tuple[Box, Spread]:
    """Return where a seat's open hand lies, and how."""
    place = places.seats[seat]
    room = _room_above(places, seat) if place.side == "top" else _room_aside(places, seat)
    spread = spread_in(count, room.width, room.height, places.scale)
    above = spread.down * ((count - 1) // spread.in_row)
    wide = spread.card * ASPECT + spread.across * (min(count, spread.in_row) - 1)
    high = min(above + spread.card, room.height)
    x = {"left": room.x, "right": room.right - wide, "top": room.x + (room.width - wide) / 2}
    y = room.bottom - high if room.y < place.plate.y else room.y
    return Box(x[place.side], y, wide, high), spread


def _room_above(places: Places, seat: int) -> Box:
    """Return the room over a plate at the top, which covers the lower part of the cards."""
    plate = places.seats[seat].plate
    tops = sum(1 for one in places.seats if one.side == "top")
    middle = places.width / 2
    half = min(middle - places.score.right, places.info.x - middle) - GAP
    wide = 2 * half / tops - GAP
    top = TOP_BAR + GAP
    return Box(plate.centre[0] - wide / 2, top, wide, plate.y + GAP - top)


def _room_aside(places: Places, seat: int) -> Box:
    """Return the room under a plate at the side, or over it where that is higher."""
    place = places.seats[seat]
    half = places.trick_card * ASPECT / 2 + GAP
    corner = places.score if place.side == "left" else places.info
    if place.side == "left":
        x, right = place.plate.x, place.trick[0] - half
    else:
        x, right = place.trick[0] + half, place.plate.right
    over, under = corner.bottom + GAP, place.plate.bottom + GAP
    if place.plate.y - GAP - over > places.status.y - GAP - under:
        return Box(x, over, right - x, place.plate.y + GAP - over)
    return Box(x, under, right - x, places.status.y - GAP - under)


def open_hand_painting(gallery: Gallery, faces: list[int], spread: Spread) -> Painting:
    """Return the painting of an open hand: of the upper rows only the upper parts show."""

    def paint(painter: QPainter, box: QRectF) -> None:
        painter.save()
        painter.setClipRect(box.adjusted(-SHADOW, -SHADOW, SHADOW, 0))
        for place, face in enumerate(faces):
            x, y = spread.spot(place)
            spot = QPointF(box.x() + x - SHADOW, box.y() + y - SHADOW)
            painter.drawPixmap(spot, gallery.card(face, spread.card))
        painter.restore()

    return paint
