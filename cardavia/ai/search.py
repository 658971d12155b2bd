"""Search at the root: the same imagined deals for every candidate, played out by rules of thumb.

Few worlds nominate a rival, fresh worlds confirm it, and the rule's own choice stands unless the
paired difference says otherwise with confidence.
"""

import time
from typing import Final, final

from cardavia.ai.decision import Candidate, Decision, best_first
from cardavia.ai.dice import Dice
from cardavia.ai.guessing import Guesser
from cardavia.ai.mind import Mind
from cardavia.rules.sight import Sight

MOST_CANDIDATES: Final = 10
BATCH: Final = 8
NOMINATING: Final = 0.4
"""The share of worlds, or of the time, that nominates; the rest confirms."""
CONFIDENCE: Final = 1.0
"""How many standard errors a rival must lead by."""


@final
class Tally:
    """Results of one candidate, world by world."""

    def __init__(self, candidate: Candidate) -> None:
        """Count for one candidate."""
        self.candidate = candidate
        self.results: list[float] = []

    def mean(self) -> float:
        """Return the mean result."""
        return sum(self.results) / max(1, len(self.results))


@final
class Budget:
    """How much may still be thought: a count of worlds, or a time on a clock."""

    def __init__(self, worlds: int, think_ms: int) -> None:
        """Allow ``worlds`` (0: no limit) and ``think_ms`` (0: no limit)."""
        self.worlds = worlds
        self.ends: float = time.perf_counter() + think_ms / 1000.0 if think_ms > 0 else 0.0
        self.starts: float = time.perf_counter()

    def is_spent(self, used: int, share: float) -> bool:
        """Tell whether a share of the budget is used up."""
        if self.worlds > 0 and used >= self.worlds * share:
            return True
        if self.ends <= 0.0:
            return False
        now = time.perf_counter()
        return now >= self.starts + (self.ends - self.starts) * share


def searched(mind: Mind, sight: Sight, dice: Dice, worlds: int, think_ms: int) -> Decision:
    """Return the choice after imagining deals; a single candidate needs none."""
    rules = mind.candidates(sight)
    field = rules[:MOST_CANDIDATES]
    if len(field) < 2:
        return Decision(rules[0].action, rules, 0)
    budget = Budget(worlds, think_ms)
    tallies = [Tally(one) for one in field]
    guesser = Guesser(mind.knowledge(sight), dice)
    used = _run(mind, sight, guesser, tallies, budget, 0, NOMINATING)
    rival = _best(tallies)
    if rival is not tallies[0]:
        duel = [Tally(tallies[0].candidate), Tally(rival.candidate)]
        used += _run(mind, sight, guesser, duel, budget, used, 1.0)
        if not _leads(duel[1], duel[0]):
            rival = tallies[0]
    return Decision(rival.candidate.action, _reported(tallies, rival), used)


def _run(  # noqa: PLR0917 - the parts of one search
    mind: Mind,
    sight: Sight,
    guesser: Guesser,
    tallies: list[Tally],
    budget: Budget,
    used: int,
    share: float,
) -> int:
    """Play every candidate in the same worlds until the share of the budget is spent."""
    done = 0
    voids = mind.voids(sight)
    while True:
        world = guesser.world()
        start = mind.imagined(sight, world.hands, world.stock)
        seed = guesser.dice.throw(1 << 20)
        for tally in tallies:
            deal = start.copy()
            deal.apply(tally.candidate.action, None)
            mind.play_out(deal, Dice(seed), voids)
            tally.results.append(mind.utility(sight, deal))
        done += 1
        if budget.is_spent(used + done, share):
            return done
        if done % BATCH == 0 and done >= 3 * BATCH and _is_decided(tallies):
            return done


def _best(tallies: list[Tally]) -> Tally:
    best = tallies[0]
    for one in tallies:
        if one.mean() > best.mean() + 1e-9:
            best = one
    return best


def _difference(a: Tally, b: Tally) -> tuple[float, float]:
    """Return the mean paired difference and its standard error."""
    count = len(a.results)
    total = 0.0
    for i in range(count):
        total += a.results[i] - b.results[i]
    mean = total / count
    square = 0.0
    for i in range(count):
        square += (a.results[i] - b.results[i] - mean) ** 2
    return mean, float((square / max(1, count - 1) / count) ** 0.5)


def _leads(rival: Tally, rule: Tally) -> bool:
    mean, error = _difference(rival, rule)
    return mean > CONFIDENCE * error and mean > 0.0


def _is_decided(tallies: list[Tally]) -> bool:
    """Tell whether the leader is clear of every other by three standard errors."""
    best = _best(tallies)
    for one in tallies:
        if one is not best:
            mean, error = _difference(best, one)
            if mean <= 3.0 * error:
                return False
    return True


def _reported(tallies: list[Tally], chosen: Tally) -> list[Candidate]:
    """Return the candidates with their searched values, the chosen one first."""
    rest: list[Candidate] = []
    for one in tallies:
        if one is not chosen:
            rest.append(Candidate(one.candidate.action, one.mean(), one.candidate.reasons))
    top = Candidate(chosen.candidate.action, chosen.mean(), chosen.candidate.reasons)
    return [top, *best_first(rest)]
