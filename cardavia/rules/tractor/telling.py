"""Events of Tractor that come in groups: a secret with its public half, and the result."""

from cardavia.rules.events import (
    EVERYONE,
    Buried,
    DealOver,
    Event,
    KittyTaken,
    PointWon,
    Scored,
)
from cardavia.rules.tractor.scoring import is_taken_over


def tell_taken(dealer: int, kitty: list[int], tell: list[Event]) -> None:
    """Tell everyone that the dealer took the kitty, and the dealer what is in it."""
    public = KittyTaken(dealer, [], EVERYONE)
    public.number = 8
    tell.append(public)
    tell.append(KittyTaken(dealer, kitty, dealer))


def tell_buried(dealer: int, faces: list[int], tell: list[Event]) -> None:
    """Tell everyone that the dealer buried eight cards, and the dealer which."""
    tell.append(Buried(dealer, [], 8, EVERYONE))
    tell.append(Buried(dealer, faces, 8, dealer))


def tell_scores(dealer: int, points: int, levels: list[int], tell: list[Event]) -> None:
    """Tell the attackers' points, and the levels each side won."""
    defending = dealer % 2
    tell.append(PointWon(1 - defending, "attackers", [], points))
    taken = is_taken_over(points)
    for side in range(2):
        if side == defending:
            reason = "lost_deal" if taken else "defended"
        else:
            reason = "took_deal" if taken else "held_off"
        tell.append(Scored(side, levels[side], reason))
    tell.append(DealOver(dealer))
