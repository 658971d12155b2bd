"""What comes before the window, so that it is there sooner."""

import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

from cardavia.ui.garbage import look_late

LONG: Final = 5000
"""How many letters a pattern has that only Qt for Python writes."""


class LatePattern:
    """A pattern that is compiled each time something is looked for with it."""

    def __init__(self, compiled: Callable[[], re.Pattern[str]]) -> None:
        """Keep how it is compiled; Python remembers the patterns of late."""
        self._compiled = compiled

    def __getattr__(self, method: str) -> Callable[..., object]:
        """Return what a pattern does."""
        return partial(self._call, method)

    def _call(self, method: str, *words: object) -> object:
        answer: object = getattr(self._compiled(), method)(*words)
        return answer


def hasten() -> None:
    """Import Qt for Python before anything else does, and let neither it nor garbage dawdle."""
    look_late()
    compiled = re.compile
    # Three patterns of 6000 letters, for the words of errors and for making stubs: 40 ms of a start.
    re.compile = partial(_compiled_late, compiled)  # type: ignore[assignment] # one of its two forms
    try:
        import_module("PySide6.QtCore")
    finally:
        re.compile = compiled


def _compiled_late(
    compiled: Callable[[str, int], re.Pattern[str]], pattern: str, flags: int = 0
) -> re.Pattern[str] | LatePattern:
    if len(pattern) < LONG:
        return compiled(pattern, flags)
    return LatePattern(partial(compiled, pattern, flags))
