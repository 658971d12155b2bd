"""Contrast, colour temperature and grain as numbers (no Qt): the exact model of the display.

Order: contrast on encoded values, then temperature in linear light, then grain. Sliders run from
0 to 100; 50 is neutral for contrast and temperature, 0 for grain.
"""

from dataclasses import dataclass
from typing import Final

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

MIDDLE: Final = 50
MIRED_MIDDLE: Final = 153.752
MIRED_WARM: Final = 250.0
MIRED_COOL: Final = 100.0
GRAIN_FULL: Final = 0.05
"""Standard deviation of the grain at mid-grey, at 100, of the encoded range."""

_BRADFORD: Final[Matrix] = (
    (0.8951, 0.2664, -0.1614),
    (-0.7502, 1.7135, 0.0367),
    (0.0389, -0.0685, 1.0296),
)
_RGB_TO_XYZ: Final[Matrix] = (
    (0.4123907992659595, 0.357584339383878, 0.1804807884018343),
    (0.21263900587151027, 0.715168678767756, 0.07219231536073371),
    (0.01933081871559182, 0.11919477979462598, 0.9505321522496607),
)


@dataclass(frozen=True)
class Levels:
    """The three sliders, whole numbers from 0 to 100."""

    contrast: int = 50
    temperature: int = 50
    grain: int = 50

    @property
    def neutral(self) -> bool:
        """Tell whether nothing at all is changed."""
        return self.plain_colours and self.grain == 0

    @property
    def plain_colours(self) -> bool:
        """Tell whether flat colours stay as they are."""
        return self.contrast == MIDDLE and self.temperature == MIDDLE


NEUTRAL: Final = Levels(50, 50, 0)


def slope(contrast: int) -> float:
    """Return the factor by which values move away from mid-grey: 2/3 to 2."""
    base = 1.5 if contrast <= MIDDLE else 2.0
    return float(base ** ((contrast - MIDDLE) / MIDDLE))


def contrasted(value: float, contrast: int) -> float:
    """Return an encoded value (0 to 1) after the contrast."""
    return min(1.0, max(0.0, (value - 0.5) * slope(contrast) + 0.5))


def mired(temperature: int) -> float:
    """Return the colour temperature of the white in mired."""
    end = MIRED_WARM if temperature <= MIDDLE else MIRED_COOL
    return MIRED_MIDDLE + abs(MIDDLE - temperature) / MIDDLE * (end - MIRED_MIDDLE)


def kelvin(temperature: int) -> float:
    """Return the colour temperature of the white in kelvin."""
    return 1e6 / mired(temperature)


def kelvin_shown(temperature: int) -> int:
    """Return the kelvin as they are shown, in steps of 50."""
    return round(kelvin(temperature) / 50) * 50


def locus(warmth: float) -> tuple[float, float]:
    """Return x and y of the daylight of a colour temperature in kelvin (4000 to 25000)."""
    if warmth <= 7000:
        x = -4.6070e9 / warmth**3 + 2.9678e6 / warmth**2 + 0.09911e3 / warmth + 0.244063
    else:
        x = -2.0064e9 / warmth**3 + 1.9018e6 / warmth**2 + 0.24748e3 / warmth + 0.237040
    return x, -3 * x * x + 2.870 * x - 0.275


def _white(warmth: float) -> Vector:
    x, y = locus(warmth)
    return x / y, 1.0, (1 - x - y) / y


def temperature_matrix(temperature: int) -> Matrix:
    """Return the matrix on linear red, green and blue; white never exceeds 1."""
    scaled = _applied(_BRADFORD, _white(kelvin(temperature)))
    neutral = _applied(_BRADFORD, _white(1e6 / MIRED_MIDDLE))
    gains = tuple(a / b for a, b in zip(scaled, neutral, strict=True))
    diagonal = ((gains[0], 0.0, 0.0), (0.0, gains[1], 0.0), (0.0, 0.0, gains[2]))
    adapt = product(inverse(_BRADFORD), product(diagonal, _BRADFORD))
    whole = product(inverse(_RGB_TO_XYZ), product(adapt, _RGB_TO_XYZ))
    most = max(_applied(whole, (1.0, 1.0, 1.0)))
    return _row(whole[0], most), _row(whole[1], most), _row(whole[2], most)


def _row(row: Vector, most: float) -> Vector:
    return row[0] / most, row[1] / most, row[2] / most


def product(a: Matrix, b: Matrix) -> Matrix:
    """Return a times b."""
    rows = [tuple(sum(row[k] * b[k][j] for k in range(3)) for j in range(3)) for row in a]
    return _matrix(rows)


def _matrix(rows: list[tuple[float, ...]]) -> Matrix:
    first, second, third = rows
    return (
        (first[0], first[1], first[2]),
        (second[0], second[1], second[2]),
        (third[0], third[1], third[2]),
    )


def inverse(m: Matrix) -> Matrix:
    """Return the inverse of a matrix that has one."""
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return (
        ((e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det),
        ((f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det),
        ((d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det),
    )


def _applied(m: Matrix, v: Vector) -> Vector:
    first, second, third = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2] for row in m)
    return first, second, third


def decoded(value: float) -> float:
    """Return the linear light of an encoded value (sRGB)."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def encoded(light: float) -> float:
    """Return the encoded value of linear light (sRGB)."""
    light = min(1.0, max(0.0, light))
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)


def shown_colour(rgb: tuple[int, int, int], levels: Levels) -> tuple[int, int, int]:
    """Return a colour (0 to 255) as the table shows it, grain apart."""
    if levels.plain_colours:
        return rgb
    values = [contrasted(code / 255, levels.contrast) for code in rgb]
    if levels.temperature != MIDDLE:
        light = (decoded(values[0]), decoded(values[1]), decoded(values[2]))
        values = [encoded(one) for one in _applied(temperature_matrix(levels.temperature), light)]
    return round(values[0] * 255), round(values[1] * 255), round(values[2] * 255)


def grain_deviation(grain: int) -> float:
    """Return the standard deviation of the grain at mid-grey, of the encoded range."""
    return GRAIN_FULL * grain / 100


def luminance(rgb: tuple[int, int, int]) -> float:
    """Return the relative luminance of a colour."""
    red, green, blue = (decoded(code / 255) for code in rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(a: tuple[int, int, int], b: tuple[int, int, int]) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
