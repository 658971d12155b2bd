"""Pepper against its numbered cases (PE01 to PE29), CASES 21 and 23, and every option."""

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from random_deals import play_checked, some_options, story

from cardavia.cards.cards import CLUBS, DIAMONDS, HEARTS, NO_SUIT, SPADES, TRUMPS
from cardavia.cards.hand import faces_in, mask_of
from cardavia.cards.packs import short_pack
from cardavia.rules.actions import (
    BIG_PEPPER,
    LOW,
    SMALL_PEPPER,
    Action,
    Bid,
    Give,
    NameTrump,
    Pass,
    Play,
    Show,
)
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.events import Event
from cardavia.rules.game import Options, Standing, Value
from cardavia.rules.pepper import Pepper, PepperGame
from notation import call, cards, deal_of, dealt, face, legal_calls, options_of, own, plays, refused
from notation import run as run_all

GAME = PepperGame()
RECORDING = Path(__file__).parents[1] / "recordings" / "pepper.txt"
SUITS = {"spades": SPADES, "hearts": HEARTS, "diamonds": DIAMONDS, "clubs": CLUBS, "none": NO_SUIT}
POOR = "9S TS 9H TH 9D TD"


def table(deal: Deal) -> Pepper:
    assert isinstance(deal.table, Pepper)
    return deal.table


def pepper(**chosen: Value) -> Options:
    return options_of(GAME, **chosen)


def run(deal: Deal, answers: list[Action]) -> list[str]:
    return [event.key for event in run_all(deal, answers)]


def auction(calls: str, **chosen: Value) -> Deal:
    """Return a deal, dealer 0, after the given calls of seats 1, 2, 3 ..."""
    deal = dealt(GAME, pepper(**chosen), 7)
    run(deal, [call(word) for word in calls.split()])
    return deal


def contracted(bid: str, trump: str, hands: list[str], **chosen: Value) -> Deal:
    """Return a deal at its first lead: seat 0 has bid, the others passed, seat 0 named trump."""
    options = pepper(**chosen)
    deal = deal_of(GAME, options, hands, dealer=deal_players(options) - 1)
    passes = 0 if bid == "big" else deal_players(options) - 1
    run(deal, [call(bid), *[Pass()] * passes, NameTrump(SUITS[trump])])
    return deal


def deal_players(options: Options) -> int:
    return len(GAME.sides(options)) if options["players"] != 4 else 4


def in_trick(trump: str, played: str) -> Pepper:
    """Return a table with cards played in order, seat 0 leading, none of them checked."""
    deal = dealt(GAME, pepper(), 1, dealer=3)
    table(deal).call(BIG_PEPPER, None)
    table(deal).name_trump(SUITS[trump], None)
    for one in cards(played):
        table(deal).play(deal.owns, one, None)
    return table(deal)


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

    assert table(deal).trick.led == TRUMPS
    assert refused(deal, plays("AC")[0]) == "must_follow"
    assert table(deal).order.suit[face("JD")] == TRUMPS


def test_pe13_the_partner_who_raised_last_is_contractor() -> None:
    deal = auction("pass 2 3 4 pass pass pass")

    assert (table(deal).contractor, table(deal).bid, deal.table.turn) == (0, 4, 0)
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
    assert (table(deal).contractor, table(deal).bid) == (0, 1)


def test_pe16_small_tops_five_and_big_tops_all() -> None:
    deal = auction("5 small")
    assert legal_calls(deal) == ["pass", str(BIG_PEPPER)]
    run(deal, [call("big")])
    assert (table(deal).contractor, table(deal).bid) == (3, BIG_PEPPER)


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


def finished(bid: int, tricks: list[int], **chosen: Value) -> Pepper:
    """Return a table at its end: seat 0 contracted, and the first seat of each side took tricks."""
    done = table(dealt(GAME, pepper(**chosen), 1))
    done.bid, done.contractor, done.turn = bid, 0, NOBODY
    done.tricks_won[: len(tricks)] = tricks
    return done


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


