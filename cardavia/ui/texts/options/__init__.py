"""The words of every option a table can agree on: a name, a sentence, and its values."""

from PySide6.QtCore import QCoreApplication

from cardavia.rules.game import Value
from cardavia.ui.texts.options.black_maria import black_maria_words
from cardavia.ui.texts.options.pepper import pepper_words
from cardavia.ui.texts.options.pitch import pitch_words
from cardavia.ui.texts.options.tractor import tractor_words
from cardavia.ui.texts.options.words import Words

translate = QCoreApplication.translate


def option_words(game: str, key: str) -> Words:
    """Return what an option is called, what it means and what its values are called."""
    if key == "players":
        return Words(translate("Options", "Players"))
    return {
        "tractor": tractor_words,
        "pepper": pepper_words,
        "black_maria": black_maria_words,
        "pitch": pitch_words,
    }[game]()[key]


def value_text(game: str, key: str, value: Value) -> str:
    """Return a value in words, or the number itself."""
    if isinstance(value, bool):
        yes = translate("Options", "Yes")
        no = translate("Options", "No")
        return yes if value else no
    return option_words(game, key).values.get(value, str(value))
