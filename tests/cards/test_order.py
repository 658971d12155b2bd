"""What cards count as and how strong they are, for every kind of contract."""

import pytest

from cardavia.cards.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    FACES,
    HEARTS,
    NINE,
    NO_SUIT,
    RANK_LETTERS,
    SPADES,
    TRUMPS,
    names_of,
)
from cardavia.cards.hand import EVERY_FACE, count_bits
from cardavia.cards.order import (
    Order,
    bower_order,
    level_order,
    low_order,
    plain_order,
    sort_hand,
)
from notation import cards, face

SEVEN = RANK_LETTERS.index("7")
TWO = 0
SUITS_AND_NONE = [SPADES, HEARTS, DIAMONDS, CLUBS, NO_SUIT]


def ladder(order: Order, suit: int) -> list[str]:
    """Return the cards of a suit from the top, equal ones together."""
    members = [f for f in range(FACES) if order.suit[f] == suit]
    steps = sorted({order.strength[f] for f in members}, reverse=True)
    return [names_of([f for f in members if order.strength[f] == step]) for step in steps]


def is_dense(order: Order, faces: list[int]) -> bool:
    """Tell whether strengths follow each other without a gap."""
    steps = {order.strength[f] for f in faces}
    return not steps or max(steps) - min(steps) == len(steps) - 1


def every_level_order() -> list[Order]:
    return [
        level_order(trump, level, level_trumps=level_trumps, closed=closed, twos=twos)
        for trump in SUITS_AND_NONE
        for level in range(13)
        for level_trumps in (True, False)
        for closed in (True, False)
        for twos in (True, False)
    ]


def test_plain_order_is_ace_high_and_one_suit_is_trumps() -> None:
    order = plain_order(HEARTS)

    assert ladder(order, TRUMPS)[:3] == ["AH", "KH", "QH"]
    assert ladder(order, SPADES)[-1] == "2S"
    assert order.power(face("2H"), SPADES) > order.power(face("AS"), SPADES)
    assert order.power(face("AD"), SPADES) == -1


def test_low_order_turns_the_ranks_round() -> None:
    order = low_order()

    assert order.strength[face("9S")] > order.strength[face("AS")]
    assert order.trumps & ((1 << 52) - 1) == 0


def test_bowers_lead_the_trumps_and_leave_no_gap() -> None:
    order = bower_order(HEARTS)

    assert ladder(order, TRUMPS)[:7] == ["JH", "JD", "AH", "KH", "QH", "TH", "9H"]
    assert ladder(order, DIAMONDS)[:5] == ["AD", "KD", "QD", "TD", "9D"]


@pytest.mark.parametrize("trump", [SPADES, HEARTS, DIAMONDS, CLUBS])
def test_every_bower_order_is_dense(trump: int) -> None:
    order = bower_order(trump)
    for suit in range(5):
        faces = [f for f in range(52) if order.suit[f] == suit and f % 13 >= NINE]
        assert is_dense(order, faces)


def test_bowers_are_plain_jacks_without_trump() -> None:
    assert ladder(bower_order(NO_SUIT), HEARTS)[:4] == ["AH", "KH", "QH", "JH"]


def test_tr02_trumps_of_level_seven_clubs() -> None:
    order = level_order(CLUBS, SEVEN)

    assert ladder(order, TRUMPS) == [
        *["RJ", "BJ", "7C", "7S 7H 7D"],
        *["AC", "KC", "QC", "JC", "TC", "9C", "8C", "6C", "5C", "4C", "3C", "2C"],
    ]
    assert 2 * count_bits(order.trumps) == 36


def test_tr03_no_trump_has_level_cards_and_jokers() -> None:
    order = level_order(NO_SUIT, SEVEN)

    assert ladder(order, TRUMPS) == ["RJ", "BJ", "7S 7H 7D 7C"]
    assert 2 * count_bits(order.trumps) == 12


def test_jokers_only_leaves_level_cards_in_their_suits() -> None:
    order = level_order(NO_SUIT, SEVEN, level_trumps=False)

    assert ladder(order, TRUMPS) == ["RJ", "BJ"]
    assert "7H" in ladder(order, HEARTS)
    assert order.strength[face("8H")] - order.strength[face("6H")] == 2


