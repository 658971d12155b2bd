"""How to play: options, what is asked, and words that explain themselves by mouse and keyboard."""

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.game import defaults
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.pages.at_table import AtTable
from cardavia.ui.pages.new_match import NewMatchPage
from cardavia.ui.pages.rules_cards import CardStrip, order_rows
from cardavia.ui.pages.rules_over import RulesOver
from cardavia.ui.pages.rules_page import GLOSSARY, RulesPage
from cut_words import cut_words
from ui_play import spin

Show = Callable[..., RulesPage]


@pytest.fixture
def show(qtbot: QtBot, language: Language) -> Show:
    def shown(game: str, settings: Settings | None = None, **more: object) -> RulesPage:
        page = RulesPage(settings or Settings(), game, **more)  # type: ignore[arg-type]
        qtbot.addWidget(page)
        page.resize(1024, 640)
        page.show()
        page.activateWindow()
        return page

    return shown


def text(page: RulesPage) -> str:
    return " ".join(one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page))


def linked(page: RulesPage) -> QLabel:
    return next(one for one in page.findChildren(QLabel) if "href" in one.text())


def test_the_page_shows_the_options_of_the_match(show: Show) -> None:
    pitch = game_named("pitch")
    assert pitch is not None
    page = show("pitch", at=AtTable(defaults(pitch) | {"target": 21}))

    assert "reach 21" in text(page)
    assert "With the options of this match" in text(page)


def test_a_new_match_shows_the_rules_of_what_is_being_chosen(
    qtbot: QtBot, language: Language
) -> None:
    page = NewMatchPage(Settings(), "pitch")
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.options["target"] = 15
    qtbot.mouseClick(page.rules, Qt.MouseButton.LeftButton)
    over = page.findChild(RulesOver)

    assert "reach 15" in text(over)
    page.resize(1280, 800)
    assert over.size() == page.size()

    qtbot.keyClick(over.sheet, Qt.Key.Key_Escape)
    assert not over.isVisible()


def test_without_a_match_it_shows_the_options_last_chosen(show: Show) -> None:
    page = show("pitch", Settings(options={"pitch": {"target": 11}}))

    assert "reach 11" in text(page)


@pytest.mark.parametrize(
    ("game", "asks"),
    [("tractor", "bury"), ("tractor", "play"), ("pepper", "trump"), ("pitch", "play")],
)
def test_the_page_opens_at_what_is_asked(qtbot: QtBot, show: Show, game: str, asks: str) -> None:
    kind = game_named(game)
    assert kind is not None
    page = show(game, at=AtTable(defaults(kind), asks))
    part, view = page.asked_part(), page.sheet.scrolling.viewport()
    assert part is not None

    qtbot.waitUntil(lambda: 0 <= part.heading.mapTo(view, part.heading.rect().topLeft()).y() < 60)

    assert part.now.isVisible()


def test_outside_a_deal_the_page_opens_at_its_top(qtbot: QtBot, show: Show) -> None:
    page = show("tractor")
    qtbot.wait(20)

    assert page.sheet.scrolling.verticalScrollBar().value() == 0


def test_a_word_explains_itself_under_the_mouse(show: Show) -> None:
    page = show("pitch")
    linked(page).linkHovered.emit("trick")

    assert page.note.isVisible()
    assert "One play from each player" in page.note.accessibleName()

    linked(page).linkHovered.emit("")

    assert not page.note.isVisible()


def test_a_word_explains_itself_by_keyboard_alone(qtbot: QtBot, show: Show) -> None:
    page = show("pitch")
    line = linked(page)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    focused = page.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_Return)

    assert page.note.isVisible()
    assert page.focusWidget() is page.note

    closed = []
    page.closed.connect(lambda: closed.append(page))
    qtbot.keyClick(page.note, Qt.Key.Key_Escape)

    assert not page.note.isVisible()
    assert closed == []
    assert page.focusWidget() is focused


def test_the_glossary_is_a_page_of_its_own(qtbot: QtBot, show: Show, language: Language) -> None:
    page = show("pitch")
    qtbot.mouseClick(page.glossary, Qt.MouseButton.LeftButton)

    assert page.game == GLOSSARY
    qtbot.waitUntil(lambda: "left bower" in text(page))

    language.choose("hi")
    qtbot.waitUntil(lambda: "हमरंग गुलाम" in text(page))


@pytest.mark.parametrize("game", [game.name for game in all_games()])
@pytest.mark.usefixtures("english")
def test_the_order_strip_shows_each_card_once(game: str) -> None:
    kind = game_named(game)
    assert kind is not None
    for _, groups in order_rows(game, defaults(kind)):
        faces = [face for group in groups for face in group]
        assert len(faces) == len(set(faces)) > 5


def test_twos_join_the_trumps_in_the_strip_where_agreed(english: None) -> None:
    tractor = game_named("tractor")
    assert tractor is not None
    usual, twos = (
        order_rows("tractor", defaults(tractor) | {"start_level": "7", "twos_trump": on})
        for on in (False, True)
    )

    assert sum(map(len, twos[0][1])) == sum(map(len, usual[0][1])) + 3


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("game", [*[game.name for game in all_games()], GLOSSARY])
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_cut(
    qtbot: QtBot, show: Show, language: Language, code: str, game: str, scale: int
) -> None:
    language.choose(code)
    page = show(game, Settings(text_scale=scale))

    qtbot.waitUntil(lambda: cut_words(page) == [])
    assert all(strip.width() > 0 for strip in page.findChildren(CardStrip))


def test_a_page_that_is_left_at_once_scrolls_to_nothing(qtbot: QtBot, language: Language) -> None:
    page = RulesPage(Settings(), "pitch")
    page.resize(1024, 640)
    page.show()
    shiboken6.delete(page)

    with capture_exceptions() as caught:
        spin(5)

    assert caught == []
