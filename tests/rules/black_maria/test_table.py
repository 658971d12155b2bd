"""Black Maria against its numbered cases (BM01 to BM18), and CASES 23, 25 and 26."""

from random import Random

import pytest

from black_maria_positions import (
    GAME,
    HANDS,
    finished,
    in_trick,
    leading,
    maria,
    opened,
    settled,
    table_of,
)
from cardavia.cards.cards import CLUBS, SPADES
from cardavia.cards.hand import faces_in
from cardavia.rules.actions import Bid, Give, Pass, Play
from cardavia.rules.black_maria import Terms
from notation import cards, deal_of, dealt, face, own, play, refused, run

TOTALS = {"standard": 26, "akq": 43, "spot": 124}


@pytest.mark.parametrize(("scoring", "total"), TOTALS.items())
@pytest.mark.parametrize("players", [3, 4])
def test_bm01_bm02_case_25_the_pack_is_worth(scoring: str, total: int, players: int) -> None:
    options = maria(players=players, scoring=scoring)
    points = Terms(options).points

    assert sum(points[one] for one in GAME.pack(options)) == total


def test_bm02_three_players_leave_out_the_two_of_clubs() -> None:
    options = maria(players=3)
    deal = dealt(GAME, options, 1)

    assert face("2C") not in GAME.pack(options)
    assert [held.hand.size() for held in deal.owns] == [17, 17, 17]
    assert deal.stock == []


def test_bm05_the_dealers_left_leads_anything() -> None:
    hands = [HANDS[3], HANDS[1], HANDS[2], HANDS[0]]
    deal = deal_of(GAME, maria(**{"pass": "none"}), hands, dealer=2)

    assert deal.table.turn == 3
    assert len(deal.prompt().legal) == 13
    assert refused(deal, play("AH")) == ""


@pytest.mark.parametrize(
    ("case", "led", "held", "legal"),
    [
        ("BM06", "9S", "QS 3H", "QS"),
        ("BM07", "9C", "QS 3D", "QS 3D"),
        ("case 23, one forced card", "9C", "AC QS", "AC"),
        ("case 23, the last card", "9C", "QS", "QS"),
    ],
)
def test_following(case: str, led: str, held: str, legal: str) -> None:
    table = in_trick(led)

    assert faces_in(table.legal(own(held))) == sorted(cards(legal)), case


def test_not_following_is_refused_with_the_suit() -> None:
    refusal = in_trick("9S").why_not(own("QS 3H"), play("3H"))

    assert refusal is not None
    assert (refusal.key, refusal.suit) == ("must_follow", SPADES)


@pytest.mark.parametrize("scoring", list(TOTALS))
@pytest.mark.parametrize(
    ("case", "played", "winner", "points"),
    [
        ("BM08", "7D KD AS 2D", 1, {"standard": 0, "akq": 7, "spot": 0}),
        ("BM09", "5C 2H 9C AH", 2, {"standard": 2, "akq": 2, "spot": 17}),
        ("BM10", "AS QS KS TH", 0, {"standard": 14, "akq": 31, "spot": 35}),
    ],
)
def test_tricks(case: str, played: str, winner: int, points: dict[str, int], scoring: str) -> None:
    table = in_trick(played, scoring=scoring)

    assert (table.turn, table.points()[winner]) == (winner, points[scoring]), case
    assert sum(table.points()) == points[scoring]


@pytest.mark.parametrize(("scoring", "total"), TOTALS.items())
def test_bm12_case_25_all_penalties_are_no_moon_unless_agreed(scoring: str, total: int) -> None:
    points = [total, 0, 0, 0]
    assert finished(points, scoring=scoring).table.scores() == points

    added = finished(points, scoring=scoring, moon="add")
    assert added.table.scores() == [0, total, total, total]
    taken_off = finished(points, scoring=scoring, moon="subtract")
    assert taken_off.table.scores() == [-total, 0, 0, 0]


@pytest.mark.parametrize("moon", ["off", "add", "subtract", "choice"])
def test_case_25_one_card_short_is_no_moon(moon: str) -> None:
    deal = finished([25, 1, 0, 0], moon=moon)

    assert deal.table.is_over()
    assert deal.table.scores() == [25, 1, 0, 0]


