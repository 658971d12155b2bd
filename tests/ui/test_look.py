"""The look on whole pictures: exact in every colour, fine as the screen, see-through where it was."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cardavia.ui.display import NEUTRAL, Levels, shown_colour
from cardavia.ui.look import Look

CODES = (0, 1, 2, 7, 20, 64, 92, 128, 200, 251, 254, 255)
COLOURS = list(product(CODES, repeat=3))
FORMATS = (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)


def chart(form: QImage.Format = QImage.Format.Format_RGB32) -> QImage:
    image = QImage(len(COLOURS), 1, form)
    for x, colour in enumerate(COLOURS):
        image.setPixelColor(x, 0, QColor(*colour))
    return image


def pixel(image: QImage, x: int, y: int = 0) -> tuple[int, int, int]:
    colour = image.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue()


def card(ratio: float = 1) -> QImage:
    """Return a green card with round, see-through corners."""
    image = QImage(QSize(100, 140) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#1F5C40"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(QRectF(0, 0, 100, 140), 20, 20)
    painter.end()
    return image


def grey(code: int, size: int = 128) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor(code, code, code))
    return image


def spread(image: QImage) -> float:
    codes = [image.pixelColor(x, y).green() for x in range(64) for y in range(64)]
    mean = sum(codes) / len(codes)
    return float((sum((code - mean) ** 2 for code in codes) / len(codes)) ** 0.5)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("temperature", [0, 25, 50, 90, 100])
@pytest.mark.parametrize("contrast", [0, 25, 50, 75, 100])
def test_every_colour_is_within_one_code_of_the_model(
    contrast: int, temperature: int, form: QImage.Format
) -> None:
    levels = Levels(contrast, temperature, 0)
    shown = Look(levels).image(chart(form))
    for x, colour in enumerate(COLOURS):
        wanted = shown_colour(colour, levels)
        seen = pixel(shown, x)
        assert all(abs(a - b) <= 1 for a, b in zip(seen, wanted, strict=True)), (colour, seen)


def test_a_colour_keeps_its_alpha_and_is_as_on_pictures() -> None:
    look = Look(Levels(20, 80, 0))
    shown = look.colour(QColor(31, 92, 64, 70))

    assert shown.alpha() == 70
    assert (shown.red(), shown.green(), shown.blue()) == shown_colour((31, 92, 64), look.levels)


def test_neutral_hands_back_what_it_was_given() -> None:
    look = Look(NEUTRAL)
    image, colour = card(), QColor("#1F5C40")

    assert look.image(image) is image
    assert look.colour(colour) is colour


def test_the_picture_given_is_never_painted_on() -> None:
    image = card()
    before = image.copy()
    Look(Levels(0, 0, 100)).image(image)

    assert image == before


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_see_through_corners_stay_so_on_every_screen(ratio: float) -> None:
    image = card(ratio)
    shown = Look(Levels(30, 20, 100)).image(image)

    assert shown.devicePixelRatio() == ratio
    for x, y in ((0, 0), (3, 1), (image.width() // 2, image.height() // 2), (9, 9)):
        assert shown.pixelColor(x, y).alpha() == image.pixelColor(x, y).alpha()


def test_grain_is_as_fine_as_the_screen() -> None:
    plain, dense = grey(128), grey(128)
    dense.setDevicePixelRatio(2)
    shown = Look(Levels(50, 50, 80)).image(dense)

    assert shown.devicePixelRatio() == 2
    shown.setDevicePixelRatio(1)
    assert shown == Look(Levels(50, 50, 80)).image(plain)


def test_grain_reaches_every_part_of_a_dense_card() -> None:
    image = card(2)
    shown = Look(Levels(50, 50, 100)).image(image)
    for x, y in ((60, 60), (120, 60), (60, 200), (120, 200)):
        patch = shown.copy(x, y, 64, 64)
        assert spread(patch) > 3, (x, y)


def test_grain_grows_with_its_slider_and_contrast_with_its_own() -> None:
    grains = [spread(Look(Levels(50, 50, level)).image(grey(92))) for level in (0, 25, 50, 75, 100)]
    assert grains[0] == 0
    assert grains == sorted(set(grains))

    steps = QImage(64, 64, QImage.Format.Format_RGB32)
    for x in range(64):
        for y in range(64):
            steps.setPixelColor(x, y, QColor(64 + x * 2, 64 + x * 2, 64 + x * 2))
    contrasts = [spread(Look(Levels(level, 50, 0)).image(steps)) for level in range(0, 101, 10)]
    assert contrasts == sorted(set(contrasts))


@pytest.mark.parametrize("contrast", range(0, 101, 5))
def test_greys_stay_grey_without_temperature(contrast: int) -> None:
    greys = QImage(256, 1, QImage.Format.Format_RGB32)
    for code in range(256):
        greys.setPixelColor(code, 0, QColor(code, code, code))
    shown = Look(Levels(contrast, 50, 0)).image(greys)

    assert all(len(set(pixel(shown, code))) == 1 for code in range(256))


def test_two_cards_do_not_share_their_grain_and_one_card_keeps_it() -> None:
    look = Look(Levels(50, 50, 60))

    assert look.image(grey(128), 3) == look.image(grey(128), 3)
    assert look.image(grey(128), 3) != look.image(grey(128), 4)


@pytest.mark.parametrize("levels", [Levels(0, 0, 100), Levels(100, 100, 100), Levels(50, 50, 50)])
def test_what_is_opaque_stays_opaque(levels: Levels) -> None:
    shown = Look(levels).image(chart(FORMATS[1]))

    assert all(shown.pixelColor(x, 0).alpha() == 255 for x in range(shown.width()))
