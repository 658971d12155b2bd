"""When Python looks for garbage: hardly while the program starts, which makes none."""

import gc
from typing import Final

_USUAL: Final = (700, 10, 10)
_LATE: Final = (50_000, 10, 10)


def look_late() -> None:
    """Look for garbage after many new objects only: imports make thousands that all stay."""
    gc.set_threshold(*_LATE)


def look_as_usual() -> None:
    """Look for garbage as often as Python usually does."""
    gc.set_threshold(*_USUAL)
