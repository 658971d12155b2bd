"""The language of the screen and its digits: switched while the program runs, in place."""

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

translate = QCoreApplication.translate

LANGUAGES: Final = {"en": "English", "hi": "हिन्दी"}
"""Codes, and each language's name in its own script."""

_LATIN: Final = "0123456789"
_DEVANAGARI: Final = str.maketrans(_LATIN, "०१२३४५६७८९")
_HOLDER: Final = re.compile("%([1-9१-९])")
_NUMBER: Final = re.compile("(?<![A-Za-z0-9])[0-9]+")
"""Digits that count something; those of a key's name, as F1, do not."""


class AsWritten(str):
    """A phrase whose digits stay as they are: the name of a file, the number of a deal."""

    __slots__ = ()


class _Devanagari(QTranslator):
    """A catalogue that says every text of the program, translated or not, in Devanagari digits."""

    def translate(
        self,
        context: bytes | str,
        source: bytes | str,
        disambiguation: bytes | str | None = None,
        n: int = -1,
    ) -> str:
        """Return a text with its number put in, which Qt would write in Latin digits."""
        text = super().translate(context, source, disambiguation, n) or str(source)  # type: ignore[arg-type]  # the stubs want bytes
        if str(context).startswith("Q"):
            return text  # Qt fills in its own texts, and knows "%1" only
        return _in_devanagari(text if n < 0 else text.replace("%n", str(n)))


class Language(QObject):
    """Loads a catalogue and tells everything that is not a widget.

    Signals: ``changed(code)`` after the new catalogue is installed.
    """

    changed = Signal(str)

    def __init__(self, app: QCoreApplication, *, devanagari_digits: bool = False) -> None:
        """Speak the source language, English, until a language is chosen."""
        super().__init__(app)
        self._app = app
        self._translator: QTranslator | None = None
        self.code = "en"
        self._devanagari = devanagari_digits

    @property
    def devanagari_digits(self) -> bool:
        """Whether every number is read in Devanagari digits."""
        return self._devanagari

    @devanagari_digits.setter
    def devanagari_digits(self, on: bool) -> None:
        if on != self._devanagari:
            self._devanagari = on
            self.choose(self.code)

    def choose(self, code: str) -> None:
        """Switch to ``en`` or ``hi``; anything else is taken for English."""
        self.code = code if code in LANGUAGES else "en"
        if self._translator is not None:
            self._app.removeTranslator(self._translator)
            self._translator.deleteLater()
        self._translator = _Devanagari(self) if self._devanagari else QTranslator(self)
        name = f"cardavia_{self.code}.qm"
        QLocale.setDefault(self.locale())
        for folder in catalogue_folders():
            if self._translator.load(name, str(folder)):
                self._app.installTranslator(self._translator)
                break
        self.changed.emit(self.code)

    def locale(self) -> QLocale:
        """Return the locale for dates and numbers."""
        return QLocale("hi_IN" if self.code == "hi" else "en_GB")

    def number(self, value: int) -> str:
        """Return a whole number as the player reads it."""
        return number(value)

    def shown(self, text: str) -> str:
        """Return a finished text with the digits the player chose."""
        return shown(text)


def shown(text: str) -> str:
    """Return a text with the digits that the language of the screen has now."""
    return _in_devanagari(text) if "०" in translate("Digits", "0123456789") else text


def _in_devanagari(text: str) -> str:
    return _NUMBER.sub(lambda found: found.group().translate(_DEVANAGARI), text)


def number(value: int) -> str:
    """Return a whole number as the player reads it, in groups and digits of the language."""
    return shown(QLocale().toString(value))


def catalogue_folders() -> list[Path]:
    """Return where compiled catalogues may lie: in the package, else beside the sources."""
    package = Path(__file__).resolve().parent.parent
    return [package / "translations", package.parent / "build" / "translations"]


def system_language(wanted: str = "") -> str:
    """Return the language to start with: the wanted one, else Hindi where the system is Hindi."""
    if wanted in LANGUAGES:
        return wanted
    return "hi" if QLocale.system().language() == QLocale.Language.Hindi else "en"


def filled(text: str, *parts: str) -> str:
    """Put whole phrases in the places %1 … %9, all at once, so that a name may contain "%2".

    The phrases take the digits of the text, unless they are given ``AsWritten``.
    """
    return _HOLDER.sub(lambda found: _part(found.group(1), parts), text)


def _part(place: str, parts: tuple[str, ...]) -> str:
    part = parts[int(place) - 1]
    if place in _LATIN or isinstance(part, AsWritten):
        return part
    return _in_devanagari(part)
