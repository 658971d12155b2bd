"""What a lead asks of a hand. Level 7, clubs trump, unless a test says otherwise."""

import pytest

from cardavia.cards.cards import TRUMPS, names_of
from notation import cards, own
from tractor_positions import facing, legal, refusal, text, why_not


def texts(*plays: str) -> set[str]:
    return {text(play) for play in plays}


def test_tr17_a_pair_must_be_answered_with_a_pair() -> None:
    assert legal(facing("9S 9S"), "KS KS 3S 2H 9C") == texts("KS KS")


def test_tr17_without_a_pair_any_two_cards_of_the_suit() -> None:
    assert legal(facing("9S 9S"), "KS 3S 4S 2H 9C 9C") == texts("KS 3S", "KS 4S", "3S 4S")


def test_tr17_one_card_of_the_suit_and_one_free() -> None:
    assert legal(facing("9S 9S"), "KS 2H 9C 9C") == texts("KS 2H", "KS 9C")


def test_tr17_void_plays_anything() -> None:
    assert legal(facing("9S 9S"), "2H 3D 9C 9C") == texts(*["2H 3D", "2H 9C", "3D 9C", "9C 9C"])


def test_tr17_a_single_may_be_met_with_any_card_of_the_suit() -> None:
    assert legal(facing("9S"), "3S KS KS 2H") == texts("3S", "KS")


def test_tr19_two_pairs_are_owed_but_no_tractor() -> None:
    assert legal(facing("5H 5H 6H 6H"), "9H 9H JH JH QH QH KH 3S") == texts(
        *["9H 9H JH JH", "9H 9H QH QH", "JH JH QH QH"]
    )


def test_tr19_option_tractor_follows_tractor() -> None:
    table = facing("5H 5H 6H 6H", tractor_follow="tractor")

    assert legal(table, "9H 9H JH JH QH QH KH 3S") == texts("JH JH QH QH")
    found = why_not(table, "9H 9H JH JH QH QH KH 3S", "9H 9H JH JH")
    assert found is not None
    assert (found.key, found.number, found.cards) == ("owes_tractor", 2, cards("JH JH QH QH"))


def test_option_tractor_follows_with_the_longest_there_is() -> None:
    table = facing("8H 8H 9H 9H TH TH", tractor_follow="tractor")

    assert legal(table, "2H 2H 3H 3H 5H 5H QH QH AH") == texts(
        *["2H 2H 3H 3H 5H 5H", "2H 2H 3H 3H QH QH"]
    )


def test_tr20_one_pair_and_two_singles() -> None:
    assert legal(facing("5H 5H 6H 6H"), "9H 9H JH QH KH 3S 4S") == texts(
        *["9H 9H JH QH", "9H 9H JH KH", "9H 9H QH KH"]
    )


def test_tr21_too_few_cards_are_all_played() -> None:
    assert legal(facing("5H 5H 6H 6H"), "9H 9H KH 3S 4S 8C") == texts(
        *["9H 9H KH 3S", "9H 9H KH 4S", "9H 9H KH 8C"]
    )


def test_tr26_a_level_card_is_a_trump_not_a_heart() -> None:
    assert legal(facing("4H"), "7H 3S") == texts("7H", "3S")
    assert legal(facing("4C"), "7H 9C 3S") == texts("7H", "9C")
    assert legal(facing("4C 4C"), "7H 7D 9C 3S") == texts("7H 7D", "7H 9C", "7D 9C")


def test_tr28_three_pairs_led_two_held() -> None:
    table = facing("4S 4S 5S 5S 6S 6S")

    assert legal(table, "9S 9S JS JS QS KS AS") == texts(
        *["9S 9S JS JS QS KS", "9S 9S JS JS QS AS", "9S 9S JS JS KS AS"]
    )


def test_case_2_level_cards_of_two_suits_are_not_owed_as_a_pair() -> None:
    assert refusal(facing("4C 4C"), "7H 7D 9C TC", "9C TC") == ""


