"""A kept match in words: its game, when it was begun and with whom, and how it stands."""

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from cardavia.store.saved import Saved
from cardavia.ui.language import filled, shown
from cardavia.ui.texts.games import game_name
from cardavia.ui.texts.names import name_shown

translate = QCoreApplication.translate


def moment_of(saved: Saved) -> QDateTime:
    """Return when a match was begun, in the time of this place; invalid where that is unknown."""
    return QDateTime.fromString(saved.started, Qt.DateFormat.ISODate).toLocalTime()


def time_words(saved: Saved) -> str:
    """Return the day and the time of day."""
    moment = moment_of(saved)
    return shown(QLocale().toString(moment, "d MMMM yyyy, HH:mm")) if moment.isValid() else ""


def players_of(saved: Saved) -> list[str]:
    """Return the other players' names, in the script of the screen."""
    names = saved.header.get("names")
    others = names[1:] if isinstance(names, list) else []
    return [name_shown(str(name)) for name in others if name]


def match_title(saved: Saved, state: str) -> str:
    """Return the game of a match and how it stands."""
    return f"{game_name(saved.game)} · {state}" if state else game_name(saved.game)


def match_remark(saved: Saved) -> str:
    """Return when a match was begun, and with whom."""
    others = QLocale().createSeparatedList(players_of(saved))
    when = time_words(saved)
    if not others:
        return when
    return filled(translate("SavedMatches", "%1 · with %2"), when, others) if when else others


def match_state(saved: Saved, *, won: bool | None) -> str:
    """Return how a match stands; ``won`` is None where the statistics do not know."""
    if saved.abandoned:
        return translate("SavedMatches", "given up")
    if not saved.finished:
        return filled(translate("SavedMatches", "round %1"), str(max(1, saved.deals)))
    if won is None:
        return translate("SavedMatches", "finished")
    if won:
        return translate("SavedMatches", "won")
    return translate("SavedMatches", "lost")


def fits(saved: Saved, wanted: str) -> bool:
    """Tell whether every word of a search begins one of a match: its game, a name, its date."""
    texts = [saved.game, game_name(saved.game), *players_of(saved), *_dates(saved)]
    known = " ".join(texts).casefold().split()
    return all(_begins_one(word, known) for word in wanted.casefold().replace(",", " ").split())


def _begins_one(word: str, known: list[str]) -> bool:
    """Tell whether a word begins a known one; a number must be the whole of it."""
    return word in known if word.isdigit() else any(one.startswith(word) for one in known)


def _dates(saved: Saved) -> list[str]:
    """Return the ways in which the day may be typed."""
    day = moment_of(saved).date()
    ways = ("d MMMM yyyy", "yyyy-MM-dd", "d.M.yyyy", "dd.MM.yyyy", "d/M/yyyy", "dd/MM/yyyy")
    return [QLocale().toString(day, way) for way in ways] if day.isValid() else []
