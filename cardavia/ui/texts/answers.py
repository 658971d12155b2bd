"""Every answer a seat can give, in words."""

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import NO_SUIT
from cardavia.rules.actions import LOW, Action, Bid, NameTrump, Pass, Show
from cardavia.rules.black_maria.table import ADD_TO_OTHERS
from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import cards_in_sentence, suit_name
from cardavia.ui.texts.events import bid_name

translate = QCoreApplication.translate


def answer_text(action: Action) -> str:
    """Return the words on the button of an answer."""
    if isinstance(action, Pass):
        return translate("Prompt", "Pass")
    if isinstance(action, Bid):
        return bid_name(action.value)
    if isinstance(action, NameTrump):
        return trump_text(action.suit)
    words = cards_in_sentence(sorted(set(action.cards())))
    if isinstance(action, Show) and len(action.cards()) > 1:
        return filled(translate("Prompt", "Pair: %1"), words)
    return words[0].upper() + words[1:]


def answer_in(game: str, action: Action) -> str:
    """Return an answer in the words of a game that has its own for it."""
    if game == "pepper" and isinstance(action, Show):
        return translate("Prompt", "Ask for a new deal")
    if game == "black_maria" and isinstance(action, Bid):
        if action.value == ADD_TO_OTHERS:
            return translate("Prompt", "The points to everyone else")
        return translate("Prompt", "The points off your own score")
    return answer_text(action)


def trump_text(suit: int) -> str:
    """Return the words on the button of a trump suit."""
    if suit == NO_SUIT:
        return translate("Prompt", "No trump")
    if suit == LOW:
        return translate("Prompt", "No trump, low")
    name = suit_name(suit)
    return name[0].upper() + name[1:]
