"""Cloth, plates and signs, looked at by their pixels."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from cardavia.ui.display import Levels
from cardavia.ui.look import Look
from cardavia.ui.paint.cloth import felt_image, plain_felt
from cardavia.ui.paint.icons import BOX, NAMES, icon
from cardavia.ui.paint.motifs import arch_path, draw_marigold
from cardavia.ui.paint.plates import bubble_path
from cardavia.ui.theme import EMBER, FELTS, MARIGOLD

SIZE = QSize(640, 400)


def light(image: QImage, x: int, y: int) -> int:
    return image.pixelColor(x, y).lightness()


@pytest.mark.parametrize("name", ["green", "midnight", "walnut", "slate"])
def test_light_falls_from_above_the_middle(name: str) -> None:
    cloth = plain_felt(SIZE, 1.0, FELTS[name], inlay=False)
    away = [light(cloth, x, 168) for x in (320, 460, 560, 638)]

    assert all(near >= far for near, far in pairwise(away))
    assert away[0] > away[-1]


def test_high_contrast_has_no_pattern_at_all() -> None:
    cloth = plain_felt(SIZE, 1.0, FELTS["high_contrast"])
    colours = {cloth.pixelColor(x, y).name() for x in range(0, 640, 7) for y in range(0, 400, 7)}

    assert colours == {"#000000"}


def test_cloth_has_as_many_pixels_as_the_screen() -> None:
    cloth = plain_felt(SIZE, 1.5, FELTS["green"])

    assert (cloth.width(), cloth.height(), cloth.devicePixelRatio()) == (960, 600, 1.5)


def test_neutral_levels_leave_the_cloth_to_the_byte() -> None:
    felt = FELTS["green"]
    shown = felt_image(SIZE, 1.0, felt, Look(Levels(50, 50, 0)))

    assert shown == plain_felt(SIZE, 1.0, felt)


@pytest.mark.parametrize("name", NAMES)
def test_every_sign_stays_in_its_box(name: str) -> None:
    bounds = icon(name).boundingRect()

    assert QRectF(1, 1, BOX - 2, BOX - 2).contains(bounds)
    assert max(bounds.width(), bounds.height()) > BOX / 3


def test_a_sign_that_is_none_is_an_error() -> None:
    with pytest.raises(KeyError):
        icon("teapot")


def test_the_arch_fills_its_width_and_stands_on_its_foot() -> None:
    arch = arch_path(QRectF(10, 20, 58, 74)).boundingRect()

    assert arch.bottom() == 94
    assert abs(arch.top() - 20) < 1
    assert abs(arch.center().x() - 39) < 0.01


@pytest.mark.parametrize("tip", [(220, 400), (0, 200), (95, 300), (95, 341)])
def test_a_bubble_reaches_whoever_speaks(tip: tuple[int, int]) -> None:
    rect = QRectF(40, 320, 110, 42)
    path = bubble_path(rect, QPointF(*tip), rect.height() / 2)

    assert path.boundingRect().contains(rect)
    assert path.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1).contains(QPointF(*tip))


def test_a_marigold_has_a_dark_heart() -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_marigold(painter, QPointF(20, 20), 18)
    painter.end()

    assert image.pixelColor(20, 20) == QColor(EMBER)
    assert image.pixelColor(20, 9) == QColor(MARIGOLD)
    assert image.pixelColor(1, 1).alpha() == 0
