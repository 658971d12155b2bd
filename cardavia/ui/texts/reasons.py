"""Why the computer answers so, in one short sentence a reason."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import suit_name
from cardavia.ui.texts.more_reasons import MORE_REASONS
from cardavia.ui.texts.tractor_reasons import TRACTOR_REASONS, card_of

translate = QCoreApplication.translate


def reason_sentence(key: str, args: dict[str, Any]) -> str:
    """Return the sentence of a reason, or an empty text where there is none."""
    teller = REASONS.get(key)
    return teller(args) if teller is not None else ""


def _expected_points(args: dict[str, Any]) -> str:
    said = translate("Reasons", "As pitcher this hand should win about %1 points.")
    return filled(said, str(args["points"]))


def _least_bid(args: dict[str, Any]) -> str:
    return translate("Reasons", "All points won count, so the least bid that buys is best.")


def _steal_equal(args: dict[str, Any]) -> str:
    return filled(translate("Reasons", "The dealer may take the bid at %1."), str(args["bid"]))


def _deny_pitcher(args: dict[str, Any]) -> str:
    return translate("Reasons", "The highest bidder could win the match with this deal.")


def _high_certain(args: dict[str, Any]) -> str:
    said = translate("Reasons", "The ace of %1 makes the high point certain.")
    return filled(said, suit_name(int(args["suit"])))


def _best_trump(args: dict[str, Any]) -> str:
    said = translate("Reasons", "Your best trump suit: %1")
    return filled(said, suit_name(int(args["suit"])))


def _save_jack(args: dict[str, Any]) -> str:
    return translate("Reasons", "You play last: the jack comes home safely.")


def _save_low(args: dict[str, Any]) -> str:
    return translate("Reasons", "You play last: this low trump comes home safely.")


def _boss_trump(args: dict[str, Any]) -> str:
    return filled(translate("Reasons", "No higher trump is left than the %1."), card_of(args))


def _capture_jack(args: dict[str, Any]) -> str:
    return translate("Reasons", "This takes the jack of trumps.")


def _ten_in_trick(args: dict[str, Any]) -> str:
    return translate("Reasons", "There is a ten in the trick.")


def _not_worth_ruff(args: dict[str, Any]) -> str:
    return translate("Reasons", "The trick is not worth a trump.")


def _keep_low_candidate(args: dict[str, Any]) -> str:
    return translate("Reasons", "A lower trump stays in hand, for the low point.")


REASONS: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "expected_points": _expected_points,
    "least_bid": _least_bid,
    "steal_equal": _steal_equal,
    "deny_pitcher": _deny_pitcher,
    "high_certain": _high_certain,
    "best_trump": _best_trump,
    "save_jack": _save_jack,
    "save_low": _save_low,
    "boss_trump": _boss_trump,
    "capture_jack": _capture_jack,
    "ten_in_trick": _ten_in_trick,
    "not_worth_ruff": _not_worth_ruff,
    "keep_low_candidate": _keep_low_candidate,
    **TRACTOR_REASONS,
    **MORE_REASONS,
}
