"""Matches on disk: one SQLite file; an answer is committed before it is shown.

A match is its header, its deals and its answers, so resuming is replay. Where the file can't be
used, the old one is kept under a new name, or matches live in memory, and the player is told.
"""

import json
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from cardavia.match.match import Match
from cardavia.match.record import RefusedError, deal_lines, read_match, write_match
from cardavia.store.folders import set_aside
from cardavia.store.notices import Notice

FILE: Final = "matches.sqlite"
VERSION: Final = 2
Result = TypeVar("Result")

_SCHEMA: Final = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT, header TEXT NOT NULL, game TEXT NOT NULL,
    started TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0);
CREATE TABLE lines (
    match_id INTEGER NOT NULL, place INTEGER NOT NULL, line TEXT NOT NULL,
    PRIMARY KEY (match_id, place)) WITHOUT ROWID;
CREATE TABLE results (
    match_id INTEGER NOT NULL, deal INTEGER NOT NULL, facts TEXT NOT NULL,
    PRIMARY KEY (match_id, deal)) WITHOUT ROWID;
"""
_STEPS: Final = {
    1: (
        "CREATE TABLE results (match_id INTEGER NOT NULL, deal INTEGER NOT NULL,"
        " facts TEXT NOT NULL, PRIMARY KEY (match_id, deal)) WITHOUT ROWID"
    ),
}
"""From each older version, the statement that leads to the next."""


@dataclass(frozen=True)
class Saved:
    """One match in the list: what a page shows before anything is replayed."""

    id: int
    game: str
    started: str
    finished: bool
    header: dict[str, object]


class Matches:
    """The store of matches; ``notices`` holds what the player must still be told."""

    def __init__(self, folder: Path) -> None:
        """Open the store, making or mending what must be."""
        self.notices: list[Notice] = []
        self.path = folder / FILE
        self._written: dict[int, list[str]] = {}
        self._db = self._opened(folder)

    def _opened(self, folder: Path) -> sqlite3.Connection:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return _open(self.path)
        except NewerVersionError as error:
            self._set_aside("newer", str(error))
        except (sqlite3.DatabaseError, OSError) as error:
            if _is_damage(error):
                self._set_aside("damaged")
            else:
                self.notices.append(Notice("unsaved", str(error)))
        try:
            return _open(self.path)
        except (sqlite3.Error, OSError):
            return _open(None)

    def _set_aside(self, key: str, name: str = "") -> None:
        for suffix in ("-wal", "-shm"):
            self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
        kept = set_aside(self.path, key)
        self.notices.append(Notice(key, name or (kept.name if kept else self.path.name)))

    def start(self, match: Match, started: str) -> int:
        """Take a new match in and keep it up to date from now on; returns its number."""
        header = write_match(match).split("\n", 1)[0]
        statement = "INSERT INTO matches (header, game, started) VALUES (?, ?, ?)"
        row = self._try(lambda: self._insert(statement, (header, match.game.name, started)))
        self._follow(match, row if row is not None else -1)
        return row if row is not None else -1

    def _insert(self, statement: str, values: tuple[str, ...]) -> int:
        with self._db:
            return int(self._db.execute(statement, values).lastrowid or -1)

    def _follow(self, match: Match, number: int) -> None:
        self._written.setdefault(number, [])
        match.journal = lambda changed: self._write(number, changed)
        self._write(number, match)

    def _write(self, number: int, match: Match) -> None:
        """Commit what changed since the last time: usually one line more."""
        lines = _lines_of(match)
        old = self._written.get(number, [])
        same = _common(old, lines)
        self._try(lambda: self._commit(number, lines, same, len(old), match))
        self._written[number] = lines

    def _commit(self, number: int, lines: list[str], same: int, old: int, match: Match) -> None:
        with self._db:
            if same < old:
                cut = "DELETE FROM lines WHERE match_id = ? AND place >= ?"
                self._db.execute(cut, (number, same))
            rows = [(number, place, lines[place]) for place in range(same, len(lines))]
            self._db.executemany("INSERT OR REPLACE INTO lines VALUES (?, ?, ?)", rows)
            done = "UPDATE matches SET finished = ?, changed = (SELECT max(changed) + 1 FROM matches) WHERE id = ?"
            if len(lines) == 1 or same < old or match.is_deal_over():
                self._db.execute(done, (int(match.is_over()), number))

    def _try(self, work: Callable[[], Result]) -> Result | None:
        """Do a piece of work on disk; a failure is told once and play goes on."""
        try:
            return work()
        except sqlite3.Error as error:
            notice = Notice("unsaved", str(error))
            if notice not in self.notices:
                self.notices.append(notice)
            return None

    def saved(self) -> list[Saved]:
        """Return all matches, the one last played first."""
        query = (
            "SELECT id, game, started, finished, header FROM matches ORDER BY changed DESC, id DESC"
        )
        rows = self._try(lambda: self._db.execute(query).fetchall()) or []
        return [_saved(row) for row in rows]

    def resume(self, number: int) -> Match | None:
        """Return a match replayed from disk and kept up to date, or None with a notice."""
        text = self.text(number)
        try:
            match = read_match(text)
        except RefusedError as refused:
            self.notices.append(Notice("damaged", str(refused)))
            return None
        self._written[number] = _lines_of(match)
        self._follow(match, number)
        return match

    def text(self, number: int) -> str:
        """Return the record of a match on disk."""
        head = "SELECT header FROM matches WHERE id = ?"
        query = "SELECT line FROM lines WHERE match_id = ? ORDER BY place"
        header = self._try(lambda: self._db.execute(head, (number,)).fetchone())
        rows = self._try(lambda: self._db.execute(query, (number,)).fetchall()) or []
        return "\n".join([header[0] if header else "", *[row[0] for row in rows]]) + "\n"

    def delete(self, number: int) -> None:
        """Forget a match and its results."""

        def forget() -> None:
            with self._db:
                for table, key in (
                    ("matches", "id"),
                    ("lines", "match_id"),
                    ("results", "match_id"),
                ):
                    self._db.execute(f"DELETE FROM {table} WHERE {key} = ?", (number,))  # noqa: S608

        self._try(forget)

    def note_result(self, number: int, deal: int, facts: dict[str, object]) -> None:
        """Keep the facts of a finished deal for the statistics, once."""

        def keep() -> None:
            with self._db:
                row = (number, deal, json.dumps(facts, ensure_ascii=False))
                self._db.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?)", row)

        self._try(keep)

    def results(self) -> list[dict[str, object]]:
        """Return the facts of all finished deals, oldest first."""
        query = "SELECT facts FROM results ORDER BY match_id, deal"
        rows = self._try(lambda: self._db.execute(query).fetchall()) or []
        return [json.loads(row[0]) for row in rows]

    def forget_results(self) -> None:
        """Reset the statistics."""

        def forget() -> None:
            with self._db:
                self._db.execute("DELETE FROM results")

        self._try(forget)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()


class NewerVersionError(Exception):
    """The file was written by a newer program."""


def _open(path: Path | None) -> sqlite3.Connection:
    db = sqlite3.connect(str(path) if path else ":memory:", timeout=1.0)
    try:
        # WAL with full syncing: a committed answer survives a killed process and a lost supply.
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        if version > VERSION:
            raise NewerVersionError(str(version))
        _migrate(db, version)
        if db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("malformed")
        db.execute("SELECT id, game, started, finished, header FROM matches").fetchall()
    except BaseException:
        db.close()
        raise
    return db


def _migrate(db: sqlite3.Connection, version: int) -> None:
    with db:
        if version == 0:
            db.executescript(_SCHEMA)
        for step in range(max(version, 1), VERSION):
            if version > 0:
                db.execute(_STEPS[step])
        db.execute(f"PRAGMA user_version = {VERSION}")


def _is_damage(error: Exception) -> bool:
    if not isinstance(error, sqlite3.DatabaseError):
        return False
    text = str(error)
    return any(
        word in text for word in ("malformed", "not a database", "no such", "already exists")
    )


def _lines_of(match: Match) -> list[str]:
    dealings = list(match.past)
    if match.dealing is not None and match.dealing not in dealings:
        dealings.append(match.dealing)
    return [line for dealing in dealings for line in deal_lines(dealing)]


def _common(old: list[str], new: list[str]) -> int:
    for place in range(min(len(old), len(new))):
        if old[place] != new[place]:
            return place
    return min(len(old), len(new))


def _saved(row: tuple[int, str, str, int, str]) -> Saved:
    try:
        header = json.loads(row[4])
    except ValueError:
        header = {}
    return Saved(row[0], row[1], row[2], bool(row[3]), header if isinstance(header, dict) else {})
