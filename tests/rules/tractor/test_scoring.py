"""Points, the kitty, promotion, and the end of the match."""

import pytest

from cardavia.cards.hand import EVERY_FACE
from cardavia.cards.packs import double_pack
from cardavia.rules.actions import Play
from cardavia.rules.deal import Deal
from cardavia.rules.events import Event
from cardavia.rules.game import Standing, Value
from cardavia.rules.tractor.options import Terms
from cardavia.rules.tractor.scoring import (
    is_taken_over,
    levels_won,
    line_above,
    multiplier,
    points_in,
    promoted,
)
from notation import cards, hand
from tractor_positions import GAME, in_play, level_of, owns_of, table_of, tractor


def after(
    points: int, *, dealer: int = 0, levels: str = "2 2", deals: int = 3, **chosen: Value
) -> Standing:
    """Return the standing after a deal with these attackers' points."""
    options = tractor(**chosen)
    scores = [level_of(letter) for letter in levels.split()]
    before = Standing(scores, dealer, deals)
    deal = GAME.begin(options, before, [[], [], [], []], [])
    deal.table.turn = -1
    table_of(deal).points = points
    return GAME.settle(options, before, deal)


def last_trick(
    plays: str, hidden: str, *, dealer: int = 0, points: int = 0, **chosen: Value
) -> tuple[Deal, list[Event]]:
    """Return a deal after its last trick, led by seat 0, and what was told; the kitty as given."""
    table = in_play(dealer=dealer, **chosen)
    held = [cards(part) for part in plays.split(",")]
    owns = owns_of(*[" ".join(plays.split(",")[place].split()) for place in (0, 3, 2, 1)])
    kitty = hand(hidden)
    on_table = hand(plays.replace(",", " "))
    out = kitty.copy()
    for face in on_table.faces():
        out.add(face)
    table.seen_once = EVERY_FACE & ~out.twice
    table.seen_twice = EVERY_FACE & ~out.once
    table.turn = table.trick.leader = 0
    table.left = len(held[0])
    table.points = points
    told: list[Event] = []
    for faces in held:
        table.apply(owns, [], Play(faces), told)
    return Deal(table, owns, kitty.faces()), told


def points_after(plays: str, hidden: str, *, dealer: int = 1, **chosen: Value) -> int:
    deal, _ = last_trick(plays, hidden, dealer=dealer, **chosen)
    return table_of(deal).points


def test_tr01_the_pack() -> None:
    assert len(double_pack()) == 108 == 4 * 25 + 8
    assert points_in(double_pack()) == 200


@pytest.mark.parametrize(
    ("points", "levels"), [(0, 3), (5, 2), (35, 2), (40, 1), (75, 1), (-10, 3)]
)
def test_tr30_levels_of_the_defenders(points: int, levels: int) -> None:
    assert not is_taken_over(points)
    assert levels_won(points) == levels


@pytest.mark.parametrize(
    ("points", "levels"),
    [
        (80, 0),
        (115, 0),
        (120, 1),
        (155, 1),
        (160, 2),
        (195, 2),
        (200, 3),
        (235, 3),
        (240, 4),
        (320, 6),
    ],
)
def test_tr30b_levels_of_the_attackers(points: int, levels: int) -> None:
    assert is_taken_over(points)
    assert levels_won(points) == levels


@pytest.mark.parametrize(
    ("points", "line"), [(0, 5), (5, 40), (35, 40), (40, 80), (79, 80), (80, 120), (200, 240)]
)
def test_the_next_line(points: int, line: int) -> None:
    assert line_above(points) == line


@pytest.mark.parametrize(
    ("dealer", "points", "following"), [(2, 40, 0), (2, 80, 1), (0, 80, 3), (0, 75, 2)]
)
def test_tr31_the_next_dealer(dealer: int, points: int, following: int) -> None:
    assert after(points, dealer=dealer).dealer == following


