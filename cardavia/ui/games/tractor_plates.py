"""Tractor's two plates: trump with the levels of both teams, and the attackers' garland."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from cardavia.cards.cards import NO_SUIT
from cardavia.rules.tractor.scoring import TAKEOVER, line_above
from cardavia.rules.tractor.table import DECLARING, Tractor
from cardavia.ui.games.contract import contract_painting, trump_words
from cardavia.ui.games.garland import Garland
from cardavia.ui.language import Language, filled
from cardavia.ui.scene.plates import Painting, ScoreRow
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.card_names import level_name
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import GOLD, PALE, TEXT

translate = QCoreApplication.translate

LEVELS_SHARE: Final = 0.37
MARKS: Final = (40, TAKEOVER, 120, 160, 200)


def trump_lines(table: Tractor, names: Names) -> list[str]:
    """Return what the trump plate says: trump, the level card, and who declared with what."""
    level = filled(translate("Tractor", "Level card: %1"), level_name(table.level))
    calls = table.declaring
    if calls.seat < 0:
        if table.phase == DECLARING:
            return [level, translate("Tractor", "Nobody has declared")]
        return [trump_words(table.order.trump), level, translate("Tractor", "by the kitty")]
    who = filled(translate("Tractor", "Declared: %1"), names.of(calls.seat))
    suit = calls.suit() if table.phase == DECLARING else table.order.trump
    return [trump_words(suit), level, who]


def trump_painting(
    view: TableView, table: Tractor, lines: list[str], rows: list[ScoreRow], heading: str
) -> Painting:
    """Return the plate with trump in its arch and the level of each team beside it."""
    suit = table.order.trump if table.phase != DECLARING else _declared_suit(table)
    number = level_name(table.level) if table.level < 9 else "JQKA"[min(table.level, 12) - 9]
    contract = contract_painting(view, suit, number, lines, LEVELS_SHARE)

    def paint(painter: QPainter, rect: QRectF) -> None:
        contract(painter, rect)
        wide = rect.width() * LEVELS_SHARE
        box = QRectF(rect.right() - wide, rect.y() + 8, wide - 14, rect.height() - 16)
        painter.setPen(view.gallery.colour(GOLD, 0.35))
        painter.drawLine(box.topLeft(), box.bottomLeft())
        _write_levels(painter, box.adjusted(12, 0, 0, 0), rows, heading, view)

    return paint


def _declared_suit(table: Tractor) -> int:
    return table.declaring.suit() if table.declaring.seat >= 0 else NO_SUIT


def _write_levels(
    painter: QPainter, box: QRectF, rows: list[ScoreRow], heading: str, view: TableView
) -> None:
    types, gallery = view.types, view.gallery
    high = box.height() / 3
    painter.setFont(types.caption())
    painter.setPen(gallery.colour(PALE))
    top = QRectF(box.x(), box.y(), box.width(), high)
    painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, heading)
    for place, row in enumerate(rows):
        line = top.translated(0, high * (place + 1))
        painter.setPen(gallery.colour(TEXT))
        painter.setFont(types.button())
        score = QFontMetricsF(types.button()).horizontalAdvance(row.score)
        painter.drawText(line, _RIGHT, row.score)
        font = types.button() if row.own else types.secondary()
        room = box.width() - score - 8
        wide = QFontMetricsF(font).horizontalAdvance(row.name)
        if wide > room:
            font.setPixelSize(max(10, int(font.pixelSize() * room / wide)))
        painter.setFont(font)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, row.name)


_RIGHT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


def garland_of(table: Tractor, *, yours: bool, language: Language) -> Garland:
    """Return what the attackers' plate says of their points."""
    points = int(table.points)
    if yours:
        title = filled(translate("Tractor", "Attackers (you): %1 points"), str(points))
    else:
        title = filled(translate("Tractor", "Attackers: %1 points"), str(points))
    n = int(line_above(points)) - points
    distance = translate("Tractor", "%n more needed", "", n)
    least = 3 if points <= 0 else 2
    results = [
        filled(translate("Tractor", "defenders +%1"), str(least)),
        filled(translate("Tractor", "defenders +%1"), "1"),
        translate("Tractor", "takeover"),
        filled(translate("Tractor", "+%1 level"), "1"),
        filled(translate("Tractor", "+%1 levels"), str(max(2, (points - 80) // 40))),
    ]
    shown = language.shown
    return Garland(
        points,
        shown(title),
        shown(distance),
        [shown(str(mark)) for mark in MARKS],
        [shown(result) for result in results],
    )
