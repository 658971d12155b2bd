"""Matches of computer seats of mixed levels at mixed options, one after the other."""

import gc
import sys
from random import Random

from cardavia.ai.levels import decide
from cardavia.match.match import Match
from cardavia.match.record import read_match, write_match
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import seats_of
from random_deals import some_options

LEVELS = ["random", "easy", "normal", "hard", "expert"]
WEIGHTS = [30, 30, 25, 14, 1]
WORLDS = 2
MOST_DEALS = 40
"""Players who answer by chance may never end a match."""


def some_match(name: str, number: int) -> Match:
    """Return a match at options and levels drawn by its number."""
    game = game_named(name)
    assert game is not None
    rng = Random(number)
    options = some_options(game, rng)
    seats = seats_of(options)
    levels = rng.choices(LEVELS, WEIGHTS, k=seats)
    return Match(game, options, [f"seat {seat}" for seat in range(seats)], number, levels)


def play_match(match: Match, deals: int = MOST_DEALS) -> int:
    """Play a match to its end and return how many answers were given; each must be legal."""
    answers = 0
    while not match.is_over() and len(match.past) < deals:
        match.next_deal()
        while not match.is_deal_over():
            seat = match.turn
            action = decide(match.sight_text(seat), match.levels[seat], answers, WORLDS).action
            assert match.why_not(seat, action) is None, (match.number, action.text())
            match.submit(seat, action)
            answers += 1
    return answers


def play_matches(name: str, first: int, count: int, deals: int = MOST_DEALS) -> tuple[int, int]:
    """Play matches; return how many answers were given and the memory blocks it cost to the end."""
    answers, before = 0, 0
    for number in range(first, first + count):
        match = some_match(name, number)
        answers += play_match(match, deals)
        if number % 10 == 0:
            assert read_match(write_match(match)).state_hash() == match.state_hash()
        if number == first + count // 4:
            before = _blocks()
    return answers, _blocks() - before


def _blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()
