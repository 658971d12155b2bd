"""How deep the shade over cards may be before their suits are hard to tell (no Qt)."""

from functools import lru_cache
from typing import Final

from cardavia.ui.display import Levels, contrast_ratio, shown_colour

Colour = tuple[int, int, int]
READABLE: Final = 3.0
"""The least contrast of a sign with its ground."""
LEAST: Final = 0.10
"""A shade lighter than this would not be seen as one."""
_STEP: Final = 0.01


@lru_cache(maxsize=64)
def bearable_shade(
    wanted: float, levels: Levels, shade: Colour, paper: Colour, inks: tuple[Colour, ...]
) -> float:
    """Return the opacity nearest to ``wanted`` at which every ink on the paper stays readable."""
    over = shown_colour(shade, levels)
    ground = shown_colour(paper, levels)
    shown = [shown_colour(ink, levels) for ink in inks]
    opacity = wanted
    while opacity > LEAST and _worst(over, ground, shown, opacity) < READABLE:
        opacity -= _STEP
    return max(opacity, min(wanted, LEAST))


def _worst(over: Colour, ground: Colour, inks: list[Colour], opacity: float) -> float:
    below = laid_over(over, ground, opacity)
    return min(contrast_ratio(laid_over(over, ink, opacity), below) for ink in inks)


def laid_over(upper: Colour, lower: Colour, opacity: float) -> Colour:
    """Return what is seen where a see-through colour lies on another."""
    red, green, blue = (
        round(a * opacity + b * (1 - opacity)) for a, b in zip(upper, lower, strict=True)
    )
    return red, green, blue
