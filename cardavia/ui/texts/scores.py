"""What a deal was worth, as the player reads and hears it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.rules.events import Event, PointWon, Scored
from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import cards_in_sentence
from cardavia.ui.texts.names import Names

translate = QCoreApplication.translate


def point_name(what: str) -> str:
    """Return the name of a counted thing: high, low, jack, game."""
    if what == "high":
        return translate("Events", "High")
    if what == "low":
        return translate("Events", "Low")
    if what == "jack":
        return translate("Events", "Jack")
    return translate("Events", "Game")


def point_words(event: Event, names: Names) -> str:
    """Return who won a counted thing; in Tractor what the attackers have."""
    assert isinstance(event, PointWon)
    if event.what == "attackers":
        return attackers_words(event.number)
    name = point_name(event.what)
    if event.seat < 0:
        return filled(translate("Events", "%1: nobody"), name)
    who = names.side_of(event.seat) if event.what == "game" else names.of(event.seat)
    return filled(translate("Events", "%1: %2"), name, who)


def attackers_words(points: int) -> str:
    """Return the points of the attackers; failed throws may push them below zero."""
    n = points
    if n < 0:
        return filled(translate("Events", "Attackers: %1 points"), str(n))
    return translate("Events", "Attackers: %n point(s)", "", n)


def kitty_words(event: Event, names: Names) -> str:
    """Return what the kitty held, and what it was worth to the attackers."""
    cards = cards_in_sentence(event.cards)
    held = filled(translate("Events", "The kitty held: %1"), cards)
    if event.other == 0 or event.number == 0:
        return held
    n = event.number
    said = translate("Events", "Kitty bonus: %1 × %2 = %n point(s)", "", n)
    bonus = filled(said, str(n // event.other), str(event.other))
    return filled(translate("Events", "%1 · %2"), bonus, held)


def scored_words(event: Event, names: Names) -> str:
    """Return what a side gains or loses, by the reason it does."""
    assert isinstance(event, Scored)
    return _REASONS[event.reason](event, names)


def known_reasons() -> set[str]:
    """Return every reason of a score there is a sentence for."""
    return set(_REASONS)


def _gained(event: Event, names: Names) -> str:
    n = event.number
    if n < 0:
        return _fell(event, names)
    if names.is_you(event.seat) and not names.team_of(event.seat):
        return translate("Events", "You score %n point(s).", "", n)
    if names.is_foes(event.seat):
        return translate("Events", "The opponents score %n point(s).", "", n)
    said = translate("Events", "%1 scores %n point(s).", "", n)
    return filled(said, names.side_of(event.seat))


def _missed(event: Event, names: Names) -> str:
    n = -event.number
    if names.is_you(event.seat) and not names.team_of(event.seat):
        return translate("Events", "You missed the bid and lose %n point(s).", "", n)
    if names.is_foes(event.seat):
        return translate("Events", "The opponents missed the bid and lose %n point(s).", "", n)
    said = translate("Events", "%1 missed the bid and loses %n point(s).", "", n)
    return filled(said, names.side_of(event.seat))


def _skunked(event: Event, names: Names) -> str:
    n = -event.number
    if names.is_you(event.seat) and not names.team_of(event.seat):
        return translate(
            "Events", "You took no trick against the Pepper and lose %n point(s).", "", n
        )
    said = translate("Events", "%1: no trick against the Pepper, so %n point(s) lost", "", n)
    return filled(said, names.side_of(event.seat))


def _penalty(event: Event, names: Names) -> str:
    n = event.number
    if n < 0:
        return _fell(event, names)
    if names.is_you(event.seat):
        return translate("Events", "You take %n penalty point(s).", "", n)
    said = translate("Events", "%1 takes %n penalty point(s).", "", n)
    return filled(said, names.of(event.seat))


def _fell(event: Event, names: Names) -> str:
    n = -event.number
    if names.is_you(event.seat) and not names.team_of(event.seat):
        return translate("Events", "Your score falls by %n point(s).", "", n)
    said = translate("Events", "%1: the score falls by %n point(s)", "", n)
    return filled(said, names.side_of(event.seat))


def _defended(event: Event, names: Names) -> str:
    n = event.number
    yours = names.team_of(event.seat) == names.team_of(names.you)
    if n == 0 and yours:
        return translate("Events", "Your team holds the deal. Its level stays the same.")
    if n == 0:
        return translate("Events", "The opponents hold the deal. Their level stays the same.")
    if yours:
        return translate("Events", "Your team defends the deal and goes up %n level(s).", "", n)
    return translate("Events", "The opponents defend the deal and go up %n level(s).", "", n)


def _took_deal(event: Event, names: Names) -> str:
    n = event.number
    yours = names.team_of(event.seat) == names.team_of(names.you)
    if n == 0 and yours:
        return translate("Events", "Your team takes over the deal. Its level stays the same.")
    if n == 0:
        return translate("Events", "The opponents take over the deal. Their level stays the same.")
    if yours:
        return translate("Events", "Your team takes over the deal and goes up %n level(s).", "", n)
    return translate("Events", "The opponents take over the deal and go up %n level(s).", "", n)


def _unchanged(event: Event, names: Names) -> str:
    """Say nothing: the other side's sentence tells it."""
    return ""


_REASONS: Final[dict[str, Callable[[Event, Names], str]]] = {
    "made": _gained,
    "points": _gained,
    "tricks": _gained,
    "set": _missed,
    "skunk": _skunked,
    "penalty": _penalty,
    "moon": _penalty,
    "defended": _defended,
    "took_deal": _took_deal,
    "lost_deal": _unchanged,
    "held_off": _unchanged,
}
