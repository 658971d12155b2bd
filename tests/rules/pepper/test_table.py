"""Pepper against its numbered cases (PE01 to PE29), and CASES 21 and 23."""

import pytest

from cardavia.cards.cards import SPADES, TRUMPS
from cardavia.cards.hand import faces_in, mask_of
from cardavia.cards.packs import short_pack
from cardavia.rules.actions import (
    BIG_PEPPER,
    SMALL_PEPPER,
    Bid,
    NameTrump,
    Pass,
    Play,
    Show,
)
from notation import call, cards, dealt, face, legal_calls, own, plays, refused
from pepper_positions import (
    ALONE,
    GAME,
    auction,
    contracted,
    finished,
    in_trick,
    pepper,
    run,
    settled,
    table_of,
)


@pytest.mark.parametrize(("players", "hand_size", "dead"), [(4, 6, 0), (3, 8, 0), (2, 8, 8)])
def test_pe01_twenty_four_cards(players: int, hand_size: int, dead: int) -> None:
    deal = dealt(GAME, pepper(players=players), 1)

    assert [held.hand.size() for held in deal.owns] == [hand_size] * players
    assert len(deal.stock) == dead
    assert sorted(short_pack()) == sorted(
        [one for held in deal.owns for one in held.hand.faces()] + deal.stock
    )


def test_pe01_the_dead_hand_is_never_shown() -> None:
    deal = dealt(GAME, pepper(players=2), 1)

    assert not any(deal.table.shows_stock(seat) for seat in range(2))


def test_pe02_seven_trumps_bowers_first() -> None:
    order = in_trick("hearts", "").order

    trumps = sorted(faces_in(order.trumps & mask_of(short_pack())), key=order.strength.__getitem__)
    assert trumps == cards("9H TH QH KH AH JD JH")


@pytest.mark.parametrize(
    ("case", "trump", "led", "held", "legal"),
    [
        ("PE03", "spades", "AC", "JC 9H KH", "JC 9H KH"),
        ("PE04", "spades", "9S", "JC AH QD", "JC"),
        ("PE06", "none", "AD", "JD 9C", "JD"),
        ("PE09", "hearts", "AD", "JD 9D KC", "9D"),
        ("case 21, the left bower led asks for trumps", "hearts", "JD", "AD JH KC", "JH"),
        ("case 23, a bare bower", "clubs", "9C", "JS", "JS"),
        ("case 23, any last card", "clubs", "9C", "9D", "9D"),
    ],
)
def test_following(case: str, trump: str, led: str, held: str, legal: str) -> None:
    playing = in_trick(trump, led)

    assert faces_in(playing.legal(own(held))) == sorted(cards(legal)), case
    for one in set(cards(held)) - set(cards(legal)):
        refusal = playing.why_not(own(held), Play([one]))
        assert refusal is not None
        assert (refusal.key, refusal.suit) == ("must_follow", playing.order.suit[face(led)])


@pytest.mark.parametrize(
    ("case", "trump", "played", "winner"),
    [
        ("PE06", "none", "JH QH JD AH", 3),
        ("PE07", "clubs", "KH 9H AS QH", 0),
        ("PE08", "clubs", "AH 9C KH JS", 3),
        ("PE10", "hearts", "QD AD JD KD", 2),
        ("PE11", "none", "TC AC JC JS", 1),
        ("right bower over left", "spades", "JC JS AS KS", 1),
    ],
)
def test_winning_a_trick(case: str, trump: str, played: str, winner: int) -> None:
    done = in_trick(trump, played)

    assert (done.turn, done.tricks_won[winner]) == (winner, 1), case


def test_case_21_the_left_bower_is_a_trump_for_every_question() -> None:
    deal = contracted("3", "hearts", ["JD AD 9S TS QS KS", "9H AC KC QC TC 9C"])
    run(deal, plays("JD"))

    assert table_of(deal).trick.led == TRUMPS
    assert refused(deal, plays("AC")[0]) == "must_follow"
    assert table_of(deal).order.suit[face("JD")] == TRUMPS


def test_pe13_the_partner_who_raised_last_is_contractor() -> None:
    deal = auction("pass 2 3 4 pass pass pass")

    assert (table_of(deal).contractor, table_of(deal).bid, deal.table.turn) == (0, 4, 0)
    assert deal.prompt().asks == "trump"
    run(deal, [NameTrump(SPADES)])
    assert (deal.table.turn, deal.prompt().asks) == (0, "play")


def test_who_passed_may_come_back_while_the_auction_lives() -> None:
    deal = auction("pass 2 3 pass")

    assert deal.table.turn == 1
    assert legal_calls(deal)[:2] == ["pass", "4"]


def test_pe14_big_pepper_ends_the_auction() -> None:
    deal = auction("big")

    assert (deal.table.turn, deal.prompt().asks) == (1, "trump")


