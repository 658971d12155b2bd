"""How well imagined hands of Black Maria explain the cards that were played."""

import math
from typing import Final

from cardavia.ai.black_maria.rollout import Rollout
from cardavia.cards.hand import hand_of
from cardavia.rules.black_maria.table import PLAYING, BlackMaria
from cardavia.rules.deal import Own
from cardavia.rules.sight import Sight
from cardavia.rules.tricks import Trick

PATIENCE: Final = 3.0
"""A card that falls so many points behind the best one is e times as unlikely."""
FORGIVEN: Final = 4.0
"""More than this is not held against a card: nobody plays by our rules alone."""


def story_fit(sight: Sight, table: BlackMaria, hands: list[list[int]]) -> float:
    """Go through the story with imagined hands; only ratios of the result count."""
    course = _from_first_card(sight, table, hands)
    lost = 0.0
    for event in sight.story:
        if event.key == "played":
            if event.seat != sight.seat:
                lost += min(FORGIVEN, course.regret(event.cards[0]))
            course.put(event.cards[0])
    return math.exp(-lost / PATIENCE)


def _from_first_card(sight: Sight, table: BlackMaria, hands: list[list[int]]) -> Rollout:
    dealt = [hand.copy() for hand in hands]
    leader = -1
    for event in sight.story:
        if event.key == "played":
            dealt[event.seat] += event.cards
            leader = event.seat if leader < 0 else leader
    first = BlackMaria(table.terms, table.dealer, 0)
    first.stage = PLAYING
    first.turn = leader
    first.trick = Trick(leader, first.seats)
    owns = [Own(hand_of(cards)) for cards in dealt]
    return Rollout(first, owns, [0] * first.seats)
