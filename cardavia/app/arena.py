"""``cardavia arena``: computer seats against each other, every deal played again in other seats."""

import json
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardavia.ai.levels import DEFAULT_WORLDS, LEVELS, decide
from cardavia.app.arguments import Arguments, BadInputError
from cardavia.app.reasons import sentence
from cardavia.app.tally import Played, report, report_text
from cardavia.match.match import Match
from cardavia.match.record import SUFFIX, VERSION, RefusedError, read_match, write_match
from cardavia.rules.catalogue import game_named
from cardavia.rules.events import PointWon, Scored
from cardavia.rules.game import Options, seats_of

MOST_DEALS: Final = 1_000_000
CONTRACT: Final = frozenset({"made", "set", "defended", "lost_deal"})


@dataclass(frozen=True)
class Bout:
    """One deal to be played once in every seating; plain values, so that it travels."""

    game: str
    options: Options
    seats: tuple[str, ...]
    number: int
    worlds: int
    save: str


def arena(words: list[str]) -> int:
    """Play the deals and print what each level scored."""
    valued = {"--seats", "--deals", "--seed", "--options", "--save", "--worlds", "--processes"}
    arguments = Arguments(words, valued | {"--dask"}, {"--json"})
    bouts = _bouts(arguments)
    played = [one for group in _mapped(arguments, bouts) for one in group]
    found = report(bouts[0].game, list(bouts[0].seats), played)
    if "--json" in arguments.on:
        print(json.dumps(found))  # noqa: T201 - the command's answer
    else:
        print(report_text(found))  # noqa: T201 - the command's answer
    return 0


def _bouts(arguments: Arguments) -> list[Bout]:
    (name,) = arguments.only(1, "needs_game")
    if game_named(name) is None:
        raise BadInputError("unknown_game", name)
    options = _options(name, arguments)
    seats = _seats(arguments, seats_of(options))
    deals = arguments.number("--deals", 100, 1, MOST_DEALS)
    seed = arguments.number("--seed", 1, 1, 2**50)
    worlds = arguments.number("--worlds", DEFAULT_WORLDS, 1, 100_000)
    save = _folder(arguments.values.get("--save", ""))
    return [Bout(name, options, seats, seed + i, worlds, save) for i in range(deals)]


def _options(game: str, arguments: Arguments) -> Options:
    text = arguments.values.get("--options", "{}")
    try:
        head = json.dumps({"cardavia": VERSION, "game": game, "options": json.loads(text)})
        return read_match(head).options
    except RefusedError as refused:
        said = sentence(refused.key, refused.detail, arguments.language)
        raise BadInputError("wrong_options", said) from None
    except (ValueError, RecursionError):
        raise BadInputError("wrong_options", text[:60]) from None


def _seats(arguments: Arguments, players: int) -> tuple[str, ...]:
    named = arguments.values.get("--seats", "")
    seats = tuple(named.split(","))
    for level in seats:
        if named and level not in LEVELS:
            raise BadInputError("unknown_level", level)
    if len(seats) != players or not named:
        raise BadInputError("wrong_seats", players)
    return seats


def _folder(name: str) -> str:
    if not name:
        return ""
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise BadInputError("unwritable", name) from None
    if not os.access(name, os.W_OK):
        raise BadInputError("unwritable", name)
    return name


def _mapped(arguments: Arguments, bouts: list[Bout]) -> Iterable[list[Played]]:
    """Play all bouts; their order, and so the result, never depends on who plays them."""
    address = arguments.values.get("--dask")
    if address is not None:
        from cardavia.app.spreading import spread

        return spread(address, bout, bouts)
    processes = arguments.number("--processes", os.cpu_count() or 1, 1, 512)
    if processes == 1 or len(bouts) == 1:
        return map(bout, bouts)
    return _in_processes(bout, bouts, processes)


def _in_processes(
    play: Callable[[Bout], list[Played]], bouts: list[Bout], processes: int
) -> list[list[Played]]:
    chunk = max(1, min(16, len(bouts) // (processes * 4)))
    with ProcessPoolExecutor(max_workers=processes) as pool:
        return list(pool.map(play, bouts, chunksize=chunk))


def period(seats: tuple[str, ...]) -> int:
    """Return after how many moves round the table the same levels sit in the same seats."""
    for shift in range(1, len(seats)):
        if seats[shift:] + seats[:shift] == seats:
            return shift
    return len(seats)


def bout(asked: Bout) -> list[Played]:
    """Play one deal in every seating."""
    found: list[Played] = []
    for shift in range(period(asked.seats)):
        seats = asked.seats[len(asked.seats) - shift :] + asked.seats[: len(asked.seats) - shift]
        match, times = _play(asked, seats)
        if asked.save:
            name = f"{asked.game}-{asked.number}-{shift}{SUFFIX}"
            (Path(asked.save) / name).write_text(write_match(match), "utf-8")
        found.append(_played(asked.number, match, seats, times))
    return found


def _play(asked: Bout, seats: tuple[str, ...]) -> tuple[Match, list[tuple[str, float]]]:
    game = game_named(asked.game)
    assert game is not None
    match = Match(game, asked.options, list(seats), asked.number, list(seats))
    match.next_deal()
    times: list[tuple[str, float]] = []
    while not match.is_deal_over():
        seat = match.turn
        sight = match.sight_text(seat)
        started = time.perf_counter()
        decision = decide(sight, seats[seat], asked.number, asked.worlds)
        times.append((seats[seat], (time.perf_counter() - started) * 1000))
        match.submit(seat, decision.action)
    return match, times


def _played(
    number: int, match: Match, seats: tuple[str, ...], times: list[tuple[str, float]]
) -> Played:
    sides = match.game.sides(match.options)
    before = match.dealings[0].before.scores
    gained = [after - b for after, b in zip(match.standing.scores, before, strict=True)]
    tricks = [event.seat for event in match.story if event.key == "trick_won"]
    declaring = [
        event.seat
        for event in match.story
        if isinstance(event, Scored) and event.reason in CONTRACT
    ]
    attack = [event for event in match.story if isinstance(event, PointWon)]
    points = [event.number for event in attack if event.what == "attackers"]
    return Played(
        number=number,
        seats=list(seats),
        sides=sides,
        gained=gained,
        declaring=declaring[0] if declaring else -1,
        last_trick=tricks[-1] if tricks else -1,
        attack=points[0] if points else None,
        times=times,
    )