def test_case_4_a_pair_of_hearts_cannot_be_met_off_suit() -> None:
    table = facing("4H 4H")

    assert refusal(table, "9H 9H KH 3S 3S", "3S 3S") == "must_follow"
    assert refusal(table, "9H 9H KH 3S 3S", "9H 3S") == "must_follow"
    assert refusal(table, "9H 9H KH 3S 3S", "9H KH") == "owes_pairs"


def test_case_7_both_pairs_are_owed_before_any_single() -> None:
    table = facing("QD QD KD KD", "2", "spades")

    assert refusal(table, "TD TD JD JD 3D AD", "TD TD 3D AD") == "owes_pairs"
    assert legal(table, "TD TD JD JD 3D AD") == texts("TD TD JD JD")


def test_case_8_one_pair_and_two_singles_are_not_two_pairs() -> None:
    table = facing("5H 5H 6H 6H")

    assert refusal(table, "9H 9H JH JH QH KH", "9H 9H QH KH") == "owes_pairs"


def test_refusals_name_what_is_owed() -> None:
    table = facing("9S 9S")
    pair = why_not(table, "KS KS 3S 4S", "3S 4S")
    short = why_not(table, "KS 2H 9C 9C", "9C 9C")
    suit = why_not(table, "KS 3S 4S 2H", "KS 2H")

    assert pair is not None
    assert (pair.key, pair.number, pair.cards) == ("owes_pairs", 1, cards("KS"))
    assert short is not None
    assert (short.key, short.number, short.cards) == ("must_play_all", 1, cards("KS"))
    assert suit is not None
    assert (suit.key, suit.number, suit.cards) == ("must_follow", 2, cards("3S 4S"))


def test_trumps_owed_are_called_trumps() -> None:
    found = why_not(facing("4C 4C"), "7H 7H 9C 3S", "9C 7H")

    assert found is not None
    assert (found.key, found.suit, found.cards) == ("owes_pairs", TRUMPS, cards("7H"))


@pytest.mark.parametrize(
    ("played", "key"), [("KS", "wrong_count"), ("AS AS", "not_held"), ("3S 3S", "not_held")]
)
def test_plays_of_the_wrong_size_or_not_held(played: str, key: str) -> None:
    assert refusal(facing("9S 9S"), "KS 3S 4S", played) == key


def test_a_void_hand_is_judged_without_listing() -> None:
    held = "2D 2D 3D 4D 5D 6D 8D 9D TD JD QD KD AD 2H 3H 4H 5H 6H 8H 9H TH JH QH KH AH"
    prompt = facing("4S 4S 5S 5S 6S 6S").prompt(own(held))

    assert not prompt.listed
    assert (prompt.least, prompt.most) == (6, 6)
    assert prompt.cards == own(held).hand.faces()


def test_cards_that_stand_in_no_legal_play_are_not_offered() -> None:
    held = "2S 2S 3S 3S 8S 8S TS TS JS JS QS QS KS KS AS AS 9S 4D"
    prompt = facing("4S 4S 5S 5S 6S 6S").prompt(own(held))

    assert (prompt.listed, len(prompt.legal)) == (True, 56)
    wide = facing("4S 4S 5S 5S").prompt(own(held))
    assert len(wide.legal) == 28
    long = held.replace("9S", "9S 9S")
    choice = facing("4S 4S 5S 5S 6S 6S").prompt(own(long))
    assert not choice.listed
    assert names_of(choice.cards) == text(long.replace("4D", ""))


def test_case_19_asking_twice_with_the_hand_in_another_order_is_the_same() -> None:
    table = facing("5H 5H 6H 6H")
    held = "9H 9H JH QH KH 3S 4S"
    first = table.prompt(own(held))
    before = first.text()
    again = table.prompt(own(" ".join(reversed(held.split()))))
    again.legal.clear()

    assert first.text() == before
    assert table.prompt(own(held)).text() == before
