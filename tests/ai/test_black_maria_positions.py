"""Positions of Black Maria with their right answers; a row marked with ' is the counter-case above it."""

import pytest

from ai_positions import black_maria, black_maria_end, black_maria_gift, chosen, decision
from cardavia.rules.sight import Sight

B = "QS KS 3S AC 9C 4C JD 8D 3D 9H 7H 5H 2H"

ROWS = [
    ("BM-a", black_maria("QD 4D KC 7C 5C 3C 8H 6H 4H JS 7S 6S 2S", "W", "TD QS 9D"), "4D", "hard"),
    ("BM-a'", black_maria("KD QD 4D KC 7C 5C 3C 8H 6H 4H JS 7S 6S", "W", "TD 8D 9D"), "KD", "hard"),
    ("BM-b", black_maria(B, "N", "7S AS"), "QS", "hard"),
    ("BM-b'", black_maria(B, "E", "7S"), "3S", "hard"),
    ("BM-c", black_maria("9S 6S 4S KC QC 5C JD 8D 3D TH 7H 5H 2H", "S"), "4S", "hard"),
    ("BM-c'", black_maria("KS 6S 4S KC QC 5C JD 8D 3D TH 7H 5H 2H", "S"), "KC", "hard"),
    ("BM-d", black_maria("AC JC 4C KD 8D 3D 9H 7H 5H 2H 9S 6S 4S", "E", "7C"), "AC", "hard"),
    (
        "BM-d'",
        black_maria("AC JC 9C 4C KD 8D 3D 9H 7H 2H 9S 6S 4S", "E", "7C JC QC KC TC 5C 9C 8C 3C 6C"),
        "4C",
        "hard",
    ),
    ("BM-e", black_maria("AS 4S KC 9C 5C JD 8D 3D TH 7H 5H 3H 2H", "W", "6S 9S TS"), "AS", "hard"),
    ("BM-e'", black_maria("AS 9S 7S 4S KC 9C 5C JD 8D 3D TH 7H 2H", "N", "8S 6S"), "7S", "hard"),
    ("BM-f", black_maria("QS 5S 3S 2S KC 9C 5C JD 8D 3D TH 7H 2H", "S"), "KC", "hard"),
    ("BM-f'", black_maria("9S 5S 3S 2S KC 9C 5C JD 8D 3D TH 7H 2H", "S"), "2S", "hard"),
    ("BM-g", black_maria_end("2D 3H", "QH TH JH 5H 7C 9S"), "3H", "hard"),
    (
        "BM-h",
        black_maria("QS KD 8D 7H AS 2S 3S 4S 5S 6S 7S 8S 9S", "W", "TC 4C 6C", [60, 97, 50, 88]),
        "KD|7H",
        "hard",
    ),
    (
        "BM-h'",
        black_maria("QS KD 8D 7H AS 2S 3S 4S 5S 6S 7S 8S 9S", "W", "TC 4C 6C", [40, 97, 50, 88]),
        "QS",
        "hard",
    ),
]

GIFTS = [
    ("BM-i", black_maria_gift("QS 7S 3S KH 9H 4H 2H JC 8C 5C QD 9D 6D"), "QS", ""),
    ("BM-i'", black_maria_gift("QS TS 8S 6S 4S 2S KH 3H JC 5C QD 9D 6D"), "", "QS"),
    ("BM-j", black_maria_gift("AS QS 9S 5S 3S KH 9H 4H KC 7C JD TD 6D"), "QS", "AS"),
    (
        "BM-j'",
        black_maria_gift("AS QS 9S 5S 3S KH 9H 4H KC 7C JD TD 6D", scoring="akq"),
        "QS AS",
        "",
    ),
]


@pytest.mark.parametrize(
    ("sight", "right", "level"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_the_right_card_is_found(sight: Sight, right: str, level: str) -> None:
    assert chosen(sight, level) in right.split("|")


@pytest.mark.parametrize(
    ("sight", "given", "kept"), [row[1:] for row in GIFTS], ids=[row[0] for row in GIFTS]
)
def test_the_right_cards_are_given(sight: Sight, given: str, kept: str) -> None:
    gift = chosen(sight, "hard").split()

    assert set(given.split()) <= set(gift)
    assert not set(kept.split()) & set(gift)


def test_no_reason_speaks_of_danger_when_no_penalty_is_left() -> None:
    """BM-g'."""
    found = decision(black_maria_end("2D 9C", "QC TC JC 7S 8S 9S"), "hard")

    keys = {reason.key for one in found.candidates for reason in one.reasons}
    assert not keys & {"dead_suit", "throw_danger", "hunt_queen", "dump_queen"}
