"""Values read from JSON held against the types of a dataclass, as strictly as they are written."""

from collections.abc import Iterable
from dataclasses import dataclass
from types import UnionType
from typing import Annotated, Final, Literal, Union, get_args, get_origin, get_type_hints

Path = tuple[str, ...]
"""The keys that lead to a value; empty for the value itself."""
_UNIONS: Final = (Union, UnionType)


@dataclass(frozen=True)
class Within:
    """Bounds of a number, or of how long a text is: ``Annotated[int, Within(0, 100)]``."""

    least: int
    most: int

    def holds(self, value: int | str) -> bool:
        """Tell whether a value keeps to them."""
        size = len(value) if isinstance(value, str) else value
        return self.least <= size <= self.most


def types_of(kind: type) -> dict[str, object]:
    """Return the type of every field of a dataclass, with its bounds."""
    return get_type_hints(kind, include_extras=True)


def misfit(value: object, hint: object) -> Path | None:
    """Return where a value is not of a type, or None if all of it is."""
    parts = get_args(hint)
    if get_origin(hint) is list and isinstance(value, list):
        return _first(enumerate(value), parts[0])
    if get_origin(hint) is dict and isinstance(value, dict):
        return _first(value.items(), parts[1])
    return None if _is(value, hint) else ()


def _first(items: Iterable[tuple[object, object]], hint: object) -> Path | None:
    for key, value in items:
        path = misfit(value, hint)
        if path is not None:
            return (str(key), *path)
    return None


def _is(value: object, hint: object) -> bool:
    """Tell whether a value is of a type; a number is no truth, and a truth no number."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in _UNIONS:
        return any(misfit(value, part) is None for part in parts)
    if origin is Literal:
        return isinstance(value, str) and value in parts
    if origin is Annotated:
        return misfit(value, parts[0]) is None and all(bound.holds(value) for bound in parts[1:])
    return type(value) is hint
