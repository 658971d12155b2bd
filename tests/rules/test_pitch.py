"""Pitch against its numbered cases (PI01 to PI26) and every option."""

import pytest

from cardavia.cards.cards import CLUBS, TRUMPS
from cardavia.cards.hand import faces_in
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.game import Options, Standing, Value
from cardavia.rules.pitch import Pitch, PitchGame
from cardavia.rules.pitch.table import GAME_POINTS
from notation import call, cards, deal_of, dealt, face, legal_calls, options_of, plays, refused, run

GAME = PitchGame()

HEARTS_DEAL = [
    "AH KH 7H AS 9C 4D",
    "8H 6H TS 3C 4C 5D",
    "QH 5H 2S 6C 7C 8D",
    "JH 2H 3S 8C TC 9D",
]


def table(deal: Deal) -> Pitch:
    assert isinstance(deal.table, Pitch)
    return deal.table


def pitch(**chosen: Value) -> Options:
    return options_of(GAME, **chosen)


def auction(calls: str, **chosen: Value) -> Deal:
    """Return a deal, dealer 0, after the given calls of seats 1, 2, 3 ..."""
    deal = dealt(GAME, pitch(**chosen), 7)
    run(deal, [call(word) for word in calls.split()])
    return deal


def hearts_deal(calls: str, **chosen: Value) -> Deal:
    """Return the hearts deal, dealer 3, so that seat 0 calls first."""
    deal = deal_of(GAME, pitch(**chosen), HEARTS_DEAL, dealer=3)
    run(deal, [call(word) for word in calls.split()])
    return deal


@pytest.mark.parametrize(
    ("players", "in_play"), [(2, 12), (3, 18), (4, 24), (5, 30), (6, 36), (7, 42)]
)
def test_pi01_six_cards_a_seat_are_in_play(players: int, in_play: int) -> None:
    deal = dealt(GAME, pitch(players=players), 1)

    assert sum(own.hand.size() for own in deal.owns) == in_play
    assert len(deal.stock) == 52 - in_play


def test_pi02_a_bid_must_be_higher() -> None:
    deal = auction("2")

    assert legal_calls(deal) == ["pass", "3", "4"]
    assert refused(deal, call(2)) == "bid_too_low"


def test_pi03_the_dealer_may_take_a_three_for_the_same() -> None:
    deal = auction("2 pass 3")

    assert legal_calls(deal) == ["pass", "3", "4"]
    run(deal, [call(3)])
    assert (table(deal).pitcher, table(deal).bid) == (0, 3)


def test_pi04_a_four_ends_the_auction_at_once() -> None:
    deal = auction("pass 4")

    assert deal.table.turn == 2
    assert deal.prompt().asks == "play"


def test_pi05_the_dealer_is_stuck_at_two() -> None:
    deal = auction("pass pass pass")

    assert legal_calls(deal) == ["2", "3", "4"]
    assert refused(deal, call("pass")) == "dealer_must_bid"
    assert refused(deal, call(1)) == "bid_too_low"


def test_pi06_the_dealer_may_let_a_one_stand_or_take_it() -> None:
    deal = auction("1 pass pass")

    assert legal_calls(deal) == ["pass", "1", "2", "3", "4"]
    run(deal, [call("pass")])
    assert (table(deal).pitcher, table(deal).bid) == (1, 1)


def test_pi07_the_dealer_may_top_a_three() -> None:
    deal = auction("3 pass pass 4")

    assert (table(deal).pitcher, table(deal).bid) == (0, 4)


def test_pi08_the_first_card_makes_trump_for_all_six_tricks() -> None:
    hands = ["AS 9C 8C 7C 6C 4C", "5C 9S 8S 7S 6S 5S"]
    deal = deal_of(GAME, pitch(players=2), hands, dealer=0)

    told = run(deal, [call(4), *plays("5C 4C 9S AS")])

    assert [event.key for event in told].count("trump") == 1
    assert table(deal).order.suit[face("5C")] == TRUMPS
    assert table(deal).order.trump == CLUBS


@pytest.mark.parametrize(
    ("case", "led", "held", "legal"),
    [
        ("PI09", "5H", "KH 2C 9S", "KH 2C"),
        ("PI10", "5C", "JC AH", "JC"),
        ("PI11", "5H", "9S 3D", "9S 3D"),
    ],
)
def test_following_or_trumping(case: str, led: str, held: str, legal: str) -> None:
    options = pitch(players=2)
    hands = [cards(held), cards(f"7C {led}")]
    deal = GAME.begin(options, GAME.start(options, 0), hands, [])
    seat_1 = table(deal)
    seat_1.call(4, None)
    seat_1._make_trump(CLUBS, None)
    seat_1.play(deal.owns, face(led), None)

    assert faces_in(seat_1.legal(deal.owns[0])) == sorted(cards(legal)), case


