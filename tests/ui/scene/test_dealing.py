"""Cards are dealt from a pack in the middle, and no more is painted than has changed."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QSize
from PySide6.QtGui import QPaintEvent, QPixmap, QRegion
from pytestqt.qtbot import QtBot

from cardavia.rules.events import Dealt
from cardavia.ui.deck.render import Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.look import Look
from cardavia.ui.scene.director import PACK_TOP, Director
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.theme import Type
from notation import cards

HAND = cards("AS KS QS JS TS AH KH QH JH TH AC KC QC")


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    made = TableView(Gallery(Faces(), DeckStyle(), Look(NEUTRAL), "green"), Type(), None)
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.seat_players(["", "Asha", "Kabir", "Meera"])
    made.show()
    qtbot.waitExposed(made)
    return made


class Painted(QObject):
    """Notes what of a widget is painted."""

    def __init__(self) -> None:
        """Note nothing yet."""
        super().__init__()
        self.regions: list[QRegion] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a painting."""
        if isinstance(event, QPaintEvent):
            self.regions.append(event.region())
        return False


def hold_at(view: TableView, ms: int) -> None:
    """Hold every card where it is after some time of the deal."""
    for animation in list(view.motion._running):
        animation.pause()
        animation.setCurrentTime(min(ms, animation.totalDuration()))


def painted_at(qtbot: QtBot, painted: Painted, view: TableView, ms: int) -> None:
    """Wait until a moment of the deal has been painted."""
    before = len(painted.regions)
    hold_at(view, ms)
    qtbot.waitUntil(lambda: len(painted.regions) > before)


def test_no_picture_is_made_while_cards_are_dealt(view: TableView) -> None:
    director = Director(view)
    director.show([Dealt(0, HAND)])

    assert view.places is not None
    assert all(view.gallery.has_card(face, view.places.card) for face in HAND)


def test_of_the_pack_that_waits_only_the_top_is_painted(view: TableView) -> None:
    director = Director(view)
    director.show([Dealt(0, HAND)])
    hold_at(view, 5)

    seen = [item for item in view.hand.items if item.opacity() > 0]

    assert len(seen) == PACK_TOP + 1
    assert view.hand.items[-1] in seen


def test_every_card_is_seen_once_it_has_left_the_pack(view: TableView) -> None:
    director = Director(view)
    director.show([Dealt(0, HAND)])
    assert view.places is not None
    pack = QPointF(*view.places.centre)
    hold_at(view, 300)

    assert all(item.opacity() == 1 for item in view.hand.items if item.pos() != pack)
    view.motion.finish()
    assert all(item.opacity() == 1 for item in view.hand.items)


def test_a_deal_paints_one_rectangle_and_leaves_the_rest_of_the_table(
    qtbot: QtBot, view: TableView
) -> None:
    painted = Painted()
    director = Director(view)
    director.show([Dealt(0, HAND)])
    view.viewport().installEventFilter(painted)
    for ms in range(300, 400, 16):
        painted_at(qtbot, painted, view, ms)

    # Plates at the top are not painted again, and pictures are copied within one rectangle.
    while_moving = painted.regions[-3:]
    assert all(region.rectCount() == 1 for region in while_moving)
    assert all(region.boundingRect().top() > 100 for region in while_moving)
    view.motion.finish()


def test_a_cloth_is_woven_for_sizes_that_are_seen_alone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    woven: list[QSize] = []
    usual = Gallery.cloth

    def cloth(gallery: Gallery, size: QSize) -> QPixmap:
        woven.append(size)
        return usual(gallery, size)

    monkeypatch.setattr(Gallery, "cloth", cloth)
    made = TableView(Gallery(Faces(), DeckStyle(), Look(NEUTRAL), "green"), Type(), None)
    qtbot.addWidget(made)
    made.seat_players(["", "Asha", "Kabir", "Meera"])
    made.resize(400, 300)
    assert not woven

    made.resize(320, 240)
    made.grab()

    assert {(size.width(), size.height()) for size in woven} == {(320, 240)}
