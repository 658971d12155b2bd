"""Settings that somebody else may have written, taken field by field as Pydantic reads them."""

from collections.abc import Mapping
from typing import Final

from pydantic import TypeAdapter, ValidationError

from cardavia.store.settings import Settings

SLIDERS: Final = ("contrast", "grain", "temperature")


def mended(raw: Mapping[str, object]) -> Settings:
    """Take every field that is right and leave the default for the others."""
    fields = dict(raw) | {name: _slider(raw[name]) for name in SLIDERS if name in raw}
    reader = TypeAdapter(Settings)
    for _ in range(len(fields) + 1):
        try:
            return reader.validate_python(fields)
        except ValidationError as error:
            for fault in error.errors():
                fields.pop(str(fault["loc"][0]), None)
    return Settings()


def _slider(value: object) -> int:
    """Clamp a slider; anything that is no number is 50."""
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value:  # noqa: PLR0124 - NaN
        return 50
    return int(min(100, max(0, value)))
