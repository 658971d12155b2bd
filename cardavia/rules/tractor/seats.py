"""Who sits where, and with how many cards: partners opposite, play counter-clockwise."""

from typing import Final

SEATS: Final = 4
HAND_SIZE: Final = 25
KITTY_SIZE: Final = 8
TEAMS: Final = [[0, 2], [1, 3]]


def next_seat(seat: int) -> int:
    """Return the next seat counter-clockwise; seats are numbered clockwise (T-1.4)."""
    return (seat + SEATS - 1) % SEATS


def partner_of(seat: int) -> int:
    """Return the seat opposite."""
    return (seat + 2) % SEATS
