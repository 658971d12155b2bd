"""The penalty cards of a deal of Black Maria, as its account names them."""

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import HEARTS, RANKS
from cardavia.cards.hand import bit
from cardavia.rules.black_maria.terms import Terms
from cardavia.rules.events import Event
from cardavia.rules.game import Options
from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import card_in_sentence, listed
from cardavia.ui.texts.names import Names

translate = QCoreApplication.translate


def penalty_line(story: list[Event], seat: int, options: Options, names: Names) -> str:
    """Return which cards that count a seat took, or nothing where there are none."""
    taken = _taken(story, seat, options)
    alone = [card_in_sentence(face) for face in taken if face // RANKS != HEARTS]
    n = len(taken) - len(alone)
    words = listed([*alone, *([translate("ScoreSheet", "%n heart(s)", "", n)] if n else [])])
    return filled(translate("Events", "%1: %2"), names.of(seat), words) if words else ""


def _taken(story: list[Event], seat: int, options: Options) -> list[int]:
    scoring = Terms(options).scoring
    won = [event.cards for event in story if event.key == "trick_won" and event.seat == seat]
    return sorted((face for cards in won for face in cards if scoring & bit(face)), reverse=True)
