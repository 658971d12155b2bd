"""The contract plate's signs."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardavia.ui.deck.render import Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.games.contract import every_suit
from cardavia.ui.look import Look
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.theme import Type


def test_without_trump_all_four_suits_stand_side_by_side(qtbot: QtBot) -> None:
    view = TableView(Gallery(Faces(), DeckStyle(), Look(NEUTRAL), "green"), Type(), None)
    qtbot.addWidget(view)
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    every_suit(view)(painter, QRectF(0, 0, 100, 100))
    painter.end()

    middles = [QColor(image.pixel(x, y)) for y in (26, 74) for x in (26, 74)]

    assert [ink.red() > 150 for ink in middles] == [False, True, True, False]
    assert all(ink.green() < 60 for ink in middles)
    assert QColor(image.pixel(50, 50)) == QColor("#FFFFFF")
