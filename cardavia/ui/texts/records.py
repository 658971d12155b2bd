"""Why a record is refused, in one sentence."""

from PySide6.QtCore import QCoreApplication

from cardavia.match.record import RefusedError
from cardavia.rules.actions import Refusal
from cardavia.ui.language import filled
from cardavia.ui.texts.refusals import refusal_sentence

translate = QCoreApplication.translate


def record_reason(refused: RefusedError) -> str:
    """Return the sentence that says what is wrong with the line."""
    if refused.refusal is not None:
        said = translate("Records", "This breaks a rule: “%1”")
        return filled(said, refusal_sentence(refused.refusal))
    sentence = (_of_lines() | _of_header() | _of_deals()).get(refused.key)
    if sentence is None:
        return refusal_sentence(Refusal(refused.key))
    return filled(sentence, refused.detail)


def _of_lines() -> dict[str, str]:
    return {
        "empty": translate("Records", "The record is empty."),
        "too_long": translate("Records", "The record is too long."),
        "line_too_long": translate("Records", "The line is too long."),
        "not_json": translate("Records", "The line is not JSON."),
        "not_an_object": translate("Records", "The line is not a JSON object."),
        "unknown_key": translate("Records", "This key has no meaning here: “%1”."),
        "wrong_value": translate("Records", "The value does not fit: “%1”."),
    }


def _of_header() -> dict[str, str]:
    return {
        "newer_version": translate("Records", "The record is of another version: “%1”."),
        "unknown_game": translate("Records", "There is no game named “%1”."),
        "unknown_option": translate("Records", "The game has no option “%1”."),
        "wrong_option": translate("Records", "The option “%1” can't have this value."),
        "wrong_names": translate("Records", "There must be one short name for each seat."),
    }


def _of_deals() -> dict[str, str]:
    return {
        "no_such_card": translate("Records", "There is no such card: “%1”."),
        "card_too_often": translate("Records", "This card is there too often: “%1”."),
        "wrong_hands": translate("Records", "There must be one hand for each seat."),
        "wrong_hand_size": translate("Records", "Every seat must get as many cards: “%1”."),
        "wrong_rest": translate("Records", "The rest must be exactly the cards dealt to nobody."),
        "wrong_dealer": translate("Records", "Another seat deals in this round."),
        "wrong_deal_number": translate("Records", "The number of the deal is out of range."),
        "deal_unfinished": translate("Records", "The deal before is not finished."),
        "match_over": translate("Records", "The match is over."),
        "wrong_scores": translate("Records", "The scores should be “%1”."),
        "no_deal": translate("Records", "No deal is under way."),
    }
