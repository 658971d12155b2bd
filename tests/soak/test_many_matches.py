"""Thousands of matches by mixed levels at mixed options: no exception, no stuck seat, flat memory."""

import pytest

from many_matches import play_matches

SLICE = {"pitch": 8, "pepper": 8, "black_maria": 4, "tractor": 1}
DEALS = 4
"""Of each match of the slice, at most."""
WHOLE = 2_000
BLOCKS = 20_000
"""Of some 500,000: what late imports and filled caches may take."""


@pytest.mark.parametrize(("game", "count"), SLICE.items())
def test_matches_of_mixed_levels_end(game: str, count: int) -> None:
    answers, blocks = play_matches(game, 1, count, DEALS)

    assert answers > 50 * count
    assert blocks < BLOCKS


@pytest.mark.soak
@pytest.mark.parametrize("game", SLICE)
def test_thousands_of_matches_of_mixed_levels_end(game: str) -> None:
    _, blocks = play_matches(game, 1, WHOLE)

    assert blocks < BLOCKS
