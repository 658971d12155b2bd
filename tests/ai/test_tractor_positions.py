"""Positions of Tractor with their right answers; a row marked with ' is the counter-case above it."""

import pytest

from ai_positions import (
    chosen,
    tractor,
    tractor_burying,
    tractor_declaring,
    tractor_first_declaring,
)
from cardavia.ai.tractor.mind import table_of
from cardavia.cards.cards import names_of
from cardavia.rules.sight import Sight
from notation import cards


def text(names: str) -> str:
    return " ".join(sorted(names.split()))


A = "KD 9D 8D 6D 3D QC QC JC TC 9C 8C 7C 6C 6C 3C KH QH JH TH 9H 8H 6H 5H 3H 2H"
A2 = "TD 9D 8D 6D 3D QC QC JC 9C 8C 7C 6C 6C 5C 3C KH QH JH 9H 8H 7H 6H 5H 3H 2H"
B = "KD 9D 8D 6D 3D QC QC JC TC 9C 8C 7C 6C 6C 3C KH QH JH TH 9H 8H 6H 5H 3H 2H"
C = "QH JH 9H 8H 6H 4H 3H QC JC TC 9C 8C 6C 5C 3C 2C KD QD JD 9D 8D 5D 4D 3D"
D = "AS KS 9S 5S 3S AC KC QC JC 9C 6C 4C QD JD 9D 8D 6D 4D 3D JH TH 8H 6H 3H 2H"
E = "KS QS JS 9S 6S 4S TC TC 9C 9C 6C 3C QD JD 9D 8D 6D 4D 3D JH TH 8H 6H 3H 2H"
F = "7D AC QC JC 9C 8C 5C 3C KD QD JD 9D 6D 2D KH QH 6H AS QS 9S 6S 4S 3S"
G = "RJ 7S 7H AS JS 9S 6S 4S 3S QC QC 9C 4C 3C 2C JD TD 8D 6D 5D 4D AH AH KH 6H"
G2 = "RJ RJ BJ BJ 7S 7S 7H AS AS KS QS QS JS 9S 6S 4S 3S QC QC 4C 3C 2C AH KH 6H"
H = "RJ AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S AC KC QC JC TC 9C 8C 7C 6C 4C 3C 9D"
H2 = "RJ AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S AC KC QC JC TC 9C 8C 7C 6C 4C 3C AD"
K = "AS QS JS 9S 8S 6S 4S 3S QC JC 9C 8C 6C 4C 3C QD JD 9D 8D 6D 4D 3D AH QH 4H"
L = "BJ AS 3S AC KC QC QC JC 9C 9C 8C 8C 6C 5C 4C 3C 3C KH QH JH 9H 8H 6H 4H 3H"
L2 = "BJ AS 3S AC QC QC JC 9C 9C 8C 8C 6C 5C 4C 3C 3C KH QH JH 9H 8H 6H 4H 3H"
AWAY = "9D 8D 8S 8S 2S 2S 5H 5H"

