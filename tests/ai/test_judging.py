"""An answer is judged by what its seat had seen: the best one costs nothing, a blunder much."""

import pytest

from ai_deals import Seats
from cardavia.ai.judging import Verdict, judge
from cardavia.ai.levels import decide
from cardavia.cards.cards import TRUMPS
from cardavia.rules.actions import Action, Bury, Give

NAMES = ["pitch", "pepper", "black_maria", "tractor"]


def verdict(seats: Seats, action: Action, worlds: int = 24) -> Verdict:
    return judge(seats.text(seats.turn), action, 1, worlds, None)


@pytest.mark.parametrize("name", NAMES)
def test_the_best_answer_costs_nothing(name: str) -> None:
    seats = Seats(name, 4).play("normal", 9)
    best = decide(seats.text(seats.turn), "expert", 1, 12).action

    found = verdict(seats, best)

    assert found.decision.action.text() == best.text()
    assert (found.cost, found.error) == (0.0, 0.0)


@pytest.mark.parametrize("name", ["pitch", "pepper", "black_maria"])
def test_what_the_expert_likes_least_costs_something(name: str) -> None:
    costs = []
    for steps in range(1, 18, 2):
        seats = Seats(name, 6).play("normal", steps)
        worst = decide(seats.text(seats.turn), "expert", 1, 12).candidates[-1]
        found = verdict(seats, worst.action, 16)
        costs.append(found.cost)
        assert found.error >= 0.0
        assert found.given.action.text() == worst.action.text()

    assert sum(costs) / len(costs) > 0.05


def test_burying_the_best_trumps_costs_something() -> None:
    seats = Seats("tractor", 3)
    while seats.deal.prompt().asks != "bury":
        seats.submit(seats.answer("hard"))
    own = seats.deal.owns[seats.turn].hand.faces()
    strength = seats.deal.table.order.strength
    best = sorted(
        own, key=lambda face: -strength[face] - 100 * (seats.deal.table.order.suit[face] == TRUMPS)
    )

    assert verdict(seats, Bury(best[:8]), 6).cost > 0.5


def test_the_same_question_has_the_same_verdict() -> None:
    seats = Seats("pitch", 3).play("normal", 6)
    answer = seats.deal.prompt().legal[-1]

    first, second = verdict(seats, answer), verdict(seats, answer)

    assert (first.cost, first.error) == (second.cost, second.error)
    assert first.given.value == second.given.value


def test_in_what_order_cards_are_named_makes_no_difference() -> None:
    seats = Seats("black_maria", 5)
    best = decide(seats.text(seats.turn), "expert", 1, 12).action

    assert verdict(seats, Give(best.cards()[::-1])).cost == 0.0


def test_an_answer_that_no_rule_weighs_is_judged_too() -> None:
    seats = Seats("black_maria", 2)
    weighed = {one.action.text() for one in decide(seats.text(seats.turn), "hard", 1).candidates}
    hand = seats.deal.owns[seats.turn].hand.faces()
    gift = Give(sorted(hand, key=lambda face: face % 13)[:3])
    assert gift.text() not in weighed

    assert verdict(seats, gift, 60).cost > 0.0
