"""Why the computer answers so at Pepper and at Black Maria."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import suit_name
from cardavia.ui.texts.events import bid_name
from cardavia.ui.texts.tractor_reasons import card_of, trump_word

translate = QCoreApplication.translate

Args = dict[str, Any]


def _best_gift(args: Args) -> str:
    return filled(translate("Reasons", "This card helps your partner most: %1"), card_of(args))


def _cheapest_winner(args: Args) -> str:
    return translate("Reasons", "You play last: the lowest card that wins is enough.")


def _force_right(args: Args) -> str:
    return translate("Reasons", "It brings out the highest trump, the jack of trumps.")


def _keep_last_trump(args: Args) -> str:
    return translate("Reasons", "The others have no trumps left: keep yours.")


def _keep_guard(args: Args) -> str:
    said = translate("Reasons", "Keep two cards of %1, so that the king can win later.")
    return filled(said, suit_name(int(args["suit"])))


def _no_high_card(args: Args) -> str:
    return translate("Reasons", "Nothing above a ten: ask for a new deal.")


def _pass_out_safe(args: Args) -> str:
    return translate("Reasons", "If everyone passes, nothing is lost.")


def _partner_bid_stands(args: Args) -> str:
    return translate("Reasons", "Your partner's bid is enough.")


def _six_certain(args: Args) -> str:
    said = translate("Reasons", "Every trick is certain with trump: %1")
    return filled(said, trump_word(str(args["trump"])))


def _price_only(args: Args) -> str:
    said = translate("Reasons", "Bid %1 is enough for now: all tricks count anyway.")
    return filled(said, bid_name(int(args["bid"])))


def _expected_tricks(args: Args) -> str:
    said = translate("Reasons", "About %1 tricks with trump: %2")
    return filled(said, str(args["tricks"]), trump_word(str(args["trump"])))


def _moon_wins_match(args: Args) -> str:
    return translate("Reasons", "This ends the match with your win.")


def _duck_under(args: Args) -> str:
    return translate("Reasons", "The highest card that stays under the trick.")


def _dump_queen(args: Args) -> str:
    return translate("Reasons", "Now another player gets the queen of spades.")


def _unload_high(args: Args) -> str:
    return translate("Reasons", "A safe moment to get rid of a high card.")


def _forced_winner(args: Args) -> str:
    return translate("Reasons", "You win this trick in any case: play your highest.")


def _hunt_queen(args: Args) -> str:
    return translate("Reasons", "Low spades bring the queen out of another hand.")


def _dead_suit(args: Args) -> str:
    said = translate("Reasons", "Nobody else holds %1: the others throw their worst cards on you.")
    return filled(said, suit_name(int(args["suit"])))


def _safe_exit(args: Args) -> str:
    return translate("Reasons", "Every other card of the suit is higher: you get rid of the lead.")


def _guards(args: Args) -> str:
    n = int(args["number"])
    return translate("Reasons", "%n low spade(s) guard your queen: do not open that suit.", "", n)


def _would_end_match(args: Args) -> str:
    return translate("Reasons", "Mind the limit: these points would end the match.")


def _throw_danger(args: Args) -> str:
    return translate("Reasons", "This card could win a costly trick later: throw it now.")


def _gives_high_spade(args: Args) -> str:
    return filled(translate("Reasons", "A spade above the queen is dangerous: %1"), card_of(args))


def _gives_queen(args: Args) -> str:
    n = int(args["guards"])
    if n == 0:
        return translate("Reasons", "No low spade would guard your queen: give it away.")
    return translate("Reasons", "Only %n low spade(s) would guard your queen: give it away.", "", n)


def _keeps_queen(args: Args) -> str:
    n = int(args["guards"])
    return translate("Reasons", "Your queen is well guarded by %n low spade(s): keep it.", "", n)


MORE_REASONS: Final[dict[str, Callable[[Args], str]]] = {
    "best_gift": _best_gift,
    "cheapest_winner": _cheapest_winner,
    "force_right": _force_right,
    "keep_last_trump": _keep_last_trump,
    "keep_guard": _keep_guard,
    "no_high_card": _no_high_card,
    "pass_out_safe": _pass_out_safe,
    "partner_bid_stands": _partner_bid_stands,
    "six_certain": _six_certain,
    "price_only": _price_only,
    "expected_tricks": _expected_tricks,
    "moon_wins_match": _moon_wins_match,
    "duck_under": _duck_under,
    "dump_queen": _dump_queen,
    "unload_high": _unload_high,
    "forced_winner": _forced_winner,
    "hunt_queen": _hunt_queen,
    "dead_suit": _dead_suit,
    "safe_exit": _safe_exit,
    "guards": _guards,
    "would_end_match": _would_end_match,
    "throw_danger": _throw_danger,
    "gives_high_spade": _gives_high_spade,
    "gives_queen": _gives_queen,
    "keeps_queen": _keeps_queen,
}
