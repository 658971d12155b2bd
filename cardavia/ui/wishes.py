"""What a start of the program asks of the window, its own or the one that is open already."""

import os
from dataclasses import asdict, dataclass
from typing import Final

from cardavia.match.match import LARGEST_NUMBER
from cardavia.rules.catalogue import game_named

TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""What the desktop gives a program it starts; on Wayland nothing comes forward without it."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asks of the window: a game, a deal, a record, a language."""

    game: str = ""
    number: int = 0
    record: str = ""
    language: str = ""
    safe: bool = False
    """Whether to show the usual table without motion, and to save no settings."""


def message_of(wishes: Wishes) -> dict[str, object]:
    """Return wishes as they are handed to the window that is open."""
    return asdict(wishes) | {TOKEN: os.environ.get(TOKEN, "")}


def wishes_in(message: dict[str, object]) -> Wishes:
    """Return what a later start wishes, as far as this version knows it."""
    game, number, record = message.get("game"), message.get("number"), message.get("record")
    return Wishes(
        game if isinstance(game, str) and game_named(game) else "",
        number if isinstance(number, int) and 0 <= number <= LARGEST_NUMBER else 0,
        record if isinstance(record, str) else "",
    )