def test_strict_following_forbids_the_ruff() -> None:
    options = pitch(players=2, follow="strict")
    deal = GAME.begin(options, GAME.start(options, 0), [cards("KH 2C 9S"), cards("7C 5H")], [])
    table(deal).call(4, None)
    table(deal)._make_trump(CLUBS, None)
    table(deal).play(deal.owns, face("5H"), None)

    assert faces_in(table(deal).legal(deal.owns[0])) == cards("KH")
    assert refused(deal, plays("2C")[0]) == "must_follow"


def test_pi12_the_deuce_of_trumps_takes_a_plain_trick_and_its_points() -> None:
    hands = ["3S AH 4S 5D 6D 7D", "5S TH 8D 9D TD JD", "2S 6S 2C 3C 4C 5C", "7S KH 6C 7C 8C 9C"]
    deal = deal_of(GAME, pitch(), hands, dealer=3)
    run(deal, [call(4), *plays("3S 5S 6S 7S")])
    assert deal.table.turn == 3
    told = run(deal, plays("KH AH TH 2S"))

    assert told[-1].text().startswith("trick_won 2 ")
    assert told[-1].number == 17


def test_pi15_one_trump_in_play_is_high_and_low() -> None:
    hands = ["8D AC KC 2H 3H 4S", "QC JC 9H TH 5S 6S"]
    tricks = "8D 5S AC JC KC QC 4S 6S TH 2H 9H 3H"
    for bid, score in ((2, 2), (3, -3)):
        deal = deal_of(GAME, pitch(players=2), hands, dealer=1)
        run(deal, [call(bid), call("pass"), *plays(tricks)])

        assert table(deal).side_game_points() == [10, 10]
        assert table(deal).jack_taker == NOBODY
        assert table(deal).game_side() == -1
        assert deal.table.scores() == [score, 0]


@pytest.mark.parametrize(
    ("case", "points", "side"),
    [("PI16", [20, 20, 14], -1), ("PI16", [0, 0, 0], -1), ("PI17", [18, 15, 15], 0)],
)
def test_game_goes_to_the_most_alone(case: str, points: list[int], side: int) -> None:
    deal = dealt(GAME, pitch(players=3), 1)
    table(deal).game_points = points

    assert table(deal).game_side() == side, case


def finished(bid: int, won: list[int], **chosen: Value) -> Pitch:
    """Return a three-handed table at its end, seat 0 pitcher, with these points won by each."""
    done = table(dealt(GAME, pitch(players=3, **chosen), 1))
    done.bid, done.pitcher, done.turn = bid, 0, NOBODY
    takers = [seat for seat in range(3) for _ in range(won[seat])]
    takers += [NOBODY] * (4 - len(takers))
    done.high_taker, done.low_taker, done.jack_taker = takers[0], takers[1], takers[2]
    if takers[3] != NOBODY:
        done.game_points[takers[3]] = 30
    return done


@pytest.mark.parametrize(
    ("case", "bid", "won", "scores"),
    [
        ("PI18", 4, [3, 0, 0], [-4, 0, 0]),
        ("PI19", 3, [2, 1, 0], [-3, 1, 0]),
        ("PI20", 2, [4, 0, 0], [4, 0, 0]),
        ("all defenders score", 2, [1, 2, 1], [-2, 2, 1]),
    ],
)
def test_the_pitcher_scores_all_or_loses_the_bid(
    case: str, bid: int, won: list[int], scores: list[int]
) -> None:
    assert finished(bid, won).scores() == scores, case


def settled(before: list[int], done: Pitch, **chosen: Value) -> Standing:
    options = pitch(players=3, **chosen)
    standing = GAME.start(options, 0)
    standing.scores = before
    deal = dealt(GAME, options, 1)
    deal.table = done
    return GAME.settle(options, standing, deal)


def test_pi19_the_total_falls_below_zero() -> None:
    assert settled([1, 0, 0], finished(3, [2, 1, 0])).scores == [-2, 1, 0]


def test_pi21_only_the_pitcher_goes_out() -> None:
    reached = settled([0, 6, 0], finished(2, [3, 1, 0]))
    assert (reached.scores[1], reached.winners) == (7, [])

    assert settled([7, 0, 0], finished(2, [2, 0, 0])).winners == [0]


def test_pi22_a_set_pitcher_at_the_target_wins_only_by_option() -> None:
    assert settled([12, 0, 0], finished(3, [2, 0, 0])).winners == []
    assert settled([12, 0, 0], finished(3, [2, 0, 0])).scores[0] == 9
    by_option = settled([12, 0, 0], finished(3, [2, 0, 0]), set_pitcher_may_win=True)
    assert by_option.winners == [0]


