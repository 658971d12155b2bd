"""Every part of the table can be reached by F6, shows where the keyboard is, and says what it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.areas import ReadArea
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.language import Language
from cardavia.ui.look import Look
from cardavia.ui.match_page import MatchPage
from cardavia.ui.scene.card_button import CardButton
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.theme import Type
from tractor_positions import facing
from ui_games import FACES, LegalThinker, match_of, put, until_asked
from ui_play import hurry, spin


@pytest.fixture
def page(qtbot: QtBot, language: Language) -> MatchPage:
    return page_of(qtbot, language, "tractor")


def page_of(qtbot: QtBot, language: Language, name: str) -> MatchPage:
    match = match_of(name, 5)
    gallery = Gallery(FACES, DeckStyle(), Look(NEUTRAL), "green")
    made = MatchPage(match, LegalThinker(match, 5), gallery, Type("en", 640), language)
    qtbot.addWidget(made)
    hurry(made)
    made.resize(1024, 640)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    made.start()
    until_asked(made)
    return made


def kind_of(widget: QWidget | None) -> str:
    if isinstance(widget, CardButton):
        return "hand"
    if isinstance(widget, ReadArea):
        return "area"
    return "button" if isinstance(widget, QAbstractButton) else "none"


@pytest.mark.parametrize("name", ["pepper", "black_maria", "pitch", "tractor"])
def test_the_keyboard_visits_every_part_and_comes_back(
    qtbot: QtBot, language: Language, name: str
) -> None:
    page = page_of(qtbot, language, name)
    seen: list[QWidget] = []
    for _ in range(12):
        page.next_area()
        widget = page.focusWidget()
        assert widget is not None
        if widget in seen:
            break
        seen.append(widget)
    assert widget is seen[0]
    assert kind_of(seen[0]) == "hand"
    assert kind_of(seen[-1]) == "button"
    for area in (page.areas.trick, page.areas.score, page.areas.seats[0]):
        assert area in seen
    assert (page.areas.info in seen) == bool(page.stage.info_lines())
    page.previous_area()
    assert page.focusWidget() is seen[-1]


def test_what_has_the_keyboard_looks_different(page: MatchPage) -> None:
    for _ in range(7):
        before = page.grab().toImage()
        page.next_area()
        spin(5)
        assert page.grab().toImage() != before


def test_areas_say_what_their_pictures_show(page: MatchPage) -> None:
    table = facing("5H 5H")
    table.turn = 0
    put(page, table, "KH KH QH 3H AS", "3D", "3D", "3D")
    page.view.put_on_trick(1, [page.view.new_card(16, page.view.from_seat(1))], 0)
    page.areas.bring_up()
    areas = page.areas
    assert areas.trick.accessibleName() == "Trick: Asha: five of hearts · winning: Asha"
    assert areas.info.text() == "Attackers: 0 points · 5 more needed"
    assert "Level card: 7" in areas.score.text()
    assert "Your team: 2" in areas.score.text()
    assert areas.seats[2].accessibleName() == "Kabir: partner · 25 cards"


def test_tab_comes_to_one_card_and_leaves_the_hand_from_it(page: MatchPage) -> None:
    hand = page.view.hand
    hand.keyboard = True
    hand.take_focus()
    hand.walk(hand.current(), Qt.Key.Key_End)
    strong = [b.index for b in hand.buttons if b.focusPolicy() == Qt.FocusPolicy.StrongFocus]
    assert strong == [len(hand.buttons) - 1]


def test_arrows_walk_among_the_seats(page: MatchPage) -> None:
    seats = page.areas.seats
    seats[0].setFocus()
    QTest.keyClick(seats[0], Qt.Key.Key_Right)
    QTest.keyClick(seats[1], Qt.Key.Key_Right)
    QTest.keyClick(seats[2], Qt.Key.Key_Left)
    assert page.focusWidget() is seats[1]
    QTest.keyClick(seats[1], Qt.Key.Key_Left)
    QTest.keyClick(seats[0], Qt.Key.Key_Left)
    assert page.focusWidget() is seats[3]


def test_areas_let_the_mouse_through(page: MatchPage) -> None:
    for area in (page.areas.trick, *page.areas.seats):
        assert page.childAt(area.mapTo(page, area.rect().center())) is not area


@pytest.mark.parametrize(("name", "on_plate"), [("pitch", True), ("black_maria", False)])
def test_the_own_part_lies_on_what_is_in_sight(
    qtbot: QtBot, language: Language, name: str, on_plate: bool
) -> None:
    page = page_of(qtbot, language, name)
    area, plate = page.areas.seats[0].geometry(), page.view.places.seats[0].plate
    first = page.view.hand.buttons[0].geometry()

    assert area.contains(round(plate.centre[0]), round(plate.centre[1])) is on_plate
    assert area.intersects(first) is not on_plate
