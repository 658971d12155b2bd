"""Matches on disk: an answer is committed before it is shown.

A match is its header, its deals and its answers, so resuming is replay. Where the file can't be
used, matches live in memory, play goes on, and the player is told.
"""

import json
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

from cardavia.match.match import LARGEST_NUMBER, Answer, Dealing, Match
from cardavia.match.record import (
    SUFFIX,
    RefusedError,
    answer_line,
    answers_again,
    deal_line,
    header_line,
    read_match,
)
from cardavia.store.database import FAULTS, is_damage, lenient, open_database
from cardavia.store.notices import Notice, notice_of
from cardavia.store.results import Facts, facts_of, facts_of_abandoned, facts_read, facts_written
from cardavia.store.saved import LIST, Saved, list_in, saved_of

Result = TypeVar("Result")
_NEW: Final = (
    "INSERT INTO matches (id, game, header, levels, number, started) VALUES (?, ?, ?, ?, ?, ?)"
)
_LAST: Final = (
    "SELECT ifnull(max(id), 0) FROM"
    " (SELECT id FROM matches UNION ALL SELECT match_id FROM results) WHERE id < ?"
)
"""The last number given away; what a deleted match counted keeps its own."""
_OF_DEAL: Final = "WHERE match_id = ? AND deal = ?"
_ROW: Final = "SELECT id, game, header, levels, number, started FROM matches WHERE id = ?"
_RESULT: Final = "INSERT OR REPLACE INTO results VALUES (?, ?, ?)"


@dataclass
class _Kept:
    """What the file holds of one match, so that a write is only what is new."""

    number: int
    row: tuple[object, ...] | None = None
    """The match itself, while the file does not hold it yet."""
    answers: list[list[Answer]] = field(default_factory=list)
    """Of each deal."""
    assisted: bool = False
    undone: str = ""
    """Of the last deal: answers taken back, one line each."""
    finished: bool = False

    def took(self, match: Match) -> None:
        """Note that the file now holds all of a match."""
        self.row = None
        dealings = match.dealings
        del self.answers[max(0, len(self.answers) - 1) :]
        self.answers += [list(one.answers) for one in dealings[len(self.answers) :]]
        self.assisted = bool(dealings) and dealings[-1].assisted
        self.undone = _undone_text(match)
        self.finished = match.is_over()


