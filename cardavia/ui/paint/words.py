"""Words in a box of a given size: smaller where they would be cut, never cut."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

LEAST: Final = 10
"""Pixels; no letter is smaller."""
NARROWEST: Final = 70
"""Percent; how far the smallest letters are narrowed."""
_TALL_LATIN: Final = "Ég"
_TALL_DEVANAGARI: Final = "र्किहूँ"
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


def fitted(font: QFont, text: str, width: float, height: float) -> QFont:
    """Return a font in which one line fits, centred between top and bottom of its box."""
    metrics = QFontMetricsF(font)
    wide, high = metrics.horizontalAdvance(text), _height(metrics, text)
    share = min(1.0, width / wide if wide > 0 else 1.0, height / high if high > 0 else 1.0)
    made = smaller(font, share)
    left = QFontMetricsF(made).horizontalAdvance(text)
    if left > width:
        made.setStretch(max(NARROWEST, int(100 * width / left)))
    return made


def smaller(font: QFont, share: float) -> QFont:
    """Return a font in a share of its size, but never illegible."""
    made = QFont(font)
    if share < 1:
        made.setPixelSize(max(LEAST, int(font.pixelSize() * share)))
    return made


def _height(metrics: QFontMetricsF, text: str) -> float:
    """Return the room that a centred line needs: equal for all lines of a script."""
    devanagari = any("\u0900" <= letter <= "\u097f" for letter in text)
    ink = metrics.tightBoundingRect(_TALL_DEVANAGARI if devanagari else _TALL_LATIN)
    lift = (metrics.ascent() - metrics.descent()) / 2
    return 2 * max(-ink.top() - lift, ink.bottom() + lift)


def draw_line(
    painter: QPainter, box: QRectF, text: str, font: QFont, side: Qt.AlignmentFlag = _LEFT
) -> None:
    """Write one line at a side of a box, in letters that fit."""
    painter.setFont(fitted(font, text, box.width(), box.height()))
    painter.drawText(box, _MIDDLE | side, text)
