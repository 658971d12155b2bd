"""Who wins a trick."""

import pytest

from cardavia.rules.actions import Play
from cardavia.rules.tractor.seats import next_seat, partner_of
from notation import cards, dealt, run
from tractor_positions import (
    GAME,
    bury_first,
    in_play,
    owns_of,
    show,
    table_of,
    tractor,
    winning_place,
)

TR13 = [("7H, 7D, 7S, 7H", 1), ("7H, 7D, 7C, 7H", 3), ("7H, BJ, RJ, 7C", 3)]
TR15 = [("7H, 7C, 7S, 7D", 1), ("AH, 7C, 7S, KH", 2), ("AH, 7C, BJ, KH", 3)]


@pytest.mark.parametrize(("plays", "place"), TR13)
def test_tr13_level_cards_and_jokers(plays: str, place: int) -> None:
    assert winning_place(plays) == place


def test_tr14_the_earlier_of_two_equal_aces_wins() -> None:
    assert winning_place("9D, AD, AD, KD") == 2


@pytest.mark.parametrize(("plays", "place"), TR15)
def test_tr15_without_trump_suit(plays: str, place: int) -> None:
    assert winning_place(plays, trump="none") == place


def test_tr16_unmatched_high_cards_do_not_beat_a_pair() -> None:
    assert winning_place("4D 4D, AD KD, 5D 5D, 9D TD") == 3


def test_tr19_the_tractor_wins_and_two_pairs_do_not() -> None:
    assert winning_place("5H 5H 6H 6H, 9H 9H JH JH, 2H 3H 4H 8H, 2S 3S 4S 5S") == 1
    assert winning_place("5H 5H 6H 6H, JH JH QH QH, 9H 9H AH AH, 2S 3S 4S 5S") == 2


def test_tr20_and_tr21_a_short_or_mixed_answer_cannot_win() -> None:
    assert winning_place("5H 5H 6H 6H, 9H 9H JH QH, 9H 9H KH 8C, 2S 3S 4S 5S") == 1


def test_tr22_overruff_by_a_higher_tractor() -> None:
    assert winning_place("5H 5H 6H 6H, 4C 4C 5C 5C, KC KC AC AC, QC QC TC TC") == 3


def test_tr25_a_void_player_cannot_beat_a_trump() -> None:
    assert winning_place("2C, AS, KH, 3C") == 4


def test_tr26_a_level_card_ruffs() -> None:
    assert winning_place("4H, 7H, AH, KH") == 2


def test_tr28_a_gap_in_the_tractor_does_not_win() -> None:
    assert (
        winning_place("4S 4S 5S 5S 6S 6S, 8S 8S 9S 9S TS TS, JS JS QS QS AS AS, 2D 2D 3D 3D 4D 4D")
        == 2
    )


def test_case_1_equal_level_cards_do_not_beat_each_other() -> None:
    assert winning_place("3H, 4D, 4H, 5H", "4", "spades") == 2


def test_case_3_two_unmatched_trumps_do_not_beat_a_plain_pair() -> None:
    assert winning_place("9D 9D, AC KC, RJ BJ, 3D 4D") == 1
    assert winning_place("9D 9D, AC KC, 2C 2C, 3D 4D") == 3


def test_a_pair_of_trumps_and_a_pair_of_another_suit() -> None:
    assert winning_place("9D 9D, AS AS, 2C 2C, 7H 7D") == 3


def test_the_joker_tractor_beats_every_ruff() -> None:
    assert winning_place("5H 5H 6H 6H, 7S 7S 7C 7C, BJ BJ RJ RJ, AC AC KC KC") == 3


def test_play_goes_counter_clockwise_and_partners_sit_opposite() -> None:
    assert [next_seat(seat) for seat in range(4)] == [3, 0, 1, 2]
    assert partner_of(0) == 2


def test_the_winner_leads_and_points_go_to_its_side() -> None:
    table = in_play()
    owns = owns_of("5D 2D", "AD 3D", "KD 4D", "TD 6D")
    table.left = 2
    for names in ("5D", "TD", "KD", "AD"):
        table.apply(owns, [], Play(cards(names)), None)

    assert table.turn == 1
    assert (table.points, table.defended) == (25, 0)


def test_case_12_playing_again_from_a_copy_counts_afresh() -> None:
    deal = dealt(GAME, tractor(), 8)
    run(deal, [show("pass")] * 4)
    run(deal, [bury_first(deal)])
    start = deal.copy()
    for _ in range(8):
        run(deal, [deal.prompt().legal[-1]])
    first = deal.state()
    again = start.copy()
    for _ in range(8):
        run(again, [again.prompt().legal[-1]])

    assert again.state() == first
    assert table_of(start).seen_once == 0
