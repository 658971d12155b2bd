"""Pages that lead to others: from the list to a finished deal, back, and on to the table."""

import pytest
from pytestqt.qtbot import QtBot

from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.pages.history_page import HistoryPage
from cardavia.ui.pages.new_match import NewMatchPage
from cardavia.ui.pages.review_page import ReviewPage
from cardavia.ui.pages.rules_page import RulesPage
from cardavia.ui.pages.score_table import ScoreTable
from cardavia.ui.pages.scores_page import ScoresPage
from playing import played


@pytest.fixture
def window(qtbot: QtBot, language: Language) -> MainWindow:
    matches = Matches(None)
    match = played("pitch", 3, steps=120)
    assert match.past
    matches.start(match, "2026-11-30")
    matches.start(played("pepper", 3, steps=2), "2026-11-30")
    window = MainWindow(Keeping(Settings(), matches, Faces(None), lambda _s: None), language)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    return window


def test_a_match_of_the_list_is_looked_at_and_the_list_comes_back(window: MainWindow) -> None:
    window.commands.do("history")
    page = window.pages.currentWidget()
    assert isinstance(page, HistoryPage)
    page.rows[1].buttons["review"].click()

    review = window.pages.currentWidget()
    assert isinstance(review, ReviewPage)
    assert review.match.game.name == "pitch"
    assert window.focusWidget() is review
    review.closed.emit()
    assert isinstance(window.pages.currentWidget(), HistoryPage)
    window.pages.currentWidget().closed.emit()  # type: ignore[attr-defined]
    assert window.pages.currentWidget() is window.home


def test_rules_and_a_new_match_are_of_the_game_played_last(window: MainWindow) -> None:
    window.commands.do("rules")
    rules = window.pages.currentWidget()
    assert isinstance(rules, RulesPage)
    assert rules.game == "pepper"
    rules.closed.emit()

    window.commands.do("new_match")
    page = window.pages.currentWidget()
    assert isinstance(page, NewMatchPage)
    assert page.game.name == "pepper"


def test_letters_typed_into_the_search_are_no_commands(qtbot: QtBot, window: MainWindow) -> None:
    done: list[str] = []
    window.commands.do("history")
    window.commands.do = done.append  # type: ignore[method-assign]
    page = window.pages.currentWidget()
    assert isinstance(page, HistoryPage)
    qtbot.keyClicks(page.search, "h.l d")

    assert page.search.text() == "h.l d"
    assert done == []


def test_playing_on_is_a_new_match_that_is_assisted(window: MainWindow) -> None:
    window.commands.do("history")
    window.pages.currentWidget().rows[1].buttons["review"].click()  # type: ignore[attr-defined]
    review = window.pages.currentWidget()
    assert isinstance(review, ReviewPage)
    review.step("forward_far")
    review.bar.play_on.click()

    assert window.match_page is not None
    match = window.match_page.match
    assert match.dealing is not None
    assert match.dealing.assisted
    saved = window.keeping.matches.saved()
    assert [one.game for one in saved] == ["pitch", "pepper", "pitch"]
    again = window.keeping.matches.replayed(saved[0].id)
    assert again is not None
    assert again.state_hash() == match.state_hash()
    window.go_home()


def test_the_last_deal_of_the_table_is_looked_at_and_the_table_waits(window: MainWindow) -> None:
    window.commands.do("review")
    assert window.pages.currentWidget() is window.home

    window.desk.go_on(window.keeping.matches.saved()[1].id)
    table = window.match_page
    window.commands.do("review")
    review = window.pages.currentWidget()
    assert isinstance(review, ReviewPage)
    review.closed.emit()
    assert window.pages.currentWidget() is table
    window.go_home()


def test_the_scores_of_the_match_at_the_table_are_shown(window: MainWindow) -> None:
    window.desk.go_on(window.keeping.matches.saved()[1].id)
    window.commands.do("scores")
    page = window.pages.currentWidget()

    assert isinstance(page, ScoresPage)
    assert page.findChildren(ScoreTable)[0].figures
    page.closed.emit()
    assert window.pages.currentWidget() is window.match_page
    window.go_home()
