"""Disks that are full, locked or read-only, and what is saved and told then."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from cardavia.store import database
from cardavia.store.database import FILE
from cardavia.store.matches import Matches
from cardavia.store.notices import Notice
from playing import match_of, step
from storing import deal_of_pitch, store_with


def test_a_locked_file_is_told_and_its_matches_can_still_be_seen(tmp_path: Path) -> None:
    number, state = deal_of_pitch(tmp_path)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")

    store = Matches(tmp_path)

    assert store.notices == [Notice("locked")]
    assert not store.is_saving()
    assert store.replayed(number).state_hash() == state  # type: ignore[union-attr]
    other.close()


def test_what_could_not_be_saved_for_a_while_is_saved_with_the_next_answer(tmp_path: Path) -> None:
    match, rng = match_of("pitch", 5), Random(5)
    store, number = store_with(tmp_path, match)
    step(match, rng)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    step(match, rng)
    step(match, rng)
    assert store.notices == [Notice("locked")]
    assert not store.is_saving()
    other.execute("ROLLBACK")
    other.close()

    step(match, rng)

    assert store.notices == [Notice("locked"), Notice("saved_again")]
    assert store.is_saving()
    assert Matches(tmp_path).resume(number).state_hash() == match.state_hash()  # type: ignore[union-attr]


def test_a_full_disk_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    match, rng = match_of("tractor", 5), Random(5)
    store, number = store_with(tmp_path, match)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    while len(match.past) < 2:
        step(match, rng)
    assert store.notices == [Notice("full")]
    assert not store.is_saving()

    store._db.execute("PRAGMA max_page_count = 100000")
    step(match, rng)

    assert store.notices[1:] == [Notice("saved_again")]
    assert store.replayed(number).state_hash() == match.state_hash()  # type: ignore[union-attr]


def fill(db: sqlite3.Connection) -> None:
    for place in range(10_000):
        db.execute("INSERT INTO results VALUES (-1, ?, ?)", (place, "x" * 900))


def test_reading_the_list_is_no_saving(tmp_path: Path) -> None:
    match, rng = match_of("tractor", 5), Random(5)
    store, _ = store_with(tmp_path, match)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    while store.is_saving():
        step(match, rng)

    store.saved()
    store.results()

    assert not store.is_saving()
    assert store.notices == [Notice("full")]
    store.close()


def test_a_match_begun_on_a_full_disk_is_there_once_there_is_room(tmp_path: Path) -> None:
    store = Matches(tmp_path)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.OperationalError):
        fill(store._db)
    match, rng = match_of("pitch", 5), Random(5)
    number = store.start(match, "")
    step(match, rng)
    store._db.execute("PRAGMA max_page_count = 100000")
    step(match, rng)

    assert store.replayed(number).state_hash() == match.state_hash()  # type: ignore[union-attr]
    assert [one.id for one in store.unfinished()] == [number]


def test_a_read_only_file_can_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    number, state = deal_of_pitch(tmp_path)

    def refuse(path: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr(database, "opened", refuse)
    store = Matches(tmp_path)

    assert store.notices == [Notice("read_only")]
    assert not store.is_saving()
    match = store.resume(number)
    assert match is not None
    assert match.state_hash() == state


def test_a_file_that_breaks_while_playing_is_replaced_and_the_match_saved_anew(
    tmp_path: Path,
) -> None:
    match, rng = match_of("pitch", 5), Random(5)
    store, number = store_with(tmp_path, match)
    for _ in range(6):
        step(match, rng)
    store._db.execute("DROP TABLE actions")

    step(match, rng)

    assert [notice.key for notice in store.notices] == ["damaged", "saved_again"]
    assert store.is_saving()
    assert Matches(tmp_path).resume(number).state_hash() == match.state_hash()  # type: ignore[union-attr]
