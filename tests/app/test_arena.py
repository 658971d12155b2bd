"""The arena: every deal played again with the seats moved round, and counted in pairs."""

import json
from pathlib import Path

import pytest

from cardavia.app.arena import Bout, arena, bout, period
from cardavia.app.tally import Played, by_deal, gain, mean_and_error, quantile, report
from cardavia.match.record import read_match
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults


def run(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert arena([*words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def without_times(found: dict[str, object]) -> dict[str, object]:
    levels = found["levels"]
    assert isinstance(levels, dict)
    for one in levels.values():
        del one["ms_median"], one["ms_p99"]
    return found


@pytest.mark.parametrize(
    ("seats", "moves"), [("a,b,a,b", 2), ("a,b,b,b", 4), ("a,a,a,a", 1), ("a,b,c", 3), ("a,b,b", 3)]
)
def test_the_seats_move_round_until_they_are_as_at_first(seats: str, moves: int) -> None:
    assert period(tuple(seats.split(","))) == moves


def test_every_level_plays_every_seat_of_every_deal() -> None:
    game = game_named("pitch")
    assert game is not None
    seats = ("hard", "random", "random", "random")
    found = bout(Bout("pitch", defaults(game), seats, 5, 8, ""))

    assert [one.seats.index("hard") for one in found] == [0, 1, 2, 3]
    assert {one.number for one in found} == {5}


def test_identical_players_differ_by_exactly_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "pitch", "--seats", "hard,hard,hard,hard", "--deals", "4")
    assert found["difference"] == {"mean": 0.0, "se": 0.0}


def test_a_hard_player_beats_chance_beyond_doubt(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "pitch", "--seats", "hard,random,hard,random", "--deals", "60")
    difference = found["difference"]
    assert isinstance(difference, dict)
    assert difference["mean"] > 3 * difference["se"] > 0
    assert (found["game"], found["deals"], found["unit"]) == ("pitch", 60, "points a deal")
    levels = found["levels"]
    assert isinstance(levels, dict)
    assert list(levels) == ["hard", "random"]
    assert {"mean", "se", "ms_median", "ms_p99"} <= set(levels["hard"])


def test_the_result_is_the_same_on_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["pitch", "--seats", "hard,easy,hard,easy", "--deals", "8", "--seed", "7"]
    alone = run(capsys, *words, "--processes", "1")
    together = run(capsys, *words, "--processes", "3")
    assert without_times(alone) == without_times(together)
    other = run(capsys, *words[:-1], "8", "--processes", "1")
    assert without_times(other) != alone


def test_every_deal_is_saved_as_a_record_that_reads(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["pitch", "--seats", "easy,hard,easy,hard", "--deals", "2", "--seed", "3"]
    options = ["--options", '{"target": 11}', "--save", str(tmp_path / "deals")]
    run(capsys, *words, *options)
    files = sorted((tmp_path / "deals").iterdir())
    assert [file.name for file in files] == [
        f"pitch-{number}-{shift}.cardavia" for number in (3, 4) for shift in (0, 1)
    ]
    for file in files:
        match = read_match(file.read_text("utf-8"))
        assert match.options["target"] == 11
        assert len(match.past) == 1
    seatings = [read_match(file.read_text("utf-8")).names for file in files[:2]]
    assert seatings == [["easy", "hard", "easy", "hard"], ["hard", "easy", "hard", "easy"]]


def played(number: int, seats: str, gained: list[int]) -> Played:
    sides = [[0, 2], [1, 3]]
    return Played(number, seats.split(), sides, gained, 0, 1, None, [("a", 1.0), ("b", 3.0)])


def test_differences_are_taken_deal_by_deal() -> None:
    found = report(
        "pepper",
        ["a", "b", "a", "b"],
        [
            played(1, "a b a b", [4, 2]),
            played(1, "b a b a", [4, 2]),
            played(2, "a b a b", [5, 1]),
            played(2, "b a b a", [3, 3]),
        ],
    )

    # Deal 1: luck of the cards alone, so nothing. Deal 2: a has 4 on the mean, b has 2.
    assert found["difference"] == {"mean": 1.0, "se": 1.0}
    assert by_deal("a", [played(2, "a b a b", [5, 1])], gain) == {2: 5.0}
    levels = found["levels"]
    assert isinstance(levels, dict)
    assert levels["a"]["mean"] == 3.5
    assert levels["a"]["ms_median"] == 1.0
    assert levels["a"]["last_tricks_lost"] == 0.5


def test_means_and_quantiles() -> None:
    assert mean_and_error([]) == (0.0, 0.0)
    assert mean_and_error([2.0]) == (2.0, 0.0)
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    assert quantile([], 0.5) == 0.0
    assert quantile([float(i) for i in range(100)], 0.99) == 99.0


def test_people_get_lines_instead(capsys: pytest.CaptureFixture[str]) -> None:
    arena(["pitch", "--seats", "hard,hard,hard,hard", "--deals", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "pitch: 1 deals, points a deal"
    assert lines[-1].split() == ["diff", "+0.000", "±", "0.000"]
