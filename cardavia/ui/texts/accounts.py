"""The account of a deal in words: what counted for whom, and scores as the player reads them."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import RANK_LETTERS, RANKS
from cardavia.rules.events import Event, PointWon, Scored
from cardavia.rules.game import Options
from cardavia.ui.language import filled, number, shown
from cardavia.ui.texts.card_names import card_in_sentence
from cardavia.ui.texts.events import sentence
from cardavia.ui.texts.names import Names
from cardavia.ui.texts.penalties import penalty_line
from cardavia.ui.texts.scores import point_name

translate = QCoreApplication.translate

TOLD: Final = frozenset(
    {
        "auction_won",
        "thrown_in",
        "misdeal",
        "moon",
        "nothing_left",
        "kitty_revealed",
        "point",
        "scored",
    }
)
"""What an account tells."""
OF_ALL: Final = frozenset({"thrown_in", "misdeal", "nothing_left", "kitty_revealed"})
"""What explains the score of every side."""


def account_line(event: Event, names: Names, story: list[Event], options: Options) -> str:
    """Return an event's line in the account of its deal, or nothing."""
    if event.key not in TOLD:
        return ""
    if isinstance(event, Scored) and event.reason == "penalty":
        return penalty_line(story, event.seat, options, names)
    if isinstance(event, PointWon) and event.seat >= 0 and event.cards:
        card = card_in_sentence(event.cards[0])
        if names.is_you(event.seat):
            own = translate("ScoreSheet", "%1: %2, won by you")
            return filled(own, point_name(event.what), card)
        said = translate("ScoreSheet", "%1: %2, won by %3")
        return filled(said, point_name(event.what), card, names.of(event.seat))
    if isinstance(event, PointWon) and event.what == "game" and event.seat >= 0:
        said = translate("ScoreSheet", "%1: %2, with %3")
        side = names.side_of(event.seat)  # what a team has won is counted together
        return filled(said, point_name(event.what), side, str(event.number))
    return sentence(event, names)


def account_of(story: list[Event], seats: list[int], names: Names, options: Options) -> list[str]:
    """Return why a deal changed the score of one side as it did."""
    found = [
        account_line(event, names, story, options)
        for event in story
        if event.seat in seats or event.key in OF_ALL or _is_of_attackers(event)
    ]
    return [shown(words) for words in dict.fromkeys(found) if words]


def _is_of_attackers(event: Event) -> bool:
    return isinstance(event, PointWon) and event.what == "attackers"


def score_text(game: str, score: int) -> str:
    """Return a side's score: points, in Tractor the level as it stands on the cards."""
    if game != "tractor":
        return number(score)
    letter = RANK_LETTERS[min(max(score, 0), RANKS - 1)]
    return shown("10" if letter == "T" else letter)


def change_text(change: int) -> str:
    """Return what a deal added, with its sign."""
    return f"+{number(change)}" if change > 0 else number(change)
