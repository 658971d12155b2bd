"""A bubble tells what its call means and what else was possible, by mouse and keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.match.match import Dealing, Match
from cardavia.rules.actions import BIG_PEPPER, SMALL_PEPPER, Action, Bid, Pass, Show
from cardavia.rules.game import Value
from cardavia.ui.language import Language
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.texts.meanings import meaning_of
from cardavia.ui.texts.names import Names
from notation import cards
from playing import match_of
from ui_games import table_of, until_asked
from ui_play import click, spin_until


def called(name: str, *calls: Action, **chosen: Value) -> tuple[Match, int]:
    """Return a match in which these calls were made, and who made the last."""
    match = match_of(name, 5, **chosen)
    match.next_deal()
    seat = -1
    for call in calls:
        seat = match.turn
        match.submit(seat, call)
    return match, seat


def lines(match: Match, seat: int) -> list[str]:
    meaning = meaning_of(match, seat, Names(match.names))
    assert meaning is not None
    return meaning.lines


def test_a_bid_of_pitch_says_what_it_promises_and_what_else_there_was(english: None) -> None:
    said = lines(*called("pitch", Bid(1), Bid(3)))

    assert said[0] == "At least 3 of the four points are promised: high, low, jack and game."
    assert said[-1] == "Also possible then: Pass, 2, 4"


def test_a_pass_says_what_could_have_been_bid(english: None) -> None:
    assert lines(*called("pitch", Bid(2), Pass()))[-1] == "Also possible then: 3, 4"


@pytest.mark.parametrize(
    ("bid", "made", "lost"),
    [
        (3, "Made, every trick counts a point, those above the bid too.", 6),
        (SMALL_PEPPER, "Made, it counts 6 points.", 6),
        (BIG_PEPPER, "Made, it counts 12 points.", 12),
    ],
)
def test_a_bid_of_pepper_says_what_it_pays_and_costs(
    english: None, bid: int, made: str, lost: int
) -> None:
    said = lines(*called("pepper", Bid(bid)))

    assert made in said
    assert f"Short of it, {lost} points are lost." in said


def test_options_of_pepper_are_minded(english: None) -> None:
    said = lines(*called("pepper", Bid(3), set_penalty="bid"))
    assert "Short of it, 3 points are lost." in said
    said = lines(*called("pepper", Bid(SMALL_PEPPER), alone=True))
    assert "The partner lays the hand down and sits out." in said
    assert lines(*called("pepper", Pass(), auction="single"))[0].endswith("only once.")


def test_what_only_the_callers_cards_allow_is_not_told(english: None) -> None:
    """A misdeal that a seat could have asked for, or a declaration it could have made."""
    match = match_of("pepper", 1, misdeal=True)
    first = (match.standing.dealer + 1) % 4
    hands = [cards("AS KS QS AH KH QH"), cards("AD KD QD JD AC KC"), cards("QC JC TC 9C JS JH")]
    hands.insert(first, cards("9S TS 9H TH 9D TD"))
    match.begin(Dealing(1, match.standing.copy(), hands, []))
    assert any(isinstance(one, Show) for one in match.table_deal.prompt().legal)
    match.submit(first, Pass())

    assert lines(match, first)[-1].startswith("Also possible then: 1, 2")
    assert "hand" not in lines(match, first)[-1]


def test_a_declaration_says_what_beats_it(english: None) -> None:
    for number in range(1, 20):
        match = match_of("tractor", number)
        match.next_deal()
        shows = [one for one in match.table_deal.prompt().legal if isinstance(one, Show)]
        if not shows:
            continue
        seat = match.turn
        match.submit(seat, shows[0])
        said = lines(match, seat)

        assert said[0].startswith("One level card")
        assert said[1].endswith("a pair of level cards, two black jokers, two red jokers")
        return
    raise AssertionError("nobody could declare")


@pytest.mark.parametrize("name", ["pitch", "pepper", "tractor"])
def test_meanings_are_whole_in_hindi(hindi: None, name: str) -> None:
    match = match_of(name, 3)
    match.next_deal()
    for _ in range(3):
        match.submit(match.turn, match.table_deal.prompt().legal[0])
    for seat in range(4):
        meaning = meaning_of(match, seat, Names(match.names))
        words = " ".join([meaning.title, *meaning.lines]) if meaning is not None else ""
        assert "%" not in words
        assert not set("abcdefghijklmnopqrstuvwxyz") & set(words.replace(match.names[seat], ""))


def test_who_has_not_called_has_no_meaning() -> None:
    match, seat = called("pitch", Bid(1))

    assert meaning_of(match, (seat + 1) % 4, Names(match.names)) is None
    assert meaning_of(match_of("pitch"), 0, Names([""])) is None


def with_bubble(qtbot: QtBot, language: Language) -> tuple[TableScreen, int]:
    screen = table_of(qtbot, language, "pitch", 7)
    assert until_asked(screen)
    spin_until(lambda: bool(screen.meanings.in_sight()))
    return screen, next(seat for seat in range(4) if screen.meanings.buttons[seat].isVisible())


def test_a_click_on_a_bubble_opens_the_note(qtbot: QtBot, language: Language) -> None:
    screen, seat = with_bubble(qtbot, language)
    told: list[str] = []
    screen.meanings.told.connect(told.append)
    click(screen.meanings.buttons[seat])

    assert screen.meanings.note.isVisible()
    assert told == [screen.meanings.note.accessibleDescription()]
    assert screen.view.bubbles.boxes[seat].toAlignedRect().isValid()

    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.meanings.note.isVisible()


def test_the_keyboard_reaches_a_bubble(qtbot: QtBot, language: Language) -> None:
    screen, seat = with_bubble(qtbot, language)
    button = screen.meanings.buttons[seat]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.accessibleName().startswith("What this means")

    QTest.keyClick(button, Qt.Key.Key_Space)
    assert screen.meanings.note.isVisible()

    screen.meanings.be_silent()
    assert screen.window().focusWidget() is button
