"""Matches on disk: every answer committed, every damage told, and play goes on."""

import gc
import sqlite3
from pathlib import Path
from random import Random

import pytest

from cardavia.store.database import FILE, VERSION, climb
from cardavia.store.matches import Matches
from cardavia.store.notices import Notice
from playing import NAMES, answer, match_of, played, step
from storing import deal_of_pitch, store_with


@pytest.mark.parametrize("name", NAMES)
def test_cases_48_and_49_a_match_is_saved_at_every_action_and_has_the_same_future(
    tmp_path: Path, name: str
) -> None:
    match, rng = match_of(name, 9), Random(9)
    _, number = store_with(tmp_path, match)
    ahead = Random(2)
    for count in range(260):
        if not step(match, rng):
            break
        if count % 7:
            continue
        other = Matches(tmp_path)
        again = other.resume(number)
        other.close()
        assert again is not None
        assert again.state_hash() == match.state_hash()
        assert again.turn == match.turn
        if not match.is_deal_over():
            state = ahead.getstate()
            first = answer(match, ahead).text()
            ahead.setstate(state)
            assert answer(again, ahead).text() == first
            assert again.sight_text(match.turn) == match.sight_text(match.turn)


def test_an_answer_is_committed_before_submit_returns(tmp_path: Path) -> None:
    match, rng = match_of("pitch", 5), Random(5)
    store_with(tmp_path, match)
    match.next_deal()
    looker = sqlite3.connect(tmp_path / FILE)
    for count in range(1, 8):
        events = match.submit(match.turn, answer(match, rng))
        assert events
        assert looker.execute("SELECT count(*) FROM actions").fetchone()[0] == count
    looker.close()


def test_levels_names_help_and_number_come_back(tmp_path: Path) -> None:
    match = match_of("pitch", 61)
    match.levels = ["person", "easy", "expert", "normal"]
    store, number = store_with(tmp_path, match)
    assert store.resume(number).number == 61  # type: ignore[union-attr]
    rng = Random(3)
    for _ in range(9):
        step(match, rng)
    match.undo()
    store.close()

    again = Matches(tmp_path).resume(number)
    assert again is not None
    assert again.levels == match.levels
    assert again.names == match.names
    assert [one.assisted for one in again.dealings] == [True]
    assert again.state_hash() == match.state_hash()


def test_an_undo_is_written_too(tmp_path: Path) -> None:
    match = played("black_maria", 2, steps=30)
    store, number = store_with(tmp_path, match)
    for _ in range(3):
        match.undo()
    rng = Random(8)
    for _ in range(5):
        step(match, rng)

    again = store.replayed(number)
    assert again is not None
    assert again.state_hash() == match.state_hash()


def test_several_matches_wait_and_the_one_last_played_comes_first(tmp_path: Path) -> None:
    store = Matches(tmp_path)
    # The clock goes back between them: order is kept all the same.
    days = ["2038-01-20", "2026-11-30", "1999-01-01"]
    numbers = [store.start(match_of(name, 3), day) for name, day in zip(NAMES, days, strict=False)]
    assert [one.id for one in store.unfinished()] == numbers[::-1]

    match = store.resume(numbers[0])
    assert match is not None
    match.next_deal()
    assert store.unfinished()[0].id == numbers[0]

    store.delete(numbers[1])
    store.abandon(numbers[2], counts=False)
    assert [one.id for one in store.unfinished()] == [numbers[0]]
    assert {one.id for one in store.saved()} == {numbers[0], numbers[2]}


def test_a_match_says_enough_for_the_list_without_being_replayed(tmp_path: Path) -> None:
    match = played("pitch", 5, steps=12)
    store, _ = store_with(tmp_path, match)
    (one,) = store.saved()
    assert (one.game, one.started, one.finished, one.deals, one.answers) == (
        "pitch",
        "2026-11-30",
        False,
        1,
        11,
    )
    assert one.header["names"] == match.names
    assert one.levels == match.levels


def test_in_memory_everything_works_and_nothing_is_promised() -> None:
    store, number = Matches(None), 0
    match = match_of("pitch", 5)
    number = store.start(match, "")
    match.next_deal()
    assert store.replayed(number).state_hash() == match.state_hash()  # type: ignore[union-attr]
    assert not store.is_saving()


