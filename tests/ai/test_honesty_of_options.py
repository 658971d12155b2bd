"""Cases 28 to 30 where an option lets seats tell each other something: throws, and a swap."""

from itertools import islice

import pytest

from ai_deals import Seats
from ai_honesty import assert_answers_by_sight, assert_sent_nothing_unseen
from cardavia.rules.actions import SMALL_PEPPER, Bid, Pass, Play
from cardavia.rules.catalogue import game_named
from notation import options_of


def seats_of(name: str, number: int, **chosen: object) -> Seats:
    game = game_named(name)
    assert game is not None
    return Seats(name, number, options_of(game, **chosen))


def assert_honest(seats: Seats, turns: int) -> list[str]:
    """Hold the next turns to honesty, and return what was asked."""
    asked: list[str] = []
    for _ in range(turns):
        if seats.is_over:
            break
        asked.append(seats.deal.prompt().asks)
        assert_answers_by_sight(seats)
        assert_sent_nothing_unseen(seats)
        seats.submit(seats.answer("normal"))
    return asked


def throw_of(seats: Seats) -> Play | None:
    """Return the highest and the lowest card of a suit, if they may be led together now."""
    table = seats.deal.table
    if seats.deal.prompt().asks != "play" or table.trick.plays:
        return None
    hand = seats.deal.owns[seats.turn].hand.faces()
    for suit in range(4):
        held = [face for face in hand if table.order.suit[face] == suit]
        held.sort(key=lambda face: table.order.strength[face])
        throw = Play(held[-1:] + held[:1])
        if len(set(held)) > 1 and seats.deal.why_not(throw) is None:
            return throw
    return None


def thrown(number: int) -> Seats | None:
    """Play late into a deal, and throw as soon as a seat may."""
    seats = seats_of("tractor", number, throws=True, throw_penalty=10).play("normal", 56)
    while not seats.is_over:
        throw = throw_of(seats)
        if throw is not None:
            seats.submit(throw)
            return seats
        seats.submit(seats.answer("normal"))
    return None


def test_throws_tell_no_more_than_was_shown() -> None:
    asked: list[str] = []
    thrown_deals = (one for one in map(thrown, range(1, 20)) if one is not None)
    for seats in islice(thrown_deals, 3):
        assert seats.deal.prompt().asks == "beat"
        asked += assert_honest(seats, 5)

    assert asked.count("beat") >= 9
    assert "play" in asked


@pytest.mark.parametrize("number", range(1, 5))
def test_a_swap_stays_between_partners(number: int) -> None:
    seats = seats_of("pepper", number, alone=True, alone_swap=True)
    seats.submit(Bid(SMALL_PEPPER))
    while seats.deal.prompt().asks == "bid":
        seats.submit(Pass())

    asked = assert_honest(seats, 10)

    assert asked[:4] == ["trump", "give", "give", "play"]


def test_the_others_do_not_see_what_partners_swap() -> None:
    seats = seats_of("pepper", 2, alone=True, alone_swap=True)
    seats.submit(Bid(SMALL_PEPPER))
    while seats.deal.prompt().asks != "give":
        seats.submit(seats.answer("normal"))
    giver, contractor = seats.turn, seats.deal.table.contractor
    seats.submit(seats.answer("hard"))

    for seat in range(4):
        line = seats.text(seat).split("\n")[-1]
        assert ('"give": []' in line) == (seat not in (giver, contractor))
