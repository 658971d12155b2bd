"""How the table looks on this player's screen: contrast, temperature and grain baked into pictures.

Qt does the colours in one pass: the source profile holds contrast and decoding in its curve, the
target profile the temperature in its matrix. Nothing is computed while a picture moves.
"""

import random
import struct
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from PySide6.QtGui import QColor, QColorSpace, QColorTransform, QImage, QPainter

from cardavia.ui.display import (
    MIDDLE,
    Levels,
    Matrix,
    contrasted,
    decoded,
    grain_deviation,
    inverse,
    product,
    shown_colour,
    temperature_matrix,
)

TILE: Final = 256
_SEED: Final = 20_240
_STEPS: Final = 4096
_D50: Final = (0.96420288, 1.0, 0.82490540)
_APART: Final[Matrix] = ((_D50[0], 0.0, 0.0), (0.0, _D50[1], 0.0), (0.0, 0.0, _D50[2]))
"""Primaries that do not mix: only the temperature mixes channels, so greys stay grey without it."""


class Look:
    """The player's levels, applied to colours and pictures."""

    def __init__(self, levels: Levels) -> None:
        """Show pictures at ``levels``."""
        self.levels = levels

    def colour(self, colour: QColor) -> QColor:
        """Return a flat colour as the table shows it; its alpha stays."""
        if self.levels.plain_colours:
            return colour
        rgb = shown_colour((colour.red(), colour.green(), colour.blue()), self.levels)
        return QColor(*rgb, colour.alpha())

    def image(self, image: QImage, grain_at: int = 0) -> QImage:
        """Return a picture as the table shows it; ``grain_at`` moves its grain."""
        if self.levels.neutral:
            return image
        return self.grained(self.coloured(image), grain_at)

    def coloured(self, image: QImage) -> QImage:
        """Return a picture with contrast and temperature only."""
        if self.levels.plain_colours:
            return image
        shown = image.copy()
        shown.setColorSpace(QColorSpace())
        shown.applyColorTransform(colour_transform(self.levels.contrast, self.levels.temperature))
        shown.setColorSpace(QColorSpace())
        return shown

    def grained(self, image: QImage, grain_at: int = 0) -> QImage:
        """Return a picture with grain only; see-through parts stay so."""
        if self.levels.grain == 0:
            return image
        shown = QImage(image)
        # Grain is as fine as the screen: one dot of the tile is one device pixel.
        shown.setDevicePixelRatio(1)
        tile = grain_tile(self.levels.grain)
        left = -(grain_at * 67 % TILE)
        top = -(grain_at * 41 % TILE)
        shape = _shaped(shown, tile, left, top) if image.hasAlphaChannel() else None
        painter = QPainter(shown)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
        if shape is None:
            _tiled(painter, tile, shown, left, top)
        else:
            painter.drawImage(0, 0, shape)
        painter.end()
        shown.setDevicePixelRatio(image.devicePixelRatio())
        return shown


def _tiled(painter: QPainter, tile: QImage, over: QImage, left: int, top: int) -> None:
    for x in range(left, over.width(), TILE):
        for y in range(top, over.height(), TILE):
            painter.drawImage(x, y, tile)


def _shaped(image: QImage, tile: QImage, left: int, top: int) -> QImage:
    """Return the grain cut to the shape of a picture with see-through parts."""
    shape = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    shape.fill(0)
    painter = QPainter(shape)
    _tiled(painter, tile, image, left, top)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, image)
    painter.end()
    return shape


@lru_cache(maxsize=8)
def colour_transform(contrast: int, temperature: int) -> QColorTransform:
    """Return the transform of contrast and temperature together."""
    source = QColorSpace.fromIccProfile(_profile(_APART, _decoding_curve(contrast)))
    turned = _APART
    if temperature != MIDDLE:
        turned = product(_APART, inverse(temperature_matrix(temperature)))
    target = QColorSpace.fromIccProfile(_profile(turned, _SRGB_CURVE))
    assert source.isValid()
    assert target.isValid()
    return source.transformationToColorSpace(target)


def _decoding_curve(contrast: int) -> bytes:
    values = [decoded(contrasted(i / (_STEPS - 1), contrast)) for i in range(_STEPS)]
    codes = [round(value * 65535) for value in values]
    return b"curv" + struct.pack(f">II{_STEPS}H", 0, _STEPS, *codes)


def _fixed(value: float) -> bytes:
    return struct.pack(">i", round(value * 65536))


_SRGB_CURVE: Final = (
    b"para"
    + struct.pack(">IHH", 0, 3, 0)
    + b"".join(_fixed(v) for v in (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045))
)


def _profile(columns: Matrix, curve: bytes) -> bytes:
    """Return an ICC profile of a matrix from linear light to D50, and one curve."""
    tags: list[tuple[bytes, bytes]] = [(b"wtpt", _xyz(*_D50))]
    for index, name in enumerate((b"rXYZ", b"gXYZ", b"bXYZ")):
        tags.append((name, _xyz(columns[0][index], columns[1][index], columns[2][index])))
    tags += [(name, curve) for name in (b"rTRC", b"gTRC", b"bTRC")]
    table, data = struct.pack(">I", len(tags)), b""
    start = 128 + 4 + 12 * len(tags)
    for name, content in tags:
        content += b"\0" * (-len(content) % 4)  # noqa: PLW2901 - padded
        table += name + struct.pack(">II", start + len(data), len(content))
        data += content
    size = start + len(data)
    head = struct.pack(">I4sI4s4s4s", size, b"\0\0\0\0", 0x04200000, b"mntr", b"RGB ", b"XYZ ")
    head += b"\0" * 12 + b"acsp" + b"\0" * 28 + b"".join(_fixed(v) for v in _D50)
    return head + b"\0" * (128 - len(head)) + table + data


def _xyz(x: float, y: float, z: float) -> bytes:
    return b"XYZ " + b"\0\0\0\0" + _fixed(x) + _fixed(y) + _fixed(z)


@cache
def noise() -> Sequence[float]:
    """Return the tile's noise row by row: smoothed, mean 0, deviation 1, clipped at 3."""
    rng = random.Random(_SEED)
    raw = [[rng.gauss(0, 1) for _ in range(TILE)] for _ in range(TILE)]
    rows = [_smoothed(row) for row in raw]
    turned = [_smoothed(column) for column in zip(*rows, strict=True)]
    flat = [value for column in zip(*turned, strict=True) for value in column]
    mean = sum(flat) / len(flat)
    deviation = (sum([(value - mean) ** 2 for value in flat]) / len(flat)) ** 0.5
    return array("f", [max(-3.0, min(3.0, (value - mean) / deviation)) for value in flat])


def _smoothed(row: Sequence[float]) -> list[float]:
    before, after = [row[-1], *row[:-1]], [*row[1:], row[0]]
    return [(a + 2 * b + c) / 4 for a, b, c in zip(before, row, after, strict=True)]


@lru_cache(maxsize=4)
def grain_tile(grain: int) -> QImage:
    """Return the tile to lay over a picture with soft light: mid-grey where nothing changes."""
    spread = 2 * grain_deviation(grain) * 255
    codes = [round(127.5 + spread * value) for value in noise()]
    grey = QImage(bytes(codes), TILE, TILE, TILE, QImage.Format.Format_Grayscale8)
    return grey.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
