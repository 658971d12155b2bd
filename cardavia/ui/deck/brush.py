"""How finely a drawing is made."""

from dataclasses import dataclass
from typing import Final

from cardavia.ui.deck.palette import INK
from cardavia.ui.deck.svg import path


@dataclass(frozen=True)
class Brush:
    """Thin contours and every bead, or thick contours and none."""

    contour: float
    """By how much contours are thicker than on a card seen at reading size."""
    fine: bool
    """Whether what would be a grey haze when small is drawn at all."""

    def inked(self, d: str, fill: str, width: float = 1.5) -> str:
        """Return a filled path with the dark contour of a miniature."""
        return path(d, fill, INK, width * self.contour)

    def thick(self, width: float) -> float:
        """Return the width of something thin: a third more when small."""
        return width if self.fine else width * 1.35

    def line(self, d: str, colour: str, width: float) -> str:
        """Return an open line."""
        return path(d, "none", colour, self.thick(width))

    def rod(self, d: str, colour: str, width: float, edge: float = 1.4) -> str:
        """Return a line with a dark contour on both sides."""
        return path(d, "none", INK, width + 2 * edge * self.contour) + path(
            d, "none", colour, width
        )

    def detail(self, drawing: str) -> str:
        """Return a drawing that is left out when small."""
        return drawing if self.fine else ""


FINE: Final = Brush(1.0, fine=True)
STRONG: Final = Brush(1.35, fine=True)
"""High contrast at reading size."""
BOLD: Final = Brush(1.6, fine=False)
"""Small cards: contours of 2.4 units."""
