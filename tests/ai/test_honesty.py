"""No computer seat knows what it cannot know, and what it imagines could be true."""

import pytest

from ai_deals import Seats, worlds_of
from ai_honesty import assert_answers_by_sight, assert_sent_nothing_unseen
from cardavia.ai.dice import Dice
from cardavia.ai.guessing import Guesser, NoWorldError
from cardavia.ai.reading import Knowledge
from cardavia.rules.catalogue import game_named
from notation import cards, options_of

TABLES = [
    ("pitch", {}),
    ("pitch", {"players": 7}),
    ("pitch", {"partnership": True, "follow": "strict"}),
    ("pepper", {}),
    ("pepper", {"players": 3}),
    ("pepper", {"players": 2, "auction": "single"}),
    ("black_maria", {}),
    ("black_maria", {"pass": "none", "opener": "club2"}),
    ("black_maria", {"players": 3, "pass_count": 4}),
    ("tractor", {}),
    ("tractor", {"tractor_follow": "tractor", "no_declare": "no_trump"}),
]
STEPS = {
    "pitch": (0, 2, 6, 13, 22),
    "pepper": (0, 3, 8, 15, 25),
    "black_maria": (0, 2, 5, 20, 45),
    "tractor": (0, 4, 6, 30, 90),
}
CASES = [(name, chosen, steps) for name, chosen in TABLES for steps in STEPS[name]]
IDS = [
    f"{name}-{index}-{steps}"
    for index, (name, chosen) in enumerate(TABLES)
    for steps in STEPS[name]
]


def seats_after(name: str, chosen: dict[str, object], number: int, steps: int) -> Seats:
    game = game_named(name)
    assert game is not None
    return Seats(name, number, options_of(game, **chosen)).play("normal", steps)


@pytest.mark.parametrize(("name", "chosen", "steps"), CASES, ids=IDS)
def test_imagined_deals_look_the_same_and_are_answered_the_same(
    name: str, chosen: dict[str, object], steps: int
) -> None:
    """Case 28, and the first half of 29: each world could have been played so."""
    for number in range(1, 5):
        seats = seats_after(name, chosen, number, steps)
        if seats.is_over:
            continue
        assert_answers_by_sight(seats)


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=[str(i) for i in range(len(TABLES))])
def test_worlds_differ_from_the_truth(name: str, chosen: dict[str, object]) -> None:
    """Case 29: when more than one world is possible, not all are the true one."""
    played = [seats_after(name, chosen, number, 5) for number in range(2, 9)]
    seats = next(one for one in played if not one.is_over)
    seat = seats.turn
    true = [sorted(own.hand.faces()) for own in seats.deal.owns]

    worlds = worlds_of(seats.sight(seat), 20)
    for index in range(len(true)):
        if index != seat:
            found = [sorted(world.hands[index]) for world in worlds]
            assert any(hand != true[index] for hand in found)
            assert len({tuple(hand) for hand in found}) > 5


@pytest.mark.parametrize(("name", "chosen", "steps"), CASES, ids=IDS)
def test_no_unseen_card_is_in_the_bytes_of_a_sight(
    name: str, chosen: dict[str, object], steps: int
) -> None:
    """Case 30."""
    seats = seats_after(name, chosen, 3, steps)
    if not seats.is_over:
        assert_sent_nothing_unseen(seats)


def test_contradicting_knowledge_is_an_error() -> None:
    """Case 31: no world is an error, never a fallback."""
    known = Knowledge(2)
    known.unseen = cards("AS KS")
    known.sizes = [0, 2]
    known.cannot[1] = (1 << 12) | (1 << 11)

    with pytest.raises(NoWorldError):
        Guesser(known, Dice(1)).world()


def test_too_few_cards_for_the_hands_are_an_error() -> None:
    known = Knowledge(2)
    known.unseen = cards("AS")
    known.sizes = [0, 2]

    with pytest.raises(NoWorldError):
        Guesser(known, Dice(1))


def test_pairs_known_to_be_missing_are_not_dealt() -> None:
    known = Knowledge(3)
    known.unseen = cards("AS AS KS KS 2S 3S")
    known.sizes = [0, 4, 2]
    known.no_pair[1] = (1 << 12) | (1 << 11)

    for _ in range(20):
        hand = Guesser(known, Dice(5)).world().hands[1]
        assert hand.count(12) < 2
        assert hand.count(11) < 2


def test_a_shown_card_stays_with_its_seat_or_goes_under_with_the_dealer() -> None:
    known = Knowledge(2)
    known.unseen = cards("2S 3S 4S 5S")
    known.bound = [(12, 0b110)]
    known.sizes = [0, 3]

    found = {12 in Guesser(known, Dice(seed)).world().hands[1] for seed in range(40)}
    assert found == {True, False}
