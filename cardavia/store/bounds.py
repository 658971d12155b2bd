"""Bounds that a field states in its type: ``Annotated[int, Within(0, 100)]``.

Pydantic finds and holds them, but nobody has to import it to state them.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the window shows sooner without
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


@dataclass(frozen=True)
class Within:
    """Bounds of a number, or of the length of a text."""

    least: int
    most: int

    def held(self, value: int | str) -> int | str:
        """Return a value that keeps to them; raises ValueError."""
        size = len(value) if isinstance(value, str) else value
        if not self.least <= size <= self.most:
            raise ValueError(size)
        return value

    def __get_pydantic_core_schema__(
        self, kind: object, handler: "GetCoreSchemaHandler"
    ) -> "CoreSchema":
        """Hold a value of its type to the bounds."""
        from pydantic_core.core_schema import no_info_after_validator_function

        return no_info_after_validator_function(self.held, handler(kind))
