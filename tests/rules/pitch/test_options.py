"""Case 27 for Pitch: every option shows, alone and beside every other."""

import pytest

from cardavia.cards.hand import faces_in
from cardavia.rules.game import Option, Options, Standing, defaults
from cardavia.rules.pitch import Pitch, PitchGame
from cardavia.rules.pitch.table import ORDERS, PASSED
from cardavia.rules.tricks import Trick
from notation import SUITS, dealt, face, own
from probes import assert_shows

GAME = PitchGame()
HEARTS = ORDERS[SUITS["hearts"]]


def begun(options: Options) -> Pitch:
    """Return a table before its first call; seat 0 deals."""
    table = dealt(GAME, options, 1).table
    assert isinstance(table, Pitch)
    return table


def called(options: Options, first: int) -> Pitch:
    """Return a table after the first call, which the others pass, with the dealer to call."""
    table = begun(options)
    table.call(first, None)
    while table.is_auction and table.turn != table.dealer:
        table.call(PASSED, None)
    return table


def winners(options: Options, scores: list[int], *, made: bool) -> list[int]:
    """Return who wins the match after a deal pitched by seat 0 for one point."""
    deal = dealt(GAME, options, 1)
    table = deal.table
    assert isinstance(table, Pitch)
    table.pitcher, table.bid = 0, 1
    table.high_taker = 0 if made else 1
    others = [scores[1]] * (len(GAME.sides(options)) - 1)
    return GAME.settle(options, Standing([scores[0], *others], 0, 1), deal).winners


def _sides(options: Options) -> object:
    return GAME.sides(options)


def _target(options: Options) -> object:
    return next(score for score in range(40) if winners(options, [score, 0], made=True))


def _min_bid(options: Options) -> object:
    return begun(options).legal_bids()[0]


def _dealer_steal(options: Options) -> object:
    return called(options, 3).legal_bids()


def _dealer_stuck(options: Options) -> object:
    return called(options, PASSED).may_pass()


def _steal_four(options: Options) -> object:
    table = called(options, 4)
    return table.legal_bids() if table.is_auction else []


def _low(options: Options) -> object:
    table = begun(options)
    table.order = HEARTS
    table.trick = Trick(0, table.seats)
    table.trick.add(0, face("AH"), HEARTS)
    table.trick.add(1, face("2H"), HEARTS)
    table._end_trick(None)
    return table.low_taker


def _top_bid(options: Options) -> object:
    return begun(options).legal_bids()[-1]


def _set_pitcher(options: Options) -> object:
    return winners(options, [40, 50], made=False)


def _go_out(options: Options) -> object:
    return winners(options, [0, 50], made=True)


def _follow(options: Options) -> object:
    table = begun(options)
    table.order = HEARTS
    table.trick.add(0, face("3C"), HEARTS)
    return faces_in(table.legal(own("4C 2H 5S")))


PROBES = {
    "players": _sides,
    "partnership": _sides,
    "target": _target,
    "min_bid": _min_bid,
    "dealer_steal": _dealer_steal,
    "dealer_stuck": _dealer_stuck,
    "steal_four": _steal_four,
    "low": _low,
    "smudge": _top_bid,
    "set_pitcher_may_win": _set_pitcher,
    "go_out": _go_out,
    "follow": _follow,
}


@pytest.mark.parametrize("option", GAME.options(), ids=lambda option: option.key)
def test_case_27_every_value_shows_alone_and_beside_every_other_option(option: Option) -> None:
    assert_shows(GAME, option, PROBES[option.key])


def test_case_27_the_defaults() -> None:
    assert defaults(GAME) == {
        "players": 4,
        "partnership": False,
        "target": 7,
        "min_bid": 1,
        "dealer_steal": True,
        "dealer_stuck": True,
        "steal_four": False,
        "low": "taker",
        "smudge": False,
        "set_pitcher_may_win": False,
        "go_out": "pitcher",
        "follow": "follow_or_trump",
    }
