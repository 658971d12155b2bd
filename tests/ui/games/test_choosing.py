"""Taps on a Tractor hand: a whole shape first, less with every further tap."""

from random import Random

import pytest

from cardavia.cards.cards import names_of
from cardavia.cards.hand import hand_of
from cardavia.cards.order import sort_hand
from cardavia.cards.packs import double_pack, shuffled
from cardavia.rules.deal import Own
from cardavia.rules.tractor.asking import offered
from cardavia.rules.tractor.dice import Dice
from cardavia.rules.tractor.table import Tractor
from cardavia.ui.games.choosing import Taps, slid_over
from notation import cards
from tractor_positions import facing, in_play
from ui_games import next_tap


def tap(taps: Taps, table: Tractor, faces: list[int], chosen: set[int], index: int) -> set[int]:
    """Return what is chosen after a tap at a table of Tractor."""
    lead = table.trick.shape
    shapes = offered(hand_of(faces), lead, table.order, faces[index])
    if lead is not None:
        return taps.follow(faces, chosen, index, shapes, int(lead.size))
    return taps.lead(faces, chosen, index, shapes, lambda together: fits(table, together))


def fits(table: Tractor, faces: list[int]) -> bool:
    """Tell whether cards may be led together."""
    return table.why_not_play(Own(hand_of(faces)), faces) is None


def after_taps(table: Tractor, held: str, *places: int) -> str:
    """Return the chosen cards after taps on places of a hand."""
    faces, taps = cards(held), Taps()
    chosen: set[int] = set()
    for place in places:
        chosen = tap(taps, table, faces, chosen, place)
    return names_of([faces[place] for place in sorted(chosen)])


HELD = "RJ 9S 9S 8S 8S 6S 6S AH KH KH 3D"


@pytest.mark.parametrize(
    ("places", "chosen"),
    [
        ((1,), "9S 9S 8S 8S 6S 6S"),
        ((1, 1), "9S 9S 8S 8S"),
        ((1, 1, 1), "9S 9S"),
        ((1, 1, 1, 1), "9S"),
        ((1, 1, 1, 1, 1), ""),
        ((6, 6, 6), "6S 6S"),
        ((6, 6, 6, 6), "6S"),
        ((0,), "RJ"),
        ((0, 0), ""),
        ((1, 9), "KH KH"),
        ((9, 9, 7), "AH"),
        ((1, 5), "9S 9S 8S 8S"),
        ((3, 1), "8S 8S 6S 6S"),
    ],
)
def test_leading_takes_the_largest_shape_and_narrows(places: tuple[int, ...], chosen: str) -> None:
    assert after_taps(in_play(), HELD, *places) == chosen


def test_two_pairs_in_a_row_join_to_a_tractor_when_leading() -> None:
    assert after_taps(in_play(), "9S 9S 8S 8S", 0, 0, 2) == "9S 9S 8S 8S"


def test_a_throw_gathers_cards_of_one_suit() -> None:
    table = in_play(throws=True)
    assert after_taps(table, HELD, 7, 8) == "AH KH KH"
    assert after_taps(table, HELD, 7, 10) == "3D"


@pytest.mark.parametrize(
    ("led", "held", "places", "chosen"),
    [
        ("5H 5H", "KH KH QH 3H", (0,), "KH KH"),
        ("5H 5H", "KH KH QH 3H", (0, 0), "KH"),
        ("5H 5H", "KH KH QH 3H", (2, 3), "QH 3H"),
        ("5H 5H", "KH KH QH 3H", (0, 2), "QH"),
        ("5H 5H 6H 6H", "KH KH QH QH 9H 9H", (0,), "KH KH QH QH"),
        ("5H 5H 6H 6H", "KH KH JH JH 9H", (0, 2), "KH KH JH JH"),
        ("5H 5H 6H 6H", "KH KH JH JH 9H", (0, 4), "KH KH 9H"),
    ],
)
def test_following_takes_no_more_than_was_led(
    led: str, held: str, places: tuple[int, ...], chosen: str
) -> None:
    assert after_taps(facing(led), held, *places) == chosen


@pytest.mark.parametrize("throws", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_every_lead_and_every_follow_can_be_reached_by_taps(seed: int, throws: bool) -> None:
    table = in_play(throws=throws)
    rng, dice = Random(seed), Dice(seed)
    pack = shuffled(double_pack(), rng)
    lead = hand_of(pack[:25])
    held = hand_of(pack[25:50])
    led = table.some_play(Own(lead), dice)
    reach(table, sort_hand(lead.faces(), table.order), led)
    after = facing(names_of(led), throws=throws)
    wanted = after.some_play(Own(held), dice)
    reach(after, sort_hand(held.faces(), after.order), wanted)


def reach(table: Tractor, faces: list[int], wanted: list[int]) -> None:
    """Tap cards in and out until exactly the wanted ones are chosen."""
    chosen, taps = set[int](), Taps()
    for _ in range(80):
        place = next_tap(faces, chosen, wanted)
        if place < 0:
            break
        chosen = tap(taps, table, faces, chosen, place)
    assert sorted(faces[place] for place in chosen) == sorted(wanted)


def test_a_drag_chooses_what_it_passes_up_to_the_most() -> None:
    assert slid_over({7}, 2, 4, 9) == {2, 3, 4, 7}
    assert slid_over({7}, 4, 2, 3) == {3, 4, 7}
    assert slid_over({2, 3, 4, 7}, 3, 6, 9) == {2, 7}
