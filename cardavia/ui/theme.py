"""Colours, felts, type and spacing: the numbers that every painting shares."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont

from cardavia.ui.fonts import font

INK: Final = "#1B1726"
TEXT: Final = "#F6F1E1"
MUTED: Final = "#CFE0D2"
PALE: Final = "#F8DE94"
GOLD: Final = "#DFA32B"
MARIGOLD: Final = "#F2A51A"
EMBER: Final = "#C8511B"
FACE: Final = "#FBF8F0"
PAPER: Final = "#FBF8EF"
PAPER_SHADE: Final = "#E9DFC4"
PAPER_TEXT: Final = "#1B1726"
PAPER_MUTED: Final = "#5F5138"
EMERALD: Final = "#1E5E48"
RED: Final = "#B3122B"
BLACK: Final = "#16161A"
PASSED: Final = "#C9CCC3"
PASSED_INK: Final = "#262B26"
"""A bubble that only says pass: quieter than a bid, as readable."""
DIMMED: Final = "#342814"
"""Laid over cards that may not be played now, at 25 % or what suits can bear."""

STEPS: Final = (4, 8, 12, 16, 24, 36)
MARGIN: Final = 18
TOP_BAR: Final = 48
BUTTON: Final = 44
PLATE_RADIUS: Final = 13
SHEET_RADIUS: Final = 18


@dataclass(frozen=True)
class Felt:
    """A cloth with its light from above, and the plates that lie on it."""

    name: str
    light: str
    middle: str
    edge: str
    plate: str
    outline: float = 1.2
    """How thick the line round a plate is; a thick one is also bright."""


FELTS: Final = {
    "green": Felt("green", "#2A7352", "#1F5C40", "#123D2A", "#0C2419"),
    "midnight": Felt("midnight", "#24406B", "#14233B", "#0B1524", "#0A1220"),
    "walnut": Felt("walnut", "#6B4A34", "#3B2A20", "#241812", "#1A110C"),
    "slate": Felt("slate", "#4A5468", "#2E3440", "#1C2029", "#14171E"),
    "high_contrast": Felt("high_contrast", "#000000", "#000000", "#000000", "#000000", 3.0),
}


@dataclass(frozen=True)
class Type:
    """Sizes of letters for a language, a window height and the player's text scale."""

    language: str = "en"
    height: int = 800
    scale: int = 100

    def pixels(self, english: float, hindi: float) -> float:
        """Return a size in pixels, growing with the window up to 1.35 times."""
        base = hindi if self.language == "hi" else english
        return base * min(1.35, max(1.0, self.height / 800)) * self.scale / 100

    def caption(self) -> QFont:
        """Return the font of small remarks."""
        return font(self.pixels(13, 15), QFont.Weight.Medium)

    def secondary(self) -> QFont:
        """Return the font of second lines."""
        return font(self.pixels(14, 16), QFont.Weight.Medium)

    def button(self) -> QFont:
        """Return the font of buttons."""
        return font(self.pixels(15.5, 17.5), QFont.Weight.DemiBold)

    def message(self) -> QFont:
        """Return the font of table messages."""
        return font(self.pixels(17, 19), QFont.Weight.Normal)

    def title(self) -> QFont:
        """Return the font of plate titles."""
        return font(self.pixels(18, 20), QFont.Weight.Bold)

    def heading(self) -> QFont:
        """Return the font of tile and page titles."""
        return font(self.pixels(26, 28), QFont.Weight.Bold)

    def wordmark(self) -> QFont:
        """Return the font of the program's name."""
        return font(self.pixels(44, 44), QFont.Weight.Bold)


def colour(name: str, alpha: float = 1.0) -> QColor:
    """Return a colour of the palette, see-through by ``1 - alpha``."""
    made = QColor(name)
    made.setAlphaF(alpha)
    return made
