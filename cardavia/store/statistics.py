"""Statistics, computed from the stored facts of finished deals and from nothing else."""

import csv
import io
from collections.abc import Callable
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Final

from cardavia.store.results import Facts

KINDS: Final = ("game", "options", "level", "partner")
"""What results can be grouped and chosen by."""


@dataclass(frozen=True)
class Summary:
    """Counts over some deals; every share is an exact fraction, or None of nothing."""

    matches: int
    """Finished, or given up and counted."""
    won: int
    given_up: int
    deals: int
    assisted: int
    bids: int
    """Contracts of the person's side."""
    made: int
    against: int
    """Contracts of the other side."""
    broken: int
    """Of those, the ones that failed."""
    tricks: int
    of_tricks: int
    points: int
    card_points: int
    streak: int
    """Matches won in a row at the end; negative for lost ones."""
    longest_won: int
    longest_lost: int

    @property
    def failed(self) -> int:
        """Return how many contracts of the person's side failed."""
        return self.bids - self.made

    @property
    def won_share(self) -> Fraction | None:
        """Return the share of matches won."""
        return share(self.won, self.matches)

    @property
    def made_share(self) -> Fraction | None:
        """Return the share of the person's contracts that were made."""
        return share(self.made, self.bids)

    @property
    def broken_share(self) -> Fraction | None:
        """Return the share of the other side's contracts that failed."""
        return share(self.broken, self.against)

    @property
    def tricks_share(self) -> Fraction | None:
        """Return the share of tricks won."""
        return share(self.tricks, self.of_tricks)

    @property
    def points_a_deal(self) -> Fraction | None:
        """Return the mean score of a deal."""
        return share(self.points, self.deals)


def share(part: int, whole: int) -> Fraction | None:
    """Return an exact share; None where there is nothing to share."""
    return Fraction(part, whole) if whole else None


def chosen(results: list[Facts], **wanted: str) -> list[Facts]:
    """Return the results of a game, options, level or partner; an empty text wants all."""
    assert set(wanted) <= set(KINDS)
    return [one for one in results if all(not v or getattr(one, k) == v for k, v in wanted.items())]


def grouped(results: list[Facts], kind: str) -> dict[str, Summary]:
    """Return a summary for each game, options, level or partner, in the order first met."""
    assert kind in KINDS
    groups: dict[str, list[Facts]] = {}
    for one in results:
        groups.setdefault(getattr(one, kind), []).append(one)
    return {name: summary(group) for name, group in groups.items()}


def summary(results: list[Facts]) -> Summary:
    """Return the counts over results in the order they were played."""
    deals = [one for one in results if one.played and not one.abandoned]
    ends = [one for one in results if one.over]
    ours = [one for one in deals if one.declaring == "us"]
    theirs = [one for one in deals if one.declaring == "them"]
    won = [one.won for one in ends]
    return Summary(
        matches=len(ends),
        won=sum(won),
        given_up=_count(ends, lambda one: one.abandoned),
        deals=len(deals),
        assisted=_count(deals, lambda one: one.assisted),
        bids=len(ours),
        made=_count(ours, lambda one: one.made),
        against=len(theirs),
        broken=_count(theirs, lambda one: not one.made),
        tricks=sum(one.tricks for one in deals),
        of_tricks=sum(one.of_tricks for one in deals),
        points=sum(one.points for one in deals),
        card_points=sum(one.card_points for one in deals),
        streak=_streak(won),
        longest_won=_longest(won, wanted=True),
        longest_lost=_longest(won, wanted=False),
    )


def _count(results: list[Facts], holds: Callable[[Facts], bool]) -> int:
    return sum(1 for one in results if holds(one))


def _streak(won: list[bool]) -> int:
    length = 0
    for one in reversed(won):
        if one is not won[-1]:
            break
        length += 1
    return length if won and won[-1] else -length


def _longest(won: list[bool], *, wanted: bool) -> int:
    longest = length = 0
    for one in won:
        length = length + 1 if one is wanted else 0
        longest = max(longest, length)
    return longest


def running_points(results: list[Facts]) -> list[int]:
    """Return the total score after each deal, for a chart over time."""
    total, line = 0, []
    for one in results:
        if one.played and not one.abandoned:
            total += one.points
            line.append(total)
    return line


def as_csv(results: list[Facts]) -> str:
    """Return the results as a table with a heading, one row a deal."""
    names = [one.name for one in fields(Facts)]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(names)
    for one in results:
        writer.writerow([_cell(getattr(one, name)) for name in names])
    return text.getvalue()


def _cell(value: object) -> object:
    return int(value) if isinstance(value, bool) else value