@pytest.mark.parametrize(
    ("level", "levels", "result", "wins"),
    [
        *[("A", 1, 13, True), ("K", 3, 14, True), ("K", 2, 13, True), ("Q", 3, 13, True)],
        *[("Q", 2, 12, False), ("K", 1, 12, False), ("2", 3, 3, False)],
    ],
)
def test_tr32_promotions_of_defenders(level: str, levels: int, result: int, wins: bool) -> None:
    points = {3: 0, 2: 5, 1: 40}[levels]
    standing = after(points, levels=f"{level} 2")

    assert standing.scores == [result, 0]
    assert standing.winners == ([0] if wins else [])


@pytest.mark.parametrize(
    ("defended", "points", "score", "winners"),
    [(False, 120, 13, [1]), (True, 120, 12, []), (False, 80, 12, [])],
)
def test_tr32_attackers_at_the_ace(
    defended: bool, points: int, score: int, winners: list[int]
) -> None:
    standing = after(points, levels="5 A", ace_defended=defended)

    assert standing.scores == [3, score]
    assert standing.winners == winners
    assert standing.dealer == 3


def test_ace_must_be_defended_stops_there_and_then_wins_by_defending() -> None:
    assert after(0, levels="Q 2", ace_defended=True).scores == [12, 0]
    assert after(0, levels="Q 2", ace_defended=True).winners == []
    assert after(75, levels="A 2", ace_defended=True).winners == [0]


@pytest.mark.parametrize(
    ("rule", "times"),
    [("2n", [2, 4, 8, 12]), ("2^n", [2, 4, 16, 64]), ("2-4-8", [2, 4, 8, 8]), ("2", [2, 2, 2, 2])],
)
def test_tr33_kitty_multipliers(rule: str, times: list[int]) -> None:
    assert [multiplier(rule, size) for size in (1, 2, 4, 6)] == times


def test_tr34_the_richest_kitty() -> None:
    assert points_in(cards("TS TS TH TH KS KS KH KH")) == 80


KITTY = "5H TD 2S 3S 4S 6S 8S 9S"


def test_attackers_who_win_the_last_trick_get_the_kitty_times_twice_its_size() -> None:
    assert points_after("AD, 2D, 3D, 4D", KITTY) == 15 * 2
    assert points_after("AD AD, 2D 3D, 4D 6D, 8D 9D", KITTY) == 15 * 4
    assert points_after("KD KD AD AD, 2D 2H 3D 3H, 4D 4H 6D 6H, 8D 9D 8H 9H", KITTY) == 20 + 15 * 8


@pytest.mark.parametrize(("rule", "times"), [("2n", 4), ("2^n", 4), ("2-4-8", 4), ("2", 2)])
def test_the_kitty_option_changes_the_bonus(rule: str, times: int) -> None:
    assert points_after("AD AD, 2D 3D, 4D 6D, 8D 9D", KITTY, kitty=rule) == 15 * times


def test_the_kitty_counts_for_nobody_when_the_defenders_win_the_last_trick() -> None:
    deal, told = last_trick("AD, TD, 3D, 4D", KITTY.replace("TD", "TH"), dealer=0)

    revealed = next(event for event in told if event.key == "kitty_revealed")
    assert (revealed.number, revealed.other) == (0, 0)
    assert sorted(revealed.cards) == sorted(cards(KITTY.replace("TD", "TH")))
    assert deal.table.scores() == [3, 0]


def test_case_13_a_kitty_without_points_is_revealed_and_counts_nothing() -> None:
    hidden = "2H 3H 4H 6H 8H 9H JH QH"
    _, told = last_trick("AD, 2D, 3D, 4D", hidden, dealer=1)

    revealed = next(event for event in told if event.key == "kitty_revealed")
    assert (revealed.number, revealed.other) == (0, 2)
    assert sorted(revealed.cards) == sorted(cards(hidden))


