"""Case 27 for Tractor: every option shows, alone and beside every other."""

from itertools import pairwise

import pytest

from cardavia.cards.cards import NO_SUIT, RANK_LETTERS
from cardavia.rules.actions import Play
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.game import Option, Options, Standing, Value, defaults
from cardavia.rules.tractor import Tractor
from cardavia.rules.tractor.options import Terms, ranks_in
from cardavia.rules.tractor.scoring import multiplier, promoted
from cardavia.rules.tractor.table import PLAYING
from cardavia.rules.tractor.trick import Trick
from notation import SUITS, cards, own, run
from probes import assert_shows
from tractor_positions import GAME, show, table_of

SEVEN = RANK_LETTERS.index("7")


def declaring(options: Options, *held: str, kitty: str = "") -> Deal:
    """Return a deal whose seats hold these cards, seat 0 first; seat 0 is the dealer to be."""
    hands = [cards(names) for names in (*held, *[""] * (4 - len(held)))]
    return GAME.begin(options, GAME.start(options, 0), hands, cards(kitty))


def plain(options: Options, count: int) -> list[str]:
    """Return letters of ranks that are neither the level, its neighbours nor twos, highest first."""
    level = Terms(options).start_level
    ranks = [rank for rank in range(11, 1, -1) if abs(rank - level) > 1]
    return [RANK_LETTERS[rank] for rank in ranks[:count]]


def playing(options: Options) -> Tractor:
    """Return a table on which seat 0, the dealer, is to lead; clubs are trumps."""
    terms = Terms(options)
    table = Tractor(terms, [terms.start_level] * 2, 0, False)
    table.order = terms.order(SUITS["clubs"], terms.start_level)
    table.phase = PLAYING
    return table


def spades(*ranks: str) -> str:
    return " ".join(f"{rank}S" for rank in ranks)


def ended(options: Options, levels: list[int], points: int) -> list[int]:
    """Return who has won the match after a deal dealt by seat 0."""
    standing = Standing(levels, 0, 3)
    deal = GAME.begin(options, standing, [[], [], [], []], [])
    deal.table.turn = NOBODY
    table_of(deal).points = points
    return GAME.settle(options, standing, deal).winners


def _first_dealer(options: Options) -> object:
    deal = declaring(options, "", "RJ RJ", "", "BJ BJ")
    run(
        deal,
        [show(answer) for answer in ("pass", "BJ BJ", "pass", "RJ RJ", "pass", "pass", "pass")],
    )
    return table_of(deal).dealer


def _no_declare(options: Options) -> object:
    high, low = plain(options, 2)
    deal = declaring(options, kitty=f"{low}S {high}H {low}D {low}D {low}C {low}C {low}S {low}H")
    run(deal, [show("pass")] * 4)
    return table_of(deal).redealt, table_of(deal).order.trump


def _order_without_suit(options: Options) -> object:
    return Terms(options).order(NO_SUIT, SEVEN).suit


def _order(options: Options) -> object:
    order = Terms(options).order(SUITS["spades"], SEVEN)
    return order.suit, order.strength


def _throws(options: Options) -> object:
    top, low = plain(options, 2)
    lead = spades(top, low, low)
    return playing(options).why_not(own(lead), Play(cards(lead))) is None


def _throw_penalty(options: Options) -> object:
    high, top, low = plain(options, 3)
    table = playing(options)
    lead = spades(top, low, low)
    owns = [
        own(lead),
        own(f"{low}H {low}D {low}D"),
        own(f"{top}D {top}D {top}H"),
        own(f"{high}S {low}H {top}H"),
    ]
    table.left, table.points = 3, 50
    table.apply(owns, [], Play(cards(lead)), None)
    while table.throw is not None:
        (only,) = table.prompt(owns[table.turn]).legal
        table.apply(owns, [], only, None)
    return table.points


def _tractor_follow(options: Options) -> object:
    ranks = plain(options, 9)
    upper, lower = next(pair for pair in pairwise(ranks) if neighbours(*pair))
    apart = next(r for r in ranks if not any(neighbours(r, x) or r == x for x in (upper, lower)))
    table = playing(options)
    table.trick = Trick(0)
    table.trick.add(0, cards(spades(upper, upper, lower, lower)), table.order)
    table.turn = 3
    held = own(spades(upper, upper, lower, lower, apart, apart))
    return table.why_not(held, Play(cards(spades(upper, upper, apart, apart)))) is None


def neighbours(one: str, other: str) -> bool:
    return abs(RANK_LETTERS.index(one) - RANK_LETTERS.index(other)) == 1


def _kitty(options: Options) -> object:
    return [multiplier(Terms(options).kitty, size) for size in (1, 2, 4, 6)]


def _promo_cap(options: Options) -> object:
    return promoted(Terms(options), RANK_LETTERS.index("5"), 5, True)


def _must_play(options: Options) -> object:
    terms = Terms(options)
    return [
        promoted(terms, level, levels, defended)
        for level in range(terms.start_level, terms.end_level + 1)
        for levels in (2, 3)
        for defended in (True, False)
    ]


def _start_level(options: Options) -> object:
    return GAME.start(options, 0).scores


def _end_level(options: Options) -> object:
    return [ended(options, [level, 0], 40) for level in range(13)]


def _ace_defended(options: Options) -> object:
    return ended(options, [0, Terms(options).end_level], 120)


PROBES = {
    "first_dealer": _first_dealer,
    "no_declare": _no_declare,
    "nt_trumps": _order_without_suit,
    "throws": _throws,
    "throw_penalty": _throw_penalty,
    "tractor_follow": _tractor_follow,
    "level_gap": _order,
    "kitty": _kitty,
    "promo_cap": _promo_cap,
    "must_play": _must_play,
    "start_level": _start_level,
    "end_level": _end_level,
    "ace_defended": _ace_defended,
    "twos_trump": _order,
}
NEEDS: dict[str, Options] = {"throw_penalty": {"throws": True}}


def told_apart(option: Option, base: Options) -> list[Value]:
    """Return the values that name different levels of the climb, or simply all."""
    if option.key != "must_play":
        return option.values
    # An end level that must be defended is not jumped over anyway.
    top = Terms(base).end_level + (0 if base["ace_defended"] else 1)
    climb = range(Terms(base).start_level, top)
    found: dict[tuple[int, ...], Value] = {}
    for value in option.values:
        stops = tuple(stop for stop in ranks_in(str(value)) if stop in climb)
        found.setdefault(stops, value)
    return list(found.values())


@pytest.mark.parametrize(
    "option", [one for one in GAME.options() if len(one.values) > 1], ids=lambda option: option.key
)
def test_case_27_every_value_shows_alone_and_beside_every_other_option(option: Option) -> None:
    assert_shows(GAME, option, PROBES[option.key], NEEDS.get(option.key), told_apart)


def test_case_27_the_defaults() -> None:
    assert defaults(GAME) == {
        "players": 4,
        "first_dealer": "first_declarer",
        "declare": "after_deal",
        "no_declare": "kitty_first",
        "nt_trumps": "level_and_jokers",
        "throws": False,
        "throw_penalty": 0,
        "tractor_follow": "pairs",
        "level_gap": "closed",
        "kitty": "2n",
        "promo_cap": "none",
        "must_play": "",
        "start_level": "2",
        "end_level": "A",
        "ace_defended": False,
        "twos_trump": False,
    }
