"""The twelve courts: who stands in which window."""

from collections.abc import Callable
from typing import Final

from cardavia.ui.deck import held
from cardavia.ui.deck.brush import Brush
from cardavia.ui.deck.figures import Dress, jack, king, queen
from cardavia.ui.deck.heads import Look
from cardavia.ui.deck.palette import BLUE, GOLD, GREEN, MARIGOLD, PALE, RED, Livery
from cardavia.ui.deck.pips import pip
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.deck.svg import box, disc, flipped, path, star
from cardavia.ui.deck.windows import small_window, window

Wardrobe = Callable[[Brush, Livery], Dress]


def dress_of(court: str, style: DeckStyle, brush: Brush) -> Dress:
    """Return who a court (suit and rank) is."""
    return COURTS[court](brush, style.livery(court[0]))


def figure(rank: str, suit: str, style: DeckStyle, brush: Brush) -> str:
    """Return one court without its window; black suits look left, red ones right."""
    drawn = FIGURES[rank](brush, dress_of(suit + rank, style, brush))
    return flipped(drawn) if suit in "SC" else drawn


def portrait(rank: str, suit: str, style: DeckStyle, brush: Brush) -> str:
    """Return one court at its window, the sill at y = 0."""
    livery = style.livery(suit)
    drawn = figure(rank, suit, style, brush)
    if not brush.fine:
        return small_window(drawn)
    return window(livery, pip(suit, style.ink(suit), -59.5, -129.5, 20)) + drawn


def _king_of_spades(brush: Brush, livery: Livery) -> Dress:
    look = Look("#B87A4B", "full", nose="hooked", brow="bold", brow_width=2.4)
    sign = pip("S", livery.window, 0, 0, 8.5)
    return Dress(look, livery.robe, livery.second, RED, held.blade(brush), sign)


def _king_of_hearts(brush: Brush, livery: Livery) -> Dress:
    look = Look("#D7A06E", "moustache", brow="high")
    dot = path(disc(0, 0, 3), GOLD)
    flower = held.pink_lotus(brush, 20, 40)
    return Dress(look, livery.robe, "#C23A2A", "#2C6A57", flower, dot, "tall")


def _king_of_diamonds(brush: Brush, livery: Livery) -> Dress:
    look = Look("#C88F5E", "point", "#E9E2D4", nose="long")
    spark = path(star(8, 4.4, 2), GOLD)
    return Dress(look, livery.robe, livery.coat, BLUE, held.mace(brush), spark, "crown")


def _king_of_clubs(brush: Brush, livery: Livery) -> Dress:
    look = Look("#9E6538", "moustache", nose="broad", brow="straight", brow_width=2.6)
    sign = pip("C", livery.window, 0, 0, 8.5)
    return Dress(look, livery.robe, "#2F6C8A", GREEN, held.hawk(brush), sign)


def _queen_of_spades(brush: Brush, livery: Livery) -> Dress:
    look = Look("#C78C5A", brow="high", brow_width=1.6, rosy=True)
    dot, flower = path(disc(0, 0, 1.6), livery.window), held.white_lotus(brush)
    return Dress(look, livery.second, "", MARIGOLD, flower, dot, veil=livery.veil)


def _queen_of_hearts(brush: Brush, livery: Livery) -> Dress:
    look = Look("#DDAA78", nose="snub", brow_width=1.5, rosy=True)
    spark, flower = path(star(6, 2.8, 1.2), "#C23A4A"), held.pink_lotus(brush, 24, 36)
    return Dress(look, "#2C6A57", "", RED, flower, spark, veil=livery.veil)


def _queen_of_diamonds(brush: Brush, livery: Livery) -> Dress:
    look = Look("#B57A4A", nose="long", brow_width=1.7, rosy=True)
    tile, glass = path(box(-1.6, -1.6, 3.2, 3.2), "#D0662A"), held.mirror(brush, "#BFE0E4")
    return Dress(look, livery.robe, "", "#2F9C8F", glass, tile, veil=livery.veil)


def _queen_of_clubs(brush: Brush, livery: Livery) -> Dress:
    look = Look("#A86E42", brow="straight", brow_width=1.8, rosy=True)
    dot = path(disc(0, 0, 1.6), "#A83A55")
    return Dress(look, "#BF4A78", "", GOLD, held.parrot(brush), dot, veil=livery.veil)


def _jack_of_spades(brush: Brush, livery: Livery) -> Dress:
    look = Look("#B87A4B", nose="hooked", brow="bold", brow_width=2.8)
    weapon = held.bow(brush, "#D9A03A")
    return Dress(look, livery.coat, PALE, "#3F86A0", weapon, ear="great hoop", hand=(48, -52))


def _jack_of_hearts(brush: Brush, livery: Livery) -> Dress:
    look = Look("#D7A06E", nose="snub", brow="high", brow_width=1.5)
    curl = path("M5,-17C10,-16 12,-12 9,-10C11,-13 8,-15 3,-15Z", look.hair)
    flower = held.great_marigold(brush)
    return Dress(look, livery.coat, "#2C6A57", "#C23A2A", flower, curl)


def _jack_of_diamonds(brush: Brush, livery: Livery) -> Dress:
    look = Look("#C08555", nose="long", brow="straight", brow_width=2)
    lance = held.lance(brush, "#C8321F")
    lock = path("M-8,-10C-1,-8 0,2 -3,12C-5,4 -6,0 -10,-4Z", look.hair)
    return Dress(look, livery.coat, livery.veil, "#A8243C", lance, lock, ear="stud")


def _jack_of_clubs(brush: Brush, _livery: Livery) -> Dress:
    look = Look("#8F5D3E", nose="broad", brow="court", brow_width=2.2)
    tresses = path("M-13,-12C-22,4 -20,22 -13,30C-6,30 -6,22 -8,14C-5,4 -6,-4 -6,-12Z", look.hair)
    mark = path("M12.4,-15.4v4", "none", "#E9C46A", 1.8)
    hair = tresses + mark
    return Dress(
        look, "#E6B23C", "#2F6C8A", "#C2452D", held.flute(brush), hair, ear="stud", hand=(47, -58)
    )


COURTS: Final[dict[str, Wardrobe]] = {
    "SK": _king_of_spades,
    "HK": _king_of_hearts,
    "DK": _king_of_diamonds,
    "CK": _king_of_clubs,
    "SQ": _queen_of_spades,
    "HQ": _queen_of_hearts,
    "DQ": _queen_of_diamonds,
    "CQ": _queen_of_clubs,
    "SJ": _jack_of_spades,
    "HJ": _jack_of_hearts,
    "DJ": _jack_of_diamonds,
    "CJ": _jack_of_clubs,
}
FIGURES: Final = {"K": king, "Q": queen, "J": jack}
