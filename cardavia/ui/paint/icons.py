"""Small signs in a box of 24 by 24, drawn as lines."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

BOX: Final = 24.0
LINE: Final = 1.9

_Strokes = tuple[tuple[tuple[float, float], ...], ...]

_STROKES: Final[dict[str, _Strokes]] = {
    "back": (((15, 4.5), (8, 12), (15, 19.5)),),
    "forward": (((9, 4.5), (16, 12), (9, 19.5)),),
    "first": (((18, 4.5), (11, 12), (18, 19.5)), ((6, 4.5), (6, 19.5))),
    "last": (((6, 4.5), (13, 12), (6, 19.5)), ((18, 4.5), (18, 19.5))),
    "back_far": (((11, 4.5), (4, 12), (11, 19.5)), ((19, 4.5), (12, 12), (19, 19.5))),
    "forward_far": (((13, 4.5), (20, 12), (13, 19.5)), ((5, 4.5), (12, 12), (5, 19.5))),
    "down": (((5, 9), (12, 15.5), (19, 9)),),
    "close": (((5.5, 5.5), (18.5, 18.5)), ((18.5, 5.5), (5.5, 18.5))),
    "more": (((4, 6.5), (20, 6.5)), ((4, 12), (20, 12)), ((4, 17.5), (20, 17.5))),
    "plus": (((12, 5), (12, 19)), ((5, 12), (19, 12))),
    "check": (((5, 12.5), (10, 17.5), (19, 7)),),
    "undo": (((8, 4.5), (3.5, 9), (8, 13.5)),),
    "redo": (((16, 4.5), (20.5, 9), (16, 13.5)),),
    "hint": (
        ((9.5, 18.5), (14.5, 18.5)),
        ((10.5, 21.2), (13.5, 21.2)),
        ((9.8, 15.6), (14.2, 15.6)),
    ),
    "info": (((12, 11), (12, 17)), ((12, 7), (12, 7.2))),
    "sound": (((4, 9.5), (7.5, 9.5), (12.5, 5), (12.5, 19), (7.5, 14.5), (4, 14.5), (4, 9.5)),),
    "mute": (
        ((4, 9.5), (7.5, 9.5), (12.5, 5), (12.5, 19), (7.5, 14.5), (4, 14.5), (4, 9.5)),
        ((16, 9.5), (21, 14.5)),
        ((21, 9.5), (16, 14.5)),
    ),
    "quit": (
        ((14, 12), (21, 12)),
        ((18, 9), (21, 12), (18, 15)),
        ((13, 4), (5, 4), (5, 20), (13, 20)),
    ),
    "statistics": (
        ((4, 20), (20, 20)),
        ((7, 16), (7, 11)),
        ((12, 16), (12, 5)),
        ((17, 16), (17, 8)),
    ),
    "full_screen": (
        ((4, 9), (4, 4), (9, 4)),
        ((15, 4), (20, 4), (20, 9)),
        ((20, 15), (20, 20), (15, 20)),
        ((9, 20), (4, 20), (4, 15)),
    ),
    "pause": (((8.5, 5), (8.5, 19)), ((15.5, 5), (15.5, 19))),
    "play": (((7.5, 5), (18.5, 12), (7.5, 19), (7.5, 5)),),
}


def icon(name: str) -> QPainterPath:
    """Return the lines of a sign, to be drawn with a round pen; an unknown name is a KeyError."""
    path = QPainterPath()
    for stroke in _STROKES.get(name, ()):
        path.moveTo(*stroke[0])
        for point in stroke[1:]:
            path.lineTo(*point)
    if name in _ROUND:
        _ROUND[name](path)
    elif name not in _STROKES:
        raise KeyError(name)
    return path


def draw_icon(painter: QPainter, name: str, rect: QRectF, ink: QColor) -> None:
    """Draw a sign into a square."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / BOX, rect.height() / BOX)
    pen = QPen(ink, LINE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon(name))
    painter.restore()


def _hint(path: QPainterPath) -> None:
    path.addEllipse(QPointF(12, 9), 6.2, 6.2)


def _undo(path: QPainterPath) -> None:
    path.moveTo(3.5, 9)
    path.lineTo(14.5, 9)
    path.arcTo(QRectF(9.5, 9, 10, 10), 90, -180)
    path.lineTo(9, 19)


def _redo(path: QPainterPath) -> None:
    path.moveTo(20.5, 9)
    path.lineTo(9.5, 9)
    path.arcTo(QRectF(4.5, 9, 10, 10), 90, 180)
    path.lineTo(15, 19)


def _last_trick(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(4.5, 4, 10, 14), 2, 2)
    path.moveTo(17, 7)
    path.lineTo(18, 7)
    path.arcTo(QRectF(16.5, 7, 3, 3), 90, -90)
    path.lineTo(19.5, 19)
    path.arcTo(QRectF(16.5, 18, 3, 3), 0, -90)
    path.lineTo(11, 21)
    path.arcTo(QRectF(9, 18, 3, 3), 270, -90)


def _settings(path: QPainterPath) -> None:
    path.addEllipse(QPointF(12, 12), 2.9, 2.9)
    path.addEllipse(QPointF(12, 12), 6.2, 6.2)
    for number in range(8):
        turn = 2 * pi * number / 8
        path.moveTo(12 + 6.6 * cos(turn), 12 + 6.6 * sin(turn))
        path.lineTo(12 + 9.2 * cos(turn), 12 + 9.2 * sin(turn))


def _help(path: QPainterPath) -> None:
    path.addEllipse(QPointF(12, 12), 9, 9)
    path.moveTo(9, 9.5)
    path.arcTo(QRectF(9, 6.5, 6, 6), 180, -230)
    path.lineTo(12, 14.4)
    path.moveTo(12, 17)
    path.lineTo(12, 17.2)


def _info(path: QPainterPath) -> None:
    path.addEllipse(QPointF(12, 12), 9, 9)


def _sound(path: QPainterPath) -> None:
    for reach in (3.5, 7.0):
        around = QRectF(12.5 - reach, 12 - reach, 2 * reach, 2 * reach).translated(2, 0)
        path.arcMoveTo(around, 50)
        path.arcTo(around, 50, -100)


_ROUND: Final = {
    "hint": _hint,
    "undo": _undo,
    "redo": _redo,
    "last_trick": _last_trick,
    "settings": _settings,
    "help": _help,
    "info": _info,
    "sound": _sound,
}
NAMES: Final = tuple(sorted({*_STROKES, *_ROUND}))
