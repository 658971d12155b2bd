"""What each option of Pepper changes, and case 27: every one shows beside every other."""

import pytest

from cardavia.cards.cards import NO_SUIT, SPADES
from cardavia.rules.actions import (
    BIG_PEPPER,
    LOW,
    SMALL_PEPPER,
    Bid,
    Give,
    NameTrump,
    Pass,
    Show,
)
from cardavia.rules.deal import NOBODY
from cardavia.rules.game import Option, Options
from notation import call, cards, deal_of, dealt, own, plays, refused
from notation import run as run_all
from pepper_positions import (
    ALONE,
    GAME,
    POOR,
    auction,
    contracted,
    pepper,
    run,
    table_of,
)
from probes import assert_shows


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
        table_of(deal).play(deal.owns, one, None)
    assert (table_of(deal).turn, table_of(deal).trump) == (3, LOW)


def test_alone_the_partner_sits_out_every_trick() -> None:
    deal = contracted("small", "spades", ALONE, alone=True)
    told = run_all(deal, plays("JS 9S 9C"))

    assert table_of(deal).out == 2
    assert (told[-1].key, told[-1].seat, deal.table.turn) == ("trick_won", 0, 0)
    run(deal, plays("JC 9H TC AS TH QC KS QH KC QS KH AC TS AH JH"))
    assert deal.table.scores() == [6, 0]
    assert deal.owns[2].hand.size() == 6


def test_alone_places_in_the_trick_skip_the_partner() -> None:
    deal = contracted("big", "spades", ALONE, alone=True)

    assert [table_of(deal).trick.seat_at(place) for place in range(3)] == [0, 1, 3]
    trick = table_of(deal).trick.copy()
    trick.leader = 3
    assert [trick.seat_at(place) for place in range(3)] == [3, 0, 1]


def test_alone_is_for_peppers_only() -> None:
    assert table_of(contracted("5", "spades", ALONE, alone=True)).out == NOBODY


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

    assert (deal.table.turn, deal.prompt().asks, table_of(deal).bid) == (3, "trump", 3)


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
    assert (table_of(deal).contractor, deal.table.scores()) == (NOBODY, [0, 0])


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


# Case 27. Each option is watched by a probe.


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
    stuck = not table_of(deal).may_pass()
    return stuck, GAME.settle(options, GAME.start(options, 0), deal).dealer


def _auction(options: Options) -> object:
    deal = dealt(GAME, options, 1)
    run(deal, [Pass(), Bid(SMALL_PEPPER), *[Pass()] * (len(deal.owns) - 2)])
    return deal.prompt().asks


def _min_bid(options: Options) -> object:
    return table_of(dealt(GAME, options, 1)).legal_bids()[0]


def _ended(options: Options, bid: int, tricks: int) -> object:
    done = table_of(dealt(GAME, options, 1))
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
    return table_of(deal).out, deal.prompt().asks


def _trumps(options: Options) -> object:
    return table_of(dealt(GAME, options, 1)).legal_trumps()


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


@pytest.mark.parametrize("option", GAME.options(), ids=lambda option: option.key)
def test_case_27_every_value_shows_alone_and_beside_every_other_option(option: Option) -> None:
    needs: Options = {"alone": True} if option.key == "alone_swap" else {}
    assert_shows(GAME, option, PROBES[option.key], needs)


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
