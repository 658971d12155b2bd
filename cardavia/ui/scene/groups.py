"""Groups of the hand: cards that count as one suit stand together, named and counted below."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from cardavia.ui.language import number
from cardavia.ui.paint.plates import draw_pill
from cardavia.ui.paint.words import fitted
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.layout import Box, Places
from cardavia.ui.scene.plates import Painting, Plate
from cardavia.ui.theme import TEXT, Type


@dataclass(frozen=True)
class Group:
    """Cards ``first`` to ``first + count - 1`` of the hand; ``suit`` is the sign before ``name``."""

    name: str
    suit: int
    first: int
    count: int


def breaks_of(groups: list[Group]) -> tuple[int, ...]:
    """Return where every group but the first begins."""
    return tuple(group.first for group in groups[1:])


def middles(groups: list[Group], places: Places, cards: int) -> list[float]:
    """Return the middle of what each group shows."""
    breaks = breaks_of(groups)
    found: list[float] = []
    for group in groups:
        left, _ = places.hand_place(group.first, cards, breaks)
        last = group.first + group.count - 1
        right = places.hand_place(last, cards, breaks)[0] + places.hand_step(cards, breaks)
        if last == cards - 1:
            right = places.hand_place(last, cards, breaks)[0] + places.card_width
        found.append((left + right) / 2)
    return found


def groups_painting(
    groups: list[Group], at: list[float], gallery: Gallery, types: Type
) -> Painting:
    """Return the painting of the names under the hand, in a box as wide as the table."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        longest = max([_label(group) for group in groups], key=len)
        font = fitted(types.caption(), longest, rect.width(), rect.height() - 4)
        painter.setFont(font)
        size = rect.height() * 0.56
        spans = _spans(groups, at, QFontMetricsF(font), size)
        for group, (left, wide) in zip(groups, spans, strict=True):
            pill = QRectF(left, rect.y() + 1, wide, rect.height() - 2)
            draw_pill(painter, pill, gallery.plate, gallery.line(0.2))
            x = pill.x() + 9
            if group.suit >= 0:
                pip = gallery.pip(group.suit, size, light=True)
                painter.drawPixmap(QPointF(x, pill.center().y() - size / 2), pip)
                x += size + 5
            painter.setPen(gallery.colour(TEXT))
            words = QRectF(x, pill.y(), pill.right() - x, pill.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, _label(group))

    return paint


def _label(group: Group) -> str:
    return f"{group.name} {number(group.count)}"


def _spans(
    groups: list[Group], at: list[float], metrics: QFontMetricsF, sign: float
) -> list[tuple[float, float]]:
    """Return left edge and width of each label, pushed apart where they would touch."""
    found: list[tuple[float, float]] = []
    edge = 4.0
    for group, middle in zip(groups, at, strict=True):
        room = sign + 5 if group.suit >= 0 else 0.0
        wide = metrics.horizontalAdvance(_label(group)) + room + 20
        left = max(edge, middle - wide / 2)
        found.append((left, wide))
        edge = left + wide + 4
    return found


class GroupNames(Plate):
    """The names under a hand that lies in one row."""

    def write(
        self, groups: list[Group], count: int, places: Places, gallery: Gallery, types: Type
    ) -> None:
        """Name the groups of a hand of ``count`` cards."""
        self.setVisible(bool(groups) and places.rows == 1)
        if not groups:
            return
        top = places.hand_y + places.card + 1
        box = Box(0, top, places.width, places.height - top - 1)
        self.lay(box, groups_painting(groups, middles(groups, places, count), gallery, types))
