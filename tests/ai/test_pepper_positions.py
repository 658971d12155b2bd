"""Positions of Pepper with their right answers; a row marked with ' is the counter-case above it."""

import pytest

from ai_positions import chosen, pepper, pepper_calls
from cardavia.rules.sight import Sight

C = "QS KS 9C TC 9D TD"
D = "QH AH 9C TC 9D 9S"
LAST = "JC KS 9S AH QD 9D"

ROWS = [
    ("PE-a", pepper("JS JC AS KS AH KH", "spades", "S", "small"), "JS", "hard"),
    ("PE-a'", pepper("AH TH 9H AS AC 9D", "hearts", "S", "4"), "TH|9H", "hard"),
    ("PE-b", pepper("JD AH KH 9H AS 9C", "hearts", "S", "4"), "JD", "hard"),
    ("PE-b'", pepper("TS 9S AH AD AC KC", "spades", "S", "3"), "9S", "hard"),
    ("PE-c", pepper(C, "spades", "N", "4", "JS 9S QS TS AH 9H"), "9C|9D", "hard"),
    ("PE-c'", pepper(C, "spades", "N", "4", "JS 9S QS TS QH KH"), "KS", "hard"),
    ("PE-d", pepper(D, "spades", "W", "3", "TH 9H JH"), "QH", "hard"),
    ("PE-d'", pepper(D, "spades", "E", "3", "TH"), "AH", "hard"),
    ("PE-e", pepper("9S JS 9C TC 9D TD", "spades", "W", "3", "AH 9H TH"), "9S", "hard"),
    ("PE-e'", pepper("9S JC 9C TC 9D TD", "spades", "W", "3", "AH 9H TS"), "JC|9C|9D", "hard"),
    (
        "PE-f",
        pepper("JS JC AS KD QD 9H", "spades", "S", "4", "JS 9S TS 9D AS QS KS TD"),
        "KD",
        "hard",
    ),
    (
        "PE-f'",
        pepper("JS JC AS AD QD 9H", "spades", "S", "4", "JS 9S TH 9D AS QS 9C TD"),
        "JC",
        "hard",
    ),
    ("PE-g", pepper("KH TH AD 9D TC 9C", "spades", "N", "3", "9H QH"), "KH", "hard"),
    ("PE-g'", pepper("KH TH AD 9D TC 9C", "spades", "N", "3", "9H AH"), "TH", "hard"),
    ("PE-h", pepper_calls("JS JC AS KS QS AH", 3, ""), "big", "hard"),
    ("PE-h'", pepper_calls("JS JC AS KS AH 9D", 3, ""), "1|2|3|4|5", "hard"),
    ("PE-i", pepper_calls(LAST, 0, "pass pass pass"), "1", "hard"),
    ("PE-i'", pepper_calls(LAST, 0, "3 pass pass"), "pass", "hard"),
    ("PE-j", pepper_calls("AH AC KH TD 9S QS", 1, "4 pass"), "pass", "hard"),
    ("PE-j'", pepper_calls("JS JC AS 9S KD AH", 1, "3 4"), "5", "hard"),
    ("PE-k", pepper_calls("JS AS 9S AH TD 9D", 0, "pass pass pass", [20, 29]), "pass", "hard"),
    ("PE-k'", pepper_calls("JS JC 9S AH AD TD", 0, "pass pass pass", [20, 29]), "big", "hard"),
]


@pytest.mark.parametrize(
    ("sight", "right", "level"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_the_right_answer_is_found(sight: Sight, right: str, level: str) -> None:
    assert chosen(sight, level) in right.split("|")
