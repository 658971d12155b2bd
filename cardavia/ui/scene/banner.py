"""A plate in the middle of the table that tells one thing, with the cards it is about."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from cardavia.ui.paint.plates import draw_plate
from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.scene.layout import ASPECT, Places
from cardavia.ui.scene.plates import Painting, Plate
from cardavia.ui.theme import TEXT, Type

STEP: Final = 0.62
"""Distance of cards for their width."""
CARD_SHARE: Final = 0.9
WIDEST: Final = 0.56
"""Of the window."""
_FLAGS: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class Banner:
    """The words and cards of a banner, measured for a table."""

    def __init__(self, text: str, faces: list[int], places: Places, types: Type) -> None:
        """Measure."""
        self.text = text
        self.faces = faces
        self.types = types
        self.card = places.trick_card * CARD_SHARE
        room = places.width * WIDEST
        cards = self._cards_width()
        metrics = QFontMetricsF(types.message())
        wide = min(room, max(cards, metrics.horizontalAdvance(text) + 4))
        words = metrics.boundingRect(QRectF(0, 0, wide, 999), int(_FLAGS), text)
        self.words_height = words.height()
        width = wide + 44
        height = words.height() + 24 + (self.card + 14 if faces else 0)
        x, y = places.centre
        tops = [seat.plate.bottom for seat in places.seats if seat.side == "top"]
        top = max([y - height / 2, *[edge + 10 for edge in tops]])
        self.box = QRectF(x - width / 2, top, width, height)

    def _cards_width(self) -> float:
        count = len(self.faces)
        return self.card * ASPECT * (1 + (count - 1) * STEP) if count else 0.0

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
            for index, face in enumerate(self.faces):
                spot = QPointF(left + index * self.card * ASPECT * STEP, box.bottom() + 12)
                painter.drawPixmap(spot - QPointF(SHADOW, SHADOW), gallery.card(face, self.card))

        return paint


class BannerPlate(Plate):
    """The one banner of a table."""

    def __init__(self) -> None:
        """Tell nothing yet."""
        super().__init__()
        self.text = ""
        self.faces: list[int] = []
        self.hide()

    def tell(
        self, text: str, faces: list[int], places: Places, gallery: Gallery, types: Type
    ) -> None:
        """Show words and cards until the next ones, or silence."""
        self.text, self.faces = text, faces
        banner = Banner(text, faces, places, types)
        self.lay(banner.box, banner.painting(gallery))
        self.show()

    def be_silent(self) -> None:
        """Tell nothing any more."""
        self.text, self.faces = "", []
        self.hide()
