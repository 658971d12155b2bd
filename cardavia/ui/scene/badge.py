"""Where the badge of the winning card lies: at its upper right, and on no card's index."""

from typing import Final

from cardavia.ui.scene.layout import ASPECT, Box, Places
from cardavia.ui.scene.plates import BARE_BADGE, badge_width
from cardavia.ui.theme import Type

INSIDE: Final = 0.62
"""How much of the badge lies on its card."""
INDEX: Final = (0.26, 0.3)
"""The part of a card, from its upper left corner, where rank and suit stand."""


def badge_box(
    places: Places, seat: int, spot: tuple[float, float], size: tuple[float, float]
) -> Box:
    """Return the box of a badge of a size on a seat's card, whose centre is ``spot``."""
    (x, y), (width, high) = spot, size
    top = y - (places.trick_card + high) / 2
    if places.seats[seat].side == "top":
        top = max(top, places.seats[seat].plate.bottom + 2)
    return Box(x + places.trick_card * ASPECT / 2 - width * INSIDE, top, width, high)


def hides_an_index(places: Places, badge: Box) -> bool:
    """Tell whether a badge would cover rank and suit of a single card of any seat."""
    high, wide = places.trick_card, places.trick_card * ASPECT
    corners = [(seat.trick[0] - wide / 2, seat.trick[1] - high / 2) for seat in places.seats]
    return any(badge.meets(Box(x, y, wide * INDEX[0], high * INDEX[1])) for x, y in corners)


def fitting_badge(
    places: Places, seat: int, spot: tuple[float, float], text: str, types: Type
) -> tuple[str, Box]:
    """Return the badge's text, none where it would hide an index, and its box."""
    box = badge_box(places, seat, spot, (badge_width(text, types), types.pixels(28, 30)))
    if hides_an_index(places, box):
        return "", badge_box(places, seat, spot, BARE_BADGE)
    return text, box
