"""What a computer seat answers, what else it weighed, and why."""

from typing import final

from cardavia.rules.actions import Action

Argument = int | float | str | list[str]


@final
class Reason:
    """Why an answer is good: a key whose meaning is exact, and its arguments."""

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        """Give the reason ``key``."""
        self.key = key
        self.args: dict[str, Argument] = {} if args is None else args


@final
class Candidate:
    """One possible answer with what it is expected to give, in the game's own unit."""

    def __init__(self, action: Action, value: float, reasons: list[Reason]) -> None:
        """Weigh ``action`` at ``value``."""
        self.action = action
        self.value = value
        self.reasons = reasons


@final
class Decision:
    """The answer chosen and the candidates weighed, best first."""

    def __init__(self, action: Action, candidates: list[Candidate], worlds: int) -> None:
        """Choose ``action`` after ``worlds`` imagined deals (0: by rule)."""
        self.action = action
        self.candidates = candidates
        self.worlds = worlds


def best_first(candidates: list[Candidate]) -> list[Candidate]:
    """Return the candidates in falling order of value; equal ones keep their order."""
    found: list[Candidate] = []
    for one in candidates:
        place = 0
        while place < len(found) and found[place].value >= one.value:
            place += 1
        found.insert(place, one)
    return found
