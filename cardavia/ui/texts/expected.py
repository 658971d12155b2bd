"""What an answer is expected to give, in each game's own unit."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.ui.language import filled, shown

translate = QCoreApplication.translate

_PLACES: Final = {"tractor": 2}
"""Decimals that are worth reading; one where nothing is said."""
CLOSE: Final = {"tractor": 0.05, "pepper": 0.15, "black_maria": 0.3, "pitch": 0.1}
"""Below this two answers are about equal."""


def expected_number(game: str, value: float) -> str:
    """Return a value with its sign; at Black Maria the penalty points, of which fewer are better."""
    return _written(game, -value, "") if game == "black_maria" else _written(game, value, "+")


def _written(game: str, value: float, plus: str) -> str:
    digits = f"{abs(value):.{_PLACES.get(game, 1)}f}"
    if not digits.strip("0."):
        return shown(digits)
    return ("\N{MINUS SIGN}" if value < 0 else plus) + shown(digits)


def expected_unit(game: str) -> str:
    """Return the heading over such values."""
    return {
        "tractor": translate("Expected", "Levels"),
        "black_maria": translate("Expected", "Penalty points"),
    }.get(game, translate("Expected", "Points"))


def imagined_deals(count: int) -> str:
    """Return how the values came about."""
    return translate(
        "Expected", "Average of %n imagined deal(s); winning the match counts too.", "", count
    )


def cost_sentence(game: str, cost: float) -> str:
    """Return how much worse an answer was than the best one."""
    said = {
        "tractor": translate("Expected", "This costs about %1 levels on average."),
        "black_maria": translate("Expected", "This costs about %1 penalty points on average."),
    }.get(game, translate("Expected", "This costs about %1 points on average."))
    return filled(said, _written(game, cost, ""))
