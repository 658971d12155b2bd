"""Cards that all may see besides those in the trick: declared, thrown, laid down."""

from random import Random

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardavia.rules.actions import Pass
from cardavia.rules.events import Declared, LaidDown, Played
from cardavia.ui.language import Language
from cardavia.ui.scene.card_item import DIMMING
from cardavia.ui.table_screen import TableScreen
from notation import cards
from tractor_positions import in_play
from ui_games import answer_by_taps, legal_answer, put, table_of, tap, until_asked
from ui_play import click, spin_until

FILLER = "3D 4D 5D 6D"


def own_bubble(screen: TableScreen) -> QRectF:
    plate = screen.view.bubbles._plates[0]
    assert plate.isVisible()
    return QRectF(plate.pos(), plate._box.size())


def test_the_own_declaration_lies_in_sight_until_the_first_card(
    qtbot: QtBot, language: Language
) -> None:
    screen = table_of(qtbot, language, "tractor", 3)
    until_asked(screen)
    for size in ((1024, 640), (1920, 1080)):
        screen.resize(*size)
        screen.director.on_call(Declared(0, cards("2H 2H"), 1))
        box = own_bubble(screen)
        assert screen.view.bubbles.said[0].faces == cards("2H 2H")
        assert not box.intersects(QRectF(screen.bar.geometry().adjusted(10, 10, -10, -10)))
        for plate in [*screen.view._seat_plates[1:], screen.view.score_plate]:
            assert not box.intersects(QRectF(plate.pos(), plate._box.size()))
    screen.view.clear_bubbles()
    assert 0 not in screen.view.bubbles._plates


def test_own_words_without_cards_need_no_bubble(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "pitch", 3)
    until_asked(screen)
    answer_by_taps(screen, Pass())
    assert not screen.view.bubbles._plates[0].isVisible()


def test_a_failed_throw_shows_what_is_led_and_what_goes_back(
    qtbot: QtBot, language: Language
) -> None:
    screen = table_of(qtbot, language, "tractor", 5, throws=True, throw_penalty=10)
    until_asked(screen)
    table = in_play(throws=True, throw_penalty=10)
    put(screen, table, "AS AS 9S KD", "KS 3D 4D 5D", FILLER, FILLER)
    screen.view.motion.factor = 1.0
    for name in ("AS", "9S"):
        tap(screen, name)
    click(screen.bar.buttons()[0])
    spin_until(lambda: bool(screen.view.banner.text))
    led, back = screen.view.banner.shown
    assert (led.faces, led.caption) == (cards("9S"), "must be led")
    assert (back.faces, back.caption) == (cards("AS AS"), "back to the hand")
    assert screen.view.banner.text.startswith("The throw can be beaten and costs 10 points")
    hand = screen.view.hand
    assert [hand.faces[place] for place in hand.raised] == cards("9S")
    assert not hand.chosen
    screen.skip()
    screen.view.motion.factor = 0.0
    spin_until(lambda: bool(screen.view.trick))
    assert sorted(hand.faces) == sorted(cards("AS AS KD"))


def test_the_hand_of_a_player_who_sits_out_lies_in_shade(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "pepper", 2, alone=True)
    until_asked(screen)
    screen.director.on_laid_down(LaidDown(0, 2))
    hand = screen.view.hand
    assert {item.dimming for item in hand.items} == {DIMMING["subtle"]}
    assert hand.buttons[0].accessibleName().endswith(", laid down")
    screen.asking.close()
    click(hand.buttons[0])
    assert not hand.chosen
    hand.clear()
    assert not hand.laid_down


@pytest.mark.parametrize(("name", "counts"), [("pepper", True), ("tractor", False)])
def test_tricks_lie_in_piles_where_they_count(
    qtbot: QtBot, language: Language, name: str, counts: bool
) -> None:
    screen = table_of(qtbot, language, name, 4)
    rng = Random(4)
    while until_asked(screen) and len(tricks_told(screen)) < 2:
        answer_by_taps(screen, legal_answer(screen.match, rng))
    told = tricks_told(screen)
    piles = [facts.tricks for facts in screen.view.facts]
    assert piles == [told.count(seat) if counts else 0 for seat in range(4)]
    screen.undo()
    told = tricks_told(screen)
    piles = [facts.tricks for facts in screen.view.facts]
    assert piles == [told.count(seat) if counts else 0 for seat in range(4)]


def tricks_told(screen: TableScreen) -> list[int]:
    return [event.seat for event in screen.match.story if event.key == "trick_won"]


def test_cards_of_others_turn_over_on_their_way(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "pitch", 4)
    screen.view.motion.factor = 1.0
    screen.director.on_played(Played(1, cards("AS"), 0))
    (_, (item,)) = screen.view.trick[-1]
    assert item.turned < 0.5
    screen.view.motion.finish()
    assert item.turned == 1.0


def test_a_narrow_plate_says_less_rather_than_cut_it(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "pitch", 4, players=7)
    until_asked(screen)
    screen.match.table_deal.table.tricks_won[2] = 1
    assert screen.stage.remark(2) == "6 cards · 1 trick"
    assert screen.stage.brief_remark(2) == "6 cards"
