"""Events of Tractor that come in groups: a secret with its public half, and the result."""

from cardavia.rules.events import (
    EVERYONE,
    Buried,
    DealOver,
    Event,
    KittyTaken,
    PointWon,
    Scored,
    ThrowAllowed,
    ThrowBeaten,
)
from cardavia.rules.tractor.scoring import is_taken_over
from cardavia.rules.tractor.seats import KITTY_SIZE


def tell_taken(dealer: int, kitty: list[int], tell: list[Event]) -> None:
    """Tell everyone that the dealer took the kitty, and the dealer what is in it."""
    public = KittyTaken(dealer, [], EVERYONE)
    public.number = KITTY_SIZE
    tell.append(public)
    tell.append(KittyTaken(dealer, kitty, dealer))


def tell_buried(dealer: int, faces: list[int], tell: list[Event]) -> None:
    """Tell everyone that the dealer buried eight cards, and the dealer which."""
    tell.append(Buried(dealer, [], KITTY_SIZE, EVERYONE))
    tell.append(Buried(dealer, faces, KITTY_SIZE, dealer))


def tell_beaten(seat: int, leader: int, faces: list[int], tell: list[Event]) -> None:
    """Tell what beats a throw, or that the seat lets it stand."""
    if faces:
        tell.append(ThrowBeaten(seat, leader, faces))
    else:
        tell.append(ThrowAllowed(seat, leader))


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
