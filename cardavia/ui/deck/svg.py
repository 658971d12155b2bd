"""Writing SVG: only paths, groups and plain fills, which Qt draws as written."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

Point = tuple[float, float]
WIDTH: Final = 250.0
HEIGHT: Final = 350.0
CORNER: Final = 13.0


def num(value: float) -> str:
    """Write a coordinate with two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.") or "0"


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1.5) -> str:
    """Return a path; without a stroke colour it has no outline."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}/>'


def group(content: str, transform: str) -> str:
    """Return content moved, turned or mirrored."""
    return f'<g transform="{transform}">{content}</g>'


def at(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """Return a transform that places a drawing made around the origin."""
    text = f"translate({num(x)} {num(y)})"
    if turn:
        text += f" rotate({num(turn)})"
    if scale != 1.0:
        text += f" scale({scale:.4g})"
    return text


def disc(x: float, y: float, r: float) -> str:
    """Return the path data of a circle."""
    return f"M{num(x - r)},{num(y)}a{num(r)},{num(r)} 0 1 1 {num(2 * r)},0a{num(r)},{num(r)} 0 1 1 {num(-2 * r)},0Z"


def dots(points: Iterable[Point], r: float) -> str:
    """Return the path data of many equal circles."""
    return "".join(disc(x, y, r) for x, y in points)


def box(x: float, y: float, w: float, h: float, r: float = 0.0) -> str:
    """Return the path data of a rectangle with rounded corners."""
    if not r:
        return f"M{num(x)},{num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"
    a = f"a{num(r)},{num(r)} 0 0 1 "
    return (
        f"M{num(x + r)},{num(y)}h{num(w - 2 * r)}{a}{num(r)},{num(r)}v{num(h - 2 * r)}{a}{num(-r)},{num(r)}"
        f"h{num(2 * r - w)}{a}{num(-r)},{num(-r)}v{num(2 * r - h)}{a}{num(r)},{num(-r)}Z"
    )


def polygon(points: Sequence[Point]) -> str:
    """Return the path data of a closed polygon."""
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points) + "Z"


def around(count: int, r: float, start: float = -90.0) -> list[Point]:
    """Return points spread evenly on a circle round the origin."""
    steps = (math.radians(start + 360 * i / count) for i in range(count))
    return [(r * math.cos(a), r * math.sin(a)) for a in steps]


def star(count: int, outer: float, inner: float) -> str:
    """Return the path data of a star round the origin."""
    tips, dents = around(count, outer), around(count, inner, -90 + 180 / count)
    return polygon([p for pair in zip(tips, dents, strict=True) for p in pair])


def ring(drawing: str, count: int, start: float = 0.0) -> str:
    """Repeat a drawing that points upwards round the origin."""
    return "".join(group(drawing, f"rotate({num(start + 360 * i / count)})") for i in range(count))


def rows(drawing: str, points: Iterable[Point]) -> str:
    """Repeat a small drawing at several places."""
    return "".join(group(drawing, at(x, y)) for x, y in points)


def mirrored(drawing: str) -> str:
    """Return a drawing and its mirror image."""
    return drawing + flipped(drawing)


def flipped(drawing: str) -> str:
    """Return a drawing that looks the other way."""
    return group(drawing, "scale(-1 1)")


def document(content: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """Wrap a drawing into a document; a card's size unless told otherwise."""
    size = f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} '
        f'stroke-linejoin="round" stroke-linecap="round">{content}</svg>\n'
    )
