"""The own hand: every card a named button over its visible strip, chosen by mouse, drag or keys."""

from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.cards.cards import face_named
from cardavia.ui.deck.render import Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.look import Look
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.hand_row import HandRow
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.theme import Type

SIX = "AS JS 2S TD KH 5C"


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    gallery = Gallery(Faces(), DeckStyle(), Look(NEUTRAL), "green")
    made = TableView(gallery, Type(), None)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.motion.factor = 0.0
    made.seat_players(["", "Asha", "Kabir", "Meera"])
    made.show()
    qtbot.waitExposed(made)
    return made


def faces_named(cards: str) -> list[int]:
    return [face_named(name) for name in cards.split()]


def holding(view: TableView, cards: str) -> HandRow:
    assert view.places is not None
    view.hand.show_cards(faces_named(cards), view.gallery, view.places)
    return view.hand


def test_every_strip_is_a_button_and_none_covers_another(view: TableView) -> None:
    buttons = holding(view, SIX).buttons

    boxes = [button.geometry() for button in buttons]
    assert len(boxes) == 6
    assert all(box.width() >= 24 for box in boxes)
    assert all(a.right() < b.left() + 1 for a, b in pairwise(boxes))


def test_each_button_says_its_card(view: TableView) -> None:
    hand = holding(view, SIX)
    hand.describe = lambda index: f"card {index + 1} of 6"

    hand.refresh()

    assert hand.buttons[2].accessibleName() == "card 3 of 6"


def test_a_click_takes_the_card_under_it(view: TableView, qtbot: QtBot) -> None:
    hand = holding(view, SIX)

    with qtbot.waitSignal(hand.taken) as got:
        QTest.mouseClick(hand.buttons[3], Qt.MouseButton.LeftButton)

    assert got.args == [3]


def test_the_arrow_keys_walk_round_and_home_and_end_jump(view: TableView) -> None:
    hand = holding(view, SIX)
    hand.keyboard = True
    hand.take_focus()
    walked = []
    for key in (
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
        Qt.Key.Key_Right,
        Qt.Key.Key_End,
    ):
        focused = next(button for button in hand.buttons if button.hasFocus())
        QTest.keyClick(focused, key)
        walked.append(next(button.index for button in hand.buttons if button.hasFocus()))

    assert walked == [5, 4, 0, 1, 5]


def test_the_focus_is_shown_to_keys_and_not_to_the_mouse(view: TableView) -> None:
    hand = holding(view, SIX)
    hand.take_focus()
    QTest.mouseClick(hand.buttons[1], Qt.MouseButton.LeftButton)
    assert not any(item.focused for item in hand.items)

    QTest.keyClick(hand.buttons[1], Qt.Key.Key_Right)

    assert [item.focused for item in hand.items].index(True) == 2


def test_a_card_dragged_onto_the_table_is_thrown(view: TableView, qtbot: QtBot) -> None:
    hand = holding(view, SIX)
    button = hand.buttons[4]
    start = button.rect().center()

    with qtbot.waitSignal(hand.thrown) as got:
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(button, start - QPoint(0, 60))
        QTest.mouseMove(button, start - QPoint(0, 160))
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=start - QPoint(0, 160))

    assert got.args == [4]


def test_a_card_dragged_a_little_goes_back_and_is_not_played(view: TableView, qtbot: QtBot) -> None:
    hand = holding(view, SIX)
    button = hand.buttons[4]
    start, home = button.rect().center(), hand.items[4].pos()

    with qtbot.assertNotEmitted(hand.thrown), qtbot.assertNotEmitted(hand.taken):
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(button, start - QPoint(0, 30))
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=start - QPoint(0, 30))

    assert hand.items[4].pos() == home


def test_case_44_what_is_chosen_stays_chosen_when_the_hand_is_sorted_anew(view: TableView) -> None:
    hand = holding(view, SIX)
    hand.choose({3})

    holding(view, "TD KH AS JS 2S 5C")

    assert hand.chosen_faces() == faces_named("TD")


