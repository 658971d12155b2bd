"""Stores with a match in them, for tests."""

from pathlib import Path
from random import Random

from cardavia.match.match import Match
from cardavia.store.matches import Matches
from playing import match_of, step


def store_with(folder: Path, match: Match) -> tuple[Matches, int]:
    """Return a store in a folder with one match, and its number."""
    store = Matches(folder)
    return store, store.start(match, "2026-11-30")


def deal_of_pitch(folder: Path, steps: int = 12) -> tuple[int, str]:
    """Leave a store behind that holds a match in the middle of a deal."""
    match, rng = match_of("pitch", 5), Random(5)
    store, number = store_with(folder, match)
    for _ in range(steps):
        step(match, rng)
    store.close()
    return number, match.state_hash()
