"""Case 27: every value of an option shows, alone and beside every value of every other option."""

from collections.abc import Callable, Iterator

from cardavia.rules.game import Game, Option, Options, Value, defaults

Probe = Callable[[Options], object]
"""Returns something that each value of one option makes different."""


def beside_every_other(game: Game, option: Option) -> Iterator[Options]:
    """Yield the defaults, and the defaults with one value of another option."""
    yield defaults(game)
    for other in game.options():
        for value in other.values[1:]:
            if other.key != option.key:
                yield defaults(game) | {other.key: value}


def every_value(option: Option, _base: Options) -> list[Value]:
    """Return all values of an option."""
    return option.values


def assert_shows(
    game: Game,
    option: Option,
    probe: Probe,
    needs: Options | None = None,
    told_apart: Callable[[Option, Options], list[Value]] = every_value,
) -> None:
    """Fail if two values look alike to the probe, under any agreement that allows both.

    ``needs`` are options without which this one means nothing; ``told_apart`` returns the values
    that mean something different beside the rest of an agreement.
    """
    for beside in beside_every_other(game, option):
        base = beside | (needs or {})
        fitting = [base | {option.key: value} for value in told_apart(option, base)]
        fitting = [options for options in fitting if game.why_not_options(options) is None]
        seen = [repr(probe(options)) for options in fitting]
        assert len(set(seen)) == len(seen), (option.key, base, seen)
