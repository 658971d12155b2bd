"""One card as a document."""

from typing import Final

from cardavia.ui.deck.letters import Letters
from cardavia.ui.deck.motifs import petal
from cardavia.ui.deck.pips import number_pips, pip
from cardavia.ui.deck.style import DeckStyle, Livery
from cardavia.ui.deck.svg import CORNER, FACE, GOLD, HEIGHT, INK, MARIGOLD, PARCHMENT, WIDTH, at, box, disc, group, num, path, ring, svg
from cardavia.ui.deck.windows import frame, portrait, sill

def blank() -> str:
    """Return the ivory face."""
    return path(box(0, 0, WIDTH, HEIGHT, CORNER), FACE)


def twice(drawing: str) -> str:
    """Return a drawing and its copy turned by 180 degrees."""
    return drawing + group(drawing, f"rotate(180 {num(WIDTH / 2)} {num(HEIGHT / 2)})")


def corner(rank: str, suit: str, style: DeckStyle, letters: Letters) -> str:
    """Return the index with its suit sign below."""
    text, ink = style.index(rank), style.ink(suit)
    native = style.is_native(rank)
    cap, widest, baseline = (36.0, 35.0, 55.0) if native else (43.0, 44.0 if rank == "10" else 34.5, 56.0)
    return path(letters.outline(text, cap, widest, (29 if rank == "10" else 25, baseline)), ink) + pip(suit, ink, 25, 91, 35)


INLAYS: Final[dict[str, list[tuple[float, float, float]]]] = {
    "S": [(0, 14, 1.55), (-37, 24, 0.72), (37, 24, 0.72), (0, -32, 0.62)],
    "H": [(0, -4, 1.55), (-38, -32, 0.72), (38, -32, 0.72), (0, 38, 0.62)],
    "D": [(0, 0, 1.35), (0, -37, 0.6), (0, 37, 0.6)],
    "C": [(0, -42, 1.0), (-40, 13.5, 1.0), (40, 13.5, 1.0)],
}


def ace(suit: str, ink: str, livery: Livery) -> str:
    """Return an ace: one large sign inlaid with flowers, in a ring of petals."""
    sign = pip(suit, ink, 0, 0, 142)
    bloom = (
        ring(path(petal(17, 9), FACE), 8) + ring(path(petal(11, 5), livery.window), 8) + path(disc(0, 0, 5), ink)
        + path(disc(0, 0, 3), MARIGOLD)
    )
    blooms = "".join(group(bloom, at(x * 0.95, y * 0.95, size * 0.95)) for x, y, size in INLAYS[suit])
    leaves = [group(path(petal(15, 9), c), at(0, -99)) for c in (livery.window, GOLD)]
    garland = ring(leaves[0], 24) + ring(leaves[1], 24, 7.5)
    thin = path(disc(0, 0, 96), "none", GOLD, 1.2)
    wreath = group(garland + thin, "scale(.9)")
    return group(wreath + sign + blooms, at(WIDTH / 2, HEIGHT / 2))


def court(rank: str, suit: str, style: DeckStyle) -> str:
    """Return the double portrait of a court card."""
    half = portrait(rank, suit, style)
    carpet = sill(style.livery(suit).second, pip(suit, style.ink(suit), 0, 0, 13))
    return group(frame(style.livery(suit)) + half + group(half, "rotate(180)") + carpet, at(WIDTH / 2, HEIGHT / 2))


def half_window(livery: Livery, half: str) -> str:
    """Return one portrait in the lower right of a large-print card."""
    edge = (
        path(box(-79, -150, 158, 150, 4), livery.window, INK, 1.4)
        + path(box(-72, -143, 144, 143, 1.5), PARCHMENT, INK, 1.2)
    )
    foot = path(box(-79, -4, 158, 8, 2), GOLD, INK, 1.4)
    return group(edge + half + foot, at(163, 332, 0.98))


def large_print(rank: str, suit: str, style: DeckStyle, letters: Letters) -> str:
    """Return a card with one great index and one great suit sign."""
    ink = style.ink(suit)
    native = style.is_native(rank)
    cap, baseline = (66.0, 96.0) if native else (78.0, 98.0)
    index = path(letters.outline(style.index(rank), cap, 78, (50, baseline)), ink)
    if rank not in "JQK":
        return index + pip(suit, ink, 150, 235, 168)
    livery = style.livery(suit)
    figure = half_window(livery, portrait(rank, suit, style))
    return index + pip(suit, ink, 48, 166, 70) + figure


def card(rank: str, suit: str, style: DeckStyle, letters: Letters) -> str:
    """Return one card as an SVG document."""
    if style.large_print:
        return svg(blank() + large_print(rank, suit, style, letters))
    ink = style.ink(suit)
    if rank == "A":
        picture = ace(suit, ink, style.livery(suit))
    elif rank in "JQK":
        picture = court(rank, suit, style)
    else:
        picture = number_pips(rank, suit, ink)
    return svg(blank() + picture + twice(corner(rank, suit, style, letters)))
