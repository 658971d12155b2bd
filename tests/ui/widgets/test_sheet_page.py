"""A sheet is walked through by Tab as it is read."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.rules.catalogue import all_games
from cardavia.store.settings import Settings
from cardavia.ui.pages.new_match import NewMatchPage
from cardavia.ui.pages.rules_page import GLOSSARY, RulesPage
from cardavia.ui.widgets.sheet_page import SheetPage

GAMES = [game.name for game in all_games()]


def turned_to_words(game: str) -> RulesPage:
    page = RulesPage(Settings(), game)
    page.show_game(GLOSSARY)
    page.show_game(game)
    return page


def stops(page: SheetPage) -> list[QWidget]:
    """Return what Tab comes to, from the cross on."""
    found: list[QWidget] = []
    here: QWidget = page.sheet.close_button
    while here not in found:
        found.append(here)
        here = here.nextInFocusChain()
    return [
        one
        for one in found
        if page.isAncestorOf(one)
        and one.isVisibleTo(page)
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "made", [lambda game: NewMatchPage(Settings(), game), turned_to_words], ids=["new", "rules"]
)
@pytest.mark.usefixtures("english")
def test_tab_comes_to_the_foot_last(
    qtbot: QtBot, made: Callable[[str], SheetPage], game: str
) -> None:
    page = made(game)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    content = page.sheet.scrolling.widget()
    assert content is not None
    inside = [content.isAncestorOf(stop) for stop in stops(page)]
    foot = [stop for stop in stops(page) if stop.parent() is page.sheet]
    feet = [stop.mapTo(page, QPoint()).x() for stop in foot[2:]]

    assert inside == sorted(inside[:2]) + sorted(inside[2:], reverse=True)
    assert feet == sorted(feet)