def settled(before: list[int], done: Pepper, **chosen: Value) -> Standing:
    options = pepper(**chosen)
    standing = GAME.start(options, 0)
    standing.scores = before
    deal = dealt(GAME, options, 1)
    deal.table = done
    return GAME.settle(options, standing, deal)


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


def test_the_contractor_names_any_suit_or_none() -> None:
    deal = auction("big")

    assert [action.text() for action in deal.prompt().legal] == [
        "trump S",
        "trump H",
        "trump D",
        "trump C",
        "trump none",
    ]
    assert refused(deal, NameTrump(LOW)) == "low_not_allowed"
    assert refused(deal, Pass()) == "trump_asked"
    assert refused(auction("big", no_trump=False), NameTrump(NO_SUIT)) == "no_trump_not_allowed"


def test_low_turns_every_suit_over() -> None:
    deal = auction("big", low_no_trump=True)
    run(deal, [NameTrump(LOW)])

    for one in cards("AS QS 9S JC"):
        table(deal).play(deal.owns, one, None)
    assert (table(deal).turn, table(deal).trump) == (3, LOW)


ALONE = ["JS JC AS KS QS TS", "9S 9H TH QH KH AH", "9D TD JD QD KD AD", "9C TC QC KC AC JH"]


def test_alone_the_partner_sits_out_every_trick() -> None:
    deal = contracted("small", "spades", ALONE, alone=True)
    told = run_all(deal, plays("JS 9S 9C"))

    assert table(deal).out == 2
    assert (told[-1].key, told[-1].seat, deal.table.turn) == ("trick_won", 0, 0)
    run(deal, plays("JC 9H TC AS TH QC KS QH KC QS KH AC TS AH JH"))
    assert deal.table.scores() == [6, 0]
    assert deal.owns[2].hand.size() == 6


def test_alone_places_in_the_trick_skip_the_partner() -> None:
    deal = contracted("big", "spades", ALONE, alone=True)

    assert [table(deal).trick.seat_at(place) for place in range(3)] == [0, 1, 3]
    trick = table(deal).trick.copy()
    trick.leader = 3
    assert [trick.seat_at(place) for place in range(3)] == [3, 0, 1]


def test_alone_is_for_peppers_only() -> None:
    assert table(contracted("5", "spades", ALONE, alone=True)).out == NOBODY


def test_swapping_gives_a_card_each_way_before_the_lead() -> None:
    deal = contracted("small", "diamonds", ALONE, alone=True, alone_swap=True)
    assert (deal.table.turn, deal.prompt().asks, len(deal.prompt().legal)) == (2, "give", 6)
    assert refused(deal, Give(cards("JS"))) == "not_held"
    assert refused(deal, Give(cards("JD 9D"))) == "give_count"
    assert refused(deal, Pass()) == "give_asked"

    told = run(deal, [Give(cards("JD"))])
    assert told == ["given", "received"]
    assert deal.table.turn == 0
    assert deal.owns[0].received == cards("JD")
    told = run(deal, [Give(cards("TS"))])
    assert told == ["given", "received", "laid_down"]
    assert deal.owns[0].away == deal.owns[2].received == cards("TS")
    assert [deal.owns[seat].hand.size() for seat in range(4)] == [6, 6, 6, 6]
    assert (deal.table.turn, deal.prompt().asks) == (0, "play")


def test_a_swap_is_the_partners_secret() -> None:
    deal = contracted("small", "diamonds", ALONE, alone=True, alone_swap=True)
    given = Give(cards("JD"))
    told = run_all(deal, [given])

    assert [deal.table.shows(viewer, 2, given) for viewer in range(4)] == [True, False, True, False]
    assert [event.to for event in told if event.cards] == [0]


@pytest.mark.parametrize("players", [2, 3])
def test_alone_needs_partners(players: int) -> None:
    refusal = GAME.why_not_options(pepper() | {"alone": True, "players": players})
    assert refusal is not None
    assert refusal.key == "alone_needs_four"


def test_swapping_needs_playing_alone() -> None:
    refusal = GAME.why_not_options(pepper() | {"alone_swap": True})
    assert refusal is not None
    assert refusal.key == "swap_needs_alone"


