"""What lies on the felt keeps what it shows inside."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from cardavia.ui.paint.plates import bubble_path
from cardavia.ui.scene.layout import ASPECT
from cardavia.ui.scene.plates import SHOWN_CARD, SHOWN_INSET, bubble_size
from cardavia.ui.theme import PLATE_RADIUS, Type


@pytest.mark.parametrize("height", [640, 800, 1080])
@pytest.mark.parametrize("code", ["en", "hi"])
def test_the_corners_of_shown_cards_lie_within_their_bubble(
    qtbot: QtBot, code: str, height: int
) -> None:
    types = Type(code, height)
    wide, tall = bubble_size("ईंट", types, 2)
    bubble = QRectF(0, 0, wide, tall)
    card = types.pixels(SHOWN_CARD, SHOWN_CARD)
    first = QRectF(SHOWN_INSET, (tall - card) / 2, card * ASPECT, card)

    assert bubble_path(bubble, QPointF(-20, tall), PLATE_RADIUS).contains(first)
    assert not bubble_path(bubble, QPointF(-20, tall), tall / 2).contains(first)
