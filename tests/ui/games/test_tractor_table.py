"""What a table of Tractor always shows: groups and marks of the hand, points, levels, the kitty."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from cardavia.cards.cards import names_of
from cardavia.rules.events import Declared, KittyRevealed, Played
from cardavia.ui.games.tractor_plates import garland_of
from cardavia.ui.language import Language
from cardavia.ui.table_screen import TableScreen
from notation import cards
from tractor_positions import in_play
from ui_games import put, table_of, until_asked
from ui_play import spin

FILLER = "3D 4D 5D 6D"
HAND = "RJ BJ 7C 7S AC KC 5C AS TS 5S KH 9H 5H QD TD"


@pytest.fixture
def screen(qtbot: QtBot, language: Language) -> TableScreen:
    made = table_of(qtbot, language, "tractor", 5)
    until_asked(made)
    return made


def test_trumps_stand_together_at_one_end_and_every_group_is_named(screen: TableScreen) -> None:
    put(screen, in_play(), HAND, FILLER, FILLER, FILLER)
    hand = screen.view.hand
    groups = [(group.name, group.first, group.count) for group in hand.groups]
    assert groups[0] == ("trump", 0, 7)
    assert sum(group.count for group in hand.groups) == len(hand.faces)
    assert set(hand.faces[:7]) == set(cards("RJ BJ 7C 7S AC KC 5C"))
    assert len(groups) == len({name for name, _, _ in groups}) == 4


def test_points_and_trumps_are_marked(screen: TableScreen) -> None:
    put(screen, in_play(), HAND, FILLER, FILLER, FILLER)
    marks = {names_of([item.face]): (item.points, item.trump) for item in screen.view.hand.items}
    assert marks["KC"] == (10, True)
    assert marks["5H"] == (5, False)
    assert marks["TS"] == (10, False)
    assert marks["7S"] == (0, True)
    assert marks["9H"] == (0, False)


def test_every_card_of_the_longest_hand_shows_its_index(screen: TableScreen) -> None:
    view = screen.view
    for size in ((1024, 640), (1280, 800), (1920, 1080)):
        screen.resize(*size)
        view.hold(33)
        screen.director.set_hand(cards(HAND) + cards(HAND) + cards("3H 4H 6H"))
        assert view.places is not None
        assert view.places.rows == 1
        lefts = [button.x() for button in view.hand.buttons]
        least = min(later - sooner for sooner, later in pairwise(lefts))
        assert least >= max(24, 0.72 * 44 / 350 * view.places.card)


def test_declaration_buttons_never_move(screen: TableScreen) -> None:
    spin()
    before = [button.geometry() for button in screen.bar.buttons()]
    assert len(before) == 11
    put(screen, screen.match.table_deal.table, "2H 2H 3H RJ RJ", FILLER, FILLER, FILLER)
    spin()
    assert [button.geometry() for button in screen.bar.buttons()] == before


def test_a_declaration_stays_in_sight_until_the_first_card(screen: TableScreen) -> None:
    screen.director.on_call(Declared(1, cards("2H 2H"), 1))
    screen.director.on_trump(Declared(1, cards("2H 2H"), 1))
    screen.view.clear_bubbles(but_shown=True)
    assert screen.view.has_bubble(1)
    screen.director.on_played(Played(1, cards("9S"), 0))
    assert not screen.view.has_bubble(1)


@pytest.mark.parametrize(
    ("points", "said"), [(0, 5), (5, 35), (35, 5), (40, 40), (75, 5), (80, 40), (115, 5), (120, 40)]
)
def test_the_distance_to_the_next_threshold_is_told(
    language: Language, points: int, said: int
) -> None:
    table = in_play()
    table.points = points
    garland = garland_of(table, yours=True, language=language)
    assert garland.title == f"Attackers (you): {points} points"
    assert garland.distance == f"{said} more needed"


def test_both_levels_are_on_the_plate(screen: TableScreen) -> None:
    screen.match.standing.scores[:] = [3, 9]
    assert [row.score for row in screen.stage.score_rows()] == ["5", "J"]


def test_the_kitty_lies_open_with_its_sum_until_the_next_deal(screen: TableScreen) -> None:
    kitty = cards("TS 3S 3S 4S 4S 6S 6S 8S")
    screen.director.show([KittyRevealed(1, kitty, 40, 4)])
    until_asked(screen)
    banner = screen.view.banner
    assert banner.isVisible()
    assert banner.text == "Kitty for the attackers: 10 × 4 = 40 points"
    assert [group.faces for group in banner.shown] == [kitty]
    screen.match.story.append(KittyRevealed(1, kitty, 40, 4))
    screen.language.choose("hi")
    spin(20)
    assert banner.text.endswith("10 × 4 = 40 अंक")
    screen.view.clear_table()
    assert not banner.isVisible()
