"""Round portraits for seats and the four residents of the home page, made from the courts."""

from typing import Final

from cardavia.ui.deck.brush import FINE, Brush
from cardavia.ui.deck.busts import BUSTS
from cardavia.ui.deck.courts import dress_of, figure
from cardavia.ui.deck.jokers import red_elephant
from cardavia.ui.deck.motifs import marigold
from cardavia.ui.deck.palette import GOLD, INK, PALE, PARCHMENT, Livery
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.deck.svg import at, box, disc, document, flipped, group, path, rows
from cardavia.ui.deck.windows import cusped_arch

SEATS: Final = ("CJ", "HQ", "SK", "CQ", "DK", "SQ", "HJ", "DQ", "HK", "DJ", "CK", "SJ")
"""Whose head sits where: the person first, then the computer seats clockwise."""
RESIDENTS: Final = {"tractor": "", "pepper": "HJ", "black_maria": "SQ", "pitch": "CK"}
"""Which court lives at a game's window; the elephant has no court."""
SAFFRON: Final = Livery("#D9812A", "", "", "", "", PALE)
PORTRAIT_BRUSH: Final = Brush(1.25, fine=True)
"""Seat portraits are seldom more than 54 pixels wide."""


def portrait_svg(name: str) -> str:
    """Return the head of a court (suit and rank) in a golden disc, 100 units wide."""
    style = DeckStyle()
    window = style.livery(name[0]).window
    bust = BUSTS[name[1]](PORTRAIT_BRUSH, dress_of(name, style, PORTRAIT_BRUSH))
    looking = flipped(bust) if name[0] in "SC" else bust
    rim = path(disc(0, 0, 47.4), "none", INK, 4.4) + path(disc(0, 0, 47.4), "none", GOLD, 2.6)
    return document(group(path(disc(0, 0, 47), window) + looking + rim, at(50, 50)), 100, 100)


def resident_svg(game: str) -> str:
    """Return a game's resident at a parchment window, 264 by 252 units."""
    court = RESIDENTS[game]
    style = DeckStyle()
    frame = path(box(0, 0, 264, 252), PARCHMENT)
    flowers = rows(marigold(8), [(20, 20), (244, 20)])
    livery = style.livery(court[0]) if court else SAFFRON
    drawn = figure(court[1], court[0], style, FINE) if court else red_elephant(FINE)
    arch = cusped_arch()
    window = path(arch, livery.window, INK, 4.2) + path(arch, livery.window, livery.trim, 2)
    scene = group(window + drawn, at(132, 270, 1.86))
    return document(frame + flowers + scene, 264, 252)