def test_one_bid_each_ends_after_one_round() -> None:
    deal = auction("pass 2 3 pass", auction="single")

    assert (deal.table.turn, deal.prompt().asks, table(deal).bid) == (3, "trump", 3)


def test_the_same_seat_deals_again_by_option() -> None:
    deal = auction("pass pass pass pass", all_pass="redeal_same")
    options = pepper(all_pass="redeal_same")

    after = GAME.settle(options, GAME.start(options, 0), deal)
    assert (after.dealer, after.deals) == (0, 1)


def test_a_hand_without_a_card_above_ten_makes_the_deal_void() -> None:
    options = pepper(misdeal=True)
    deal = deal_of(GAME, options, ["AS KS QS JS AH KH", POOR], dealer=0)
    shown = Show(deal.owns[1].hand.faces())
    assert deal.prompt().legal[-1].text() == shown.text()
    assert refused(deal, Show(cards("9S"))) == "misdeal_whole_hand"

    assert run(deal, [shown]) == ["misdeal", "deal_over"]
    after = GAME.settle(options, GAME.start(options, 0), deal)
    assert (after.scores, after.dealer) == ([0, 0], 0)


def test_a_bid_before_a_misdeal_counts_for_nothing() -> None:
    deal = deal_of(GAME, pepper(misdeal=True), [POOR, "AS KS QS JS AH KH"], dealer=0)
    run(deal, [call(2), Pass(), Pass(), Show(deal.owns[0].hand.faces())])

    assert deal.table.is_over()
    assert (table(deal).contractor, deal.table.scores()) == (NOBODY, [0, 0])


def test_misdeals_that_are_refused() -> None:
    poor = Show(sorted(cards(POOR)))
    assert refused(deal_of(GAME, pepper(), ["AS KS QS JS AH KH", POOR]), poor) == "no_misdeal"

    rich = deal_of(GAME, pepper(misdeal=True), [POOR, "9C TC AS QH KD JD"])
    refusal = rich.why_not(Show(rich.owns[1].hand.faces()))
    assert refusal is not None
    assert (refusal.key, refusal.cards) == ("misdeal_high_cards", sorted(cards("AS QH KD JD")))

    late = deal_of(GAME, pepper(misdeal=True), ["AS KS QS JS AH KH", POOR])
    run(late, [call(2), call(3), Pass(), Pass()])
    assert refused(late, poor) == "misdeal_too_late"


def test_cards_that_are_refused() -> None:
    deal = contracted("3", "hearts", ALONE)

    assert refused(deal, Pass()) == "play_asked"
    assert refused(deal, plays("AH")[0]) == "not_held"
    assert refused(deal, Show(cards("JS"))) == "play_asked"
    assert refused(auction(""), plays("AH")[0]) == "bid_asked"


# Case 27. Each option is watched by a probe, which must see every change under every other option.


def _seats(options: Options) -> object:
    return GAME.hand_size(options), GAME.sides(options)


def _target(options: Options) -> object:
    def wins_at(score: int) -> bool:
        standing = GAME.start(options, 0)
        standing.scores[0] = score
        return bool(GAME.settle(options, standing, dealt(GAME, options, 1)).winners)

    return next(score for score in range(20, 60) if wins_at(score))


def _all_pass(options: Options) -> object:
    deal = dealt(GAME, options, 1)
    run(deal, [Pass()] * (len(deal.owns) - 1))
    stuck = not table(deal).may_pass()
    return stuck, GAME.settle(options, GAME.start(options, 0), deal).dealer


def _auction(options: Options) -> object:
    deal = dealt(GAME, options, 1)
    run(deal, [Pass(), Bid(SMALL_PEPPER), *[Pass()] * (len(deal.owns) - 2)])
    return deal.prompt().asks


def _min_bid(options: Options) -> object:
    return table(dealt(GAME, options, 1)).legal_bids()[0]


def _ended(options: Options, bid: int, tricks: int) -> object:
    done = table(dealt(GAME, options, 1))
    done.bid, done.contractor = bid, 0
    done.tricks_won[0], done.tricks_won[1] = tricks, done.terms.tricks - tricks
    return done.scores()


