"""A plate in the middle of the table that tells one thing, with the cards it is about."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from cardavia.ui.paint.plates import draw_plate
from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.scene.layout import ASPECT, Places
from cardavia.ui.scene.plates import Painting, Plate
from cardavia.ui.theme import PALE, TEXT, Type

STEP: Final = 0.62
"""Distance of cards for their width."""
CARD_SHARE: Final = 0.9
WIDEST: Final = 0.56
"""Of the window."""
APART: Final = 36.0
"""Between two groups of cards."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_FLAGS: Final = _CENTRE | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True)
class Shown:
    """Cards of a banner that belong together, and the word under them, if any."""

    faces: list[int]
    caption: str = ""


class Banner:
    """The words and cards of a banner, measured for a table."""

    def __init__(self, text: str, shown: list[Shown], places: Places, types: Type) -> None:
        """Measure."""
        self.text = text
        self.shown = [group for group in shown if group.faces]
        self.types = types
        self.card = places.trick_card * CARD_SHARE
        room = places.width * WIDEST
        self.step = self._step_within(room)
        metrics = QFontMetricsF(types.message())
        wide = min(room, max(self._cards_width(), metrics.horizontalAdvance(text) + 4))
        words = metrics.boundingRect(QRectF(0, 0, wide, 999), int(_FLAGS), text)
        self.words_height = words.height()
        width = max(wide, self._cards_width()) + 44
        x, y = places.centre
        height = words.height() + 24 + self._cards_height()
        tops = [seat.plate.bottom for seat in places.seats if seat.side == "top"]
        top = max([y - height / 2, *[edge + 10 for edge in tops]])
        self.box = QRectF(x - width / 2, top, width, height)

    def _step_within(self, room: float) -> float:
        """Return the distance of neighbouring cards, closer where there are many."""
        closer = sum(len(group.faces) - 1 for group in self.shown)
        whole = len(self.shown) * self.card * ASPECT + max(0, len(self.shown) - 1) * APART
        usual = self.card * ASPECT * STEP
        return min(usual, (room - whole) / closer) if closer else usual

    def _group_width(self, group: Shown) -> float:
        cards = self.card * ASPECT + (len(group.faces) - 1) * self.step
        return max(cards, QFontMetricsF(self.types.secondary()).horizontalAdvance(group.caption))

    def _cards_width(self) -> float:
        return sum(map(self._group_width, self.shown)) + max(0, len(self.shown) - 1) * APART

    def _cards_height(self) -> float:
        return self.card + 14 + self._caption_height() if self.shown else 0.0

    def _caption_height(self) -> float:
        captioned = any(group.caption for group in self.shown)
        return QFontMetricsF(self.types.secondary()).height() + 4 if captioned else 0.0

    def painting(self, gallery: Gallery) -> Painting:
        """Return the painting of the banner."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            ground = gallery.colour(gallery.felt.plate, 0.97)
            draw_plate(painter, rect, ground, gallery.line(0.5))
            painter.setPen(gallery.colour(TEXT))
            painter.setFont(self.types.message())
            box = QRectF(rect.x() + 20, rect.y() + 12, rect.width() - 40, self.words_height)
            painter.drawText(box, int(_FLAGS), self.text)
            left = rect.center().x() - self._cards_width() / 2
            for group in self.shown:
                width = self._group_width(group)
                room = QRectF(left, box.bottom() + 12, width, self.card)
                self._paint_group(painter, room, group, gallery)
                left += width + APART

        return paint

    def _paint_group(self, painter: QPainter, room: QRectF, group: Shown, gallery: Gallery) -> None:
        wide = self.card * ASPECT + (len(group.faces) - 1) * self.step
        left = room.center().x() - wide / 2
        for index, face in enumerate(group.faces):
            spot = QPointF(left + index * self.step, room.y())
            painter.drawPixmap(spot - QPointF(SHADOW, SHADOW), gallery.card(face, self.card))
        painter.setFont(self.types.secondary())
        painter.setPen(gallery.colour(PALE))
        line = QRectF(room.x() - APART / 2, room.bottom() + 4, room.width() + APART, 0)
        line.setHeight(self._caption_height())
        painter.drawText(line, int(_CENTRE), group.caption)


class BannerPlate(Plate):
    """The one banner of a table."""

    def __init__(self) -> None:
        """Tell nothing yet."""
        super().__init__()
        self.text = ""
        self.shown: list[Shown] = []
        self.hide()

    def tell(
        self, text: str, shown: list[Shown], places: Places, gallery: Gallery, types: Type
    ) -> None:
        """Show words and cards until the next ones, or silence."""
        self.text, self.shown = text, shown
        banner = Banner(text, shown, places, types)
        self.lay(banner.box, banner.painting(gallery))
        self.show()

    def be_silent(self) -> None:
        """Tell nothing any more."""
        self.text, self.shown = "", []
        self.hide()
