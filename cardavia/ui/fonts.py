"""The bundled Mukta family, Latin and Devanagari in one, loaded once a program."""

from functools import cache
from pathlib import Path
from typing import Final

import fontpkg_mukta
from PySide6.QtGui import QFont, QFontDatabase

FAMILY: Final = "Mukta"
_WEIGHTS: Final = ("Regular", "Medium", "SemiBold", "Bold")


@cache
def load_fonts() -> bool:
    """Make the family known to Qt; tells whether every file was found."""
    folder = Path(fontpkg_mukta.__file__).parent / "files"
    found = [
        QFontDatabase.addApplicationFont(str(folder / f"Mukta-{name}.ttf")) for name in _WEIGHTS
    ]
    return all(number >= 0 for number in found)


def font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the program's font at a size in logical pixels."""
    load_fonts()
    made = QFont(FAMILY)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(weight)
    return made
