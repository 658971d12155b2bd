"""The file of matches: opened, brought up to date, or set aside when it can't be used."""

import sqlite3
from pathlib import Path
from typing import Final

from cardavia.store.folders import set_aside
from cardavia.store.notices import Notice, notice_of

FILE: Final = "matches.sqlite"
VERSION: Final = 3
FAULTS: Final = (sqlite3.Error, OSError, UnicodeError)
"""What a file can raise; a damaged one may hold names that are no text."""
PATIENCE_S: Final = 0.5
"""How long another process may hold the file before it counts as locked."""
BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside its file; committed answers may lie there."""

_FIRST: Final = (
    """CREATE TABLE matches (
        id INTEGER PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL,
        levels TEXT NOT NULL, number INTEGER NOT NULL, started TEXT NOT NULL,
        finished INTEGER NOT NULL DEFAULT 0, touched INTEGER NOT NULL DEFAULT 0)""",
    """CREATE TABLE deals (
        match_id INTEGER NOT NULL, place INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (match_id, place)) WITHOUT ROWID""",
    """CREATE TABLE actions (
        match_id INTEGER NOT NULL, deal INTEGER NOT NULL, place INTEGER NOT NULL,
        line TEXT NOT NULL, PRIMARY KEY (match_id, deal, place)) WITHOUT ROWID""",
)
_SECOND: Final = (
    "ALTER TABLE deals ADD COLUMN assisted INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE results (
        match_id INTEGER NOT NULL, deal INTEGER NOT NULL, facts TEXT NOT NULL,
        PRIMARY KEY (match_id, deal)) WITHOUT ROWID""",
)
_THIRD: Final = ("ALTER TABLE deals ADD COLUMN undone TEXT NOT NULL DEFAULT ''",)
STEPS: Final = (_FIRST, _SECOND, _THIRD)
"""What leads from each version to the next; a new file climbs the whole ladder."""

_COLUMNS: Final = (
    "SELECT id, game, header, levels, number, started, finished, touched, abandoned FROM matches",
    "SELECT match_id, place, line, assisted, undone FROM deals",
    "SELECT match_id, deal, place, line FROM actions",
    "SELECT match_id, deal, facts FROM results",
)


class NewerVersionError(Exception):
    """The file was written by a newer program."""


def open_database(folder: Path | None) -> tuple[sqlite3.Connection, list[Notice]]:
    """Return a database that works, on disk if at all possible, and what must be told."""
    if folder is None:
        return memory(), []
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return opened(path), []
    except NewerVersionError as error:
        return _fresh(path, _put_by(path, "newer", str(error)))
    except FAULTS as error:
        if is_damage(error):
            return _fresh(path, _put_by(path, "damaged"))
        return _copied(path), [notice_of(error)]


def opened(path: Path) -> sqlite3.Connection:
    """Return the database of a file, brought up to date and looked over; raises what is wrong."""
    db = sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None)
    try:
        version = _version(db)
        # WAL with full syncing: a committed answer outlives a killed process and a lost supply.
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        climb(db, version)
        look_over(db)
    except BaseException:
        db.close()
        raise
    return db


def _version(db: sqlite3.Connection) -> int:
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if not 0 <= version <= VERSION:
        raise NewerVersionError(str(version))
    return version


def climb(db: sqlite3.Connection, version: int, goal: int = VERSION) -> None:
    """Lead a file from a version to a newer one, whole or not at all."""
    if version == goal:
        # Writing is tried all the same, so that a read-only file shows itself now.
        db.execute("BEGIN IMMEDIATE")
        db.execute("COMMIT")
        return
    db.execute("BEGIN IMMEDIATE")
    for statement in [one for step in STEPS[version:goal] for one in step]:
        db.execute(statement)
    db.execute(f"PRAGMA user_version = {goal}")
    db.execute("COMMIT")


def lenient(data: bytes) -> str:
    """Read a text of the file; a byte gone wrong must not hide the whole list."""
    return data.decode("utf-8", "replace")


def look_over(db: sqlite3.Connection) -> None:
    """Raise what is wrong with the pages or the tables of a file."""
    found = db.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(f"malformed: {found}")
    for columns in _COLUMNS:
        db.execute(columns + " LIMIT 1").fetchall()


def memory() -> sqlite3.Connection:
    """Return an empty database that ends with the program."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    climb(db, 0)
    return db


def _copied(path: Path) -> sqlite3.Connection:
    """Return a copy in memory of a file that can be read but not written, or an empty one."""
    # Immutable: a folder that can't be written has no room for SQLite's own files.
    for way in ("mode=ro", "mode=ro&immutable=1"):
        copy = sqlite3.connect(":memory:", isolation_level=None)
        try:
            _copy(path, way, copy)
        except (*FAULTS, NewerVersionError):
            copy.close()
        else:
            return copy
    return memory()


def _copy(path: Path, way: str, copy: sqlite3.Connection) -> None:
    source = sqlite3.connect(f"{path.resolve().as_uri()}?{way}", uri=True, timeout=0)
    try:
        source.backup(copy)
    finally:
        source.close()
    climb(copy, _version(copy))
    look_over(copy)


def _fresh(path: Path, notice: Notice) -> tuple[sqlite3.Connection, list[Notice]]:
    try:
        return opened(path), [notice]
    except (*FAULTS, NewerVersionError) as error:
        return memory(), [notice, notice_of(error)]


def _put_by(path: Path, key: str, name: str = "") -> Notice:
    kept = set_aside(path, key)
    if kept is not None:
        for ending in BESIDE:
            beside = path.with_name(path.name + ending)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + ending))
    return Notice(key, name or (kept.name if kept else path.name))


def is_damage(error: Exception) -> bool:
    """Tell whether an error means that the file's content can't be trusted."""
    if not isinstance(error, sqlite3.DatabaseError):
        return isinstance(error, UnicodeError)
    words = ("malformed", "not a database", "no such", "already exists", "duplicate column")
    return any(word in str(error) for word in words)
