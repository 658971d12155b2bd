"""The chance to win a match from a score, and what a change of it is worth."""

import math
from typing import Final

from mypy_extensions import i64

WORTH: Final = 36.0
"""Points that the whole match is worth, so that early on a point counts as about one."""


def real(count: i64) -> float:
    """Return a count, 0 to 65,535, as a number to reckon with.

    The mask tells a compiler that it is small: what ``float`` would ask of every number falls away.
    """
    return float(count & 0xFFFF)


def power(base: float, times: i64) -> float:
    """Return ``base`` to a small whole power."""
    result = 1.0
    while times > 0:
        if times & 1:
            result *= base
        base *= base
        times >>= 1
    return result


def normal(x: float) -> float:
    """Return the share of a normal spread below ``x``."""
    return 0.5 * (1.0 + math.erf(x / 1.4142135623730951))


def pepper_hope(own: int, best_other: int, target: int) -> float:
    """Return the chance to win a match of Pepper; reached totals decide it, equals share."""
    if max(own, best_other) >= target:
        return 0.5 if own == best_other else (1.0 if own > best_other else 0.0)
    deals = max(1.0, (target - max(own, best_other)) / 3.5)
    return normal((own - best_other) / max(12.0, 5.0 * math.sqrt(deals)))
