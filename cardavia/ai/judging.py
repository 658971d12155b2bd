"""How much an answer cost: it and the best one, played out in the same fresh imagined deals."""

from typing import Final, final

from cardavia.ai.decision import Candidate, Decision
from cardavia.ai.dice import Dice
from cardavia.ai.minds import mind_of
from cardavia.ai.search import Budget, Search, Tally, searched
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import all_games
from cardavia.rules.sight import sight_from

DEFAULT_WORLDS: Final = 120


@final
class Verdict:
    """What was best, and by how much the answer given fell behind it."""

    def __init__(self, decision: Decision, given: Candidate, cost: float, error: float) -> None:
        """Judge ``given``; ``error`` is the standard error of ``cost``."""
        self.decision = decision
        self.given = given
        self.cost = cost
        self.error = error


def judge(
    sight_text: str, action: Action, seed: int, worlds: int | None, think_ms: int | None
) -> Verdict:
    """Hold an answer against the best one, from what the seat saw before it.

    Half of the budget finds the best answer, the other half compares the two.
    """
    sight = sight_from(sight_text, all_games())
    mind = mind_of(sight.game.name)
    dice = Dice(seed * 7919 + len(sight.answers) * 31 + sight.seat)
    count = (worlds or (0 if think_ms else DEFAULT_WORLDS)) // 2
    time_ms = (think_ms or 0) // 2
    decision = searched(mind, sight, dice, count, time_ms)
    given = _candidate(mind.candidates(sight), action)
    if _is_same(decision.action, action):
        return Verdict(decision, decision.candidates[0], 0.0, 0.0)
    duel = [Tally(decision.candidates[0]), Tally(given)]
    Search(mind, sight, dice, Budget(count, time_ms)).run(duel, 1.0)
    best, other = duel[0].results, duel[1].results
    apart = [best[i] - other[i] for i in range(len(other))]
    result = Candidate(given.action, duel[1].mean(), given.reasons)
    return Verdict(decision, result, _mean(apart), _error(apart))


def _candidate(candidates: list[Candidate], action: Action) -> Candidate:
    """Return the candidate of an answer, which rules of thumb may not even have weighed."""
    for one in candidates:
        if _is_same(one.action, action):
            return one
    return Candidate(action, 0.0, [])


def _is_same(a: Action, b: Action) -> bool:
    """Tell whether two answers are one, in whatever order their cards are named."""
    if a.text() == b.text():
        return True
    cards = sorted(a.cards())
    return bool(cards) and type(a) is type(b) and cards == sorted(b.cards())


def _mean(values: list[float]) -> float:
    return sum(values) / max(1, len(values))


def _error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = _mean(values)
    square = 0.0
    for value in values:
        square += (value - mean) ** 2
    return float((square / (count - 1) / count) ** 0.5)