ROWS = [
    ("TR-a", tractor(A, "E KS N 5S W 9S", level="4", trump="diamonds", dealer="E"), "KD", "hard"),
    ("TR-a'", tractor(A2, "E KS N 5S W 9S", level="T", trump="diamonds", dealer="E"), "3D", "hard"),
    ("TR-b", tractor(B, "E 9S N AS W 3S", level="4", trump="diamonds", dealer="E"), "TH", "hard"),
    ("TR-b'", tractor(B, "E 9S N QS W KS", level="4", trump="diamonds", dealer="E"), "KD", "hard"),
    (
        "TR-c",
        tractor(C, "N AS W 5S", "N AS W 3S S 6S E 4D", trump="hearts", dealer="N"),
        "2C",
        "hard",
    ),
    (
        "TR-c'",
        tractor(C, "N AS W 5S", "N AS W 3S S 6S E 4S", trump="hearts", dealer="N"),
        "TC",
        "hard",
    ),
    ("TR-d", tractor(D, "E RJ N 4S W 6S", trump="spades", dealer="E"), "3S", "hard"),
    ("TR-d'", tractor(D, "N RJ W 4S", trump="spades", dealer="N"), "KS", "hard"),
    ("TR-e", tractor(E, "E AC AC N 4C 5C W 8C JC", trump="spades", dealer="E"), "9C 9C", "hard"),
    ("TR-e'", tractor(E, "N AC AC W 8C JC", trump="spades", dealer="N"), "TC TC", "hard"),
    ("TR-f", tractor(F, "", "S AH AH E 4D 8D N 3H 8H W 5H 9H", away=AWAY), "AS", "hard"),
    ("TR-f'", tractor(F, "", "S AH AH E 4H 2H N 3H 8H W 5H 9H", away=AWAY), "KH", "hard"),
    ("TR-g", tractor(G, trump="spades", away="3D 9D QD 3H 4H 8H 9H 8C"), "AH AH", "hard"),
    (
        "TR-g'",
        tractor(G2, trump="spades", away="3D 4D 6D 8D 3H 4H 8H 9D"),
        "7S 7S BJ BJ RJ RJ",
        "hard",
    ),
    (
        "TR-h",
        tractor(H, "E AH AH N 3H 5H W 6H 8H", level="2", trump="spades", dealer="E"),
        "9D 3C",
        "hard",
    ),
    (
        "TR-h'",
        tractor(H2, "E AH AH N 3H 5H W 6H 8H", level="2", trump="spades", dealer="E"),
        "3C 4C",
        "hard",
    ),
    (
        "TR-i",
        tractor(
            "BJ 9D 8H 6H",
            "E 9C N 5C W 2D",
            level="2",
            trump="spades",
            dealer="W",
            points=35,
            unseen="RJ AS KS 3S 7H 9H JH 8C 3D 6D TD 4C 6C 7D 3H 4H 4D",
        ),
        "BJ",
        "hard",
    ),
    (
        "TR-i'",
        tractor(
            "BJ 9D 8H 6H",
            "E 9C N 4C W 2D",
            level="2",
            trump="spades",
            dealer="W",
            points=20,
            unseen="RJ AS KS 3S 7H 9H JH 8C 3D 6D TD 5C 6C 7D 3H 4H 4D",
        ),
        "6H",
        "hard",
    ),
    (
        "TR-j",
        tractor(
            "RJ 3C 4H",
            level="2",
            dealer="S",
            points=55,
            unseen="BJ AC 9C TD 8D 7H TS 9S QH",
            away="5S TS 3D 3D 4D 4D 6D 6D",
        ),
        "4H",
        "expert",
    ),
    (
        "TR-j'",
        tractor(
            "RJ 6D 4H",
            "E TS N 6S W KS",
            level="2",
            dealer="S",
            points=65,
            unseen="AC 9C BJ 8D 7H QH",
            away="3S 3S 3D 3D 4D 4D 8D 7D",
        ),
        "RJ",
        "hard",
    ),
    ("TR-k", tractor(K, "N 6H W 9H", level="2", trump="spades", dealer="N"), "AH", "hard"),
    ("TR-k'", tractor(K, "N AH W 9H", level="2", trump="spades", dealer="N"), "4H", "hard"),
    ("TR-l", tractor(L, "W KD", level="2", trump="spades", dealer="W"), "3S", "hard"),
    (
        "TR-l'",
        tractor(L2, "W KD", "W AD S 4D E 7H N 5D", level="2", trump="spades", dealer="W"),
        "AS",
        "hard",
    ),
    (
        "TR-m",
        tractor_declaring(
            "2S 2S AS KS JS 9S 8S 7S 6S KD 8D 7D 5D 4D 3D 4H 6H 9H JH QH AC 9C 8C 4C 3C",
            "2",
            "N",
            "2D, pass",
        ),
        "pass",
        "hard",
    ),
    (
        "TR-m'",
        tractor_declaring(
            "2S 2S AS KS JS 9S 8S 7S 6S KD 8D 7D 5D 4D 3D 4H 6H 9H JH QH AC 9C 8C 4C 3C",
            "2",
            "E",
            "2D, pass, pass",
        ),
        "2S 2S",
        "hard",
    ),
    (
        "TR-n",
        tractor_burying(
            "7S 7D AS JS TS 8S 6S 4S 3S AH AH KH QH 9H 8H 6H 4H AD QD QD JD 9D 8D 6D 4D 3D KC TC 8C 6C 4C 3C 2C",
            "7",
            "spades",
        ),
        "2C 3C 4C 6C 8C 3D 4D 6D",
        "hard",
    ),
    (
        "TR-n'",
        tractor_burying(
            "RJ RJ BJ BJ 7S 7S AS AS KS KS QS JS 9S 4S 3S AH AH KH QH 9H 8H AD QD QD JD 9D 8D TC 8C 6C 4C 3C 2C",
            "7",
            "spades",
        ),
        "TC 8C 6C 4C 3C 2C 8D 9D",
        "hard",
    ),
]


@pytest.mark.parametrize(
    ("sight", "right", "level"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_the_right_play_is_found(sight: Sight, right: str, level: str) -> None:
    assert chosen(sight, level) == text(right)


THROWER = "RJ 7S 7H AS JS 9S 6S 4S 3S QC QC 9C 4C 3C 2C JD TD 8D 6D 5D 4D AH AH KH 6H"


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(("throws", "right"), [(True, "AH AH KH"), (False, "AH AH")])
def test_what_nobody_can_beat_is_thrown_where_throws_are_played(
    level: str, throws: bool, right: str
) -> None:
    sight = tractor(THROWER, trump="spades", away="3D 9D QD 3H 4H 8H 9H 8C")
    table_of(sight).terms.throws = throws
    assert chosen(sight, level, worlds=20) == text(right)


def test_a_throw_is_not_led_while_one_of_its_cards_can_be_beaten() -> None:
    sight = tractor(
        THROWER.replace("AH AH", "AH 2H"), trump="spades", away="3D 9D QD 3H 4H 8H 9H 8C"
    )
    table_of(sight).terms.throws = True
    assert len(chosen(sight, "hard").split()) == 1


def test_every_card_of_the_positions_is_a_card() -> None:
    assert names_of(cards(A)) == A


@pytest.mark.parametrize(
    "hand",
    [
        "4H AD KC 9C 4D TS 7C KH 8D TC 6D 2C QC 6C 8S 3H 8H 5S 2H 4C 8C 6S KH 4S JH",
        "JH 8D 3S 8C KS TC 2H JS 4H TD 7S 2D JD AD 3S 7C 3D 5H 5D 5S 2C 9S 6H 2D JC",
    ],
)
def test_the_first_deal_is_worth_a_fair_suit(hand: str) -> None:
    """Points count from the takeover: else the attackers' seventy would always beat the deal."""
    assert chosen(tractor_first_declaring(hand), "expert", 40) != "pass"
