"""How things move: for a while, at once when off, to their end when skipped."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cardavia.ui.deck.render import Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.look import Look
from cardavia.ui.scene.card_item import CardItem
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.motion import SPEEDS, TO_TRICK_MS, Motion

GOAL = QPointF(200, 100)


@pytest.fixture
def card(qtbot: QtBot) -> CardItem:
    return CardItem(Gallery(Faces(), DeckStyle(), Look(NEUTRAL), "green"), 0, 120)


@pytest.fixture
def motion(qtbot: QtBot) -> Motion:
    return Motion()


def test_a_card_is_on_its_way_and_arrives(qtbot: QtBot, motion: Motion, card: CardItem) -> None:
    motion.move(card, GOAL, 60)
    qtbot.wait(20)
    assert card.pos() != GOAL

    qtbot.waitUntil(lambda: card.pos() == GOAL)


def test_off_means_off(motion: Motion, card: CardItem) -> None:
    motion.factor = SPEEDS["off"]

    motion.move(card, GOAL, TO_TRICK_MS)
    motion.turn(card, 5, TO_TRICK_MS)
    motion.fade(card, 0.5, TO_TRICK_MS)

    assert (card.pos(), card.rotation(), card.opacity()) == (GOAL, 5, 0.5)


def test_skipping_brings_everything_to_its_end(motion: Motion, card: CardItem) -> None:
    motion.move(card, GOAL, 5000)
    motion.turn(card, 30, 5000)

    motion.finish()

    assert (card.pos(), card.rotation()) == (GOAL, 30)


def test_a_skipped_pause_still_does_what_follows(qtbot: QtBot, motion: Motion) -> None:
    done: list[bool] = []
    motion.after(60_000, lambda: done.append(True))
    assert motion.is_waiting()

    motion.finish()
    qtbot.waitUntil(lambda: bool(done))

    assert done == [True]


def test_what_is_dropped_never_happens(qtbot: QtBot, motion: Motion, card: CardItem) -> None:
    done: list[bool] = []
    motion.after(5, lambda: done.append(True))
    motion.move(card, GOAL, 5)

    motion.drop()
    qtbot.wait(30)

    assert done == []
    assert card.pos() == QPointF(0, 0)


def test_a_shaken_card_ends_where_it_was(qtbot: QtBot, motion: Motion, card: CardItem) -> None:
    card.setPos(GOAL)

    motion.shake(card, 20)
    motion.finish()

    assert card.pos() == GOAL


def test_a_card_turns_from_its_back_to_its_face(
    qtbot: QtBot, motion: Motion, card: CardItem
) -> None:
    motion.flip(card, 60, wait_ms=40)
    assert card.turned == 0.0
    qtbot.waitUntil(lambda: 0 < card.turned < 1)
    assert card.transform().m11() < 1

    motion.finish()

    assert card.turned == 1.0
    assert card.transform().isIdentity()


def test_without_motion_a_card_is_face_up_at_once(motion: Motion, card: CardItem) -> None:
    motion.factor = SPEEDS["off"]

    motion.flip(card)

    assert card.turned == 1.0


def test_what_begins_late_waits_and_then_follows_the_same_curve(
    qtbot: QtBot, motion: Motion, card: CardItem
) -> None:
    motion.move(card, GOAL, 100, wait_ms=100)
    (animation,) = motion._running
    animation.pause()
    animation.setCurrentTime(90)
    assert card.pos() == QPointF(0, 0)
    animation.setCurrentTime(150)
    assert abs(card.pos().x() - GOAL.x() * 0.875) < 3
    animation.setCurrentTime(200)
    assert card.pos() == GOAL


def test_what_appears_later_is_out_of_sight_until_then(motion: Motion, card: CardItem) -> None:
    motion.appear(card, 1000)
    (animation,) = motion._running
    animation.pause()

    animation.setCurrentTime(990)
    assert card.opacity() == 0
    animation.setCurrentTime(1000)
    assert card.opacity() == 1


def test_skipping_shows_what_would_have_appeared_later(motion: Motion, card: CardItem) -> None:
    motion.appear(card, 5000)
    assert card.opacity() == 0

    motion.finish()

    assert card.opacity() == 1
