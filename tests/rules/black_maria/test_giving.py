"""Giving cards in Black Maria: BM03, BM04 and case 24."""

import pytest

from black_maria_positions import (
    GAME,
    HANDS,
    gift,
    maria,
    table_of,
)
from cardavia.rules.actions import Give
from cardavia.rules.deal import Deal
from notation import cards, deal_of, dealt, play, refused, run


@pytest.mark.parametrize(
    ("players", "direction", "deals", "to"),
    [
        (4, "right", 0, [3, 0, 1, 2]),
        (3, "right", 0, [2, 0, 1]),
        (4, "right", 5, [3, 0, 1, 2]),
        (4, "left", 0, [1, 2, 3, 0]),
        (4, "cycle", 0, [1, 2, 3, 0]),
        (4, "cycle", 1, [3, 0, 1, 2]),
        (4, "cycle", 2, [2, 3, 0, 1]),
        (4, "cycle", 3, [0, 1, 2, 3]),
        (4, "cycle", 4, [1, 2, 3, 0]),
        (3, "cycle", 0, [1, 2, 0]),
        (3, "cycle", 1, [2, 0, 1]),
        (3, "cycle", 2, [0, 1, 2]),
        (3, "none", 0, [0, 1, 2]),
    ],
)
def test_bm03_whom_cards_are_given_to(
    players: int, direction: str, deals: int, to: list[int]
) -> None:
    options = maria(players=players, **{"pass": direction})
    standing = GAME.start(options, 0)
    standing.deals = deals
    deal = GAME.begin(options, standing, [[] for _ in range(players)], [])
    table = table_of(deal)

    assert [table.receiver(seat) for seat in range(players)] == to
    assert deal.prompt().asks == ("play" if to[0] == 0 else "give")


GIFTS = ["QS KS AS", "JS TS 9S", "JH TH 9H", "AD KD QD"]


def given(**chosen: bool | int | str) -> Deal:
    """Return the deal of HANDS, dealer 3, after GIFTS to the right."""
    deal = deal_of(GAME, maria(**chosen), HANDS, dealer=3)
    run(deal, [gift(text) for text in GIFTS])
    return deal


def test_bm04_hands_keep_their_size_and_what_came_is_not_given_on() -> None:
    deal = given()

    assert [held.hand.size() for held in deal.owns] == [13] * 4
    assert deal.owns[3].received == cards(GIFTS[0])
    assert deal.owns[0].away == cards(GIFTS[0])
    assert all(deal.owns[3].hand.holds(one) for one in cards(GIFTS[0]))
    assert not any(deal.owns[0].hand.holds(one) for one in cards(GIFTS[0]))
    assert refused(deal, gift("JS TS 9S")) == "play_asked"


def test_what_is_given_in_a_copy_stays_there() -> None:
    deal = given()
    before = deal_of(GAME, maria(), HANDS, dealer=3)
    run(before, [gift(text) for text in GIFTS[:2]])
    twin = before.copy()

    run(twin, [gift(text) for text in GIFTS[2:]])

    assert [held.away for held in before.owns] == [cards(GIFTS[0]), cards(GIFTS[1]), [], []]
    assert [held.received for held in before.owns] == [[]] * 4
    assert [held.received for held in twin.owns] == [held.received for held in deal.owns]


def test_case_24_nothing_comes_before_all_have_given() -> None:
    deal = deal_of(GAME, maria(), HANDS, dealer=3)
    told = run(deal, [gift(text) for text in GIFTS[:3]])

    assert [event.key for event in told] == ["given"] * 3
    assert not any(event.cards for event in told)
    assert [held.hand.size() for held in deal.owns] == [10, 10, 10, 13]
    for viewer in range(4):
        assert not any(deal.table.shows(viewer, seat, gift(GIFTS[seat])) for seat in range(3))
    told = run(deal, [gift(GIFTS[3])])
    assert [event.key for event in told] == ["given"] + ["received"] * 4
    assert [event.to for event in told[1:]] == [3, 0, 1, 2]


def test_case_24_a_gift_is_known_to_giver_and_receiver_only() -> None:
    table = given().table

    knowing = [[table.shows(viewer, seat, gift("2S")) for viewer in range(4)] for seat in range(4)]
    assert [row.index(True) for row in knowing] == [3, 0, 1, 2]
    assert [row.count(True) for row in knowing] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("faces", "key", "number", "named"),
    [
        ("AS KS", "give_count", 3, ""),
        ("AS KS QS AH", "give_count", 3, ""),
        ("AS KS JS", "not_held", 0, "JS"),
        ("AS AS KS", "given_twice", 0, "AS"),
    ],
)
def test_case_24_exactly_three_different_cards_that_are_held(
    faces: str, key: str, number: int, named: str
) -> None:
    deal = deal_of(GAME, maria(), HANDS, dealer=3)
    refusal = deal.why_not(gift(faces))

    assert refusal is not None
    assert (refusal.key, refusal.number, refusal.cards) == (key, number, cards(named))
    assert refused(deal, play("AS")) == "give_asked"


def test_case_24_without_giving_the_leader_is_set_all_the_same() -> None:
    deal = deal_of(GAME, maria(**{"pass": "none"}), HANDS, dealer=1)

    assert (deal.table.turn, deal.prompt().asks) == (2, "play")


def test_three_players_may_agree_on_four_cards() -> None:
    deal = dealt(GAME, maria(players=3, pass_count=4), 1)

    assert (deal.prompt().least, deal.prompt().most) == (4, 4)
    for _ in range(3):
        run(deal, [Give(deal.prompt().cards[:4])])
    assert [held.hand.size() for held in deal.owns] == [17, 17, 17]