def test_tr35_a_level_king_is_a_trump() -> None:
    order = level_order(SPADES, RANK_LETTERS.index("K"))

    assert order.suit[face("KH")] == TRUMPS
    assert order.strength[face("KH")] == order.strength[face("KD")] == 12


def test_closed_gap_makes_neighbours_of_six_and_eight() -> None:
    closed = level_order(CLUBS, SEVEN)
    left_open = level_order(CLUBS, SEVEN, closed=False)

    assert closed.strength[face("8H")] - closed.strength[face("6H")] == 1
    assert left_open.strength[face("8H")] - left_open.strength[face("6H")] == 2
    assert closed.strength[face("7H")] - closed.strength[face("AC")] == 1
    assert left_open.strength[face("7H")] - left_open.strength[face("AC")] == 1


@pytest.mark.parametrize(("level", "top"), [(ACE, "K"), (TWO, "A"), (RANK_LETTERS.index("K"), "A")])
def test_the_top_of_the_trump_suit_meets_the_level_cards(level: int, top: str) -> None:
    order = level_order(SPADES, level)
    off_suit = face(RANK_LETTERS[level] + "H")

    assert order.strength[off_suit] - order.strength[face(top + "S")] == 1


def test_twos_stand_below_the_level_cards() -> None:
    order = level_order(CLUBS, SEVEN, twos=True)

    assert ladder(order, TRUMPS)[:7] == ["RJ", "BJ", "7C", "7S 7H 7D", "2C", "2S 2H 2D", "AC"]
    assert ladder(order, HEARTS)[-1] == "3H"
    assert ladder(level_order(NO_SUIT, SEVEN, twos=True), TRUMPS) == [
        *["RJ", "BJ", "7S 7H 7D 7C", "2S 2H 2D 2C"]
    ]


def test_twos_at_level_two_change_nothing() -> None:
    plain, with_twos = level_order(CLUBS, TWO), level_order(CLUBS, TWO, twos=True)

    assert plain.strength == with_twos.strength
    assert plain.suit == with_twos.suit


def test_twos_stay_trumps_where_only_jokers_are() -> None:
    order = level_order(NO_SUIT, SEVEN, level_trumps=False, twos=True)

    assert ladder(order, TRUMPS) == ["RJ", "BJ", "2S 2H 2D 2C"]


def test_every_level_order_counts_each_face_once() -> None:
    for order in every_level_order():
        total = 0
        for suit in range(5):
            assert order.mask(suit) & total == 0
            total |= order.mask(suit)
        assert total == EVERY_FACE


def test_closed_orders_have_no_gap_in_any_suit() -> None:
    for trump in SUITS_AND_NONE:
        for level in range(13):
            for twos in (True, False):
                order = level_order(trump, level, twos=twos)
                for suit in range(5):
                    assert is_dense(order, [f for f in range(FACES) if order.suit[f] == suit])


def test_case_18_level_cards_lie_in_the_trump_block_suit_by_suit() -> None:
    order = level_order(SPADES, RANK_LETTERS.index("4"))
    held = cards("4H 2S AH 4D RJ 4H AS 3C 4S 4D KD BJ 3C")

    in_order = names_of(sort_hand(held, order))
    assert in_order == "RJ BJ 4S 4H 4H 4D 4D AS 2S AH 3C 3C KD"


def test_case_19_sorting_does_not_depend_on_the_order_given() -> None:
    order = level_order(HEARTS, SEVEN)
    held = cards("7C AH RJ 2S 9D TC 7S")

    assert sort_hand(held, order) == sort_hand(held[::-1], order)
    assert held == cards("7C AH RJ 2S 9D TC 7S")


@pytest.mark.parametrize("trump", SUITS_AND_NONE)
def test_plain_suits_alternate_in_colour(trump: int) -> None:
    order = plain_order(trump)
    red = [f // 13 in (HEARTS, DIAMONDS) for f in sort_hand(list(range(52)), order)]
    plain = red[13:] if trump != NO_SUIT else red

    assert all(plain[i] != plain[i + 13] for i in range(0, len(plain) - 13, 13))
