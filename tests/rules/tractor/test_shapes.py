"""Singles, pairs and tractors: what may be led."""

import pytest

from cardavia.cards.cards import names_of
from cardavia.rules.tractor.asking import offered
from cardavia.rules.tractor.shapes import (
    decomposed,
    leads_in,
    longest_run,
    runs_of,
    shape_of,
    shapes_with,
)
from notation import cards, face, hand, own
from tractor_positions import facing, in_play, pairs, refusal, text, why_not

TRACTORS = [
    *["6H 8H", "8H 9H TH", "6C 8C", "2H 3H", "AC 7H", "KC AC 7D", "7H 7C", "7C BJ", "BJ RJ"],
    "AC 7H 7C BJ RJ",
]
NO_TRACTORS = [
    *["6H 7H", "AC 7C", "7H 7D", "7H BJ", "7C RJ", "7H RJ", "AH 7H", "AH 2H", "JH KH"],
    *["AC 7H 7D", "QH QD"],
]


@pytest.mark.parametrize("named", TRACTORS)
def test_tr09_these_pairs_are_a_tractor(named: str) -> None:
    shape = shape_of(pairs(named), in_play().order)

    assert shape is not None
    assert shape.run == shape.pairs == len(named.split())


@pytest.mark.parametrize("named", NO_TRACTORS)
def test_tr09_these_pairs_are_none(named: str) -> None:
    assert shape_of(pairs(named), in_play().order) is None


def test_tr09_level_pair_and_black_jokers_follow_each_other_without_trump_suit() -> None:
    order = in_play(trump="none").order

    assert shape_of(pairs("7H BJ"), order) is not None
    assert shape_of(pairs("7H BJ RJ"), order) is not None
    assert shape_of(pairs("7H 7D"), order) is None


def test_tr11_three_pairs_across_the_level_rank() -> None:
    shape = shape_of(pairs("5S 6S 8S"), in_play().order)

    assert shape is not None
    assert shape.run == 3


@pytest.mark.parametrize(
    ("lead", "key"),
    [
        ("3S 3S 5S 5S", "not_in_a_row"),
        ("AS KS", "not_a_pair"),
        ("AS AS KS", "unpaired"),
        ("7H 7D", "equal_not_pair"),
        ("BJ RJ", "not_a_pair"),
        ("AS AH", "two_suits"),
        ("7H 7H 7D 7D", "not_in_a_row"),
        ("", "no_cards"),
        ("TS", "not_held"),
        ("AS AS AS", "not_held"),
    ],
)
def test_tr24_leads_that_are_refused(lead: str, key: str) -> None:
    holding = "3S 3S 5S 5S AS AS KS 7H 7H 7D 7D BJ RJ AH"

    assert refusal(in_play(), holding, lead) == key


def test_tr24_threes_and_fives_are_a_tractor_at_level_four() -> None:
    assert refusal(in_play("4"), "3S 3S 5S 5S", "3S 3S 5S 5S") == ""


def test_a_refused_lead_names_the_cards_that_spoil_it() -> None:
    unpaired = why_not(in_play(), "AS AS KS", "AS AS KS")
    gap = why_not(in_play(), "2S 2S 3S 3S 5S 5S", "5S 5S 2S 2S 3S 3S")

    assert unpaired is not None
    assert gap is not None
    assert unpaired.cards == cards("KS")
    assert gap.cards == cards("3S 5S")


def test_case_2_two_level_cards_of_different_suits_are_no_pair() -> None:
    assert refusal(in_play("2", "spades"), "2H 2D", "2H 2D") == "equal_not_pair"


def test_case_5_all_lengths_of_a_tractor_may_be_led() -> None:
    order = in_play("2").order
    leads = {names_of(lead) for lead in leads_in(hand("6H 6H 7H 7H 8H 8H"), order)}

    assert leads == {
        *["6H", "7H", "8H", "6H 6H", "7H 7H", "8H 8H"],
        *["6H 6H 7H 7H", "7H 7H 8H 8H", "6H 6H 7H 7H 8H 8H"],
    }


@pytest.mark.parametrize("level", ["6", "7"])
def test_case_6_sixes_and_sevens_are_no_tractor_at_either_level(level: str) -> None:
    assert shape_of(pairs("6H 7H"), in_play(level).order) is None


@pytest.mark.parametrize("level", ["2", "7", "K"])
def test_case_11_without_trump_suit_only_level_cards_and_jokers_are_trumps(level: str) -> None:
    order = in_play(level, "none").order
    trumps = [f for f in range(54) if order.suit[f] == 4]

    assert {names_of([f])[0] for f in trumps} == {level, "B", "R"}
    assert len({order.strength[f] for f in trumps}) == 3
    gap = {"2": "AH 3H", "7": "6H 8H", "K": "QH AH"}[level]
    assert (shape_of(pairs(gap), order) is not None) == (level != "2")


def test_option_open_level_gap_parts_the_neighbours() -> None:
    assert shape_of(pairs("6H 8H"), in_play(level_gap="open").order) is None
    assert shape_of(pairs("AC 7H 7C"), in_play(level_gap="open").order) is not None


def test_option_twos_are_trumps_and_join_tractors() -> None:
    order = in_play(twos_trump=True).order

    assert shape_of(pairs("AC 2H 2C 7D 7C"), order) is not None
    assert shape_of(pairs("2H 3H"), order) is None
    assert shape_of(pairs("2H 2D"), order) is None


def test_tapping_a_card_offers_its_shapes_the_largest_first() -> None:
    held = hand("5S 5S 6S 6S 8S 8S 9H")
    shapes = [names_of(shape) for shape in shapes_with(held, in_play().order, face("6S"))]

    assert shapes == [
        "5S 5S 6S 6S 8S 8S",
        *sorted(["5S 5S 6S 6S", "6S 6S 8S 8S"], reverse=True),
        *["6S 6S", "6S"],
    ]


def test_tapping_when_following_offers_nothing_larger_than_the_lead() -> None:
    table = facing("TS TS")
    held = own("5S 5S 6S 6S 8S 8S").hand

    assert offered(held, table.trick.shape, table.order, face("6S")) == [
        *[cards("6S 6S"), cards("6S")]
    ]


def test_cards_of_one_suit_come_apart_into_tractors_pairs_singles() -> None:
    order = in_play().order
    parts = decomposed(cards("7H 7H 7D 7D AC AC KC 7C RJ RJ"), order)

    assert [text(names_of(part)) for part in parts] == [
        *[text("AC AC 7H 7H"), "RJ RJ", "7D 7D", "7C", "KC"]
    ]


def test_rows_of_places() -> None:
    assert runs_of(0b1101110, 2) == 0b0100110
    assert runs_of(0b1101110, 3) == 0b0000010
    assert longest_run(0b1101110) == 3
    assert longest_run(0) == 0
