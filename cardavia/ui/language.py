"""The language of the screen: switched while the program runs, in place."""

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

LANGUAGES: Final = {"en": "English", "hi": "हिन्दी"}
"""Codes, and each language's name in its own script."""

_DEVANAGARI: Final = {ord("0") + n: 0x0966 + n for n in range(10)}
_HOLDER: Final = re.compile(r"%([1-9])")


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
        self.devanagari_digits = devanagari_digits

    def choose(self, code: str) -> None:
        """Switch to ``en`` or ``hi``; anything else is taken for English."""
        self.code = code if code in LANGUAGES else "en"
        if self._translator is not None:
            self._app.removeTranslator(self._translator)
        self._translator = QTranslator(self)
        name = f"cardavia_{self.code}.qm"
        for folder in catalogue_folders():
            if self._translator.load(name, str(folder)):
                self._app.installTranslator(self._translator)
                break
        QLocale.setDefault(self.locale())
        self.changed.emit(self.code)

    def locale(self) -> QLocale:
        """Return the locale for dates and numbers."""
        return QLocale("hi_IN" if self.code == "hi" else "en_GB")

    def number(self, value: int) -> str:
        """Return a whole number as the player reads it."""
        return self.shown(self.locale().toString(value))

    def shown(self, text: str) -> str:
        """Return a finished text with the digits the player chose."""
        return text.translate(_DEVANAGARI) if self.devanagari_digits else text


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
    """Put whole phrases in the places %1 … %9, all at once, so that a name may contain "%2"."""
    return _HOLDER.sub(lambda found: parts[int(found.group(1)) - 1], text)
