"""What outlives a match or the program: figures of deleted matches, answers taken back."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from cardavia.match.match import Match
from cardavia.store.database import FILE
from cardavia.store.matches import Matches
from playing import NAMES, match_of, step


def test_a_deleted_match_stays_in_the_statistics_with_its_date_and_number(tmp_path: Path) -> None:
    store = Matches(tmp_path)
    match = match_of("pitch", 3)
    number = store.start(match, "2026-11-30")
    rng = Random(3)
    while not match.past:
        step(match, rng)
    before = store.results()
    store.delete(number)

    assert store.saved() == []
    assert store.results() == before
    assert before[0].started == "2026-11-30"
    assert store.start(match_of("pitch", 4), "") != number


def test_a_match_deleted_under_the_table_is_kept_again_when_it_is_played_on(tmp_path: Path) -> None:
    store = Matches(tmp_path)
    match = match_of("pitch", 3)
    number = store.start(match, "2026-11-30")
    store.delete(number)
    step(match, Random(1))

    again = store.replayed(number)
    assert again is not None
    assert again.state_hash() == match.state_hash()
    assert [one.started for one in store.saved()] == ["2026-11-30"]


def taken_back(store: Matches, name: str, times: int) -> tuple[int, Match, list[str]]:
    """Return a match with so many decisions taken back, and its states before each undo."""
    match, rng = match_of(name, 11), Random(11)
    number = store.start(match, "")
    while not match.past:
        step(match, rng)
    states = []
    for _ in range(times):
        states.append(match.state_hash())
        assert match.undo() > 0
    return number, match, states


@pytest.mark.parametrize("name", NAMES)
def test_what_was_taken_back_can_be_given_again_after_a_restart(tmp_path: Path, name: str) -> None:
    store = Matches(tmp_path)
    number, match, states = taken_back(store, name, 2)
    match.redo()
    store.close()
    again = Matches(tmp_path).resume(number)

    assert again is not None
    assert again.state_hash() == match.state_hash() == states[1]
    again.redo()
    assert again.state_hash() == states[0]
    assert not again.can_redo()


def test_after_another_answer_nothing_can_be_given_again(tmp_path: Path) -> None:
    store = Matches(tmp_path)
    number, match, _ = taken_back(store, "pitch", 1)
    step(match, Random(4))
    assert match.undone == []
    again = store.resume(number)

    assert again is not None
    assert not again.can_redo()


@pytest.mark.parametrize(
    "damage", ["{", '{"seat": 0, "bid": 99}', '{"seat": 9, "play": "AS"}', "\n"]
)
def test_damaged_lines_of_what_was_taken_back_are_left_out(tmp_path: Path, damage: str) -> None:
    store = Matches(tmp_path)
    number, match, _ = taken_back(store, "pitch", 1)
    store.close()
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE deals SET undone = ? || char(10) || undone WHERE undone != ''", (damage,))
    db.commit()
    db.close()
    store = Matches(tmp_path)
    again = store.resume(number)

    assert again is not None
    assert again.state_hash() == match.state_hash()
    assert len(again.undone) == len(match.undone)
    assert store.notices == []
