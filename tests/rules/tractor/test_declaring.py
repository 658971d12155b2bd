"""Declaring trump, finding the dealer, and the kitty."""

import pytest

from cardavia.cards.cards import names_of
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.game import Value
from cardavia.rules.tractor.declaring import call_strength, calls_in, turned_suit
from notation import SUITS, cards, dealt, hand, refused, run
from tractor_positions import GAME, bury_first, level_of, show, table_of, tractor


def declaring(*held: str, rest: str = "", dealer: int = 0, **chosen: Value) -> Deal:
    """Return a deal whose seats hold at least these cards, seat 0 first; level 2."""
    hands = [cards(names) for names in (*held, *[""] * (4 - len(held)))]
    return GAME.begin(tractor(**chosen), GAME.start(tractor(**chosen), dealer), hands, cards(rest))


def calls(deal: Deal) -> list[str]:
    return [names_of(action.cards()) or "pass" for action in deal.prompt().legal]


def say(deal: Deal, *answers: str) -> Deal:
    run(deal, [show(answer) for answer in answers])
    return deal


def test_tr04_opening_calls_and_what_tops_them() -> None:
    held = hand("2H 2H 2S BJ BJ RJ")
    level = level_of("2")

    def above(names: str) -> list[str]:
        return [names_of(c) for c in calls_in(held, level, call_strength(cards(names), level))]

    assert above("") == ["2S", "2H", "2H 2H", "BJ BJ"]
    assert above("2D") == ["2H 2H", "BJ BJ"]
    assert above("2D 2D") == ["BJ BJ"]
    assert above("BJ BJ") == []
    assert above("RJ RJ") == []


@pytest.mark.parametrize(
    ("standing", "call"), [("2D", "2S"), ("2D 2D", "2S 2S"), ("BJ BJ", "BJ BJ")]
)
def test_tr04_equal_strength_does_not_overcall(standing: str, call: str) -> None:
    deal = say(declaring(standing, "", "", call), standing)

    assert refused(deal, show(call)) == "not_stronger"


@pytest.mark.parametrize("call", ["RJ", "BJ RJ", "3H", "2H 2D", "2H 2H 2H", ""])
def test_these_cards_declare_nothing(call: str) -> None:
    deal = declaring("RJ BJ 3H 2H 2H 2D")

    assert refused(deal, show(call)) == "not_a_declaration"


def test_a_declaration_must_be_held() -> None:
    deal = declaring("2H")

    assert refused(deal, show("2S")) == "not_held"
    assert refused(deal, show("2H 2H")) == "not_held"


def test_tr05_trump_follows_the_last_call_the_deal_the_first() -> None:
    deal = say(declaring("2H", "", "2S 2S"), "2H", "pass", "2S 2S", "pass", "pass", "pass")

    assert table_of(deal).order.trump == SUITS["spades"]
    assert table_of(deal).dealer == 0


@pytest.mark.parametrize(
    ("rule", "dealer"), [("first_declarer", 3), ("final_declarer", 2), ("random", 0)]
)
def test_tr05_options_for_the_first_dealer(rule: str, dealer: int) -> None:
    deal = declaring("", "", "2S 2S", "2H", first_dealer=rule)
    say(deal, "pass", "2H", "2S 2S", "pass", "pass", "pass")

    assert table_of(deal).dealer == deal.table.turn == dealer


def test_later_deals_keep_their_dealer_whoever_declares() -> None:
    options = tractor()
    standing = GAME.start(options, 1)
    standing.deals = 4
    deal = GAME.begin(options, standing, [cards("2H"), [], [], []], [])
    say(deal, "2H" if deal.table.turn == 0 else "pass", "2H", "pass", "pass", "pass")

    assert table_of(deal).dealer == 1


def test_the_dealer_speaks_first_and_the_turn_goes_counter_clockwise() -> None:
    deal = declaring(dealer=2)
    turns = []
    for _ in range(3):
        turns.append(deal.table.turn)
        say(deal, "pass")

    assert turns == [2, 1, 0]


def test_one_may_speak_again_after_passing_and_overcall_the_partner() -> None:
    deal = declaring("2H 2H", "", "2S")
    say(deal, "pass", "pass", "2S", "pass")

    assert calls(deal) == ["pass", "2H 2H"]
    say(deal, "2H 2H", "pass", "pass", "pass")
    assert table_of(deal).order.trump == SUITS["hearts"]
    assert table_of(deal).dealer == 2


def test_declared_cards_stay_in_the_hand_and_are_remembered() -> None:
    deal = say(declaring("2H", "", "", "BJ BJ"), "2H", "BJ BJ")

    assert deal.owns[0].hand.same_as(hand("2H"))
    assert table_of(deal).declaring.shown == [cards("2H"), [], [], cards("BJ BJ")]


def test_a_joker_pair_makes_no_trump() -> None:
    deal = say(declaring("RJ RJ"), "RJ RJ", "pass", "pass", "pass")

    assert table_of(deal).order.trump == SUITS["none"]
    assert table_of(deal).order.suit[cards("2H")[0]] == 4


def test_case_9_nothing_is_offered_over_two_red_jokers() -> None:
    deal = say(declaring("RJ RJ", "", "", "BJ BJ 2H 2H"), "RJ RJ")

    assert calls(deal) == ["pass"]
    assert refused(deal, show("BJ BJ")) == "not_stronger"


def test_case_10_declarations_are_of_the_dealers_level_for_all() -> None:
    options = tractor()
    standing = GAME.start(options, 0)
    standing.scores, standing.deals = [3, 7], 5
    hands = [cards("5H 9H"), cards("5S 9S"), [], cards("5D 9D")]
    deal = GAME.begin(options, standing, hands, [])
    assert calls(deal) == ["pass", "5H"]

    say(deal, "pass")
    assert calls(deal) == ["pass", "5D"]