def test_case_14_the_result_is_open_while_a_tractor_may_multiply_the_kitty() -> None:
    table = in_play(dealer=0)
    out = hand("AD AD QD QD 2D 2D 3D 3D 4H 4H 6H 6H 8H 8H 9H 9H 5S 5S 2S 3S 4S 6S 8S 9S")
    table.seen_once = EVERY_FACE & ~out.twice
    table.seen_twice = EVERY_FACE & ~out.once
    table.points, table.defended = 40, 150

    # The two fives were buried: after a single they bring 20, after two pairs 80.
    table.left = 4
    assert not table.is_decided(10)
    assert not table.is_decided()
    table.left = 1
    assert table.is_decided(10)
    assert table.is_decided()


def test_case_15_the_last_trick_is_counted_before_the_score_is_told() -> None:
    _, told = last_trick("AD, TD, 3D, 4D", KITTY.replace("TD", "TH"), dealer=1, points=70)

    keys = [event.key for event in told]
    assert keys[-6:] == ["trick_won", "kitty_revealed", "point", "scored", "scored", "deal_over"]
    total = next(event for event in told if event.key == "point")
    assert (total.seat, total.number) == (0, 70 + 10 + 30)


def test_case_15_settling_twice_counts_once() -> None:
    deal, _ = last_trick("AD, TD, 3D, 4D", KITTY, dealer=1, points=90)
    before = Standing([5, 5], 1, 2)

    first = GAME.settle(tractor(), before, deal)
    again = GAME.settle(tractor(), before, deal)
    assert first.scores == again.scores
    assert before.scores == [5, 5]


def test_case_16_the_level_is_the_dealers_and_the_dealer_a_seat() -> None:
    options = tractor()
    deal = GAME.begin(options, Standing([3, 9], 1, 4), [[], [], [], []], [])

    assert table_of(deal).level == 9
    assert deal.table.dealer == 1


def test_tr36_attackers_are_promoted_and_deal() -> None:
    standing = after(120, levels="5 9")

    assert standing.scores == [level_of("5"), level_of("T")]
    assert standing.dealer == 3


def test_tr37_defenders_climb_and_the_partner_deals() -> None:
    standing = after(20, deals=0)

    assert standing.scores == [level_of("4"), level_of("2")]
    assert standing.dealer == 2


def test_tr38_only_one_side_moves() -> None:
    for points in range(0, 400, 5):
        moved = [score - 12 for score in after(points, levels="A A").scores]
        assert 0 in moved


@pytest.mark.parametrize(
    ("stops", "level", "levels", "result"),
    [
        *[("5,T,K", "3", 3, "5"), ("5,T,K", "5", 3, "8"), ("5,T,K", "9", 3, "T")],
        *[("J,A", "T", 3, "J"), ("A", "Q", 3, "A"), ("", "Q", 2, "A"), ("5,T,K", "8", 2, "T")],
    ],
)
def test_option_must_play_levels_are_not_jumped_over(
    stops: str, level: str, levels: int, result: str
) -> None:
    terms = Terms(tractor(must_play=stops))

    assert promoted(terms, level_of(level), levels, True) == level_of(result)


def test_option_must_play_holds_who_attacks_at_a_listed_start_level() -> None:
    assert after(200, levels="5 2", must_play="2,5,T,K").scores == [3, 0]
    assert after(200, levels="5 2", must_play="5,T,K").scores == [3, 3]
    assert after(75, levels="2 5", must_play="2,5,T,K").scores == [1, 3]


def test_option_promotion_cap() -> None:
    assert after(320, levels="2 2").scores == [0, 6]
    assert after(320, levels="2 2", promo_cap=3).scores == [0, 3]


def test_options_start_and_end_level() -> None:
    options = tractor(start_level="T", end_level="J")
    assert GAME.start(options, 0).scores == [8, 8]
    assert after(0, levels="T T", start_level="T", end_level="J").winners == [0]
    assert after(40, levels="T T", start_level="T", end_level="J").winners == []


def test_a_match_cannot_start_above_its_end() -> None:
    options = tractor() | {"start_level": "K", "end_level": "5"}
    found = GAME.why_not_options(options)

    assert found is not None
    assert found.key == "start_above_end"
