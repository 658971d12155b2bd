"""Six backs, each the same from both ends, so that a turned card tells nothing."""

from collections.abc import Callable
from typing import Final

from cardavia.ui.deck.brush import BOLD, FINE, Brush
from cardavia.ui.deck.lattices import jaali, marigolds, paisleys, stars
from cardavia.ui.deck.mandalas import lotus_from_above, peacocks
from cardavia.ui.deck.palette import EMBER, GOLD, MARIGOLD
from cardavia.ui.deck.svg import HEIGHT, WIDTH, at, box, dots, group, path
from cardavia.ui.deck.windows import garland

Field = Callable[[Brush], str]
BACKS: Final[dict[str, tuple[str, Field]]] = {
    "lotus": ("#17503F", lotus_from_above),
    "jaali": ("#27346A", jaali),
    "paisley": ("#8E1530", paisleys),
    "peacock": ("#115762", peacocks),
    "marigold": ("#5B2342", marigolds),
    "stars": ("#1A1F38", stars),
}
"""The ground of each back, and what is drawn on it round the origin."""


def back(name: str, *, small: bool) -> str:
    """Return a back without its paper; an unknown name gives the lotus."""
    ground, field = BACKS.get(name, BACKS["lotus"])
    brush = BOLD if small else FINE
    return group(_panel(brush, ground) + field(brush), at(WIDTH / 2, HEIGHT / 2))


def _panel(brush: Brush, ground: str) -> str:
    """Return the coloured ground with a garland and a golden line, or a bold line when small."""
    x, y = WIDTH / 2 - 10, HEIGHT / 2 - 10
    panel = path(box(-x, -y, 2 * x, 2 * y, 7), ground)
    if not brush.fine:
        return panel + path(box(-x + 11, -y + 11, 2 * x - 22, 2 * y - 22, 4), "none", GOLD, 4.5)
    beads = garland(x - 7, y - 7, 12.8)
    line = path(box(-x + 14, -y + 14, 2 * x - 28, 2 * y - 28, 3), "none", GOLD, 1.4)
    return panel + path(dots(beads, 3.7), MARIGOLD) + path(dots(beads, 1.4), EMBER) + line