def test_pi23_the_winner_may_have_fewer_points() -> None:
    after = settled([5, 11, 0], finished(2, [2, 0, 0]))

    assert (after.scores, after.winners) == ([7, 11, 0], [0])


def test_anyone_goes_out_by_option_the_pitcher_first() -> None:
    assert settled([0, 6, 0], finished(2, [3, 1, 0]), go_out="anyone").winners == [1]
    assert settled([5, 6, 0], finished(2, [2, 1, 0]), go_out="anyone").winners == [0]
    assert settled([0, 6, 6], finished(2, [2, 1, 1]), go_out="anyone").winners == [1, 2]


def test_pi24_the_only_trump_must_follow_and_low_is_captured() -> None:
    hands = ["AH 9C 8C 7C 6C 5C", "2H 9S 8S 7S 6S 5S", "3H 9D 8D 7D 6D 5D"]
    deal = deal_of(GAME, pitch(players=3), hands, dealer=2)
    run(deal, [call(4), *plays("AH")])

    assert refused(deal, plays("9S")[0]) == "must_follow"
    run(deal, plays("2H 3H"))
    assert table(deal).low_taker == 0


def test_low_stays_with_its_holder_by_option() -> None:
    hands = ["AH 9C 8C 7C 6C 5C", "2H 9S 8S 7S 6S 5S", "3H 9D 8D 7D 6D 5D"]
    deal = deal_of(GAME, pitch(players=3, low="holder"), hands, dealer=2)
    run(deal, [call(4), *plays("AH 2H 3H")])

    assert table(deal).low_taker == 1


def test_pi26_the_pack_counts_eighty_towards_game() -> None:
    assert sum(GAME_POINTS) == 80


def test_case_22_high_and_low_count_cards_in_play_only() -> None:
    deal = hearts_deal("4")
    run(deal, plays("AH 8H 5H 2H KH 6H QH JH 7H 3C 2S TC"))
    run(deal, plays("AS TS 6C 3S 9C 4C 7C 8C 4D 5D 8D 9D"))

    assert table(deal).high_taker == 0
    assert (table(deal).low_face, table(deal).low_taker) == (face("2H"), 0)
    assert table(deal).jack_taker == 0
    assert deal.table.scores() == [4, 0, 0, 0]


def test_minimum_bid_two_forbids_a_one() -> None:
    assert legal_calls(auction("", min_bid=2)) == ["pass", "2", "3", "4"]


def test_without_stealing_the_dealer_must_top() -> None:
    assert legal_calls(auction("2 pass pass", dealer_steal=False)) == ["pass", "3", "4"]


def test_without_being_stuck_all_may_pass_and_the_same_seat_deals_again() -> None:
    deal = auction("pass pass pass", dealer_stuck=False)
    assert legal_calls(deal) == ["pass", "2", "3", "4"]
    told = run(deal, [call("pass")])

    options = pitch(dealer_stuck=False)
    after = GAME.settle(options, GAME.start(options, 0), deal)
    assert [event.key for event in told] == ["pass", "thrown_in", "deal_over"]
    assert (after.scores, after.dealer, after.deals) == ([0, 0, 0, 0], 0, 1)


def test_the_dealer_may_take_a_four_by_option() -> None:
    deal = auction("pass 4", steal_four=True)

    assert deal.table.turn == 0
    assert legal_calls(deal) == ["pass", "4"]
    run(deal, [call(4)])
    assert table(deal).pitcher == 0


def test_a_smudge_tops_a_four_and_ends_the_auction() -> None:
    deal = auction("4", smudge=True)
    assert legal_calls(deal) == ["pass", "5"]
    run(deal, [call(5)])

    assert (deal.table.turn, deal.prompt().asks) == (2, "play")


def test_a_smudge_needs_four_points_and_six_tricks() -> None:
    made = finished(5, [4, 0, 0], smudge=True)
    made.tricks_won = [6, 0, 0]
    assert made.scores() == [5, 0, 0]

    made.tricks_won = [5, 1, 0]
    assert made.scores() == [-5, 0, 0]


def test_partners_pool_tricks_and_bid_alone() -> None:
    deal = hearts_deal("2 3", partnership=True)
    assert legal_calls(deal) == ["pass", "4"]
    run(deal, [call("pass"), call(3)])
    assert (table(deal).pitcher, len(deal.table.scores())) == (3, 2)

    table(deal).game_points = [5, 8, 6, 1]
    assert table(deal).game_side() == 0


def test_partnership_needs_four_players() -> None:
    refusal = GAME.why_not_options(pitch() | {"partnership": True, "players": 5})

    assert refusal is not None
    assert refusal.key == "partnership_needs_four"
