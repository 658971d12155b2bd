"""The sun elephant and the moon elephant."""

from cardavia.ui.deck.cards import blank, half_window, twice
from cardavia.ui.deck.heads import jewel
from cardavia.ui.deck.letters import Letters
from cardavia.ui.deck.motifs import lotus
from cardavia.ui.deck.style import Livery, DeckStyle
from cardavia.ui.deck.svg import BLACK, FACE, GOLD, HEIGHT, INK, MARIGOLD, PALE, PEARL, Point, RED, WIDTH, at, disc, dots, group, inked, path, star, svg
from cardavia.ui.deck.windows import frame, sill, window

def elephant(hide: str, shade: str, cloth: str, trim: str, sign: str) -> str:
    """Return a crowned elephant's head seen from the front, its trunk lifting a lotus."""
    ear = inked("M-20,-86C-34,-100 -58,-96 -59,-72C-60,-52 -52,-34 -40,-28C-34,-36 -28,-44 -22,-48Z", hide)
    lobe = path("M-26,-80C-36,-88 -50,-84 -51,-70C-51,-56 -46,-46 -40,-40C-35,-46 -30,-52 -26,-56Z", shade)
    edge = path(dots([(-58, -74), (-58, -63), (-55, -52), (-50, -42), (-54, -84)], 2.2), trim)
    tusk = inked("M-13,-36C-20,-26 -30,-22 -36,-24C-36,-14 -18,-16 -7,-32Z", PEARL, 1.3)
    eye = (
        path("M-21,-66C-18,-71 -12,-70 -10,-65C-13,-62 -18,-62 -21,-66Z", PEARL, INK, 1)
        + path(disc(-15.4, -66, 2.2), INK)
    )
    side = ear + lobe + edge
    body = inked("M-50,0C-48,-26 -34,-40 0,-42C34,-40 48,-26 50,0Z", cloth)
    spots = path(dots([(-36, -16), (-28, -24), (36, -16), (28, -24), (-24, -14), (24, -14)], 2.6), trim)
    skull = inked(
        "M-26,-70C-30,-96 -18,-110 -8,-108C-4,-107 4,-107 8,-108"
        "C18,-110 30,-96 26,-70C24,-56 16,-44 12,-34L-12,-34C-16,-44 -24,-56 -26,-70Z", hide,
    )
    trunk_line = "M0,-44C-1,-26 6,-13 20,-15C33,-17 34,-33 26,-38"
    trunk = (
        path(trunk_line, "none", INK, 19) + path(trunk_line, "none", hide, 16)
        + path("M-6,-34h12M-4,-26h12M2,-18l9,-6", "none", shade, 1.8)
    )
    plate = (
        inked("M0,-48C-9,-58 -20,-74 -17,-92C-10,-99 10,-99 17,-92C20,-74 9,-58 0,-48Z", cloth, 1.3)
        + path("M0,-55C-7,-63 -13,-76 -11,-88C-6,-92 6,-92 11,-88C13,-76 7,-63 0,-55Z", "none", trim, 1.8)
    )
    head_dress = inked(
        "M-24,-97C-14,-106 14,-106 24,-97L21,-108C19,-116 24,-122 26,-127C18,-126 13,-121 11,-117C9,-127 4,-132 0,-138"
        "C-4,-132 -9,-127 -11,-117C-13,-121 -18,-126 -26,-127C-24,-122 -19,-116 -21,-108Z", MARIGOLD,
    )
    stones = path(dots([(-14, -107), (-5, -109.5), (5, -109.5), (14, -107)], 2), PEARL) + jewel(0, -119, 4.6, cloth)
    return (
        side + group(side, "scale(-1 1)") + body + spots + skull + plate + group(sign, at(0, -76, 0.74))
        + eye + group(eye, "scale(-1 1)") + head_dress + stones
        + tusk + group(tusk, "scale(-1 1)") + trunk + group(lotus(0, 4, 20, "#F7C9C0", "#E98C92"), at(27, -40, 0.9, 16))
    )  # fmt: skip


def sun(fill: str) -> str:
    """Return the sun of the red Ganjifa suit, 32 high."""
    return path(star(12, 16, 9.5), fill) + path(disc(0, 0, 7), FACE) + path(disc(0, 0, 4.6), fill)


def moon(fill: str) -> str:
    """Return the crescent of the white Ganjifa suit, 32 high, with a star."""
    crescent = "M5,-15.5A16,16 0 1 0 14.5,8A13,13 0 0 1 5,-15.5Z"
    return path(crescent, fill) + group(path(star(5, 6, 2.6), fill), at(8.5, -2.5))


def joker(colour: str, style: DeckStyle, letters: Letters) -> str:
    """Return the red (sun) or black (moon) joker."""
    red = colour == "red"
    ink, token = (RED, sun) if red else (BLACK, moon)
    livery = Livery("#B3262F", "", "", "", "#1F5E62") if red else Livery("#2A2F45", "", "", "", "#5A4A78")
    sign = token(PALE)
    colours = ("#EFE4D2", "#E3B9A6", "#A51C35", GOLD) if red else ("#6F7891", "#565E78", "#27346A", PALE)
    mark = group(token(ink), at(-60, -130, 0.56))
    half = window("S", "none", livery) + mark + group(mark, at(120, 0)) + elephant(*colours, sign)
    carpet = sill(livery.second, group(token(ink), at(0, 0, 0.46)))
    if style.large_print:
        great = group(token(ink), at(50, 58, 2.5)) + joker_name(ink, style, letters, (50, 150), 1.5)
        return svg(blank() + great + half_window(livery, half))
    picture = group(frame(livery) + half + group(half, "rotate(180)") + carpet, at(WIDTH / 2, HEIGHT / 2))
    index = group(token(ink), at(25, 32, 1.12)) + joker_name(ink, style, letters, (25, 80), 1)
    return svg(blank() + picture + twice(index))


def joker_name(ink: str, style: DeckStyle, letters: Letters, first: Point, size: float) -> str:
    """Return a joker's name, written downwards, and bolder in large print."""
    bold = 2.6 if style.large_print else 0
    word, cap, step = (("जो", "क", "र"), 21.0, 30.0) if style.letters == "devanagari" else (tuple("JOKER"), 20.0, 24.5)
    places = [(part, (first[0], first[1] + step * size * i)) for i, part in enumerate(word)]
    return "".join(
        path(letters.outline(part, cap * size, 25 * size, place), ink, ink if bold else "", bold)
        for part, place in places
    )
