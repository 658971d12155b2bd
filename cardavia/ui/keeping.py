"""What outlives the window's pages."""

from collections.abc import Callable
from datetime import UTC, datetime

from cardavia.store.matches import Matches
from cardavia.store.notices import Notice
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces


class Keeping:
    """Settings, matches and pictures, and how settings are saved."""

    def __init__(
        self,
        settings: Settings,
        matches: Matches,
        faces: Faces,
        save: Callable[[Settings], Notice | None],
    ) -> None:
        """Keep these for the life of the program; ``save`` writes settings to disk."""
        self.settings = settings
        self.matches = matches
        self.faces = faces
        self.save = save
        self.notices: list[Notice] = []
        self.clock: Callable[[], datetime] = _clock
        """What time it is; the order of matches never rests on it."""

    def take_notices(self) -> list[Notice]:
        """Return what must still be told, once."""
        found = [*self.notices, *self.matches.notices]
        self.notices.clear()
        self.matches.notices.clear()
        return found

    def now(self) -> str:
        """Return date and time, as the list of matches keeps them."""
        return self.clock().astimezone(UTC).isoformat(timespec="seconds")


def _clock() -> datetime:
    return datetime.now(UTC)
