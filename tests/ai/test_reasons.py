"""Case 42: every reason is true of the cards as they really lie."""

import inspect
import re
from pathlib import Path

import pytest

import cardavia
from ai_deals import Seats
from ai_facts import CHECKS, false_reasons
from ai_positions import decision, tractor_declaring
from cardavia.ai.levels import decide
from cardavia.rules.actions import SMALL_PEPPER, Bid, Pass, Play
from cardavia.rules.catalogue import game_named
from notation import cards, options_of


@pytest.mark.parametrize("name", list(CHECKS))
def test_every_reason_is_true(name: str) -> None:
    told: set[str] = set()
    for number in range(6 if name == "tractor" else 25):
        seats = Seats(name, number)
        while not seats.is_over:
            assert not false_reasons(seats, told)
            seats.submit(decide(seats.text(seats.turn), "hard", 1).action)
    assert len(told) >= 8, told


def seats_at(name: str, number: int, scores: list[int], **chosen: object) -> Seats:
    """Seat computer players at a table with options and a score, before a deal."""
    game = game_named(name)
    assert game is not None
    seats = Seats(name, number, options_of(game, **chosen))
    seats.before.scores = scores
    return redealt(seats, seats.hands)


def redealt(seats: Seats, hands: list[list[int]]) -> Seats:
    """Begin the deal again with other hands."""
    seats.hands = hands
    seats.deal = seats.fresh(hands, seats.stock)
    return seats


def play_on(seats: Seats, told: set[str], steps: int = 200) -> None:
    """Let the computer play, holding every reason against the cards."""
    for _ in range(steps):
        if seats.is_over:
            return
        assert not false_reasons(seats, told)
        seats.submit(decide(seats.text(seats.turn), "hard", 1).action)


def test_what_is_said_of_a_pitcher_who_could_win_the_match() -> None:
    told: set[str] = set()
    for number in range(6):
        play_on(seats_at("pitch", number, [6, 6, 6, 6]), told, 4)
    assert "deny_pitcher" in told


def test_what_is_said_before_a_new_deal_of_pepper_is_asked_for() -> None:
    told: set[str] = set()
    seats = seats_at("pepper", 1, [0, 0], misdeal=True)
    first = seats.turn
    hands = [cards("9S TS 9H TH 9D TD"), cards("AS KS QS AH KH QH")]
    hands += [cards("AD KD QD JD AC KC"), cards("QC JC TC 9C JS JH")]
    play_on(redealt(seats, hands[-first:] + hands[:-first] if first else hands), told, 1)
    assert "no_high_card" in told


def test_what_is_said_when_everyone_has_passed_at_pepper() -> None:
    told: set[str] = set()
    for number in range(12):
        seats = seats_at("pepper", number, [0, 0])
        for _ in range(3):
            seats.submit(Pass())
        play_on(seats, told, 1)
    assert "pass_out_safe" in told


def test_what_is_said_of_a_hand_that_takes_every_trick() -> None:
    told: set[str] = set()
    seats = seats_at("pepper", 1, [0, 0])
    best = cards("JS JC AS KS QS TS")
    rest = [face for hand in seats.hands for face in hand if face not in best]
    hands = [rest[:6], rest[6:12], rest[12:18]]
    hands.insert(seats.turn, best)
    play_on(redealt(seats, hands), told, 2)
    assert "six_certain" in told


def test_what_is_said_of_cards_swapped_when_playing_alone() -> None:
    told: set[str] = set()
    for number in range(5):
        seats = seats_at("pepper", number, [0, 0], alone=True, alone_swap=True)
        seats.submit(Bid(SMALL_PEPPER))
        while seats.deal.prompt().asks == "bid":
            seats.submit(Pass())
        play_on(seats, told, 6)
    assert "best_gift" in told


def test_what_is_said_of_points_that_end_a_match_of_black_maria() -> None:
    told: set[str] = set()
    for number in range(6):
        play_on(seats_at("black_maria", number, [90, 95, 97, 99]), told, 40)
    assert "would_end_match" in told


def test_what_is_said_of_a_moon_that_wins_the_match() -> None:
    told: set[str] = set()
    seats = seats_at("black_maria", 1, [80, 80, 80, 80], moon="choice", **{"pass": "none"})
    shooter, best = seats.turn, cards("AH KH QH JH TH 9H 8H 7H 6H 5H AS KS QS")
    rest = [face for face in range(52) if face not in best]
    hands = [rest[:13], rest[13:26], rest[26:]]
    hands.insert(shooter, best)
    redealt(seats, hands)
    while seats.deal.prompt().asks != "moon":
        legal = seats.deal.prompt().legal
        mine = [face for face in best if face in seats.deal.owns[shooter].hand.faces()]
        seats.submit(Play(mine[:1]) if seats.turn == shooter else legal[0])
    play_on(seats, told)
    assert "moon_wins_match" in told


def test_every_key_is_held_against_the_cards() -> None:
    """No reason can be given that no test here knows the meaning of."""
    for name, facts in CHECKS.items():
        known = set(re.findall(r'"(\w+)": lambda', inspect.getsource(facts)))
        assert given_keys(name) <= known


def given_keys(name: str) -> set[str]:
    """Return every key of a reason in the sources of one game's computer player."""
    found: set[str] = set()
    for path in (Path(cardavia.__file__).parent / "ai" / name).rglob("*.py"):
        found |= set(re.findall(r'Reason\(\s*"(\w+)"', path.read_text("utf-8")))
    assert len(found) > 8
    return found


def test_a_pass_counts_the_trumps_of_suits_that_could_be_declared() -> None:
    hand = "RJ BJ TS TD TD KS 9S 6S 5S 4S QH JH JH 9H 8H 7H 4H 9C 9C 6C 2C AD KD 8D 3D"
    sight = tractor_declaring(hand, "T", "W", "pass")
    by_action = {one.action.text(): one for one in decision(sight, "normal", 1).candidates}

    reason = by_action[Pass().text()].reasons[0]
    assert (reason.key, reason.args) == ("few_trumps", {"trumps": 10})
