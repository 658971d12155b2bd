"""Every face and back of a deck by its number, in the usual and in the small drawing."""

from typing import Final

from cardavia.cards.cards import PLAIN_FACES, RED_JOKER, rank_of, suit_of
from cardavia.ui.deck.aces import ace
from cardavia.ui.deck.backs import back
from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.courts import portrait
from cardavia.ui.deck.index import corner, joker_corner
from cardavia.ui.deck.jokers import black_elephant, moon, red_elephant, sun
from cardavia.ui.deck.palette import INK, MOON_JOKER, SUN_JOKER, Livery
from cardavia.ui.deck.pips import number_pips, pip
from cardavia.ui.deck.style import RANKS, SUITS, DeckStyle
from cardavia.ui.deck.svg import CORNER, HEIGHT, WIDTH, at, box, document, group, num, path
from cardavia.ui.deck.windows import frame, half_window, sill, small_window, window

SMALL_BELOW: Final = 90
"""Cards less high than this, in pixels, use the small drawing."""


def face_svg(face: int, style: DeckStyle, small: bool = False) -> str:  # noqa: FBT001, FBT002 - a drawing has two sizes
    """Return a face (0..51, 52 black joker, 53 red joker) as an SVG document."""
    if face >= PLAIN_FACES:
        picture = _joker(face == RED_JOKER, style, small=small)
    else:
        picture = _card(RANKS[rank_of(face)], SUITS[suit_of(face)], style, small=small)
    return document(blank(style) + picture)


def back_svg(style: DeckStyle, small: bool = False) -> str:  # noqa: FBT001, FBT002 - as above
    """Return the chosen back as an SVG document."""
    return document(blank(style) + back(style.back, small=small))


def blank(style: DeckStyle) -> str:
    """Return the bare paper, with a dark edge in high contrast."""
    if not style.high_contrast:
        return path(box(0, 0, WIDTH, HEIGHT, CORNER), style.paper)
    inner = box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER - 1.5)
    return path(box(0, 0, WIDTH, HEIGHT, CORNER), INK) + path(inner, style.paper)


def _card(rank: str, suit: str, style: DeckStyle, *, small: bool) -> str:
    index = corner(rank, suit, style, small=small)
    if style.large_print:
        return index + _large_picture(rank, suit, style, style.brush(small=small))
    return _picture(rank, suit, style, style.brush(small=small)) + _twice(index)


def _large_picture(rank: str, suit: str, style: DeckStyle, brush: Brush) -> str:
    if rank not in "JQK":
        return pip(suit, style.ink(suit), 152, 240, 168)
    return half_window(brush, style.livery(suit), portrait(rank, suit, style, brush))


def _picture(rank: str, suit: str, style: DeckStyle, brush: Brush) -> str:
    ink, livery = style.ink(suit), style.livery(suit)
    if rank == "A":
        return ace(brush, suit, ink, livery, style.paper)
    if rank not in "JQK":
        return number_pips(rank, suit, ink)
    half = portrait(rank, suit, style, brush)
    return _double(brush, livery, half, pip(suit, ink, 0, 0, 13))


def _joker(red: bool, style: DeckStyle, *, small: bool) -> str:  # noqa: FBT001 - the red one or the black one
    brush, livery = style.brush(small=small), SUN_JOKER if red else MOON_JOKER
    ink = style.ink("H" if red else "S")
    sign = sun(brush, ink, style.paper) if red else moon(ink)
    half = (red_elephant if red else black_elephant)(brush)
    if brush.fine:
        half = window(livery, group(sign, at(-60, -130, 0.56))) + half
    else:
        half = small_window(half)
    index = joker_corner(sign, ink, style, small=small)
    if style.large_print:
        return index + half_window(brush, livery, half)
    return _double(brush, livery, half, group(sign, "scale(.46)")) + _twice(index)


def _double(brush: Brush, livery: Livery, half: str, mark: str) -> str:
    """Return a picture that is the same from both ends."""
    carpet = sill(brush, livery.second, mark)
    picture = frame(brush, livery) + half + group(half, "rotate(180)") + carpet
    return group(picture, at(WIDTH / 2, HEIGHT / 2))


def _twice(drawing: str) -> str:
    """Return a drawing and its copy turned by 180 degrees."""
    return drawing + group(drawing, f"rotate(180 {num(WIDTH / 2)} {num(HEIGHT / 2)})")
