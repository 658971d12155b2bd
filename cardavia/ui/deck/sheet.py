"""The whole deck on one sheet: ``python -m cardavia.ui.deck.sheet OUT.png``."""

import sys
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cardavia.ui.deck.portraits import RESIDENTS, SEATS, portrait_svg, resident_svg
from cardavia.ui.deck.render import Faces, draw_svg, width_for
from cardavia.ui.deck.style import BACK_NAMES, DeckStyle
from cardavia.ui.deck.svg import CORNER, HEIGHT

COURTS: Final = (9, 10, 11, 22, 23, 24, 35, 36, 37, 48, 49, 50)
FAN: Final = (
    *(53, 52, 13, 0, 12, 11, 10, 9, 8, 5, 2, 25, 24),
    *(22, 20, 16, 37, 36, 34, 32, 27, 51, 50, 49, 48),
)
"""Twenty-five cards as a player of Tractor holds them."""
STYLES: Final = (
    DeckStyle(four_colours=True),
    DeckStyle(warm_colours=True),
    DeckStyle(four_colours=True, high_contrast=True),
    DeckStyle(letters="devanagari", digits="devanagari"),
    DeckStyle(four_colours=True, large_print=True),
    DeckStyle(letters="devanagari", digits="devanagari", large_print=True),
)
SAMPLES: Final = (12, 11, 10, 22, 34, 31, 49, 47, 52, 53)


class Sheet:
    """A felt on which pictures are laid in rows."""

    def __init__(self, width: int, height: int) -> None:
        """Lay out an empty felt."""
        self.picture = QImage(width, height, QImage.Format.Format_RGB32)
        self.picture.fill(QColor("#1F5C40"))
        self.faces = Faces()
        self.painter = QPainter(self.picture)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setPen(QColor(30, 20, 10, 110))

    def row(self, faces: tuple[int, ...], place: tuple[int, int], height: int, step: int) -> None:
        """Lay faces in the usual style beside each other."""
        for count, face in enumerate(faces):
            self.card(face, (place[0] + count * step, place[1]), height, DeckStyle())

    def card(self, face: int, place: tuple[int, int], height: int, style: DeckStyle) -> None:
        """Lay one face, with the thin edge that cards have on the table."""
        self.painter.drawImage(*place, self.faces.image(face, height, style))
        radius = CORNER / HEIGHT * height
        edge = QRectF(place[0] + 0.5, place[1] + 0.5, width_for(height) - 1, height - 1)
        self.painter.drawRoundedRect(edge, radius, radius)

    def backs(self, x: int, y: int) -> None:
        """Lay the six backs at three sizes."""
        for count, name in enumerate(BACK_NAMES):
            style = DeckStyle(back=name)
            left = x + count * 140
            self.painter.drawImage(left, y, self.faces.image("back", 180, style))
            self.painter.drawImage(left, y + 188, self.faces.image("back", 84, style))
            self.painter.drawImage(left + 70, y + 188, self.faces.image("back", 60, style))

    def portraits(self, x: int, y: int) -> None:
        """Lay the portraits of seats and the residents of the home page."""
        for count, name in enumerate(SEATS):
            left, top = x + count % 6 * 82, y + count // 6 * 82
            self.painter.drawImage(left, top, draw_svg(portrait_svg(name), 74, 74))
        for count, game in enumerate(RESIDENTS):
            self.painter.drawImage(x + count * 124, y + 172, draw_svg(resident_svg(game), 116, 111))


def draw_sheet() -> QImage:
    """Return all faces, sizes, styles, backs and portraits on one sheet."""
    sheet = Sheet(1530, 2230)
    for suit in range(4):
        sheet.row(tuple(range(suit * 13, suit * 13 + 13)), (12, 12 + suit * 158), 150, 114)
    sheet.row(COURTS[:6], (12, 650), 280, 222)
    sheet.row((53,), (1344, 650), 136, 0)
    sheet.row((52,), (1344, 794), 136, 0)
    sheet.row(COURTS[6:], (12, 938), 280, 222)
    sheet.row((*COURTS, 52, 53, 12, 25, 38, 51, 8, 47), (12, 1230), 60, 50)
    sheet.row((*COURTS, 52, 53, 12, 8), (12, 1300), 84, 66)
    sheet.row(FAN, (12, 1394), 176, round(0.36 * width_for(176)))
    sheet.backs(12, 1584)
    sheet.portraits(860, 1584)
    for row, style in enumerate(STYLES):
        for count, face in enumerate(SAMPLES):
            sheet.card(face, (12 + count * 75 + row % 2 * 760, 1884 + row // 2 * 110), 100, style)
    sheet.painter.end()
    return sheet.picture


def main() -> int:
    """Write the sheet to the file named on the command line."""
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert app is not None
    return 0 if draw_sheet().save(sys.argv[1]) else 1


if __name__ == "__main__":
    sys.exit(main())