class Matches:
    """The store of matches; ``notices`` holds what the player must still be told."""

    def __init__(self, folder: Path | None) -> None:
        """Open the store, making or mending what must be; without a folder, in memory."""
        self.folder = folder
        self.notices: list[Notice] = []
        self._kept: WeakKeyDictionary[Match, _Kept] = WeakKeyDictionary()
        self._last = 0
        """The highest number of a match kept here, which the file may not hold."""
        self._failing = self._damaged = False
        self._db = self._opened()

    def _opened(self) -> sqlite3.Connection:
        db, notices = open_database(self.folder)
        db.text_factory = lenient
        self.notices += notices
        return db

    def is_saving(self) -> bool:
        """Tell whether what is played now outlasts the program."""
        on_disk = bool(self._db.execute("PRAGMA database_list").fetchone()[2])
        return on_disk and not self._failing

    def start(self, match: Match, started: str) -> int:
        """Take a new match in and keep it up to date from now on; returns its number."""
        found = self._try(lambda: self._db.execute(_LAST, (LARGEST_NUMBER,)).fetchone())
        number = 1 + max(found[0] if found else 0, self._last)
        self._follow(match, _Kept(number, _row_of(number, match, started)))
        return number

    def number_of(self, match: Match) -> int | None:
        """Return the number of a match that is kept up to date, None for any other."""
        kept = self._kept.get(match)
        return kept.number if kept is not None else None

    def _follow(self, match: Match, kept: _Kept) -> None:
        self._kept[match] = kept
        self._last = max(self._last, kept.number)
        match.journal = self._write
        self._write(match, touch=True)

    def _write(self, match: Match, *, touch: bool = False) -> None:
        """Commit whatever the file does not hold yet: usually one answer."""
        kept = self._kept[match]
        done = self._try(lambda: self._commit(kept, match, touch=touch), saves=True)
        if not done and self._damaged:
            # The file broke under a running match: begin a new one with what is in memory.
            self._db.close()
            self._db = self._opened()
            kept = self._kept[match] = _Kept(kept.number, _row_of(kept.number, match, ""))
            done = self._try(lambda: self._commit(kept, match, touch=True), saves=True)
        if done:
            kept.took(match)

    def _commit(self, kept: _Kept, match: Match, *, touch: bool) -> bool:
        number, dealings = kept.number, match.dealings
        with _Transaction(self._db):
            if kept.row is not None:
                self._forget_lines(number)
                self._db.execute(_NEW, kept.row)
            for place in range(max(0, len(kept.answers) - 1), len(dealings)):
                undone = _undone_text(match) if place == len(dealings) - 1 else ""
                self._write_deal((number, place), kept, dealings[place], undone)
            if match.is_deal_over() and dealings:
                self._write_result(number, match)
            if touch or len(dealings) > len(kept.answers) or kept.finished != match.is_over():
                self._touch(number, match)
        return True

    def _write_deal(self, key: tuple[int, int], kept: _Kept, dealing: Dealing, undone: str) -> None:
        number, place = key
        old = kept.answers[place] if place < len(kept.answers) else []
        new = place >= len(kept.answers)
        if new or kept.assisted != dealing.assisted or kept.undone != undone:
            row = (number, place, deal_line(dealing), int(dealing.assisted), undone)
            self._db.execute("INSERT OR REPLACE INTO deals VALUES (?, ?, ?, ?, ?)", row)
        same = _common(old, dealing.answers)
        if same < len(old):
            self._db.execute(
                f"DELETE FROM actions {_OF_DEAL} AND place >= ?", (number, place, same)
            )
            self._db.execute(f"DELETE FROM results {_OF_DEAL}", (number, place))
        for index in range(same, len(dealing.answers)):
            answer = (number, place, index, answer_line(*dealing.answers[index]))
            self._db.execute("INSERT OR REPLACE INTO actions VALUES (?, ?, ?, ?)", answer)

    def _write_result(self, number: int, match: Match) -> None:
        row = (number, len(match.past) - 1, facts_written(facts_of(match)))
        self._db.execute(_RESULT, row)

    def _touch(self, number: int, match: Match) -> None:
        # Order is kept by counting, not by a clock that may be set back.
        statement = (
            "UPDATE matches SET finished = ?, abandoned = 0,"
            " touched = (SELECT max(touched) + 1 FROM matches) WHERE id = ?"
        )
        self._db.execute(statement, (int(match.is_over()), number))
        # A match that was given up and is taken up again is no longer lost.
        late = "DELETE FROM results WHERE match_id = ? AND deal >= ?"
        self._db.execute(late, (number, len(match.past)))

    def _try(self, work: Callable[[], Result], *, saves: bool = False) -> Result | None:
        """Do a piece of work on disk; a failure is told once, until a match is saved again."""
        self._damaged = False
        try:
            done = work()
        except FAULTS as error:
            self._damaged = is_damage(error)
            if not self._failing and not self._damaged:
                self.notices.append(notice_of(error))
            self._failing = True
            return None
        if self._failing and saves:
            self.notices.append(Notice("saved_again"))
            self._failing = False
        return done

    def saved(self) -> list[Saved]:
        """Return all matches, the one last played first."""
        rows = self._try(lambda: self._db.execute(LIST).fetchall())
        return [saved_of(row) for row in rows or []]

    def unfinished(self) -> list[Saved]:
        """Return the matches that can be continued, the one last played first."""
        return [one for one in self.saved() if one.is_open()]

    def resume(self, number: int) -> Match | None:
        """Return a match replayed from disk and kept up to date, or None with a notice."""
        match, whole = self._read(number)
        if match is None:
            return None
        kept = _Kept(number)
        if whole:
            match.undone = self._undone_of(number, match)
            kept.took(match)
        else:
            self._keep_damaged(number)
        self._follow(match, kept)
        return match

    def replayed(self, number: int) -> Match | None:
        """Return a match as it stands on disk, to be looked at only."""
        return self._read(number)[0]

    def _read(self, number: int) -> tuple[Match | None, bool]:
        """Return a match up to the first line that can't be read, and whether that is all of it."""
        text = self.text(number)
        try:
            return self._dressed(number, read_match(text)), True
        except RefusedError as refused:
            if refused.line < 2:
                self.notices.append(Notice("match_unreadable", refused.key))
                return None, False
            self.notices.append(Notice("match_cut", str(refused.line)))
            kept = "\n".join(text.split("\n")[: refused.line - 1])
        return self._dressed(number, read_match(kept)), False

    def _dressed(self, number: int, match: Match) -> Match:
        """Put back what a record does not tell: who plays at which level, and what was helped."""
        query = "SELECT levels, number FROM matches WHERE id = ?"
        row = self._try(lambda: self._db.execute(query, (number,)).fetchone())
        if row is not None:
            levels = list_in(row[0])
            match.levels = levels if len(levels) == len(match.levels) else match.levels
            if not match.dealings and isinstance(row[1], int) and row[1] > 0:
                match.number = row[1]
        query = "SELECT place FROM deals WHERE match_id = ? AND assisted"
        rows = self._try(lambda: self._db.execute(query, (number,)).fetchall())
        assisted = {place for (place,) in rows or []}
        for place, dealing in enumerate(match.dealings):
            dealing.assisted = place in assisted
        return match

    def _undone_of(self, number: int, match: Match) -> list[Answer]:
        """Return what can be given again in the last deal, as far as it is legal there."""
        place = len(match.dealings) - 1
        query = "SELECT undone FROM deals WHERE match_id = ? AND place = ?"
        row = self._try(lambda: self._db.execute(query, (number, place)).fetchone())
        if row is None or not row[0]:
            return []
        return answers_again(match, str(row[0]).split("\n"))

    def text(self, number: int) -> str:
        """Return the record of a match as it stands on disk."""
        query = (
            "SELECT -1, -1, header FROM matches WHERE id = ?1 UNION ALL"
            " SELECT place, -1, line FROM deals WHERE match_id = ?1 UNION ALL"
            " SELECT deal, place, line FROM actions WHERE match_id = ?1 ORDER BY 1, 2"
        )
        rows = self._try(lambda: self._db.execute(query, (number,)).fetchall())
        return "".join(f"{row[2]}\n" for row in rows or [])

    def _keep_damaged(self, number: int) -> None:
        """Put the lines of a damaged match beside the file before they are written anew."""
        text = self.text(number)

        def keep() -> None:
            if self.folder is not None:
                name = f"match-{number}.damaged{SUFFIX}"
                (self.folder / name).write_text(text, "utf-8", "replace")
            with _Transaction(self._db):
                self._forget_lines(number)

        self._try(keep)

    def _forget_lines(self, number: int) -> None:
        for table in ("deals", "actions", "results"):
            self._db.execute(f"DELETE FROM {table} WHERE match_id = ?", (number,))

    def delete(self, number: int) -> None:
        """Forget a match; what it counted stays in the statistics, with its date."""
        counted = [facts for facts in self.results() if facts.match == number]
        row = self._try(lambda: self._db.execute(_ROW, (number,)).fetchone())

        def forget() -> None:
            with _Transaction(self._db):
                self._db.execute("DELETE FROM matches WHERE id = ?", (number,))
                self._forget_lines(number)
                for place, facts in enumerate(counted):
                    self._db.execute(_RESULT, (number, place, facts_written(facts)))

        self._try(forget)
        for match in [match for match, kept in self._kept.items() if kept.number == number]:
            # Whoever plays it on at the table keeps it after all.
            self._kept[match] = _Kept(number, row)

    def abandon(self, number: int, *, counts: bool) -> None:
        """Give an unfinished match up; it counts as lost only if the player says so."""
        match = self.replayed(number)
        facts = facts_of_abandoned(match) if match is not None and counts else None

        def give_up() -> None:
            with _Transaction(self._db):
                self._db.execute("UPDATE matches SET abandoned = 1 WHERE id = ?", (number,))
                if match is not None and facts is not None:
                    row = (number, len(match.past), facts_written(facts))
                    self._db.execute(_RESULT, row)

        self._try(give_up)

    def results(self) -> list[Facts]:
        """Return the facts of all finished deals, oldest match first."""
        query = (
            "SELECT match_id, facts, started FROM results"
            " LEFT JOIN matches ON id = match_id ORDER BY match_id, deal"
        )
        rows = self._try(lambda: self._db.execute(query).fetchall())
        return [facts for facts in (facts_read(*row) for row in rows or []) if facts is not None]

    def forget_results(self) -> None:
        """Reset the statistics; matches stay."""
        self._try(lambda: self._db.execute("DELETE FROM results"))

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()


class _Transaction:
    """All of the statements in a block, or none."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        try:
            if kind is None:
                self.db.execute("COMMIT")
        finally:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")


def _row_of(number: int, match: Match, started: str) -> tuple[object, ...]:
    levels = json.dumps(match.levels)
    return (number, match.game.name, header_line(match), levels, match.number, started)


def _undone_text(match: Match) -> str:
    return "\n".join(answer_line(seat, action) for seat, action in match.undone)


def _common(old: list[Answer], new: list[Answer]) -> int:
    """Return how many answers at the beginning are the same ones."""
    for place in range(min(len(old), len(new))):
        if old[place] is not new[place]:
            return place
    return min(len(old), len(new))
