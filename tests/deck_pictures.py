"""Looking at pictures of cards in tests."""

import itertools

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from cardavia.cards.cards import face_of
from cardavia.ui.deck.render import draw_svg, width_for
from cardavia.ui.deck.style import BACK_NAMES, RANKS, SUITS, DeckStyle

STYLES = [
    DeckStyle(),
    DeckStyle(four_colours=True),
    DeckStyle(warm_colours=True),
    DeckStyle(high_contrast=True, four_colours=True),
    DeckStyle(large_print=True),
    DeckStyle(letters="devanagari"),
    DeckStyle(letters="devanagari", digits="devanagari", large_print=True, high_contrast=True),
]
BACKS = [DeckStyle(back=name) for name in BACK_NAMES]


def face(name: str) -> int:
    """Return the face of a suit and a rank as printed: S10, HQ."""
    return face_of(SUITS.index(name[0]), RANKS.index(name[1:]))


def picture(svg: str, height: int) -> QImage:
    """Draw a card on white."""
    drawn = draw_svg(svg, width_for(height), height)
    white = QImage(drawn.size(), QImage.Format.Format_RGB32)
    white.fill(QColor("white"))
    painter = QPainter(white)
    painter.drawImage(0, 0, drawn)
    painter.end()
    return white


def part(image: QImage, units: tuple[float, float, float, float]) -> QImage:
    """Cut out a rectangle given in the 250 by 350 units of a card: left, top, right, bottom."""
    k = image.height() / 350
    left, top, right, bottom = (round(u * k) for u in units)
    return image.copy(QRect(left, top, right - left, bottom - top))


def difference(one: QImage, other: QImage, least: int = 60) -> float:
    """Return the share of points whose grey differs by ``least`` of 255 or more."""
    assert one.size() == other.size()
    greys = list(zip(_greys(one), _greys(other), strict=True))
    return sum(abs(a - b) >= least for a, b in greys) / len(greys)


def colour_difference(one: QImage, other: QImage, least: int = 60) -> float:
    """Return the share of points where red, green or blue differs by ``least`` or more."""
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    pairs = [(one.pixelColor(*at).getRgb(), other.pixelColor(*at).getRgb()) for at in points]
    return sum(max(map(_distance, a, b)) >= least for a, b in pairs) / len(pairs)


def inked_columns(image: QImage, paper: str) -> list[int]:
    """Return the columns in which something is printed."""
    ground = QColor(paper).lightness()
    rows = range(image.height())
    return [
        x
        for x in range(image.width())
        if any(ground - image.pixelColor(x, y).lightness() > 60 for y in rows)
    ]


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast of two colours."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _distance(a: int, b: int) -> int:
    return abs(a - b)


def _luminance(name: str) -> float:
    colour = QColor(name)
    parts = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour.getRgbF()[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _greys(image: QImage) -> list[int]:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    lines = [bytes(grey.constScanLine(y))[: grey.width()] for y in range(grey.height())]
    return list(itertools.chain.from_iterable(lines))
