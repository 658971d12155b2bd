"""Pictures of cards are there before they are needed, and none is made while cards move."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QSize
from pytestqt.qtbot import QtBot

import cardavia.ui.scene.warming as warming_module
from cardavia.ui.deck.render import BACK, Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.look import Look
from cardavia.ui.paint.cloth import felt_image
from cardavia.ui.scene.card_item import CardItem
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.motion import Motion
from cardavia.ui.scene.warming import Warming
from cardavia.ui.theme import FELTS


@pytest.fixture
def no_garbage_found() -> Iterator[None]:
    """Let Python look for garbage only where it is told to."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def gallery(qtbot: QtBot) -> Gallery:
    return Gallery(Faces(), DeckStyle(), Look(NEUTRAL), "green")


def test_the_whole_pack_is_made_in_both_sizes(qtbot: QtBot, gallery: Gallery) -> None:
    motion = Motion()
    warming = Warming(motion, motion)

    warming.start(gallery, [3, 3, 7], (60.0, 90.0))

    wanted = [(face, height) for face in (BACK, 3, 7) for height in (60.0, 90.0)]
    qtbot.waitUntil(lambda: all(gallery.has_card(*one) for one in wanted))


def test_nothing_is_made_while_cards_move(qtbot: QtBot, gallery: Gallery) -> None:
    motion = Motion()
    warming = Warming(motion, motion)
    card = CardItem(gallery, 0, 60)
    motion.move(card, QPointF(50, 50), 60_000)

    warming.start(gallery, [3], (60.0,))
    qtbot.wait(60)
    assert not gallery.has_card(3, 60.0)
    motion.finish()

    qtbot.waitUntil(lambda: gallery.has_card(3, 60.0))


@pytest.mark.usefixtures("no_garbage_found")
def test_woven_cloths_and_garbage_are_let_go_once_all_is_made(
    qtbot: QtBot, gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    def woven() -> int:
        return felt_image(QSize(40, 30), 1, FELTS["green"], gallery.look).cacheKey()

    monkeypatch.setattr(warming_module, "QUIET_MS", 10)
    first = woven()
    assert woven() == first
    motion = Motion()
    warming = Warming(motion, motion)
    gone = left_behind()
    card = CardItem(gallery, 0, 60)
    motion.move(card, QPointF(50, 50), 60_000)

    warming.start(gallery, [3], (60.0,))
    qtbot.wait(60)
    assert woven() == first
    motion.finish()

    qtbot.waitUntil(lambda: woven() != first)
    assert gone() is None


def left_behind() -> "weakref.ref[Ring]":
    """Return what is gone once Python has looked for garbage."""
    return weakref.ref(Ring())


class Ring:
    """Refers to itself, as a page does that is connected to its parts."""

    def __init__(self) -> None:
        """Close the ring."""
        self.own = self
