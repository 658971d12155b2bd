"""Claims at the table: offered, refused with a reason, and played out as ordinary answers."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.match.record import read_match, write_match
from cardavia.rules.catalogue import game_named
from cardavia.rules.claims import claim_of
from cardavia.rules.game import defaults, seats_of
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.match_page import MatchPage
from cardavia.ui.shortcuts import KEYS
from claim_worlds import strong_deal
from playing import answer
from ui_play import click, hurry, spin_until
from ui_windows import Kept, open_window


def match_before_a_claim(name: str, *, certain: bool, seed: int = 1) -> Match:
    """Return a match in which the person leads, with or without every trick to come."""
    game = game_named(name)
    assert game is not None
    options = defaults(game)
    for number in range(seed, seed + 4000):
        rng = Random(number)
        match = Match(game, options, [""] * seats_of(options), number)
        strong_deal(match, rng)
        for _ in range(200):
            if match.is_deal_over():
                break
            if match.turn == 0 and match.table_deal.prompt().asks == "play":
                held = match.table_deal.owns[0].hand.size()
                if held <= 1:
                    break
                claim = claim_of(match.view(0), match.told(0), game.pack(options))
                if (claim.refusal is None) == certain and not (certain and held < 2):
                    return match
            match.submit(match.turn, answer(match, rng))
    raise AssertionError("no such match")


def table(
    qtbot: QtBot, language: Language, folder: Path, match: Match
) -> tuple[MainWindow, MatchPage]:
    """Show a match at a table and wait for the person's turn."""
    window = open_window(qtbot, language, Kept(folder))
    window.desk.open_record(write_match(match))
    page = window.match_page
    assert page is not None
    hurry(page)
    spin_until(lambda: page.asking.prompt is not None)
    return window, page


@pytest.mark.parametrize("name", ["pitch", "pepper", "black_maria", "tractor"])
def test_a_claim_is_offered_and_played_out_as_ordinary_answers(
    qtbot: QtBot, language: Language, tmp_path: Path, name: str
) -> None:
    match = match_before_a_claim(name, certain=True)
    window, page = table(qtbot, language, tmp_path, match)
    before = len(page.match.story)
    assert page.top_bar.claim.isVisible()

    click(page.top_bar.claim)
    spin_until(page.match.is_deal_over)

    won = [event.seat for event in page.match.story[before:] if event.key == "trick_won"]
    assert len(won) >= 2 or name == "black_maria"
    assert set(won) == {0}
    again = read_match(write_match(page.match))
    assert again.state_hash() == page.match.state_hash()
    assert not page.top_bar.claim.isVisible()
    window.close()


@pytest.mark.parametrize("name", ["pitch", "tractor"])
def test_a_claim_that_is_not_certain_says_why_and_changes_nothing(
    qtbot: QtBot, language: Language, tmp_path: Path, name: str
) -> None:
    match = match_before_a_claim(name, certain=False)
    window, page = table(qtbot, language, tmp_path, match)
    spin_until(window.isActiveWindow)
    before = page.match.state_hash()
    assert not page.top_bar.claim.isVisible()

    QTest.keyClick(
        page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )

    said = page.bar.accessibleDescription()
    assert "may lose to" in said or "certain to win" in said or "your turn to lead" in said
    assert page.match.state_hash() == before
    window.close()


def test_undo_takes_a_claim_back_and_the_person_plays_on(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    match = match_before_a_claim("pepper", certain=True)
    window, page = table(qtbot, language, tmp_path, match)
    before = page.match.state_hash()
    page.claim()
    spin_until(page.match.is_deal_over)

    while page.match.state_hash() != before:
        assert page.runner.undo() > 0
    spin_until(lambda: page.asking.prompt is not None)

    assert page.runner.is_persons_turn()
    window.close()


def test_nothing_is_offered_to_who_does_not_like_it(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    match = match_before_a_claim("pitch", certain=True)
    window, page = table(qtbot, language, tmp_path, match)
    window.apply(window.settings.changed({"claim": False}))
    page.runner.go_on()

    assert not page.top_bar.claim.isVisible()
    window.close()


def test_no_key_does_two_things() -> None:
    keys = [key for several in KEYS.values() for key in several]

    assert len(keys) == len(set(keys))