def test_case_17_a_seat_without_a_declaration_is_asked_and_may_pass_only() -> None:
    deal = declaring("", "", "", "")
    for seat in (0, 3, 2, 1):
        assert deal.table.turn == seat
        assert calls(deal) == ["pass"]
        say(deal, "pass") if seat != 1 else None


def test_case_17_declaring_never_closes_before_every_seat_has_spoken() -> None:
    deal = say(declaring("2H"), "2H", "pass", "pass")

    assert deal.prompt().asks == "show"
    assert deal.table.turn == 1


KITTY = "RJ 9D 2H AC AS 3S 4S 6S"


def test_tr07_four_passes_turn_up_the_kitty() -> None:
    deal = declaring(rest=KITTY, dealer=3)
    told = run(deal, [show("pass")] * 4)

    assert table_of(deal).order.trump == SUITS["diamonds"]
    assert table_of(deal).dealer == deal.table.turn == 3
    assert [event.key for event in told][4:] == [
        *["kitty_exposed", "trump", "dealer", "kitty_taken", "kitty_taken"]
    ]
    assert all(table_of(deal).shows_stock(seat) for seat in range(4))


def test_tr08_a_kitty_always_has_a_suit_since_there_are_four_jokers() -> None:
    assert sum(face >= 52 for face in GAME.pack(tractor())) == 4
    assert turned_suit(cards("BJ RJ BJ RJ 9C AS"), 0, "kitty_first") == SUITS["clubs"]


@pytest.mark.parametrize(
    ("kitty", "suit"),
    [(KITTY, "hearts"), ("RJ 9D TH AC AS 3S 4S 6S", "clubs"), ("BJ 3S", "spades")],
)
def test_option_level_card_else_highest_of_the_kitty(kitty: str, suit: str) -> None:
    assert turned_suit(cards(kitty), level_of("2"), "kitty_level_or_high") == SUITS[suit]


def test_a_level_card_turned_up_first_names_its_printed_suit() -> None:
    assert turned_suit(cards("2H 9D"), level_of("2"), "kitty_first") == SUITS["hearts"]


def test_option_no_trump_leaves_the_kitty_closed() -> None:
    deal = declaring(rest=KITTY, no_declare="no_trump")
    told = run(deal, [show("pass")] * 4)

    assert table_of(deal).order.trump == SUITS["none"]
    assert "kitty_exposed" not in [event.key for event in told]
    assert not table_of(deal).shows_stock(1)


def test_option_redeal_scores_nothing_and_keeps_the_dealer() -> None:
    options = tractor(no_declare="redeal")
    before = GAME.start(options, 2)
    deal = dealt(GAME, options, 3, dealer=2)
    told = run(deal, [show("pass")] * 4)

    after = GAME.settle(options, before, deal)
    assert deal.table.is_over()
    assert [event.key for event in told][4:] == ["thrown_in", "deal_over"]
    assert (after.scores, after.dealer, after.winners) == ([0, 0], 2, [])


def test_after_a_redeal_the_first_declarer_still_becomes_the_first_dealer() -> None:
    options = tractor(no_declare="redeal")
    before = GAME.start(options, 2)
    deal = dealt(GAME, options, 3, dealer=2)
    run(deal, [show("pass")] * 4)
    again = GAME.begin(options, GAME.settle(options, before, deal), [[], cards("2H"), [], []], [])
    run(again, [show(said) for said in ("pass", "2H", "pass", "pass", "pass")])

    assert table_of(again).dealer == 1


def test_tr27_the_dealer_holds_33_buries_any_eight_and_keeps_25() -> None:
    deal = dealt(GAME, tractor(), 5)
    kitty = list(deal.stock)
    run(deal, [show("pass")] * 4)
    dealer = deal.owns[deal.table.turn]

    assert dealer.hand.size() == 33
    assert dealer.received == kitty
    prompt = deal.prompt()
    assert (prompt.asks, prompt.listed, prompt.least, prompt.most) == ("bury", False, 8, 8)
    assert prompt.cards == dealer.hand.faces()
    buried = bury_first(deal)
    run(deal, [buried])
    assert dealer.hand.size() == 25
    assert dealer.away == deal.stock == buried.faces


def test_burying_is_refused_with_the_reason() -> None:
    deal = dealt(GAME, tractor(), 5)
    run(deal, [show("pass")] * 4)
    eight = bury_first(deal)
    other = next(f for f in range(54) if not deal.owns[deal.table.turn].hand.holds(f))

    assert refused(deal, show("pass")) == "bury_asked"
    assert refused(deal, type(eight)(eight.faces[:7])) == "bury_count"
    assert refused(deal, type(eight)([*eight.faces[:7], other])) == "not_held"


def test_only_the_dealer_is_told_the_kitty_and_what_is_buried() -> None:
    deal = dealt(GAME, tractor(), 5)
    told = run(deal, [show("pass")] * 4)
    buried = bury_first(deal)
    told += run(deal, [buried])
    secrets = [e for e in told if e.key in ("kitty_taken", "buried")]

    assert [(e.to, len(e.cards), e.number) for e in secrets] == [
        *[(-1, 0, 8), (0, 8, 8), (-1, 0, 8), (0, 8, 8)]
    ]
    assert not table_of(deal).shows(1, 0, buried)
    assert table_of(deal).shows(0, 0, buried)


def test_case_20_when_the_deal_is_over_nobody_is_to_act() -> None:
    deal = declaring(no_declare="redeal")
    say(deal, *["pass"] * 4)

    assert deal.table.turn == NOBODY
