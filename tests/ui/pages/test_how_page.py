"""The page that says what the computer sees, and shows it, without giving a running deal away."""

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from cardavia.cards.cards import name_of
from cardavia.match.match import Match
from cardavia.rules.catalogue import all_games
from cardavia.rules.sight import sight_from
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.pages.how_page import HowPage, last_seen, parts
from playing import NAMES, match_of, played
from ui_play import click


def page_of(qtbot: QtBot, match: Match | None) -> HowPage:
    page = HowPage(Settings(), match)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    return page


@pytest.mark.parametrize("name", NAMES)
def test_the_record_is_all_the_seat_was_sent_for_its_last_decision(name: str) -> None:
    match = played(name, 4, steps=160)
    seen = last_seen(match)
    assert seen is not None
    sight = sight_from(seen.record, all_games())

    assert sight.seat == seen.seat > 0
    assert sight.deal is not None
    assert sight.deal.table.turn == seen.seat
    hidden = set(match.past[-1].hands[0]) - set(match.past[-1].hands[seen.seat])
    told = {face for event in sight.story for face in event.cards}
    names = {name_of(face) for face in hidden - told}
    assert not names & set(seen.record.replace('"', " ").split())


def test_a_running_deal_stays_secret(qtbot: QtBot, language: Language) -> None:
    match = match_of("pitch", 3)
    match.next_deal()
    page = page_of(qtbot, match)

    assert last_seen(match) is None
    assert not page.open_button.isEnabled()
    assert "first finished round" in page.open_button.toolTip()
    assert last_seen(None) is None


@pytest.mark.parametrize("code", ["en", "hi"])
def test_the_record_opens_and_can_be_copied(qtbot: QtBot, language: Language, code: str) -> None:
    language.choose(code)
    match = played("pitch", 4, steps=90)
    page = page_of(qtbot, match)
    click(page.open_button)
    seen = last_seen(match)
    assert seen is not None

    assert page.record.text() == seen.record
    assert page.record.isVisible()
    assert "%" not in page.seen.text()
    click(page.copy)
    assert QGuiApplication.clipboard().text() == seen.record


def test_every_part_is_said_in_both_languages(qtbot: QtBot, language: Language) -> None:
    english = parts()
    page = page_of(qtbot, None)
    language.choose("hi")
    page.retranslate()
    hindi = parts()

    assert len(english) == len(hindi) == 4
    for one, other in zip(english, hindi, strict=True):
        assert one[0] != other[0]
        assert one[1] != other[1]
    assert page.sheet.title.text() == "कंप्यूटर कैसे खेलता है"
