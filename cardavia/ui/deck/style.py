"""What a player can choose about the deck."""

from dataclasses import dataclass
from typing import Final, Literal

from cardavia.ui.deck.brush import BOLD, FINE, STRONG, Brush
from cardavia.ui.deck.palette import (
    BLUE_DIAMONDS,
    DEEPER,
    FACE,
    FOUR_COLOURS,
    LIVERIES,
    TWO_COLOURS,
    WARM_CLUBS,
    WARM_COLOURS,
    WARM_HEARTS,
    WHITE,
    Livery,
)

Script = Literal["latin", "devanagari"]
SUITS: Final = "SHDC"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
BACK_NAMES: Final = ("lotus", "jaali", "paisley", "peacock", "marigold", "stars")

DEVANAGARI: Final = {"A": "इ", "K": "रा", "Q": "बे", "J": "गु"}
"""The king is रा (राजा): बा and बे look too much alike when small."""
DIGITS: Final = str.maketrans("0123456789", "०१२३४५६७८९")
JOKER: Final[dict[Script, tuple[str, ...]]] = {
    "latin": ("J", "O", "K", "E", "R"),
    "devanagari": ("जो", "क", "र"),
}
"""A joker's name, one part below the other."""


@dataclass(frozen=True)
class DeckStyle:
    """What a player can choose about the deck."""

    four_colours: bool = False
    large_print: bool = False
    letters: Script = "latin"
    digits: Script = "latin"
    back: str = "lotus"
    high_contrast: bool = False
    warm_colours: bool = False
    """Four colours for eyes that see little red or green."""

    def ink(self, suit: str) -> str:
        """Return the colour in which a suit is printed."""
        colours = FOUR_COLOURS if self.four_colours else TWO_COLOURS
        colour = (WARM_COLOURS if self.warm_colours else colours)[suit]
        return DEEPER[colour] if self.high_contrast else colour

    @property
    def paper(self) -> str:
        """Return the colour of the card itself."""
        return WHITE if self.high_contrast else FACE

    def livery(self, suit: str) -> Livery:
        """Return the colours of a suit's court."""
        if suit == "D" and (self.four_colours or self.warm_colours):
            return BLUE_DIAMONDS
        warm = {"H": WARM_HEARTS, "C": WARM_CLUBS} if self.warm_colours else {}
        return warm.get(suit, LIVERIES[suit])

    def index(self, rank: str) -> str:
        """Return the text in the corner of a card."""
        if self.is_native(rank):
            return DEVANAGARI[rank]
        return rank.translate(DIGITS) if self.digits == "devanagari" else rank

    def is_native(self, rank: str) -> bool:
        """Tell whether the corner holds a Devanagari letter."""
        return self.letters == "devanagari" and rank in DEVANAGARI

    def brush(self, *, small: bool) -> Brush:
        """Return how finely a card of this style is drawn."""
        if small:
            return BOLD
        return STRONG if self.high_contrast else FINE
