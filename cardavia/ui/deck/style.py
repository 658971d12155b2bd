"""What a player can choose about the deck, and the colours of each suit."""

from dataclasses import dataclass
from typing import Final

from cardavia.ui.deck.svg import BLACK, BLUE, GREEN, RED

@dataclass(frozen=True)
class Livery:
    """Colours of one suit's court: window, king's robe, queen's veil, jack's coat and a second colour."""

    window: str
    robe: str
    veil: str
    coat: str
    second: str


TWO_COLOURS: Final = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOURS: Final = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}

LIVERIES: Final = {
    "S": Livery("#27346A", "#EADFC6", "#9CC3CE", "#C94A2C", "#6E2B52"),
    "H": Livery("#A51C35", "#2C6A57", "#F5CDB9", "#F0B640", "#F7E7C6"),
    "D": Livery("#D9812A", "#7B1E3C", "#FBEBB5", "#1F6E77", "#F6F0DA"),
    "C": Livery("#1E5E48", "#CF7A2A", "#EDBFC4", "#EADFC6", "#8A2438"),
}
BLUE_DIAMONDS: Final = Livery("#2453B4", "#7B1E3C", "#FBE3A0", "#E58A2B", "#F6F0DA")

LATIN: Final = {"A": "A", "K": "K", "Q": "Q", "J": "J"}
DEVANAGARI: Final = {"A": "इ", "K": "रा", "Q": "बे", "J": "गु"}
"""The king is रा (राजा): बा and बे look too much alike when small."""
DIGITS: Final = str.maketrans("0123456789", "०१२३४५६७८९")
WARM_COLOURS: Final = {"S": BLACK, "H": "#B23A0E", "D": BLUE, "C": "#0F6B66"}
"""Four colours that stay apart for eyes that see little red or green."""


@dataclass(frozen=True)
class DeckStyle:
    """What a player can choose about the deck."""

    four_colours: bool = False
    large_print: bool = False
    letters: str = "latin"
    digits: str = "latin"
    back: str = "lotus"
    warm_colours: bool = False

    def ink(self, suit: str) -> str:
        """Return the colour in which a suit is printed."""
        if self.four_colours:
            return (WARM_COLOURS if self.warm_colours else FOUR_COLOURS)[suit]
        return TWO_COLOURS[suit]

    def livery(self, suit: str) -> Livery:
        """Return the colours of a suit's court."""
        return BLUE_DIAMONDS if self.four_colours and suit == "D" else LIVERIES[suit]

    def index(self, rank: str) -> str:
        """Return the text in the corner of a card."""
        letters = DEVANAGARI if self.letters == "devanagari" else LATIN
        if rank in letters:
            return letters[rank]
        return rank.translate(DIGITS) if self.digits == "devanagari" else rank

    def is_native(self, rank: str) -> bool:
        """Tell whether the corner holds a Devanagari letter."""
        return self.letters == "devanagari" and rank in DEVANAGARI
