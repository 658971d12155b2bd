"""What makes people leave the table: CASES 32 to 39 and 41, each beside a position where it is right.

Case 40 stands with the positions of Pitch. No game here has teams in Black Maria, so case 32 is
about taking the queen where ducking is free.
"""

import pytest

from ai_positions import (
    black_maria,
    black_maria_end,
    chosen,
    pepper,
    pepper_calls,
    tractor,
    tractor_burying,
    tractor_declaring,
)
from cardavia.rules.sight import Sight

ALL = ("easy", "normal", "hard", "expert")
GOOD = ("hard", "expert")
WORLDS = {"tractor": 48, "pepper": 100, "black_maria": 100}
"""As many as are imagined at the table, half as many at Tractor, which is slow when not compiled."""

DUCK = "KD 4D KC 7C 5C 3C 8H 6H 4H JS 7S 6S 2S"
VOID = "3C 9C JC TD 8D QD 4S 6S 9S JS QS 2S 3S 2D 3D 4D 6D 9D JD 3D 8S 8S 8C QC"
TENS = "TH 4H 6S 8S 9D 6D 4C 6C"
KING = "KH 9H 4S 6S 3D 6D 4C 6C"
PAIRS = "KD KD 3D 3D 9S 6S 4S 8C"
TRUMPS = "BJ AC 9C 4C 2S 6S 8D 9D"
POINTS = (
    "7S 7D AS JS TS 8S 6S 4S 3S KH KH TH TH 9H 8H 6H 5H AD QD QD JD 9D 8D 6D 4D 5D "
    "KC TC 8C 6C 5C 3C 2C"
)
STRONG = "2S 2S AS KS JS 9S 8S 7S 6S KD 8D 7D 5D 4D 3D 4H 6H 9H JH QH AC 9C 8C 4C 3C"
BOWERS = "JS JC AS AH AD 9C"

ROWS = [
    ("32", black_maria(DUCK, "W", "TD QS 9D"), "4D", ALL),
    ("32'", black_maria(DUCK, "W", "TD 8D 9D"), "KD", GOOD),
    (
        "33 a dead suit",
        black_maria_end("AC 2C 3H 2D", "QH TH JH 5H 7D 9S 8D 9D TD 8S 7S 6S"),
        "2D",
        ALL,
    ),
    ("33 a moon is stopped", black_maria_end("AH 2C", "KH QH 8C 7C 6C 5C", moon="add"), "AH", GOOD),
    ("33' no moon", black_maria_end("AH 2C", "KH QH 8C 7C 6C 5C", moon="off"), "2C", ALL),
    ("34 no ruff of the partner's ace", tractor(VOID, "N AH W 9H", dealer="E"), "TD", ALL),
    ("34' an opponent's is ruffed", tractor(VOID, "E AH N 5H W KH", dealer="E"), "3C", ALL),
    ("34 a joker leads", tractor(TRUMPS, "E RJ N 5C W 3C"), "4C", ALL),
    ("34' a joker that wins", tractor(TRUMPS, "N 4C W KC", dealer="E"), "AC|BJ", GOOD),
    ("34 the smallest level card", tractor("7C 7H 7D AH 8H 9H", "E RJ N 4C W 6C"), "7D|7H", ALL),
    ("34 the partner's trick", pepper("AS AH QH KD TD 9C", "clubs", "N", "3", "AD 9D"), "TD", ALL),
    ("35 a nine for the opponents", tractor("TS 9S 3H 8H 9D 6D", "W AS", dealer="E"), "9S", ALL),
    (
        "35 a void opponent is to come",
        tractor(TENS, "N AH W 9H", "N KH W 3H S 8H E 3S", dealer="E"),
        "4H",
        ALL[1:],
    ),
    ("35 no tens under queens", tractor("TH TH QS JS 6D", "", dealer="S"), "QS|JS", ("normal",)),
    (
        "35' nobody is void",
        tractor(TENS, "N AH W 9H", "N KH W 3H S 8H E 3H", dealer="E"),
        "TH",
        GOOD,
    ),
    ("36", tractor(PAIRS, "E AD AD N 4D 6D W 8D 9D", dealer="E"), "3D 3D", ALL),
    ("36'", tractor(PAIRS, "N AD AD W 8D 9D", dealer="E"), "KD KD", GOOD),
    ("37", tractor_declaring(STRONG, "2", "N", "2D, pass"), "pass", GOOD),
    ("37'", tractor_declaring(STRONG, "2", "E", "2D, pass, pass"), "2S 2S", ("hard",)),
    ("38", tractor(KING, "", "S AH E 3S N 4H W 5H", dealer="E"), "4C|6C|4S|6S|3D|6D|9H", GOOD),
    ("38'", tractor(KING, "", "S AH E AH N 4H W 5H", dealer="E"), "KH", GOOD),
    ("39", tractor_burying(POINTS, "7", "spades"), "2C 3C 4D 6C 6D 6H 8C 8H", GOOD),
    ("41 no bower", pepper_calls("KS QS TS KH QH 9D", 3, ""), "pass|1|2", ALL),
    ("41' bowers", pepper_calls("JS JC AS KS 9H TD", 3, ""), "3|4", GOOD),
    ("41 all of a suit", pepper_calls("JD JH AH KH QH AS", 3, ""), "big", GOOD),
    ("41 leads a bower", pepper("JS AS 9S AH AD KC", "spades", "S", "4"), "JS", GOOD),
    (
        "41 both are void of trumps",
        pepper(BOWERS, "spades", "S", "4", "JS 9H 9S TD"),
        "AH|AD",
        ALL,
    ),
    ("41' they still hold trumps", pepper(BOWERS, "spades", "S", "4", "JS TS 9S QS"), "JC", GOOD),
    (
        "41 opponents about to win",
        pepper_calls("JD JH 9H AC AS TD", 0, "pass pass pass", [20, 29]),
        "big",
        GOOD,
    ),
    (
        "41' nobody is",
        pepper_calls("JD JH 9H AC AS TD", 0, "pass pass pass", [10, 0]),
        "2|3|4",
        GOOD,
    ),
]


@pytest.mark.parametrize(
    ("sight", "right", "level"),
    [(sight, right, level) for _, sight, right, levels in ROWS for level in levels],
    ids=[f"case {name}, {level}" for name, _, _, levels in ROWS for level in levels],
)
def test_no_fault_of_partners_and_opponents(sight: Sight, right: str, level: str) -> None:
    assert chosen(sight, level, WORLDS[sight.game.name]) in right.split("|")