def test_pe15_nobody_bids() -> None:
    deal = auction("pass pass pass")
    told = run(deal, [Pass()])

    after = GAME.settle(pepper(), GAME.start(pepper(), 0), deal)
    assert told == ["pass", "thrown_in", "deal_over"]
    assert (after.scores, after.dealer, after.deals, after.winners) == ([0, 0], 1, 1, [])


def test_pe15_a_stuck_dealer_must_bid() -> None:
    deal = auction("pass pass pass", all_pass="stick_dealer")

    refusal = deal.why_not(Pass())
    assert refusal is not None
    assert (refusal.key, refusal.number) == ("dealer_must_bid", 1)
    assert legal_calls(deal) == ["1", "2", "3", "4", "5", "90", "91"]
    run(deal, [call(1)])
    assert (table_of(deal).contractor, table_of(deal).bid) == (0, 1)


def test_pe16_small_tops_five_and_big_tops_all() -> None:
    deal = auction("5 small")
    assert legal_calls(deal) == ["pass", str(BIG_PEPPER)]
    run(deal, [call("big")])
    assert (table_of(deal).contractor, table_of(deal).bid) == (3, BIG_PEPPER)


@pytest.mark.parametrize(
    ("calls", "bid", "players", "key", "number"),
    [
        ("2", 2, 4, "bid_too_low", 3),
        ("5", 4, 4, "bid_too_low", SMALL_PEPPER),
        ("", 6, 4, "no_such_bid", 5),
        ("", 0, 4, "no_such_bid", 5),
        ("", 8, 3, "no_such_bid", 7),
        ("small", SMALL_PEPPER, 4, "bid_too_low", BIG_PEPPER),
    ],
)
def test_pe16_bids_that_are_refused(
    calls: str, bid: int, players: int, key: str, number: int
) -> None:
    refusal = auction(calls, players=players).why_not(Bid(bid))

    assert refusal is not None
    assert (refusal.key, refusal.number) == (key, number)


@pytest.mark.parametrize(
    ("case", "players", "bid", "tricks", "scores"),
    [
        ("PE17", 4, 3, [4, 2], [4, 2]),
        ("PE18", 4, 4, [3, 3], [-6, 3]),
        ("PE19", 4, 1, [0, 6], [-6, 6]),
        ("PE20", 4, SMALL_PEPPER, [6, 0], [6, 0]),
        ("PE20", 4, SMALL_PEPPER, [5, 1], [-6, 1]),
        ("PE21", 4, BIG_PEPPER, [6, 0], [12, 0]),
        ("PE21", 4, BIG_PEPPER, [5, 1], [-12, 1]),
        ("PE22", 3, 5, [5, 2, 1], [5, 2, 1]),
        ("PE22", 3, 5, [4, 3, 1], [-8, 3, 1]),
        ("PE23", 3, BIG_PEPPER, [8, 0, 0], [16, 0, 0]),
        ("PE23", 3, BIG_PEPPER, [7, 1, 0], [-16, 1, 0]),
        ("PE23", 3, SMALL_PEPPER, [8, 0, 0], [8, 0, 0]),
        ("PE23", 3, SMALL_PEPPER, [7, 1, 0], [-8, 1, 0]),
        ("PE24", 2, 5, [5, 3], [5, 3]),
    ],
)
def test_scores(case: str, players: int, bid: int, tricks: list[int], scores: list[int]) -> None:
    done = finished(bid, tricks, players=players)

    assert done.scores() == scores, case
    assert sum(done.side_tricks()) == (6 if players == 4 else 8)


def test_the_partners_tricks_count_for_the_bid() -> None:
    done = finished(4, [1, 2, 3, 0])

    assert done.scores() == [4, 2]


def test_pe28_scores_fall_below_zero() -> None:
    assert settled([0, 0], finished(5, [2, 4])).scores == [-6, 4]


def test_pe29_nobody_at_thirty_plays_on() -> None:
    done = finished(BIG_PEPPER, [0, 6])
    done.contractor = 1
    after = settled([29, 12], done)

    assert (after.scores, after.winners, after.dealer) == ([29, 24], [], 1)


@pytest.mark.parametrize(
    ("before", "tricks", "winners"),
    [
        ([27, 10], [4, 2], [0]),
        ([27, 29], [4, 2], [0, 1]),
        ([27, 29], [3, 3], [1]),
        ([26, 28], [3, 3], [1]),
        ([20, 20], [3, 3], []),
    ],
)
def test_the_highest_past_the_target_wins_and_equals_share(
    before: list[int], tricks: list[int], winners: list[int]
) -> None:
    assert settled(before, finished(3, tricks)).winners == winners


def test_cards_that_are_refused() -> None:
    deal = contracted("3", "hearts", ALONE)

    assert refused(deal, Pass()) == "play_asked"
    assert refused(deal, plays("AH")[0]) == "not_held"
    assert refused(deal, Show(cards("JS"))) == "play_asked"
    assert refused(auction(""), plays("AH")[0]) == "bid_asked"
