"""One match in the list, as it is told before anything is replayed."""

import json
from dataclasses import dataclass
from typing import Final

LIST: Final = (
    "SELECT id, game, started, finished, abandoned, header, levels,"
    " (SELECT count(*) FROM deals WHERE match_id = id),"
    " (SELECT count(*) FROM actions WHERE match_id = id)"
    " FROM matches ORDER BY touched DESC, id DESC"
)
"""What ``saved_of`` reads, the match last played first."""


@dataclass(frozen=True)
class Saved:
    """One match in the list: what a page shows before anything is replayed."""

    id: int
    game: str
    started: str
    finished: bool
    abandoned: bool
    header: dict[str, object]
    levels: list[str]
    deals: int
    answers: int

    def is_open(self) -> bool:
        """Tell whether the match goes on: it is neither finished nor given up."""
        return not self.finished and not self.abandoned


def _json_in(text: object) -> object:
    """Return the value of a JSON text, or None where a damaged file holds something else."""
    try:
        value: object = json.loads(str(text))
    except (ValueError, RecursionError):
        return None
    return value


def list_in(text: object) -> list[str]:
    """Return the texts of a JSON list, or none where a damaged file holds something else."""
    value = _json_in(text)
    return [str(one) for one in value] if isinstance(value, list) else []


def saved_of(row: tuple[int, str, str, int, int, str, str, int, int]) -> Saved:
    """Return the match of a row, whatever a damaged file may hold."""
    number, game, started, finished, abandoned, head, levels, deals, answers = row
    header = _json_in(head)
    return Saved(
        id=number,
        game=str(game),
        started=str(started),
        finished=bool(finished),
        abandoned=bool(abandoned),
        header=header if isinstance(header, dict) else {},
        levels=list_in(levels),
        deals=deals,
        answers=answers,
    )
