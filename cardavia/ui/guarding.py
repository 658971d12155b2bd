"""Errors in overridden Qt methods reach Python whole.

Before Python 3.12 an error that C code raised has no value yet when PySide looks for its arguments
and the program crashes (PySide 6.8 to 6.11). Passing through a handler gives it one.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from types import FunctionType
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem

_OURS: Final = "cardavia."
_DONE: Final = "_is_guarded"
_BIRTH: Final = "__init_subclass__"


def guard_overrides() -> int:
    """Guard every Qt method that a class of this program overrides; returns how many are new.

    Classes to come are guarded when they are made: PySide looks a method up at its first call and
    never again, so that it must be guarded before.
    """
    count = 0
    for base in (QObject, QGraphicsItem):
        setattr(base, _BIRTH, classmethod(_births_below(base)))
        for kind in list(_below(base)):
            count += _guard(kind)
    return count


def _births_below(base: type) -> Callable[..., None]:
    def born(kind: type, **given: object) -> None:
        super(base, kind).__init_subclass__(**given)  # type: ignore[arg-type]  # a class in a name
        if kind.__module__.startswith(_OURS):
            _guard(kind)

    return born


def _below(base: type) -> Iterator[type]:
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        yield from _below(kind)
        if kind.__module__.startswith(_OURS):
            yield kind


def _guard(kind: type) -> int:
    count = 0
    for name, method in list(vars(kind).items()):
        if isinstance(method, FunctionType) and not hasattr(method, _DONE) and _is_qt(kind, name):
            setattr(kind, name, guarded(method))
            count += 1
    return count


def _is_qt(kind: type, name: str) -> bool:
    """Tell whether Qt calls a method by this name."""
    above = [one for one in kind.__mro__ if one.__module__.startswith("PySide6.")]
    return not name.startswith("__") and any(name in vars(one) for one in above)


def guarded(method: Callable[..., object]) -> Callable[..., object]:
    """Return a method that raises what the given one raises, made whole."""

    @wraps(method)
    def whole(*args: object) -> object:
        try:
            return method(*args)
        except Exception:  # the handler is what gives the error its value
            raise

    setattr(whole, _DONE, True)
    return whole