def test_a_folder_that_cannot_be_made_means_memory_and_a_message(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file stands in the way")
    store = Matches(tmp_path / "data" / "cardavia")
    assert [notice.key for notice in store.notices] == ["unsaved"]
    assert not store.is_saving()
    match = match_of("pitch", 5)
    store.start(match, "")
    match.next_deal()
    assert len(store.saved()) == 1


DAMAGES = ["emptied head", "text", "short", "half", "zeros"]


def damage(path: Path, how: str) -> None:
    data = path.read_bytes()
    changed = {
        "emptied head": bytes(100) + data[100:],
        "text": b"this is not a database, it is a letter to my aunt\n" * 40,
        "short": data[:700],
        "half": data[: len(data) // 2 // 4096 * 4096],
        "zeros": data[:4096] + bytes(len(data) - 4096),
    }[how]
    path.write_bytes(changed)


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_file_is_kept_under_a_new_name_and_play_goes_on(tmp_path: Path, how: str) -> None:
    deal_of_pitch(tmp_path)
    damage(tmp_path / FILE, how)
    broken = (tmp_path / FILE).read_bytes()

    store = Matches(tmp_path)

    assert store.notices == [Notice("damaged", f"{FILE}.damaged-1")]
    assert (tmp_path / f"{FILE}.damaged-1").read_bytes() == broken
    assert store.is_saving()
    match = played("pitch", 6, steps=9)
    number = store.start(match, "")
    store.close()
    assert Matches(tmp_path).resume(number).state_hash() == match.state_hash()  # type: ignore[union-attr]


def flip_bytes(folder: Path, rng: Random) -> None:
    """Start a program on a file with some bytes gone wrong, and play in it."""
    path = folder / FILE
    data = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 3, 40))):
        data[rng.randrange(len(data))] = rng.randrange(256)
    path.write_bytes(bytes(data))
    store = Matches(folder)
    for saved in store.saved():
        store.resume(saved.id)
    store.results()
    match = match_of("pitch", 5)
    number = store.start(match, "")
    dice = Random(1)
    for _ in range(8):
        step(match, dice)
    again = store.replayed(number)
    assert again is not None
    assert again.state_hash() == match.state_hash()
    store.close()


def flip_often(tmp_path: Path, trials: int) -> None:
    for trial in range(trials):
        folder = tmp_path / str(trial)
        deal_of_pitch(folder)
        flip_bytes(folder, Random(trial))


def test_flipped_bytes_never_stop_the_program(tmp_path: Path) -> None:
    flip_often(tmp_path, 60)


@pytest.mark.soak
def test_flipped_bytes_never_stop_the_program_a_thousand_times(tmp_path: Path) -> None:
    flip_often(tmp_path, 1000)


def test_a_damaged_line_costs_the_rest_of_one_match_and_is_kept(tmp_path: Path) -> None:
    number, _ = deal_of_pitch(tmp_path, steps=12)
    db = sqlite3.connect(tmp_path / FILE)
    db.execute('UPDATE actions SET line = \'{"seat": 1, "bid\' WHERE place = 6')
    db.commit()
    db.close()

    store = Matches(tmp_path)
    match = store.resume(number)

    assert match is not None
    assert match.dealing is not None
    assert len(match.dealing.answers) == 6
    assert store.notices == [Notice("match_cut", "9")]
    assert '"bid\n' in (tmp_path / f"match-{number}.damaged.cardavia").read_text("utf-8")
    step(match, Random(1))
    assert store.replayed(number).state_hash() == match.state_hash()  # type: ignore[union-attr]
    assert len(store.notices) == 1


def test_a_file_of_a_newer_version_is_kept_and_told(tmp_path: Path) -> None:
    deal_of_pitch(tmp_path)
    db = sqlite3.connect(tmp_path / FILE)
    db.execute(f"PRAGMA user_version = {VERSION + 3}")
    db.close()

    store = Matches(tmp_path)

    assert store.notices == [Notice("newer", str(VERSION + 3))]
    assert (tmp_path / f"{FILE}.newer-1").exists()
    assert store.is_saving()
    assert store.saved() == []


def test_a_file_of_version_1_climbs_and_keeps_its_matches(tmp_path: Path) -> None:
    match = played("pitch", 5, steps=12)
    fresh, number = store_with(tmp_path / "fresh", match)
    lines = fresh.text(number).rstrip("\n").split("\n")
    db = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    climb(db, 0, 1)
    head = (
        "INSERT INTO matches (id, game, header, levels, number, started) VALUES (?, ?, ?, ?, ?, ?)"
    )
    levels = '["person", "hard", "hard", "hard"]'
    db.execute(head, (4, "pitch", lines[0], levels, 5, "2025-01-01"))
    db.execute("INSERT INTO deals VALUES (4, 0, ?)", (lines[1],))
    rows = [(4, 0, place, line) for place, line in enumerate(lines[2:])]
    db.executemany("INSERT INTO actions VALUES (?, ?, ?, ?)", rows)
    assert db.execute("PRAGMA user_version").fetchone()[0] == 1
    db.close()

    store = Matches(tmp_path)

    assert store.notices == []
    again = store.resume(4)
    assert again is not None
    assert again.state_hash() == match.state_hash()
    assert store.results() == []


def test_a_match_that_is_played_knows_its_number(tmp_path: Path) -> None:
    matches = Matches(tmp_path)
    first, second = played("pitch", 1, steps=5), played("pitch", 2, steps=5)
    numbers = [matches.start(match, "now") for match in (first, second)]

    assert [matches.number_of(first), matches.number_of(second)] == numbers
    resumed = matches.resume(numbers[0])
    assert resumed is not None
    assert matches.number_of(resumed) == numbers[0]
    assert matches.number_of(played("pitch", 3, steps=5)) is None


def test_nothing_is_held_of_a_match_that_is_left() -> None:
    match, rng = match_of("pitch", 5), Random(5)
    store = Matches(None)
    store.start(match, "2026-11-30")
    for _ in range(4):
        step(match, rng)
    given = match.dealings[-1].answers[-1]
    del match
    gc.collect()

    assert not [holder for holder in gc.get_referrers(given) if isinstance(holder, list)]
    store.close()
