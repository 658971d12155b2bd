"""What results are told apart by: the agreed options, the level of opponents and partner."""

import json

from PySide6.QtCore import QCoreApplication

from cardavia.rules.game import Value
from cardavia.ui.language import filled
from cardavia.ui.texts.games import game_name
from cardavia.ui.texts.options import option_words, value_text

translate = QCoreApplication.translate


def kind_title(kind: str) -> str:
    """Return the heading over results that are told apart by a kind."""
    return {
        "game": translate("Statistics", "Matches won by game"),
        "options": translate("Statistics", "Matches won by options"),
        "level": translate("Statistics", "Matches won by the opponents’ level"),
        "partner": translate("Statistics", "Matches won by the partner’s level"),
    }[kind]


def every_one(kind: str) -> str:
    """Return the choice that leaves nothing out."""
    return {
        "game": translate("Statistics", "All games"),
        "options": translate("Statistics", "All options"),
        "level": translate("Statistics", "All opponents"),
        "partner": translate("Statistics", "All partners"),
    }[kind]


def kind_name(kind: str, key: str, game: str) -> str:
    """Return the name of one of the values of a kind, in a game."""
    if kind == "game":
        return game_name(key)
    if kind == "options":
        return options_in_words(game, key)
    name = _level_name(key)
    if kind == "partner":
        if not key:
            return translate("Statistics", "Without partner")
        return filled(translate("Statistics", "Partner: %1"), name)
    return filled(translate("Statistics", "Opponents: %1"), name)


def _level_name(level: str) -> str:
    return {
        "easy": translate("NewMatch", "Easy"),
        "normal": translate("NewMatch", "Medium"),
        "hard": translate("NewMatch", "Hard"),
        "expert": translate("NewMatch", "Expert"),
        "mixed": translate("Statistics", "Mixed"),
    }.get(level, level)


def options_in_words(game: str, text: str) -> str:
    """Return the options that a table agreed on besides the usual ones."""
    options = _read(text)
    n = options.pop("players", 0)
    players = translate("Statistics", "%n player(s)", "", int(n))
    parts = [_option(game, key, value) for key, value in sorted(options.items())]
    return " · ".join([players, *[part for part in parts if part]])


def _read(text: str) -> dict[str, Value]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _option(game: str, key: str, value: Value) -> str:
    try:
        name = option_words(game, key).title
    except KeyError:
        return ""  # an option of another version of the program
    return filled(translate("Statistics", "%1: %2"), name, value_text(game, key, value))
