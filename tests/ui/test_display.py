"""The display model against its tables of values, in numbers and on pixels of real widgets."""

import math

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.store.mending import mended
from cardavia.ui.display import (
    Levels,
    contrast_ratio,
    contrasted,
    grain_deviation,
    kelvin,
    kelvin_shown,
    luminance,
    shown_colour,
    temperature_matrix,
)
from cardavia.ui.look import Look, grain_tile, noise

SETTINGS = (0, 25, 50, 75, 100)
CONTRAST = {
    0: (43, 23, 0, 0, 0),
    32: (64, 50, 32, 0, 0),
    64: (85, 76, 64, 38, 0),
    96: (106, 102, 96, 83, 64),
    128: (128, 128, 128, 128, 128),
    160: (149, 154, 160, 173, 192),
    192: (170, 180, 192, 219, 255),
    224: (192, 206, 224, 255, 255),
    255: (212, 232, 255, 255, 255),
}
TEMPERATURE = {
    "#FFFFFF": (
        (255, 214, 161),
        (255, 234, 204),
        (255, 255, 255),
        (226, 237, 255),
        (202, 221, 255),
    ),
    "#808080": ((128, 106, 78), (128, 117, 101), (128, 128, 128), (113, 118, 128), (100, 110, 128)),
    "#1F5C40": ((48, 76, 35), (41, 84, 48), (31, 92, 64), (19, 85, 64), (5, 78, 65)),
    "#FBF8F0": (
        (250, 208, 151),
        (251, 228, 191),
        (251, 248, 240),
        (223, 230, 240),
        (199, 215, 240),
    ),
    "#B3122B": ((164, 3, 17), (171, 11, 29), (179, 18, 43), (163, 18, 44), (149, 17, 45)),
    "#1D4ED8": ((53, 67, 142), (45, 72, 175), (29, 78, 216), (5, 71, 215), (0, 64, 213)),
    "#FF0000": ((234, 0, 0), (244, 0, 0), (255, 0, 0), (232, 6, 12), (213, 10, 19)),
    "#0000FF": ((39, 17, 169), (30, 13, 207), (0, 0, 255), (0, 0, 253), (0, 0, 252)),
}
BOTH = {
    ("#1F5C40", 0, 0): (72, 86, 50),
    ("#1F5C40", 0, 100): (42, 89, 86),
    ("#1F5C40", 100, 0): (19, 46, 0),
    ("#1F5C40", 100, 100): (0, 48, 4),
    ("#FBF8F0", 0, 0): (209, 174, 127),
    ("#FBF8F0", 0, 100): (166, 180, 203),
    ("#FBF8F0", 100, 0): (255, 214, 161),
    ("#FBF8F0", 100, 100): (202, 221, 255),
}


class Patch(QWidget):
    """A widget that shows one picture as the table would."""

    def __init__(self, image: QImage) -> None:
        super().__init__()
        self.image = image
        self.resize(image.size())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawImage(0, 0, self.image)


def flat(name: str, size: int = 8) -> QImage:
    image = QImage(QSize(size, size), QImage.Format.Format_RGB32)
    image.fill(QColor(name))
    return image


def grabbed(qtbot: QtBot, name: str, levels: Levels) -> tuple[int, int, int]:
    """Return the pixel that a real widget shows for a colour."""
    patch = Patch(Look(levels).image(flat(name)))
    qtbot.addWidget(patch)
    pixel = patch.grab().toImage().pixelColor(4, 4)
    return pixel.red(), pixel.green(), pixel.blue()


def near(seen: tuple[int, int, int], wanted: tuple[int, int, int]) -> bool:
    return all(abs(a - b) <= 1 for a, b in zip(seen, wanted, strict=True))


@pytest.mark.parametrize("grey", CONTRAST)
def test_contrast_table(qtbot: QtBot, grey: int) -> None:
    for level, wanted in zip(SETTINGS, CONTRAST[grey], strict=True):
        assert abs(contrasted(grey / 255, level) * 255 - wanted) <= 1
        seen = grabbed(qtbot, QColor(grey, grey, grey).name(), Levels(level, 50, 0))
        assert near(seen, (wanted, wanted, wanted)), (level, seen)


