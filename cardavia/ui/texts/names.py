"""Who sits where, as sentences need it."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate


USUAL_NAMES: Final = [
    QT_TRANSLATE_NOOP("Names", "Asha"),
    QT_TRANSLATE_NOOP("Names", "Kabir"),
    QT_TRANSLATE_NOOP("Names", "Meera"),
    QT_TRANSLATE_NOOP("Names", "Dev"),
    QT_TRANSLATE_NOOP("Names", "Nila"),
    QT_TRANSLATE_NOOP("Names", "Omar"),
]
"""The computer players' names, which stand in each language's own script."""


def name_shown(name: str) -> str:
    """Return a name in the script of the screen, if it is one of the usual ones."""
    if name in USUAL_NAMES:
        return translate("Names", USUAL_NAMES[USUAL_NAMES.index(name)])  # type: ignore[arg-type]  # the stubs call it an object
    return name


def name_stored(name: str) -> str:
    """Return a usual name as it is kept, whatever script it was shown in."""
    for usual in USUAL_NAMES:
        if name == translate("Names", USUAL_NAMES[USUAL_NAMES.index(usual)]):  # type: ignore[arg-type]  # the stubs call it an object
            return str(usual)
    return name


class Names:
    """Names of the seats; the person at ``you`` is addressed, never named."""

    def __init__(
        self, names: list[str], you: int = 0, sides: list[list[int]] | None = None
    ) -> None:
        """Name every seat; sides of two make partners."""
        self.names = names
        self.you = you
        self.sides = sides or []

    def is_you(self, seat: int) -> bool:
        """Tell whether a seat is the person's."""
        return seat == self.you

    def is_partner(self, seat: int) -> bool:
        """Tell whether a seat plays with the person."""
        return seat != self.you and any(self.you in side and seat in side for side in self.sides)

    def team_of(self, seat: int) -> list[int]:
        """Return the seats of a seat's team, none where everyone plays alone."""
        found = [side for side in self.sides if seat in side and len(side) > 1]
        return found[0] if found else []

    def is_foes(self, seat: int) -> bool:
        """Tell whether a seat is of the team against the person's."""
        team = self.team_of(seat)
        return bool(team) and self.you not in team

    def side_of(self, seat: int) -> str:
        """Return the name of a seat's side: its team, or the player alone."""
        return self.side(self.team_of(seat) or [seat])

    def of(self, seat: int) -> str:
        """Return the name of a seat in the direct case, "You" for the person."""
        if seat == self.you:
            return translate("Names", "You")
        return name_shown(self.names[seat])

    def side(self, seats: list[int]) -> str:
        """Return the name of a side: its player, or the team."""
        if len(seats) == 1:
            return self.of(seats[0])
        if self.you in seats:
            return translate("Names", "Your team")
        return translate("Names", "Opponents")