def test_bm12_with_ace_king_queen_a_moon_needs_them_all() -> None:
    deal = finished([36, 7, 0, 0], scoring="akq", moon="add")

    assert deal.table.scores() == [36, 7, 0, 0]


@pytest.mark.parametrize(("value", "scores"), [(1, [26, 0, 26, 26]), (0, [0, -26, 0, 0])])
def test_the_shooter_chooses(value: int, scores: list[int]) -> None:
    deal = finished([0, 26, 0, 0], moon="choice")
    assert (deal.table.turn, deal.prompt().asks) == (1, "moon")
    assert refused(deal, Pass()) == "moon_asked"
    assert refused(deal, Bid(2)) == "moon_asked"

    told = run(deal, [Bid(value)])
    assert deal.table.scores() == scores
    assert [event.key for event in told] == ["scored"] * 4 + ["deal_over"]


@pytest.mark.parametrize(
    ("case", "before", "points", "after", "winners", "chosen"),
    [
        ("BM13", [98, 60, 70, 75], [2, 16, 5, 3], [100, 76, 75, 78], [2], {}),
        ("BM14", [97, 50, 40, 30], [2, 3, 13, 8], [99, 53, 53, 38], [], {}),
        (
            "BM16",
            [480, 300, 290, 310],
            [19, 40, 35, 30],
            [499, 340, 325, 340],
            [],
            {"scoring": "spot"},
        ),
        (
            "BM16",
            [480, 300, 290, 310],
            [20, 40, 34, 30],
            [500, 340, 324, 340],
            [2],
            {"scoring": "spot"},
        ),
        ("BM16", [130, 0, 0, 0], [20, 40, 34, 30], [150, 40, 34, 30], [], {"scoring": "spot"}),
        (
            "BM18",
            [60, 70, 58],
            [19, 5, 19],
            [79, 75, 77],
            [],
            {"players": 3, "scoring": "akq"},
        ),
        ("tie", [95, 40, 30, 30], [13, 9, 2, 2], [108, 49, 32, 32], [2, 3], {}),
        ("play on", [95, 40, 30, 30], [13, 9, 2, 2], [108, 49, 32, 32], [], {"tie": "play_on"}),
        ("played on", [95, 40, 30, 30], [13, 9, 1, 3], [108, 49, 31, 33], [2], {"tie": "play_on"}),
        ("two past it", [95, 99, 80, 70], [13, 9, 2, 2], [108, 108, 82, 72], [3], {}),
        ("own limit", [30, 20, 10, 0], [13, 9, 2, 2], [43, 29, 12, 2], [3], {"limit": 42}),
    ],
)
def test_the_end_of_the_match(
    case: str,
    before: list[int],
    points: list[int],
    after: list[int],
    winners: list[int],
    chosen: dict[str, int | str],
) -> None:
    standing = settled(before, points, **chosen)

    assert (standing.scores, standing.winners) == (after, winners), case
    assert (standing.dealer, standing.deals) == (0, 4)


def test_case_26_a_clean_first_trick_bars_penalty_cards() -> None:
    table = in_trick("9C", first_trick_clean=True)
    assert faces_in(table.legal(own("QS 3H 4D KS"))) == cards("KS 4D")
    refusal = table.why_not(own("QS 3H 4D"), play("QS"))
    assert refusal is not None
    assert (refusal.key, refusal.cards) == ("first_trick_clean", cards("QS"))

    later = in_trick("9C", first=False, first_trick_clean=True)
    assert faces_in(later.legal(own("QS 4D"))) == cards("QS 4D")


def test_case_26_a_hand_of_penalty_cards_may_play_one() -> None:
    table = in_trick("9C", first_trick_clean=True)
    assert faces_in(table.legal(own("QS 3H 4H"))) == cards("QS 3H 4H")

    spades = in_trick("9S", first_trick_clean=True)
    assert faces_in(spades.legal(own("QS 3D 4C"))) == cards("QS")


