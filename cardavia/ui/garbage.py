"""When Python looks for garbage: hardly while the program starts, which makes none."""

import gc
import sys
from typing import Final

_USUAL: Final = (700, 10, 10)
_LATE: Final = (50_000, 10, 10)


def look_late() -> None:
    """Look for garbage after many new objects only: imports make thousands that all stay."""
    gc.set_threshold(*_LATE)


def look_as_usual() -> None:
    """Look for garbage as often as Python usually does."""
    gc.set_threshold(*_USUAL)


def tidy() -> None:
    """Look for garbage now, and give back what it and large pictures have left free."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        # Only glibc keeps what is free for later, and only there is this to be found.
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
