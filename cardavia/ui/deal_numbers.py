"""Numbers of deals: short enough to say, the same cards everywhere."""

import secrets
from datetime import date
from typing import Final

LARGEST: Final = 999_999


def fresh_number() -> int:
    """Return a number nobody could foresee, of at most six digits."""
    return secrets.randbelow(LARGEST) + 1


def number_of_day(day: date) -> int:
    """Return the number of the deal of a day: year, month and day in a row."""
    return day.year * 10_000 + day.month * 100 + day.day