def test_case_26_the_first_lead_is_clean_too() -> None:
    _, table = opened(first_trick_clean=True, scoring="akq")

    assert faces_in(table.legal(own("AS KS QS JS 2H"))) == cards("JS")
    assert faces_in(table.legal(own("AS 2H"))) == cards("AS 2H")


def test_hearts_are_broken_by_a_heart() -> None:
    table = leading(break_hearts=True)
    assert faces_in(table.legal(own("2H 3S"))) == cards("3S")
    assert faces_in(table.legal(own("2H 3H"))) == cards("2H 3H")
    refusal = table.why_not(own("2H 3S"), play("2H"))
    assert refusal is not None
    assert refusal.key == "hearts_not_broken"

    table.seen |= 1 << face("QS")
    assert not table.may_lead_hearts()
    table.seen |= 1 << face("5H")
    assert faces_in(table.legal(own("2H 3S"))) == cards("3S 2H")


def test_hearts_are_broken_by_the_queen_by_option() -> None:
    table = leading(break_hearts=True, queen_breaks=True)
    assert not table.may_lead_hearts()
    table.seen |= 1 << face("QS")

    assert table.may_lead_hearts()


def test_the_holder_of_the_lowest_club_opens_by_option() -> None:
    deal = deal_of(GAME, maria(opener="club2"), HANDS[1:] + HANDS[:1], dealer=1)
    for seat in (2, 3, 0, 1):
        run(deal, [Give(deal.owns[seat].hand.faces()[4:7])])
    asked = []
    while deal.prompt().legal[0].kind == "pass":
        assert refused(deal, Play(deal.owns[deal.table.turn].hand.faces()[:1])) == "another_opens"
        asked.append(deal.table.turn)
        assert run(deal, [Pass()]) == []

    assert [action.text() for action in deal.prompt().legal] == ["play 2C"]
    assert refused(deal, Pass()) == "must_open"
    assert len(asked) == (deal.table.turn - 2) % 4
    run(deal, [play("2C")])
    assert (table_of(deal).trick.led, len(deal.prompt().legal) > 1) == (CLUBS, True)


def test_with_three_players_the_three_of_clubs_opens() -> None:
    deal = dealt(GAME, maria(players=3, opener="club2", **{"pass": "none"}), 3)
    while deal.prompt().legal[0].kind == "pass":
        run(deal, [Pass()])

    assert deal.prompt().legal[0].text() == "play 3C"


def test_the_jack_of_diamonds_counts_ten_less() -> None:
    table = in_trick("JD QD 2D AH", jd_minus10=True)

    assert table.points() == [0, -9, 0, 0]


def test_a_moon_needs_no_jack_of_diamonds() -> None:
    deal = finished([26, 0, 0, 0], moon="add", jd_minus10=True)
    table = table_of(deal)
    table.taken[2] |= 1 << face("JD")

    assert deal.table.scores() == [0, 26, 16, 26]


def test_finishing_early_ends_the_deal_with_the_last_scoring_card() -> None:
    for jack in (False, True):
        deal, table = opened(auto_finish=True, jd_minus10=jack)
        table.seen = table.terms.scoring & ~(1 << face("QS"))
        told = []
        for one in cards("2S 3S QS 4S"):
            table.play(deal.owns, one, told)

        assert table.is_over()
        assert [event.key for event in told][-7:-5] == ["trick_won", "nothing_left"]
        assert told[-6].number == 12


@pytest.mark.parametrize("jack", [False, True])
def test_finishing_early_alters_no_score(jack: bool) -> None:
    saved = [finish_both_ways(seed, jack) for seed in range(40)]

    assert sum(saved) > 0


def finish_both_ways(seed: int, jack: bool) -> int:
    """Play a deal with and without finishing early; return the tricks that were saved."""
    rng = Random(seed)
    short = dealt(GAME, maria(jd_minus10=jack, auto_finish=True, **{"pass": "none"}), seed)
    full = dealt(GAME, maria(jd_minus10=jack, **{"pass": "none"}), seed)
    while not full.table.is_over():
        action = rng.choice(full.prompt().legal)
        full.apply(action, None)
        if not short.table.is_over():
            short.apply(action, None)
    assert short.table.scores() == full.table.scores()
    return table_of(short).tricks_left
