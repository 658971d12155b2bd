"""Values from JSON fit a type exactly or not at all."""

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from cardavia.match.fields import Within, misfit, types_of


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        (3, int),
        ("", str),
        (True, bool),
        (None, str | None),
        ("en", Literal["en", "hi"]),
        ([], list[str]),
        (["a", "b"], list[str] | None),
        ({"a": 1, "b": ["c"], "d": False}, dict[str, bool | int | list[str]]),
        (100, Annotated[int, Within(0, 100)]),
        ("x", Annotated[str, Within(1, 60)]),
    ],
)
def test_a_value_of_its_type_fits(value: object, hint: object) -> None:
    assert misfit(value, hint) is None


@pytest.mark.parametrize(
    ("value", "hint", "where"),
    [
        (True, int, ()),
        (1, bool, ()),
        (3.0, int, ()),
        ("3", int, ()),
        (None, str, ()),
        ("fr", Literal["en", "hi"], ()),
        (["en"], Literal["en", "hi"], ()),
        ("ab", list[str], ()),
        (["a", 1], list[str], ("1",)),
        ([], dict[str, int], ()),
        ({"a": {"b": 1, "c": None}}, dict[str, dict[str, int | str]], ("a", "c")),
        ({"a": ["b", 2]}, dict[str, int | list[str]], ("a",)),
        (101, Annotated[int, Within(0, 100)], ()),
        (False, Annotated[int, Within(0, 100)], ()),
        (["x", "y" * 61], list[Annotated[str, Within(1, 60)]], ("1",)),
    ],
)
def test_where_a_value_does_not_fit_is_told(
    value: object, hint: object, where: tuple[str, ...]
) -> None:
    assert misfit(value, hint) == where


def test_the_types_of_a_class_keep_their_bounds() -> None:
    @dataclass
    class Dial:
        turn: Annotated[int, Within(0, 9)] = 0

    assert types_of(Dial) == {"turn": Annotated[int, Within(0, 9)]}