def _set_penalty(options: Options) -> object:
    return _ended(options, 4, 3)


def _pepper_values(options: Options) -> object:
    return _ended(options, SMALL_PEPPER, 5)


def _skunk(options: Options) -> object:
    return _ended(options, SMALL_PEPPER, 6 if options["players"] == 4 else 8)


def _alone(options: Options) -> object:
    deal = dealt(GAME, options, 1)
    run(deal, [Bid(BIG_PEPPER), NameTrump(SPADES)])
    return table(deal).out, deal.prompt().asks


def _trumps(options: Options) -> object:
    return table(dealt(GAME, options, 1)).legal_trumps()


def _misdeal(options: Options) -> object:
    deal = dealt(GAME, options, 1)
    size = GAME.hand_size(options)
    deal.owns[1] = own(" ".join((POOR + " 9C TC").split()[:size]))
    return deal.prompt().legal[-1].kind


PROBES = {
    "players": _seats,
    "target": _target,
    "all_pass": _all_pass,
    "auction": _auction,
    "min_bid": _min_bid,
    "set_penalty": _set_penalty,
    "alone": _alone,
    "alone_swap": _alone,
    "low_no_trump": _trumps,
    "no_trump": _trumps,
    "misdeal": _misdeal,
    "pepper_values": _pepper_values,
    "skunk": _skunk,
}


@pytest.mark.parametrize("key", [option.key for option in GAME.options()])
def test_case_27_every_value_shows_alone_and_beside_every_other_option(key: str) -> None:
    values = {option.key: option.values for option in GAME.options()}
    for other in [None, *[name for name in values if name != key]]:
        for beside in values[other] if other else [None]:
            base = pepper() | ({other: beside} if other is not None and beside is not None else {})
            _all_differ(key, values[key], base)


def _all_differ(key: str, values: list[Value], base: Options) -> None:
    fitting = [base | {key: value} for value in values]
    if key == "alone_swap":
        fitting = [options | {"alone": True} for options in fitting]
    fitting = [options for options in fitting if GAME.why_not_options(options) is None]
    seen = [repr(PROBES[key](options)) for options in fitting]
    assert len(set(seen)) == len(seen), (key, base, seen)


def test_case_27_the_defaults() -> None:
    assert pepper() == {
        "players": 4,
        "target": 30,
        "all_pass": "throw_in_next",
        "auction": "multi",
        "min_bid": 1,
        "set_penalty": "fixed",
        "alone": False,
        "alone_swap": False,
        "low_no_trump": False,
        "no_trump": True,
        "misdeal": False,
        "pepper_values": "6_12",
        "skunk": False,
    }


def whole_deal(seed: int) -> None:
    """Play a random deal under random options: it ends, and every trick and card is counted."""
    options = some_options(GAME, Random(seed))
    deal, told = play_checked(GAME, options, seed)
    done = table(deal)
    found = Counter(one for held in deal.owns for one in held.hand.faces()) + Counter(deal.stock)
    found += Counter(one for event in told if event.key == "played" for one in event.cards)
    assert found == Counter(short_pack())
    if done.contractor == NOBODY:
        assert done.scores() == [0] * len(GAME.sides(options))
        return
    assert sum(done.side_tricks()) == GAME.hand_size(options)
    assert scored(told) == done.scores()


def scored(told: list[Event]) -> list[int]:
    return [event.number for event in told if event.key == "scored"]


@pytest.mark.parametrize("block", range(4))
def test_random_deals_under_random_options_end_and_lose_nothing(block: int) -> None:
    for seed in range(100):
        whole_deal(1000 * block + seed)


@pytest.mark.soak
def test_ten_thousand_random_deals_end_and_lose_nothing() -> None:
    for seed in range(10_000):
        whole_deal(100_000 + seed)


def test_the_recording_is_told_as_before() -> None:
    told = story(GAME, 8) + "\n" + story(GAME, 3, players=3)
    if os.environ.get("CARDAVIA_RECORD"):
        RECORDING.write_text(told)

    assert told == RECORDING.read_text()
