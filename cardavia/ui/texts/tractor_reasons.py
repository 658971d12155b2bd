"""Why the computer answers so at Tractor, and what Pepper has in common with it."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import NO_SUIT, SUIT_LETTERS, face_named
from cardavia.rules.notation import faces_written
from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import card_in_sentence, cards_in_sentence, suit_name

translate = QCoreApplication.translate

Args = dict[str, Any]


def card_of(args: Args) -> str:
    """Return the card that a reason is about."""
    face = face_named(str(args.get("card", "")))
    return card_in_sentence(face) if face >= 0 else ""


def _boss(args: Args) -> str:
    if "card" in args:
        return filled(translate("Reasons", "Nothing higher is left than the %1."), card_of(args))
    return filled(translate("Reasons", "Nobody can beat this in %1."), suit_name(int(args["suit"])))


def _draw_trumps(args: Args) -> str:
    if "mine" in args:
        return translate("Reasons", "You hold more trumps than each of the others: draw theirs.")
    n = int(args["out"])
    return translate("Reasons", "The others still hold %n trump(s): draw them.", "", n)


def _partner_has_it(args: Args) -> str:
    return translate("Reasons", "The trick is your partner's already.")


def _makes_void(args: Args) -> str:
    said = translate("Reasons", "Afterwards you hold no %1 and may play anything to it.")
    return filled(said, suit_name(int(args["suit"])))


def _crosses_line(args: Args) -> str:
    said = translate("Reasons", "With this trick the attackers would reach %1 points.")
    return filled(said, str(args["line"]))


def _guard_last_trick(args: Args) -> str:
    return translate(
        "Reasons", "There are points in the kitty: keep the best trump for the last trick."
    )


def _void_behind(args: Args) -> str:
    said = translate("Reasons", "An opponent after you has no %1 and may ruff.")
    return filled(said, suit_name(int(args["suit"])))


def _cash_points(args: Args) -> str:
    n = int(args["points"])
    return translate("Reasons", "Nobody can take this: %n point(s) are safe.", "", n)


def _ruff_cheap(args: Args) -> str:
    return filled(translate("Reasons", "The lowest trump that wins is enough: %1"), card_of(args))


def _feed_partner(args: Args) -> str:
    n = int(args["points"])
    return translate("Reasons", "Your partner wins this trick: add %n point(s).", "", n)


def _no_points_to_opponent(args: Args) -> str:
    return translate("Reasons", "The opponents hold the trick: give them no points.")


def _block_points(args: Args) -> str:
    return translate("Reasons", "Otherwise a card with points could win the trick.")


def _buries_points(args: Args) -> str:
    n = int(args["points"])
    if n == 0:
        return translate("Reasons", "No points go into the kitty.")
    return translate("Reasons", "%n point(s) go into the kitty.", "", n)


def _partner_declared(args: Args) -> str:
    return translate("Reasons", "Your partner's declaration stands: leave it.")


def _few_trumps(args: Args) -> str:
    n = int(args["trumps"])
    return translate("Reasons", "Your best suit would give only %n trump(s).", "", n)


def _trump_count(args: Args) -> str:
    n = int(args["trumps"])
    said = translate("Reasons", "Trump %1 would give you %n trump(s).", "", n)
    return filled(said, trump_word(str(args["suit"])))


def _breaks_declaration(args: Args) -> str:
    return translate("Reasons", "It overcalls an opponent's declaration.")


def _hard_to_overcall(args: Args) -> str:
    cards = faces_written(str(args["cards"])) or []
    said = translate("Reasons", "A pair is hard to overcall: %1")
    return filled(said, cards_in_sentence(sorted(set(cards))))


def trump_word(written: str) -> str:
    """Return the name of a trump suit as records write it."""
    if written in SUIT_LETTERS:
        return suit_name(SUIT_LETTERS.index(written))
    if written == "low":
        return translate("Reasons", "no trump, nine high")
    return suit_name(NO_SUIT)


TRACTOR_REASONS: Final[dict[str, Callable[[Args], str]]] = {
    "boss": _boss,
    "draw_trumps": _draw_trumps,
    "partner_has_it": _partner_has_it,
    "makes_void": _makes_void,
    "crosses_line": _crosses_line,
    "guard_last_trick": _guard_last_trick,
    "void_behind": _void_behind,
    "cash_points": _cash_points,
    "ruff_cheap": _ruff_cheap,
    "feed_partner": _feed_partner,
    "no_points_to_opponent": _no_points_to_opponent,
    "block_points": _block_points,
    "buries_points": _buries_points,
    "partner_declared": _partner_declared,
    "few_trumps": _few_trumps,
    "trump_count": _trump_count,
    "breaks_declaration": _breaks_declaration,
    "hard_to_overcall": _hard_to_overcall,
}
