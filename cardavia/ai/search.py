"""Search at the root: the same imagined deals for every candidate, played out by rules of thumb.

Few worlds nominate a rival, fresh worlds confirm it, and the rule's own choice stands unless the
paired difference says otherwise with confidence.
"""

import time
from typing import Final, final

from cardavia.ai.decision import Candidate, Decision, best_first
from cardavia.ai.dice import Dice
from cardavia.ai.guessing import Guesser, World
from cardavia.ai.mind import Mind
from cardavia.rules.sight import Sight

MOST_CANDIDATES: Final = 10
BATCH: Final = 8
NOMINATING: Final = 0.4
"""The share of worlds, or of the time, that nominates; the rest confirms."""
SEEDS: Final = 1048576
BEHIND: Final = 2.5
"""How many standard errors behind the best a candidate is dropped."""
CONFIDENCE: Final = 1.0
"""How many standard errors a rival must lead by."""
LATE_CARDS: Final = 5
LATE_TIMES: Final = 4
"""How many times as many worlds are imagined for the last tricks, where each counts and costs little."""
ENOUGH: Final = 3000
"""So many worlds decide; more time is not spent on them."""
DRAWS: Final = 3
"""Of so many worlds one is kept, by how well each explains what was played and bid."""


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
        """Allow ``worlds`` (0: enough of them) and ``think_ms`` (0: no limit)."""
        self.worlds = worlds if worlds > 0 else ENOUGH
        self.ends: float = time.perf_counter() + think_ms / 1000.0 if think_ms > 0 else 0.0
        self.starts: float = time.perf_counter()

    def is_spent(self, used: int, share: float) -> bool:
        """Tell whether a share of the budget is used up."""
        if used >= self.worlds * share:
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
    if sight.view().own.hand.size() <= LATE_CARDS:
        worlds *= LATE_TIMES
    search = Search(mind, sight, dice, Budget(worlds, think_ms))
    tallies = [Tally(one) for one in field]
    search.run(tallies, NOMINATING)
    rival = _best(tallies)
    if rival is not tallies[0]:
        duel = [Tally(tallies[0].candidate), Tally(rival.candidate)]
        search.run(duel, 1.0)
        is_confirmed = _leads(duel[1], duel[0])
        # What is told is fairer with the fresh worlds: those that nominated flatter the rival.
        tallies[0].results += duel[0].results
        rival.results += duel[1].results
        if not is_confirmed:
            rival = tallies[0]
    return Decision(rival.candidate.action, _reported(tallies, rival), search.used)


@final
class Search:
    """Imagines deals for one decision and plays every candidate in each of them."""

    def __init__(self, mind: Mind, sight: Sight, dice: Dice, budget: Budget) -> None:
        """Prepare to imagine what a seat has not seen."""
        self.mind = mind
        self.sight = sight
        self.guesser = Guesser(mind.knowledge(sight), dice)
        self.budget = budget
        self.voids = mind.voids(sight)
        self.explains: bool = mind.explains(sight)
        self.used: int = 0
        """Worlds imagined so far."""

    def run(self, tallies: list[Tally], share: float) -> None:
        """Play the candidates in the same worlds until a share of the budget is spent.

        Those that fall far behind the best are dropped on the way.
        """
        alive = tallies
        done = 0
        while len(alive) > 1:
            self._imagine(alive)
            done += 1
            if self.budget.is_spent(self.used, share):
                return
            if done % BATCH == 0 and done >= 2 * BATCH:
                alive = _still_open(alive)

    def _imagine(self, tallies: list[Tally]) -> None:
        world = self._likely_world() if self.explains else self.guesser.world()
        start = self.mind.imagined(self.sight, world.hands, world.stock)
        seed = self.guesser.dice.throw(SEEDS)
        for tally in tallies:
            deal = start.copy()
            deal.apply(tally.candidate.action, None)
            self.mind.play_out(deal, Dice(seed), self.voids)
            tally.results.append(self.mind.utility(self.sight, deal))
        self.used += 1

    def _likely_world(self) -> World:
        """Return one of a few worlds, chosen by how well they explain the story."""
        worlds = [self.guesser.world() for _ in range(DRAWS)]
        fits = [self.mind.fit(self.sight, world.hands, world.stock) for world in worlds]
        left = self.guesser.dice.chance() * sum(fits)
        for index in range(DRAWS):
            left -= fits[index]
            if left <= 0.0:
                return worlds[index]
        return worlds[0]


def _still_open(tallies: list[Tally]) -> list[Tally]:
    """Return the candidates that are not clearly behind the best, itself among them."""
    best = _best(tallies)
    kept: list[Tally] = []
    for one in tallies:
        if one is not best:
            mean, error = _difference(best, one)
            if mean > BEHIND * error and mean > 0.0:
                continue
        kept.append(one)
    return kept


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


def _reported(tallies: list[Tally], chosen: Tally) -> list[Candidate]:
    """Return the candidates with their searched values, the chosen one first."""
    rest: list[Candidate] = []
    for one in tallies:
        if one is not chosen:
            rest.append(Candidate(one.candidate.action, one.mean(), one.candidate.reasons))
    top = Candidate(chosen.candidate.action, chosen.mean(), chosen.candidate.reasons)
    return [top, *best_first(rest)]
