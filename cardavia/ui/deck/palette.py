"""The colours of the deck."""

from dataclasses import dataclass
from typing import Final

FACE: Final = "#FBF8F0"
WHITE: Final = "#FFFFFF"
INK: Final = "#1B1726"
BLACK: Final = "#16161A"
RED: Final = "#B3122B"
GREEN: Final = "#0B6B3A"
BLUE: Final = "#1D4ED8"
GOLD: Final = "#DFA32B"
MARIGOLD: Final = "#F2A51A"
PALE: Final = "#F8DE94"
EMBER: Final = "#B5481B"
PARCHMENT: Final = "#F4E6C4"
PEARL: Final = "#FFF8E6"
STEEL: Final = "#DFE6EC"
HAIR: Final = "#221B22"
LEAF: Final = "#4E8B3C"
STALK: Final = "#3C6E33"
NIGHT: Final = "#0E2B1E"

ROSE: Final = ("#F2A7A0", "#E2747A")
"""Outer and inner petals of a pink lotus."""
MOONLIT: Final = ("#F7EBD5", "#C5D4EA")
"""The same of a white one."""

TWO_COLOURS: Final = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOURS: Final = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}
WARM_COLOURS: Final = {"S": BLACK, "H": "#C2410C", "D": BLUE, "C": "#0F766E"}
"""Four colours that stay apart for eyes that see little red or green."""
DEEPER: Final = {
    BLACK: "#000000",
    RED: "#9B0B22",
    GREEN: "#00532A",
    BLUE: "#123BAE",
    "#C2410C": "#9A3007",
    "#0F766E": "#065850",
}
"""The suit colours of high contrast: 7:1 and more on white."""


@dataclass(frozen=True)
class Livery:
    """Colours of one suit's court: window, king's robe, queen's veil, jack's coat and a second colour."""

    window: str
    robe: str
    veil: str
    coat: str
    second: str
    trim: str = GOLD
    """Lines and beads on the window: gold has too little contrast on saffron."""


LIVERIES: Final = {
    "S": Livery("#27346A", "#EADFC6", "#9CC3CE", "#C94A2C", "#6E2B52"),
    "H": Livery("#A51C35", "#2C6A57", "#F5CDB9", "#F0B640", "#F7E7C6"),
    "D": Livery("#C4601A", "#7B1E3C", "#FBEBB5", "#1F6E77", "#F6F0DA", PALE),
    "C": Livery("#1E5E48", "#CF7A2A", "#EDBFC4", "#EADFC6", "#8A2438"),
}
BLUE_DIAMONDS: Final = Livery("#2453B4", "#7B1E3C", "#FBE3A0", "#E58A2B", "#F6F0DA")
WARM_HEARTS: Final = Livery("#B23C12", "#2C6A57", "#F5CDB9", "#F0B640", "#F7E7C6", PALE)
WARM_CLUBS: Final = Livery("#10625C", "#CF7A2A", "#EDBFC4", "#EADFC6", "#8A2438")
SUN_JOKER: Final = Livery("#B3262F", "", "", "", "#1F5E62")
MOON_JOKER: Final = Livery("#2A2F45", "", "", "", "#5A4A78")