@pytest.mark.parametrize("name", TEMPERATURE)
def test_temperature_table(qtbot: QtBot, name: str) -> None:
    colour = QColor(name)
    rgb = (colour.red(), colour.green(), colour.blue())
    for level, wanted in zip(SETTINGS, TEMPERATURE[name], strict=True):
        assert near(shown_colour(rgb, Levels(50, level, 0)), wanted)
        assert near(grabbed(qtbot, name, Levels(50, level, 0)), wanted)


@pytest.mark.parametrize(("name", "contrast", "temperature"), BOTH)
def test_both_together(qtbot: QtBot, name: str, contrast: int, temperature: int) -> None:
    wanted = BOTH[name, contrast, temperature]

    assert near(grabbed(qtbot, name, Levels(contrast, temperature, 0)), wanted)


def test_neutral_is_no_processing_at_all(qtbot: QtBot) -> None:
    image = flat("#1F5C40", 64)

    assert Look(Levels(50, 50, 0)).image(image) is image
    patch = Patch(Look(Levels(50, 50, 0)).image(image))
    qtbot.addWidget(patch)
    raw = Patch(image)
    qtbot.addWidget(raw)
    assert patch.grab().toImage() == raw.grab().toImage()


def test_kelvin_of_the_slider() -> None:
    wanted = {0: 4000, 10: 4333.7, 25: 4953.5, 40: 5780.3, 50: 6504, 75: 7881.7, 100: 10000}
    for level, value in wanted.items():
        assert math.isclose(kelvin(level), value, rel_tol=1e-4)
    assert (kelvin_shown(50), kelvin_shown(25)) == (6500, 4950)


def test_white_gets_cooler_in_every_step_and_never_clips() -> None:
    whites = [shown_colour((255, 255, 255), Levels(50, level, 0)) for level in range(0, 101, 5)]
    warmth = [red - blue for red, _, blue in whites]

    assert warmth == sorted(warmth, reverse=True)
    assert all(max(white) == 255 for white in whites)
    assert temperature_matrix(50)[0][0] == pytest.approx(1, abs=1e-12)


def test_luminance_of_white_at_the_ends() -> None:
    for level, wanted in ((0, 0.7203), (25, 0.8445), (75, 0.8384), (100, 0.7122)):
        white = shown_colour((255, 255, 255), Levels(50, level, 0))
        assert luminance(white) == pytest.approx(wanted, abs=0.01)


def test_grain_is_even_noise_of_the_stated_strength() -> None:
    values = noise()
    mean = sum(values) / len(values)
    assert abs(mean) < 0.01
    assert grain_deviation(50) == 0.025
    assert len({bytes(grain_tile(50).constBits()) for _ in range(2)}) == 1


@pytest.mark.parametrize(
    ("base", "deviation"), [(31, 4.2), (64, 5.6), (92, 6.0), (128, 5.8), (192, 3.9), (251, 0.5)]
)
def test_grain_lies_on_the_middle_and_spares_the_ends(base: int, deviation: float) -> None:
    shown = Look(Levels(50, 50, 50)).image(flat(QColor(base, base, base).name(), 128))
    codes = [shown.pixelColor(x, y).red() for x in range(128) for y in range(128)]
    mean = sum(codes) / len(codes)
    spread = (sum((code - mean) ** 2 for code in codes) / len(codes)) ** 0.5

    assert spread == pytest.approx(deviation, abs=0.6)
    assert abs(mean - base) < 1.3


def test_garbage_in_a_slider_is_the_middle() -> None:
    loaded = mended({"contrast": "x", "grain": 400, "temperature": -3})

    assert (loaded.contrast, loaded.grain, loaded.temperature) == (50, 100, 0)


def test_suits_stay_readable_at_every_setting() -> None:
    face = (0xFB, 0xF8, 0xF0)
    inks = {
        "black": (22, 22, 26),
        "red": (179, 18, 43),
        "green": (11, 107, 58),
        "blue": (29, 78, 216),
    }
    for contrast in range(0, 101, 10):
        for temperature in range(0, 101, 10):
            levels = Levels(contrast, temperature, 0)
            paper = shown_colour(face, levels)
            for name, ink in inks.items():
                ratio = contrast_ratio(shown_colour(ink, levels), paper)
                assert ratio >= 3, (name, contrast, temperature, ratio)
