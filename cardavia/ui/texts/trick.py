"""What lies on the table, as the player reads and hears it."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import cards_in_sentence
from cardavia.ui.texts.names import Names

translate = QCoreApplication.translate


def trick_words(plays: list[tuple[int, list[int]]], winner: int, names: Names) -> str:
    """Return who has played what so far, and who is winning."""
    if not plays:
        return translate("Areas", "No card has been played.")
    ahead = filled(translate("Areas", "winning: %1"), names.of(winner))
    return " · ".join([plays_words(plays, names), ahead])


def plays_words(plays: list[tuple[int, list[int]]], names: Names) -> str:
    """Return who played what."""
    return " · ".join(
        filled(translate("Areas", "%1: %2"), names.of(seat), cards_in_sentence(faces))
        for seat, faces in plays
    )
