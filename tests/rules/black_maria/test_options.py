"""Case 27 for Black Maria: every option shows, alone and beside every other."""

import pytest

from black_maria_positions import GAME, maria, table_of
from cardavia.cards.hand import faces_in, mask_of
from cardavia.rules.black_maria import BlackMaria
from cardavia.rules.black_maria.table import PLAYING
from cardavia.rules.deal import Deal
from cardavia.rules.game import Option, Options, Standing, Value
from notation import cards, dealt, own
from probes import assert_shows


def begun(options: Options, deals: int = 0) -> tuple[Deal, BlackMaria]:
    """Return a deal after some others."""
    standing = GAME.start(options, 0)
    standing.deals = deals
    hands = [held.hand.faces() for held in dealt(GAME, options, 1).owns]
    deal = GAME.begin(options, standing, hands, [])
    return deal, table_of(deal)


def playing(options: Options) -> tuple[Deal, BlackMaria]:
    """Return a deal at its first lead, whoever leads."""
    deal, table = begun(options)
    table._open()
    table.stage = PLAYING
    return deal, table


def winners_at(options: Options, scores: list[int]) -> list[int]:
    """Return who wins at these scores, in a deal that changes none."""
    deal, _ = begun(options)
    return GAME.settle(options, Standing(scores, 0, 1), deal).winners


def _players(options: Options) -> object:
    return GAME.hand_size(options)


def _scoring(options: Options) -> object:
    _, table = begun(options)
    return table.terms.worth(mask_of(cards("AH KS")))


def _limit(options: Options) -> object:
    seats = len(GAME.sides(options))
    others = list(range(1, seats))
    tops = [limit + step for limit in (50, 75, 100, 150, 500) for step in (-1, 0)]
    return next(top for top in tops if winners_at(options, [top, *others]))


def _pass(options: Options) -> object:
    return [begun(options, deals)[1].shift for deals in range(4)]


def _pass_count(options: Options) -> object:
    return begun(options)[0].prompt().least


def _moon(options: Options) -> object:
    _, table = begun(options)
    table.taken[0] = int(table.terms.penalties)
    table._end_play(None)
    return table.is_over(), table.scores()


def _led(options: Options, held: str, seen: str) -> object:
    _, table = playing(options)
    table.tricks_left -= 1
    table.seen = mask_of(cards(seen))
    return faces_in(table.legal(own(held)))


def _break_hearts(options: Options) -> object:
    return _led(options, "2H 3S", "")


def _queen_breaks(options: Options) -> object:
    return _led(options, "2H 3S", "QS")


def _first_trick_clean(options: Options) -> object:
    deal, table = playing(options)
    table.play(deal.owns, cards("9C")[0], None)
    return faces_in(table.legal(own("QS 4D")))


def _opener(options: Options) -> object:
    _, table = begun(options)
    table._open()
    return table.stage


def _jack(options: Options) -> object:
    deal, table = playing(options)
    for one in cards("JD 2D 3D 4D")[: table.seats]:
        table.play(deal.owns, one, None)
    return table.points()


def _tie(options: Options) -> object:
    return winners_at(options, [600, *[7] * (len(GAME.sides(options)) - 1)])


def _auto_finish(options: Options) -> object:
    deal, table = playing(options)
    table.seen = table.terms.scoring
    for one in cards("JS 2S 3S 4S")[: table.seats]:
        table.play(deal.owns, one, None)
    return table.is_over()


PROBES = {
    "players": _players,
    "scoring": _scoring,
    "limit": _limit,
    "pass": _pass,
    "pass_count": _pass_count,
    "moon": _moon,
    "break_hearts": _break_hearts,
    "queen_breaks": _queen_breaks,
    "first_trick_clean": _first_trick_clean,
    "opener": _opener,
    "jd_minus10": _jack,
    "tie": _tie,
    "auto_finish": _auto_finish,
}
NEEDS: dict[str, Options] = {
    "pass_count": {"players": 3},
    "queen_breaks": {"break_hearts": True},
}


@pytest.mark.parametrize("option", GAME.options(), ids=lambda option: option.key)
def test_case_27_every_value_shows_alone_and_beside_every_other_option(option: Option) -> None:
    assert_shows(GAME, option, PROBES[option.key], NEEDS.get(option.key), told_apart)


def told_apart(option: Option, base: Options) -> list[Value]:
    # "auto" is 100, and 500 for spot hearts: that number means the same.
    if option.key != "limit":
        return option.values
    same = 500 if base["scoring"] == "spot" else 100
    return [value for value in option.values if value != same]


def test_case_27_the_defaults() -> None:
    assert maria() == {
        "players": 4,
        "scoring": "standard",
        "limit": "auto",
        "pass": "right",
        "pass_count": 3,
        "moon": "off",
        "break_hearts": False,
        "queen_breaks": False,
        "first_trick_clean": False,
        "opener": "left_of_dealer",
        "jd_minus10": False,
        "tie": "shared",
        "auto_finish": False,
    }


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        ({"pass_count": 4}, "four_cards_need_three"),
        ({"pass_count": 4, "players": 3, "pass": "none"}, "four_cards_need_passing"),
        ({"queen_breaks": True}, "queen_needs_broken_hearts"),
    ],
)
def test_options_that_do_not_fit(chosen: Options, key: str) -> None:
    refusal = GAME.why_not_options(maria() | chosen)

    assert refusal is not None
    assert refusal.key == key


@pytest.mark.parametrize(
    ("limit", "allowed"),
    [("auto", True), (20, True), (2000, True), (19, False), (2001, False), (True, False)],
)
def test_any_whole_limit_in_range_will_do(limit: Value, allowed: bool) -> None:
    option = next(option for option in GAME.options() if option.key == "limit")

    assert option.allows(limit) == allowed
