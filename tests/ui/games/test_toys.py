"""One small thing moves for fun in each game, at the moment it belongs to, and never in calm."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cardavia.cards.hand import mask_of
from cardavia.rules.actions import BIG_PEPPER
from cardavia.rules.events import Called, TrickWon, TrumpMade
from cardavia.ui.language import Language
from cardavia.ui.scene.motion import SPEEDS
from cardavia.ui.table_screen import TableScreen
from notation import cards
from ui_games import table_of, until_asked


def moving(screen: TableScreen, event: object, factor: float = 1.0) -> bool:
    """Tell whether an event sets the toy in motion."""
    screen.view.motion.factor = factor
    screen.view.toy.hide()
    screen.stage.on_event(event)
    return screen.view.toy.isVisible()


def test_the_pitcher_throws_a_ball_at_the_trump_plate(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "pitch", 3)
    until_asked(screen)
    assert moving(screen, TrumpMade(2, 1))
    screen.view.motion.finish()
    assert screen.view.places is not None
    middle = screen.view.toy.pos() + screen.view.toy._box.center()
    assert (middle - QPointF(*screen.view.places.info.centre)).manhattanLength() < 1
    assert screen.view.toy.opacity() == 0


def test_a_pepper_is_ground_and_a_number_is_not(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "pepper", 3)
    until_asked(screen)
    assert not moving(screen, Called(1, 3))
    screen.match.table_deal.table.bid = BIG_PEPPER
    assert moving(screen, Called(1, BIG_PEPPER))


def test_the_moon_rises_once(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "black_maria", 1, moon="add")
    until_asked(screen)
    table = screen.match.table_deal.table
    assert not moving(screen, TrickWon(0, [], 0))
    table.taken = [mask_of(cards("2H 3H 4H 5H 6H")), 0, 0, 0]
    assert moving(screen, TrickWon(0, [], 0))
    assert not moving(screen, TrickWon(0, [], 0))


@pytest.mark.parametrize("factor", [0.0, 0.2])
def test_nothing_moves_for_fun_where_calm_is_wanted(
    qtbot: QtBot, language: Language, factor: float
) -> None:
    screen = table_of(qtbot, language, "pitch", 3)
    until_asked(screen)
    assert not moving(screen, TrumpMade(2, 1), factor)
    assert moving(screen, TrumpMade(2, 1), SPEEDS["fast"])
