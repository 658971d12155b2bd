"""Outlines of the letters on cards, as path data; needs a QGuiApplication and the bundled font."""

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QPainterPath, QTransform

from cardavia.ui.deck.svg import Point, num
from cardavia.ui.fonts import FAMILY, load_fonts

_SIZE: Final = 1000


def outline(text: str, cap: float, widest: float, centre: Point) -> str:
    """Return a word, capitals ``cap`` high on a baseline at ``centre``, at most ``widest`` wide."""
    drawn = shape(text)
    box = drawn.boundingRect()
    scale = cap / shape("H").boundingRect().height()
    narrow = min(1.0, widest / (box.width() * scale))
    turn = QTransform.fromTranslate(*centre).scale(scale * narrow, scale)
    turn.translate(-box.center().x(), 0)
    return path_data(turn.map(drawn))


@cache
def shape(text: str) -> QPainterPath:
    """Return a word's outline in the bundled bold, 1000 units high, shaped as its script wants."""
    load_fonts()
    font = QFont(FAMILY)
    font.setPixelSize(_SIZE)
    font.setWeight(QFont.Weight.Bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path


def path_data(path: QPainterPath) -> str:
    """Return a painter path as SVG path data."""
    parts: list[str] = []
    index = 0
    while index < path.elementCount():
        element = path.elementAt(index)
        if element.isMoveTo():
            parts.append(f"M{_at(path, index)}")
        elif element.isLineTo():
            parts.append(f"L{_at(path, index)}")
        else:
            parts.append(f"C{_at(path, index)} {_at(path, index + 1)} {_at(path, index + 2)}")
            index += 2
        index += 1
    return "".join(parts) + "Z"


def _at(path: QPainterPath, index: int) -> str:
    element = path.elementAt(index)
    x, y = float(element.x), float(element.y)
    return f"{num(x)},{num(y)}"