def test_equal_cards_of_two_packs_are_two_buttons(view: TableView) -> None:
    hand = holding(view, "AS AS KD")
    hand.choose({1})

    hand.release(0)

    assert hand.chosen == {0}
    assert len(hand.items) == 2


def slide(hand: HandRow, first: int, last: int) -> None:
    button = hand.buttons[first]
    start = button.rect().center()
    goal = button.mapFromGlobal(hand.buttons[last].mapToGlobal(QPoint(4, 30)))
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(button, start + (goal - start) * step / 8)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=goal)


def test_a_drag_along_the_hand_passes_every_card_between(view: TableView, qtbot: QtBot) -> None:
    hand = holding(view, SIX)
    hand.may_slide = lambda: True
    passed: list[tuple[int, int]] = []
    hand.slid.connect(lambda start, here: passed.append((start, here)))

    with qtbot.assertNotEmitted(hand.taken), qtbot.assertNotEmitted(hand.thrown):
        slide(hand, 1, 4)

    assert passed[0][0] == 1
    assert passed[-1] == (1, 4)


def test_where_one_card_is_played_a_drag_aside_chooses_nothing(
    view: TableView, qtbot: QtBot
) -> None:
    hand = holding(view, SIX)

    with qtbot.assertNotEmitted(hand.slid), qtbot.assertNotEmitted(hand.taken):
        slide(hand, 1, 4)


def pull(hand: HandRow, index: int, way: QPoint) -> None:
    """Press on a card and move the pointer, without letting go."""
    button = hand.buttons[index]
    start = QPoint(10, 30)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(button, start + way)


def at_rest(hand: HandRow) -> list[bool]:
    return [item.pos() == hand.rest(index)[0] for index, item in enumerate(hand.items)]


def test_cards_dealt_anew_during_a_drag_lie_where_they_belong(view: TableView) -> None:
    hand = holding(view, SIX)
    pull(hand, 2, QPoint(0, -200))

    hand.clear()
    holding(view, "AH KD QS JC TD 9H")

    assert all(at_rest(hand))


def test_a_drag_along_the_hand_ends_with_the_hand(view: TableView, qtbot: QtBot) -> None:
    hand = holding(view, SIX)
    hand.may_slide = lambda: True
    pull(hand, 1, QPoint(120, 0))
    hand.clear()
    holding(view, "AH KD QS JC TD 9H")

    with qtbot.waitSignal(hand.taken) as got:
        QTest.mouseClick(hand.buttons[4], Qt.MouseButton.LeftButton)

    assert got.args == [4]


def test_a_press_takes_no_card_that_has_come_under_it_since(view: TableView, qtbot: QtBot) -> None:
    hand = holding(view, SIX)
    QTest.mousePress(hand.buttons[2], Qt.MouseButton.LeftButton)
    hand.release(0)
    hand.close_up(view.gallery)

    with qtbot.assertNotEmitted(hand.taken):
        QTest.mouseRelease(hand.buttons[2], Qt.MouseButton.LeftButton)


def test_a_press_outlasts_that_the_same_cards_are_shown_again(
    view: TableView, qtbot: QtBot
) -> None:
    hand = holding(view, SIX)
    QTest.mousePress(hand.buttons[2], Qt.MouseButton.LeftButton)
    holding(view, SIX)

    with qtbot.waitSignal(hand.taken) as got:
        QTest.mouseRelease(hand.buttons[2], Qt.MouseButton.LeftButton)

    assert got.args == [2]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("count", [2, 6, 9, 12])
def test_no_corner_of_a_fan_hangs_over_the_edge(
    view: TableView, size: tuple[int, int], count: int
) -> None:
    view.resize(*size)
    row = holding(view, "AS KS QS JS TS 9S AH KH QH JH TH 9H"[: 3 * count - 1])

    feet = [item.mapRectToScene(item.inside()).bottom() for item in row.items]

    assert max(feet) <= size[1] - 4
    assert min(feet) > size[1] - 24


def test_what_lies_under_the_hand_was_made_here(view: TableView) -> None:
    """Where Qt made it, PySide took it for gone after other pages had come and gone."""
    assert shiboken6.createdByPython(view.viewport())
    assert view.viewport().autoFillBackground()
