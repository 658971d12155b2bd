"""Whole matches played by chance, for tests of what is around the rules."""

from random import Random

from cardavia.ai.bench_loops import some_answer
from cardavia.ai.dice import Dice
from cardavia.match.match import Match
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.game import Options, Value, defaults, seats_of
from cardavia.rules.tractor.dice import Dice as TractorDice
from cardavia.rules.tractor.table import Tractor

NAMES = [game.name for game in all_games()]


def match_of(name: str, number: int = 1, **chosen: Value) -> Match:
    """Return a match before its first deal."""
    game = game_named(name)
    assert game is not None
    options: Options = defaults(game) | chosen
    assert game.why_not_options(options) is None
    names = ["You", "आशा", "Kabir", "Meera", "Dev", "Nila", "Omar"][: seats_of(options)]
    return Match(game, options, names, number)


def answer(match: Match, rng: Random) -> Action:
    """Return a legal answer of the seat to act."""
    deal = match.table_deal
    if isinstance(deal.table, Tractor):
        return deal.table.some_answer(deal.owns[match.turn], TractorDice(rng.randrange(1 << 30)))
    return some_answer(deal, Dice(rng.randrange(1 << 30)))


def step(match: Match, rng: Random) -> bool:
    """Deal or answer once; false when the match is over."""
    if match.is_over():
        return False
    if match.is_deal_over():
        match.next_deal()
    else:
        match.submit(match.turn, answer(match, rng))
    return True


def played(name: str, number: int = 1, *, steps: int = 10**6, **chosen: Value) -> Match:
    """Return a match led on for some steps, or until it is over or has had twelve deals."""
    match, rng = match_of(name, number, **chosen), Random(number)
    for _ in range(steps):
        if len(match.past) >= 12 or not step(match, rng):
            break
    return match
