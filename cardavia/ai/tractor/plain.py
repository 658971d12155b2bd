"""The habits of a simple Tractor player: high cards first, points to the partner's safe trick."""

from cardavia.ai.tractor.counting import Count
from cardavia.cards.cards import TRUMPS
from cardavia.rules.tractor.scoring import points_in
from cardavia.rules.tractor.throws import lead_shape
from cardavia.rules.tractor.trick import power_of


def plain_value(count: Count, faces: list[int]) -> float:
    """Return how much a simple player likes a play."""
    cost = 0.0
    for face in faces:
        cost += count.order.strength[face] + (14.0 if count.order.suit[face] == TRUMPS else 0.0)
    points = float(points_in(faces))
    trick = count.table.trick
    if not trick.plays:
        shape = lead_shape(faces, count.order)
        value = float(shape.top) + 4.0 * (len(faces) - 1) - (8.0 if shape.suit == TRUMPS else 0.0)
        return value - (points if count.higher(int(shape.suit), int(shape.top)) else 0.0)
    lead = trick.shape
    assert lead is not None
    if count.ally(trick.winner):
        return (-points if _may_be_ruffed(count, int(lead.suit)) else points) - 0.3 * cost
    if power_of(faces, lead, count.order) > trick.power:
        return 40.0 - 0.5 * cost + points
    return -points - 0.3 * cost


def _may_be_ruffed(count: Count, suit: int) -> bool:
    """Tell whether an opponent to come has shown a void, and may hold trumps."""
    for seat in count.behind:
        if not count.ally(seat) and count.is_out(seat, suit) and not count.is_out(seat, TRUMPS):
            return True
    return False
