"""The whole deck on one sheet: ``python -m cardavia.ui.deck.sheet OUT.png``."""

import sys

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cardavia.ui.deck.backs import BACKS
from cardavia.ui.deck.portraits import SEATS, portrait_svg
from cardavia.ui.deck.render import BACK, Faces, draw_svg
from cardavia.ui.deck.style import DeckStyle


def draw_sheet() -> QImage:
    """Return all faces at 150 px, backs, portraits, small cards and a fan of 25."""
    sheet = QImage(1500, 1240, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#1F5C40"))
    painter = QPainter(sheet)
    faces, style = Faces(), DeckStyle()
    for face in range(54):
        x, y = (face % 13, face // 13) if face < 52 else (face - 52, 4)
        painter.drawImage(12 + x * 114, 12 + y * 158, faces.image(face, 150, style))
    for place, name in enumerate(BACKS):
        image = faces.image(BACK, 150, DeckStyle(back=name))
        painter.drawImage(12 + (place + 2) * 114, 12 + 4 * 158, image)
        small = faces.image(BACK, 60, DeckStyle(back=name))
        painter.drawImage(930 + place * 50, 12 + 4 * 158, small)
    for place, court in enumerate(SEATS):
        painter.drawImage(930 + place * 54, 724, draw_svg(portrait_svg(court), 50, 50))
    for place in range(25):
        painter.drawImage(12 + place * 45, 810, faces.image(place * 2 % 54, 176, DeckStyle(four_colours=True)))
    native = DeckStyle(letters="devanagari", digits="devanagari")
    for place in range(26):
        painter.drawImage(12 + place * 57, 1000, faces.image((place % 13) + 13 * (place // 13), 60, native if place > 12 else style))
    large = DeckStyle(large_print=True)
    for place, face in enumerate((12, 23, 11, 8, 52, 53, 36, 49)):
        painter.drawImage(12 + place * 114, 1074, faces.image(face, 150, large))
    painter.end()
    return sheet


def main() -> int:
    """Write the sheet to the file named on the command line."""
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert app is not None
    return 0 if draw_sheet().save(sys.argv[1]) else 1


if __name__ == "__main__":
    sys.exit(main())
