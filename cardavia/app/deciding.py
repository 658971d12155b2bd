"""How long a computer seat takes for one decision: whole deals, each answer measured."""

import time
from typing import Final

from cardavia.ai.levels import decide
from cardavia.match.match import Match
from cardavia.rules.game import Game, defaults, seats_of

P99: Final = 0.99


def decision_times(game: Game, level: str, deals: int, think_ms: int | None = None) -> list[float]:
    """Return the processor milliseconds of every decision of some deals, shortest first.

    The time holds what the worker does for each: it reads what the seat saw and plays it again.
    """
    seats = seats_of(defaults(game))
    taken: list[float] = []
    for number in range(1, deals + 1):
        match = Match(game, defaults(game), ["x"] * seats, number, [level] * seats)
        match.next_deal()
        while not match.is_deal_over():
            sight = match.sight_text(match.turn)
            started = time.process_time()
            answer = decide(sight, level, number, None, think_ms).action
            taken.append(1000 * (time.process_time() - started))
            match.submit(match.turn, answer)
    return sorted(taken)


def share(taken: list[float], part: float) -> float:
    """Return the time that a share of all decisions did not exceed; ``taken`` is sorted."""
    return round(taken[min(len(taken) - 1, int(part * len(taken)))], 2)


def median_and_p99(game: Game, level: str, deals: int, think_ms: int | None = None) -> list[float]:
    """Return the median and the 99th percentile in milliseconds."""
    taken = decision_times(game, level, deals, think_ms)
    return [share(taken, 0.5), share(taken, P99)]
