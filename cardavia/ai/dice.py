"""Chance for computer seats: small, seeded, and the same compiled and interpreted."""

from typing import Final, final

_MODULUS: Final = 2147483647
_FACTOR: Final = 48271


@final
class Dice:
    """A minimal-standard generator; every product stays below 2**63."""

    def __init__(self, seed: int) -> None:
        """Start from any whole number."""
        self.state: int = seed % (_MODULUS - 1) + 1
        for _ in range(3):
            self.throw(2)

    def throw(self, sides: int) -> int:
        """Return a number from 0 to ``sides`` - 1."""
        self.state = self.state * _FACTOR % _MODULUS
        return (self.state >> 4) % sides

    def chance(self) -> float:
        """Return a number from 0 to just under 1."""
        return self.throw(1 << 24) / 16777216.0

    def shuffle(self, faces: list[int]) -> None:
        """Shuffle a list in place."""
        for last in range(len(faces) - 1, 0, -1):
            other = self.throw(last + 1)
            face = faces[last]
            faces[last] = faces[other]
            faces[other] = face
