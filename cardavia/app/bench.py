"""``cardavia bench``: how fast the rules, the rollouts, the start and one frame are here."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from cardavia.ai.bench_loops import random_deals, rollouts, some_answer
from cardavia.ai.dice import Dice
from cardavia.ai.minds import mind_of
from cardavia.app.arguments import Arguments
from cardavia.app.deciding import median_and_p99
from cardavia.cards import hand as compiled_when_built
from cardavia.cards.packs import shuffled
from cardavia.rules.catalogue import all_games
from cardavia.rules.deal import Deal
from cardavia.rules.game import Game, defaults, seats_of, split

WARM_S: Final = 0.03
HOMES: Final = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
RULE_DEALS: Final = 12
THINK_MS: Final = 800
TARGETS: Final = {
    "random_deals_per_s": "median and fastest loop, at least 15000 tractor, 60000 pepper, 30000 black_maria, 150000 pitch",
    "rollouts_per_s": "median and fastest loop, at least 20000 tractor, 150000 pepper, 60000 black_maria, 150000 pitch",
    "rule_decision_ms": "median and p99, under 5",
    "expert_decision_ms": "median and p99, under 400 and 1000",
    "start_ms": "under 700",
    "frame_ms": "median, under 4",
    "deal_frame_ms": "median and p99, under 4 and 10",
    "sweep_frame_ms": "median and p99, under 4 and 10",
    "frames_per_s_while_thinking": "at least 58",
    "memory_mb_after_10_deals": "at 1920x1080, motion off, easy seats: under 160",
    "memory_mb_after_200_deals": "under 160, and within 5 % of it after 10",
}
"""What each figure must be, on an idle machine and compiled."""
LEAST_S: Final = 0.15
"""How long a loop runs at least before its speed is believed."""
LOOPS: Final = 15
"""So many loops are timed: a shared machine may be half as fast from one to the next."""


def bench(words: list[str]) -> int:
    """Measure and print."""
    arguments = Arguments(words, set(), {"--json", "--window"})
    arguments.only(0, "too_many")
    found = window_figures() if "--window" in arguments.on else figures()
    if "--json" in arguments.on:
        print(json.dumps(found))  # noqa: T201 - the command's answer
    else:
        print("\n".join(_lines(found)))  # noqa: T201 - the command's answer
    return 0


def figures() -> dict[str, object]:
    """Return every figure."""
    games = all_games()
    return {
        "compiled": not str(compiled_when_built.__file__).endswith(".py"),
        "random_deals_per_s": {game.name: random_speed(game) for game in games},
        "rollouts_per_s": {game.name: rollout_speed(game) for game in games},
        "rule_decision_ms": {game.name: median_and_p99(game, "hard", RULE_DEALS) for game in games},
        "expert_decision_ms": {
            game.name: median_and_p99(game, "expert", 1, THINK_MS) for game in games
        },
        "start_ms": gauged("start"),
        "frame_ms": gauged("frame"),
    }


def window_figures() -> dict[str, object]:
    """Return the figures of a window at play; none where it can't be opened. Takes minutes."""
    found: dict[str, object] = {}
    with TemporaryDirectory() as home:
        environment = os.environ | dict.fromkeys(HOMES, home)
        for what in ("frames", "rate", "memory"):
            command = [sys.executable, "-m", "cardavia.app.lively", what]
            done = subprocess.run(
                command, env=environment, stdout=subprocess.PIPE, text=True, check=False
            )
            found |= json.loads(done.stdout or "{}")
    return found


def random_speed(game: Game) -> list[int]:
    """Return how many deals a second legal chance plays to the end."""
    deals = [fresh_deal(game, number) for number in range(1, 51)]
    return _speed(lambda times: random_deals(deals, times, 1))


def rollout_speed(game: Game) -> list[int] | None:
    """Return how many deals a second the rules of thumb play from the first card."""
    try:
        mind_of(game.name)
    except KeyError:
        return None
    deals = [at_first_card(game, number) for number in range(1, 51)]
    return _speed(lambda times: rollouts(game.name, deals, times, 1))


def _speed(loop: Callable[[int], int]) -> list[int]:
    """Return the median and the highest of the speeds of some loops, in rounds a second."""
    times = 50
    while (taken := _time_taken(loop, times)) < LEAST_S:
        times = int(times * (2 if taken < WARM_S else 1.2 * LEAST_S / taken)) + 1
    speeds = [times / _time_taken(loop, times) for _ in range(LOOPS)]
    return [round(median(speeds)), round(max(speeds))]


def _time_taken(loop: Callable[[int], int], times: int) -> float:
    started = time.perf_counter()
    loop(times)
    return time.perf_counter() - started


def fresh_deal(game: Game, number: int) -> Deal:
    """Return a deal at its first question."""
    options = defaults(game)
    rng = Random(number)
    hands, stock = split(game, options, shuffled(game.pack(options), rng))
    return game.begin(options, game.start(options, number % seats_of(options)), hands, stock)


def at_first_card(game: Game, number: int) -> Deal:
    """Return a deal led up to its first card by legal chance."""
    dice = Dice(number)
    while True:
        deal = fresh_deal(game, number)
        while not deal.table.is_over():
            if deal.prompt().asks == "play":
                return deal
            deal.apply(some_answer(deal, dice), None)
        number += 1000


def gauged(what: str) -> float | None:
    """Return a figure of the window in milliseconds, measured in a process of its own.

    None where the window can't be opened, as without its system libraries.
    """
    with TemporaryDirectory() as home:
        # A home of its own, and a first run that fills its cache: the second one is warm.
        environment = os.environ | dict.fromkeys(HOMES, home)
        found = [_gauged_once(what, environment) for _ in range(2 if what == "start" else 1)]
    return found[-1]


def _gauged_once(what: str, environment: dict[str, str]) -> float | None:
    command = [sys.executable, "-m", "cardavia.app.gauge", what, str(time.time())]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=120, check=True
        )
        return round(float(done.stdout.split()[-1]), 2)
    except (OSError, subprocess.SubprocessError, ValueError, IndexError):
        return None


def _lines(found: dict[str, object]) -> list[str]:
    lines: list[str] = []
    for key, value in found.items():
        target = f"  ({TARGETS[key]})" if key in TARGETS else ""
        if isinstance(value, dict):
            lines.append(f"{key}{target}")
            lines += [f"  {name:<12} {_shown(one):>16}" for name, one in value.items()]
        else:
            lines.append(f"{key:<28} {_shown(value)}{target}")
    return lines


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " / ".join(str(one) for one in value)
    return "-" if value is None else str(value)
