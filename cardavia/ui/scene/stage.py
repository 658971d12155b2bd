"""What the table asks of the game played at it."""

from typing import Protocol

from cardavia.rules.events import Event
from cardavia.ui.scene.banner import Shown


class Stage(Protocol):
    """What the director asks of the game's own part of the screen."""

    def sorted_hand(self, faces: list[int]) -> list[int]:
        """Return the hand in the order it is held."""

    def call_text(self, event: Event) -> str:
        """Return the words of a bubble for a call."""

    def winning_text(self) -> str:
        """Return the word on the crown of the winning cards."""

    def winning_seat(self, plays: list[tuple[int, list[int]]]) -> int:
        """Return who is winning a trick of these plays."""

    def call_faces(self, event: Event) -> list[int]:
        """Return the cards shown with a call."""

    def given_away(self, event: Event) -> list[int]:
        """Return the cards that the person gave, which the event does not name."""

    def banner_text(self, event: Event) -> str:
        """Return what a banner says of an event that all should see."""

    def banner_cards(self, event: Event) -> list[Shown]:
        """Return the cards of that banner, in groups."""

    def on_event(self, event: Event) -> None:
        """Bring plates and remarks up to an event."""
