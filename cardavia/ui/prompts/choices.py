"""The answers a prompt offers as buttons: all of them, always in the same places."""

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import NO_SUIT, RANKS
from cardavia.match.match import Match
from cardavia.rules.actions import LOW, Action, Bid, NameTrump, Pass, Prompt
from cardavia.ui.language import filled
from cardavia.ui.prompts.prompt_bar import Choice
from cardavia.ui.texts.answers import answer_text, trump_text
from cardavia.ui.texts.events import bid_name
from cardavia.ui.texts.refusals import refusal_sentence

translate = QCoreApplication.translate


def bid_choices(match: Match, bids: list[int], *, standing: int, is_dealer: bool) -> list[Choice]:
    """Return pass and every bid there is; ``standing`` is the bid to beat, 0 for none."""
    choices = [choice_of(match, translate("Prompt", "Pass"), Pass())]
    for bid in bids:
        takes = is_dealer and bid == standing
        text = bid_name(bid)
        if takes and match.why_not(0, Bid(bid)) is None:
            text = filled(translate("Prompt", "Take it at %1"), text)
            choices.append(choice_of(match, text, Bid(bid), main=True))
        else:
            choices.append(choice_of(match, text, Bid(bid)))
    return choices


def choice_of(match: Match, text: str, action: Action, *, main: bool = False) -> Choice:
    """Return the button of an answer, with the reason where it is not open."""
    refusal = match.why_not(0, action)
    return Choice(text, action, refusal_sentence(refusal) if refusal else "", main=main)


def trump_choices(match: Match, *, low: bool) -> list[Choice]:
    """Return the four suits and no trump, and low no trump where the table has it."""
    suits = [0, 1, 2, 3, NO_SUIT, *([LOW] if low else [])]
    choices = [choice_of(match, trump_text(suit), NameTrump(suit)) for suit in suits]
    for choice, suit in zip(choices, suits, strict=True):
        if suit >= 0:
            choice.shown = choice.text
            choice.faces = (suit * RANKS,)
    return choices


def listed_choices(match: Match, prompt: Prompt) -> list[Choice]:
    """Return one button an answer that is listed: declarations and such."""
    return [choice_of(match, answer_text(action), action) for action in prompt.legal]
