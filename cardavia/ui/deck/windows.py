"""The window a court stands in, and who stands there."""

from collections.abc import Callable
from typing import Final

from cardavia.ui.deck.figures import jack, king, queen
from cardavia.ui.deck.heads import Look
from cardavia.ui.deck.held import blade, bow, flute, lance, mace, mirror, stem
from cardavia.ui.deck.motifs import bird, lotus, marigold, petal
from cardavia.ui.deck.pips import pip
from cardavia.ui.deck.style import Livery, DeckStyle
from cardavia.ui.deck.svg import BLUE, FACE, FRAME_X, FRAME_Y, GOLD, GREEN, INK, MARIGOLD, PALE, PARCHMENT, RED, at, box, disc, dots, group, inked, num, path, polygon, ring, star

def cusped_arch() -> str:
    """Return the path data of a window with a cusped arch, standing on y = 0."""
    left = [(-63, -82), (-60.5, -101), (-51, -117), (-35, -128.5), (-17, -135.5)]
    up = "".join(f"A11.5,11.5 0 0 1 {num(x)},{num(y)}" for x, y in left[1:])
    down = "".join(f"A11.5,11.5 0 0 1 {num(-x)},{num(y)}" for x, y in reversed(left[:-1]))
    return f"M-63,0V-82{up}C-8,-135.5 -2,-137 0,-141C2,-137 8,-135.5 17,-135.5{down}V0Z"


def window(suit: str, ink: str, livery: Livery) -> str:
    """Return the empty upper half of a court's window."""
    arch, half = cusped_arch(), pip(suit, ink, -59.5, -129.5, 20)
    ends = inked(box(-71, -92, 7, 6, 1.5) + box(-71.5, -20, 8, 5, 1.5), GOLD, 1)
    pillar = path("M-67.6,-6V-84", "none", GOLD, 2.2) + ends
    return (
        path(arch, livery.window, INK, 4.6) + path(arch, livery.window, GOLD, 2.2) + half + group(half, "scale(-1 1)")
        + pillar + group(pillar, "scale(-1 1)")
    )


def sill(cloth: str, mark: str) -> str:
    """Return the carpet over the sill, with the suit's sign in a marigold."""
    edge = "M-72,-11H72M-72,11H72"
    carpet = path(box(-72, -11, 144, 22), cloth) + path(edge, "none", INK, 4) + path(edge, "none", GOLD, 2)
    diamonds = "".join(polygon([(x - 5, 0), (x, -5.5), (x + 5, 0), (x, 5.5)]) for x in (-62, -48, -34, 34, 48, 62))
    beads = path(dots([(x, 0) for x in (-55, -41, -27, 27, 41, 55)], 1.5), PALE)
    petals = ring(inked(petal(17, 10), MARIGOLD, 1), 12)
    rose = petals + inked(disc(0, 0, 11.5), FACE, 1.2) + path(disc(0, 0, 9.6), "none", GOLD, 1)
    return carpet + path(diamonds, GOLD) + beads + rose + mark


def frame(livery: Livery) -> str:
    """Return the marigold border of a court card, around the origin."""
    x, y, across, down = FRAME_X, FRAME_Y, 21, 40
    beads = [(-x + 3.5 + (2 * x - 7) * i / across, s * (y - 3.5)) for i in range(across + 1) for s in (-1, 1)]
    beads += [(s * (x - 3.5), -y + 3.5 + (2 * y - 7) * i / down) for i in range(1, down) for s in (-1, 1)]
    return (
        path(box(-x, -y, 2 * x, 2 * y, 4), livery.window, INK, 1.4) + path(dots(beads, 2.5), MARIGOLD)
        + path(dots(beads, 0.9), "#B5481B") + path(box(-x + 7, -y + 7, 2 * x - 14, 2 * y - 14, 1.5), PARCHMENT, INK, 1.2)
    )


def portrait(rank: str, suit: str, style: DeckStyle) -> str:
    """Return one figure at its window, facing the way its suit looks."""
    livery, ink = style.livery(suit), style.ink(suit)
    figure = COURTS[suit + rank](livery, pip(suit, livery.window, 0, 0, 8.5))
    if suit in "SC":
        figure = group(figure, "scale(-1 1)")
    return window(suit, ink, livery) + figure


ROSE: Final = ("#F2A7A0", "#E2747A")
MOONLIT: Final = ("#F7EBD5", "#C5D4EA")
GOLDEN_DOT: Final = path(disc(0, 0, 3), GOLD)
HAWK: Final = group(bird("#E9E2D0", "#8C6B4A", GOLD), at(0, -6, 1.15))
PARROT: Final = group(bird("#9BC24A", "#5E9B3C", "#C8321F"), at(0, -6, 1.05))
GREAT_MARIGOLD: Final = marigold(0, -2, 15) + path(disc(0, -2, 15.6), "none", INK, 1.1)

COURTS: Final[dict[str, Callable[[Livery, str], str]]] = {
    "SK": lambda c, m: king(Look("#B87A4B", "full"), c.robe, c.second, RED, blade(), m),
    "HK": lambda c, _: king(Look("#D7A06E", "moustache", hat="tall"), c.robe, "#C23A2A", "#2C6A57", stem(lotus(0, 2, 20, *ROSE)), GOLDEN_DOT),
    "DK": lambda c, _: king(Look("#C88F5E", "point", "#E9E2D4", "crown"), c.robe, c.coat, BLUE, mace(), path(star(8, 4.4, 2), GOLD)),
    "CK": lambda c, m: king(Look("#9E6538", "moustache"), c.robe, "#2F6C8A", GREEN, HAWK, m),
    "SQ": lambda c, _: queen(
        Look("#C78C5A"), c.veil, c.second, MARIGOLD, stem(lotus(0, 2, 20, *MOONLIT)), path(disc(0, 0, 1.6), c.window)
    ),
    "HQ": lambda c, _: queen(Look("#DDAA78"), c.veil, "#2C6A57", RED, stem(lotus(0, 2, 24, *ROSE), 36), path(star(6, 2.8, 1.2), "#C23A4A")),
    "DQ": lambda c, _: queen(Look("#B57A4A"), c.veil, c.robe, "#2F9C8F", mirror("#BFE0E4"), path(box(-1.6, -1.6, 3.2, 3.2), "#D0662A")),
    "CQ": lambda c, _: queen(Look("#A86E42"), c.veil, c.robe, RED, PARROT, path(disc(0, 0, 1.6), "#A83A55")),
    "SJ": lambda c, _: jack(Look("#B87A4B", nose="hooked", brow=2.6), c.coat, PALE, "#3F86A0", bow("#D9A03A"), (48, -52)),
    "HJ": lambda c, _: jack(Look("#D7A06E", nose="snub", brow=1.5), c.coat, "#2C6A57", "#C23A2A", stem(GREAT_MARIGOLD, 38)),
    "DJ": lambda c, _: jack(Look("#C08555", "thin", nose="straight", brow=2.2), c.coat, c.veil, "#A8243C", lance("#C8321F")),
    "CJ": lambda _c, _: jack(Look("#8F5D3E", hair="#3A2418", brow=2.9), "#E6B23C", "#2F6C8A", "#C2452D", flute(), (47, -58)),
}
