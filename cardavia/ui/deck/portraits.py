"""Round portraits for seats and the four residents of the home page, made from the courts."""

from typing import Final

from cardavia.ui.deck.jokers import elephant, sun
from cardavia.ui.deck.motifs import marigold
from cardavia.ui.deck.pips import pip
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.deck.svg import GOLD, INK, PALE, PARCHMENT, at, box, disc, group, path
from cardavia.ui.deck.windows import cusped_arch

SEATS: Final = ("CJ", "HQ", "SK", "CQ", "DK", "SQ", "HJ", "DQ", "HK", "DJ")
"""Whose head sits where: the person first, then the computer seats clockwise."""
RESIDENTS: Final = {"tractor": "", "pepper": "HJ", "black_maria": "SQ", "pitch": "CK"}


def portrait_svg(court: str) -> str:
    """Return the head of a court (suit and rank) in a golden disc, 100 units wide."""
    style = DeckStyle()
    window = style.livery(court[0]).window
    figure = _figure(court)
    face = group(figure, at(50, 124 if court[1] != "Q" else 122, 0.88))
    rim = path(ring_of(50, 50, 47, 80), "#0E2B1E") + path(disc(50, 50, 45.5), "none", GOLD, 3.4)
    return _document(100, 100, path(disc(50, 50, 47), window) + face + rim)


def ring_of(x: float, y: float, inner: float, outer: float) -> str:
    """Return the area between two circles, which hides what pokes out of the inner one."""
    hole = f"M{x - inner},{y}a{inner},{inner} 0 1 0 {2 * inner},0a{inner},{inner} 0 1 0 {-2 * inner},0Z"
    return disc(x, y, outer) + hole


def _figure(court: str, mark: str = "") -> str:
    """Return a court's figure without its window, facing as its suit looks; a mark on its robe."""
    from cardavia.ui.deck.windows import COURTS

    style = DeckStyle()
    figure = COURTS[court](style.livery(court[0]), mark)
    return group(figure, "scale(-1 1)") if court[0] in "SC" else figure


def resident_svg(game: str) -> str:
    """Return a game's resident at a window in parchment, 264 by 252 units."""
    court = RESIDENTS[game]
    corners = group(marigold(0, 0, 8), at(20, 20)) + group(marigold(0, 0, 8), at(244, 20))
    livery = DeckStyle().livery(court[0]) if court else None
    colour = livery.window if livery else "#D9812A"
    arch = cusped_arch()
    window = path(arch, colour, INK, 4.6) + path(arch, colour, GOLD, 2.2)
    if livery:
        figure = _figure(court, pip(court[0], livery.window, 0, 0, 8.5))
    else:
        figure = elephant("#EFE4D2", "#E3B9A6", "#A51C35", GOLD, sun(PALE))
    scene = group(window + figure, at(132, 270, 1.86))
    return _document(264, 252, path(box(0, 0, 264, 252), PARCHMENT) + corners + scene)


def _document(width: float, height: float, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" stroke-linejoin="round" stroke-linecap="round">{content}</svg>\n'
    )
