"""Positions of Pitch with their right answers; a row marked with ' is the counter-case above it."""

import pytest

from ai_positions import chosen, pitch, pitch_calls
from cardavia.rules.sight import Sight

J = "JH 9H 5S 9C 4D 3C"
TWO = "2H 9H 5S 9C 4D 3C"

ROWS = [
    ("PI-a", pitch(J, "W", 2, "AH 8H 6H 9H 7S TS KS"), "JH", "hard"),
    ("PI-a'", pitch(J, "W", 2, "AH 8H 6H 9H 7S QH KS"), "5S", "hard"),
    ("PI-b", pitch(TWO, "W", 2, "AH 8H 6H 9H 7S TS KS"), "2H", "hard"),
    ("PI-b'", pitch(TWO, "W", 2, "AH 8H 6H 9H 7S TH KS"), "5S", "hard"),
    ("PI-c", pitch("2H 7H 9H KS 5C 4D", "W", 2, "AH 8H 6H"), "7H", "hard"),
    ("PI-c'", pitch("5H 7H TH KS 5C 4D", "W", 2, "AH 2H 6H"), "7H|5H", "hard"),
    ("PI-d", pitch("9H 6H 5S 9C 4D 8C", "E", 2, "KH 6H 8H 4H AS"), "5S", "hard"),
    ("PI-d'", pitch("9H 6H 5S 9C 4D 8C", "W", 2, "KH 4H 8H 6H AS TS 3S"), "9H", "hard"),
    ("PI-e", pitch("AH KH 7H AS 9C 4D", "S", 3, "AH 8H 6H 5H"), "KH", "hard"),
    ("PI-e'", pitch("KH 3H AS KS 9C 4D", "S", 2, "KH 8H 6H 5H"), "AS", "hard"),
    ("PI-f", pitch("KH 4H 5S 9C 4D TC", "W", 2, "QH JH 6H"), "KH", "hard"),
    ("PI-f'", pitch("KH 4H 5S 9C 4D TC", "W", 2, "AH 8H 6H"), "4H", "hard"),
    ("PI-g", pitch_calls("AH KH 7H 9C 4D 3C", 0, "2 pass pass"), "2", "hard"),
    ("PI-g'", pitch_calls("KH 8H 5S 9C 4D 3C", 0, "2 pass pass"), "pass", "hard"),
    ("PI-h", pitch_calls("AH KH QH 7H 9C 4D", 3, ""), "3|2", "hard"),
    (
        "PI-h'",
        pitch_calls("AH KH JH 2H 9C 4D", 2, "pass pass 3".replace("pass pass ", "")),
        "4",
        "hard",
    ),
    ("PI-i", pitch_calls("AH 9C 8S 6D 5D 3C", 3, "", [6, 0, 0, 0]), "1", "hard"),
    ("PI-i'", pitch_calls("AH 9C 8S 6D 5D 3C", 0, "2 pass pass", [6, 0, 0, 0]), "pass|2", "hard"),
    ("PI-j", pitch_calls("KH QH 7H TS 9C 4D", 0, "2 pass pass", [0, 6, 0, 0]), "2", "hard"),
    ("PI-j'", pitch_calls("KH QH 7H TS 9C 4D", 0, "3 pass pass", [0, 1, 0, 0]), "pass", "hard"),
]


@pytest.mark.parametrize(
    ("sight", "right", "level"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_the_right_answer_is_found(sight: Sight, right: str, level: str) -> None:
    assert chosen(sight, level) in right.split("|")


@pytest.mark.parametrize(
    ("fault", "right", "sight"),
    [
        (
            "outbids where the dealer may match",
            "2",
            pitch_calls("AH KH 7H 9C 4D 3C", 0, "2 pass pass"),
        ),
        (
            "spends the king where the ace cannot be beaten",
            "4H",
            pitch("KH 4H 5S 9C 4D TC", "W", 2, "AH 8H 6H"),
        ),
        (
            "gives the deuce to the pitcher",
            "7H",
            pitch("2H 7H 9H KS 5C 4D", "W", 2, "AH 8H 6H"),
        ),
        (
            "lets the pitcher have the ace and ten",
            "9H",
            pitch("9H 6H 5S 9C 4D 8C", "W", 2, "KH 4H 8H 6H AS TS 3S"),
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else "",
)
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_case_40_no_fault_of_pitch(fault: str, right: str, sight: Sight, level: str) -> None:
    assert chosen(sight, level) == right, fault
