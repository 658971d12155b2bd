"""Whole deals at the table, by mouse and by keyboard, in both languages."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import cardavia.ui.table_screen
from cardavia.match.match import Match
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults
from cardavia.ui.deck.render import Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.language import Language
from cardavia.ui.look import Look
from cardavia.ui.runner import PERSON
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.theme import Type
from cardavia.ui.thinker import Thought
from ui_play import (
    QuickThinker,
    answer_by_keyboard,
    answer_by_mouse,
    button_of,
    click,
    hurry,
    spin,
    spin_until,
    waits_for_person,
    wanted_answer,
)

Answering = Callable[[TableScreen, Action], None]


def screen_of(qtbot: QtBot, language: Language, code: str = "en", seats: int = 4) -> TableScreen:
    language.choose(code)
    game = game_named("pitch")
    assert game is not None
    options = defaults(game) | {"players": seats}
    names = ["", "Asha", "Kabir", "Meera", "Dev", "Nila", "Omar"][:seats]
    match = Match(game, options, names, 5, ["person"] + ["normal"] * (seats - 1))
    gallery = Gallery(Faces(), DeckStyle(), Look(NEUTRAL), "green")
    screen = TableScreen(match, QuickThinker(), gallery, Type(code, 800), language)
    qtbot.addWidget(screen)
    hurry(screen)
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    screen.start()
    return screen


def play_deal(screen: TableScreen, answer: Answering) -> None:
    while not screen.match.is_deal_over():
        spin_until(lambda: waits_for_person(screen))
        if not screen.match.is_deal_over():
            before = len(screen.match.story)
            answer(screen, wanted_answer(screen))
            assert len(screen.match.story) > before


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("answer", [answer_by_mouse, answer_by_keyboard])
def test_a_deal_is_played_to_its_end(
    qtbot: QtBot, language: Language, code: str, answer: Answering
) -> None:
    screen = screen_of(qtbot, language, code)

    play_deal(screen, answer)
    spin_until(lambda: not screen.view.hand.items)

    assert len(screen.match.past) == 1


def test_case_43_a_hail_of_clicks_plays_nothing_twice(qtbot: QtBot, language: Language) -> None:
    screen = screen_of(qtbot, language)
    QApplication.setDoubleClickInterval(400)
    screen.asking.double_click_ms = 400
    while not screen.match.is_deal_over():
        spin_until(lambda: waits_for_person(screen))
        if screen.match.is_deal_over():
            break
        target = [button for button in screen.bar.buttons() if button.isEnabled()]
        target = target or screen.view.hand.buttons
        for button in list(target):
            QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        spin(1)

    answers = screen.match.past[0].answers
    played = [action.cards()[0] for _, action in answers if action.cards()]
    assert len(played) == len(set(played)) == 24


def test_an_illegal_card_is_refused_with_its_reason(qtbot: QtBot, language: Language) -> None:
    screen = screen_of(qtbot, language)
    for _ in range(40):
        spin_until(lambda: waits_for_person(screen))
        hand = screen.view.hand
        if screen.match.is_deal_over():
            pytest.fail("no card was ever blocked")
        if hand.playable is not None:
            break
        answer_by_mouse(screen, wanted_answer(screen))
    blocked = next(i for i in range(len(hand.faces)) if i not in hand.playable)
    cards = len(hand.faces)

    click(hand.buttons[blocked])

    assert len(hand.faces) == cards
    assert "follow" in screen.bar.accessibleDescription()


def test_case_46_a_language_switch_leaves_no_word_behind(qtbot: QtBot, language: Language) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))

    language.choose("hi")
    spin(20)

    words = [button.text() for button in screen.bar.buttons()]
    words += [facts.remark for facts in screen.view.facts]
    words += [screen.bar.accessibleDescription(), screen.top_bar.hint.text()]
    assert not [word for word in words if any("a" <= letter <= "z" for letter in word)]


def test_case_46_the_crown_of_a_trick_speaks_the_new_language(
    qtbot: QtBot, language: Language
) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    while not (screen.asking.is_single() and screen.view.trick):
        assert screen.runner.submit(wanted_answer(screen))
        spin_until(lambda: waits_for_person(screen))
    english = screen.view._badge_text
    language.choose("hi")
    spin(20)

    assert screen.view._badge_text != english


def test_undo_takes_the_last_decision_back(qtbot: QtBot, language: Language) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    before = screen.match.state_hash()
    answer_by_mouse(screen, wanted_answer(screen))
    spin_until(lambda: waits_for_person(screen))

    screen.undo()
    spin_until(lambda: waits_for_person(screen))

    assert screen.match.state_hash() == before
    assert sorted(screen.view.hand.faces) == screen.match.table_deal.owns[PERSON].hand.faces()


@pytest.mark.parametrize("seats", [2, 3, 5, 6, 7])
def test_every_number_of_players_finds_its_places(
    qtbot: QtBot, language: Language, seats: int
) -> None:
    screen = screen_of(qtbot, language, seats=seats)

    play_deal(screen, answer_by_mouse)

    assert len(screen.match.past) == 1


def test_case_45_the_prompt_never_moves_the_hand(qtbot: QtBot, language: Language) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    places = [button.geometry() for button in screen.view.hand.buttons]

    screen.asking.explain("A long sentence that explains something. " * 3)
    spin(10)

    assert [button.geometry() for button in screen.view.hand.buttons] == places


def test_a_seat_that_takes_its_time_says_so_until_it_has_answered(
    qtbot: QtBot, language: Language
) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    screen.match.table_deal.table.turn = 2
    screen._on_slow()
    assert screen.view.facts[2].remark == "thinking…"
    screen._end_thinking()
    assert screen.view.facts[2].remark == screen.stage.remark(2)


def test_a_question_does_not_outlive_the_state_it_was_asked_of(
    qtbot: QtBot, language: Language
) -> None:
    screen = screen_of(qtbot, language)
    for _ in range(4):
        spin_until(lambda: waits_for_person(screen))
        answer_by_mouse(screen, wanted_answer(screen))
    spin_until(lambda: waits_for_person(screen))
    assert screen.match.deal is not None

    # The computer's seats answer later than the screen is looked at.
    screen.runner.restart_deal()

    asked = screen.asking.prompt is not None
    assert asked == (screen.match.turn == PERSON)
    assert not asked
    assert not screen.bar.isVisible()


def test_a_hint_leads_the_keyboard_to_its_card_and_stays_there_when_put_away(
    qtbot: QtBot, language: Language
) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    while not screen.asking.is_single():
        answer_by_keyboard(screen, wanted_answer(screen))
        spin_until(lambda: waits_for_person(screen))
    screen.view.hand.keyboard = False
    screen.setFocus()
    screen.hint()
    spin_until(screen.hint_panel.isVisible)
    advised = screen.view.hand.buttons[min(screen.view.hand.raised)]
    QTest.keyClick(screen, Qt.Key.Key_Return)
    assert advised.hasFocus()

    QTest.keyClick(advised, Qt.Key.Key_Escape)
    assert not screen.hint_panel.isVisible()
    assert advised.hasFocus()


def test_the_question_comes_back_after_an_explanation(qtbot: QtBot, language: Language) -> None:
    screen = screen_of(qtbot, language)
    for asks in ("bid", "play"):
        spin_until(lambda: waits_for_person(screen))
        while screen.asking.prompt.asks != asks:
            answer_by_mouse(screen, wanted_answer(screen))
            spin_until(lambda: waits_for_person(screen))
        question = screen.bar.accessibleDescription()
        screen.remark("No trick is finished yet.")
        assert "No trick" in screen.bar.accessibleDescription()

        assert screen.asking.explained.isActive()
        screen.asking.explained.timeout.emit()
        assert screen.bar.accessibleDescription() == question


def test_the_keyboard_is_led_to_a_card_that_may_be_played(qtbot: QtBot, language: Language) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    hand = screen.view.hand
    while not (screen.asking.is_single() and 0 < len(hand.playable or ()) < len(hand.faces)):
        answer_by_mouse(screen, wanted_answer(screen))
        spin_until(lambda: waits_for_person(screen))
    barred = min(set(range(len(hand.faces))) - hand.playable)
    hand.buttons[barred].setFocus()
    screen.setFocus()
    screen.asking.take_keyboard()

    assert any(hand.buttons[place].hasFocus() for place in hand.playable)


def test_a_hint_put_away_goes_back_to_the_question(qtbot: QtBot, language: Language) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    screen.asking.take_keyboard()
    screen.hint()
    spin_until(screen.hint_panel.isVisible)
    led_to = screen.focusWidget()
    assert led_to in screen.bar.buttons()

    screen.hide_hint()
    assert screen.focusWidget() is led_to


def test_a_hint_leads_the_keyboard_to_the_button_of_the_answer(
    qtbot: QtBot, language: Language
) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    for action in reversed(screen.match.view(PERSON).prompt().legal):
        screen.runner.hinted.emit(Thought(action, []))
        spin()
        assert button_of(screen, action).hasFocus()


def test_the_last_trick_is_read_out_and_goes_with_the_next_card(
    qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    while not (screen.asking.is_single() and screen.match.last_trick()):
        assert screen.runner.submit(wanted_answer(screen))
        spin_until(lambda: waits_for_person(screen))
    said: list[str] = []
    monkeypatch.setattr(screen, "announce", said.append)
    screen.show_last_trick()
    assert len(screen.view.ghosts) == 4
    assert said[0].count(":") == 4
    screen.show_last_trick()
    assert not screen.view.ghosts

    screen.show_last_trick()
    assert screen.runner.submit(wanted_answer(screen))
    assert not screen.view.ghosts


def test_a_remark_in_the_middle_can_be_read_and_goes_by_itself(
    qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cardavia.ui.table_screen, "REMARK_MS", 40)
    screen = screen_of(qtbot, language)
    spin_until(lambda: waits_for_person(screen))
    screen.asking.close()
    screen.remark("No trick is finished yet.")
    screen.runner.happened.emit([])
    assert screen.view.banner.text == "No trick is finished yet."

    spin_until(lambda: not screen.view.banner.text)
    screen.remark("No trick is finished yet.")
    screen.view.show_banner("Another thing", [])
    spin(60)
    assert screen.view.banner.text == "Another thing"
