"""How well an imagined deal of Tractor explains the plays so far."""

import math
from typing import Final

from mypy_extensions import i64

from cardavia.ai.tractor.course import hand_in
from cardavia.ai.tractor.rollout import Rollout
from cardavia.cards.hand import hand_of
from cardavia.rules.deal import Own
from cardavia.rules.sight import Sight
from cardavia.rules.tractor.seats import HAND_SIZE
from cardavia.rules.tractor.table import Tractor
from cardavia.rules.tractor.trick import Trick

PATIENCE: Final = 8.0
"""A play that falls so many points behind the best one is e times as unlikely."""
FORGIVEN: Final = 6.0
"""More than this is not held against a play: nobody plays by our rules alone."""


def story_fit(sight: Sight, table: Tractor, hands: list[list[int]], stock: list[int]) -> float:
    """Go through the story with imagined cards; only ratios of the result count."""
    course = _from_first_card(sight, table, hands, stock)
    lost = 0.0
    for event in sight.story:
        if event.key != "played":
            continue
        play = hand_in(course.lanes, event.cards)
        size: i64 = len(event.cards)
        if event.seat != sight.seat:
            lost += min(FORGIVEN, course.regret(play.once, play.twice, size))
        course.course.put(play.once, play.twice, size)
    return math.exp(-lost / PATIENCE)


def _from_first_card(
    sight: Sight, table: Tractor, hands: list[list[int]], stock: list[int]
) -> Rollout:
    """Return the course of the deal before its first card, with the imagined cards."""
    dealt = [hand.copy() for hand in hands]
    for event in sight.story:
        if event.key == "played":
            dealt[event.seat] += event.cards
    first = table.copy()
    first.points = 0
    first.defended = 0
    first.seen_once = 0
    first.seen_twice = 0
    first.turn = table.dealer
    first.trick = Trick(table.dealer)
    first.left = HAND_SIZE
    owns = [Own(hand_of(cards)) for cards in dealt]
    owns[table.dealer].away = stock
    return Rollout(first, owns, [0, 0, 0, 0])
