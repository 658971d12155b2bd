"""The cloth is lit from above, woven at its edges, opaque, and black where contrast is wanted."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from cardavia.ui.display import NEUTRAL, Levels
from cardavia.ui.look import Look
from cardavia.ui.paint.cloth import felt_image, plain_felt
from cardavia.ui.theme import FELTS

SIZE = QSize(640, 400)
WOVEN = [name for name in FELTS if name != "high_contrast"]


def lightness(image: QImage, x: int, y: int) -> float:
    """Return the mean of a patch, so that no thread decides."""
    patch = [image.pixelColor(x + i, y + j).lightness() for i in range(12) for j in range(12)]
    return sum(patch) / len(patch)


@pytest.mark.parametrize("name", WOVEN)
def test_light_falls_on_the_middle(name: str) -> None:
    cloth = plain_felt(SIZE, 1, FELTS[name])
    middle = lightness(cloth, 314, 162)

    assert middle > lightness(cloth, 480, 162) > lightness(cloth, 4, 384)


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_the_cloth_has_a_dot_for_every_device_pixel(ratio: float) -> None:
    cloth = plain_felt(SIZE, ratio, FELTS["green"])

    assert cloth.size() == SIZE * ratio
    assert cloth.devicePixelRatio() == ratio
    assert not cloth.hasAlphaChannel()


def test_the_lotus_lies_in_the_middle_of_a_table_only() -> None:
    table = plain_felt(SIZE, 1, FELTS["green"])
    home = plain_felt(SIZE, 1, FELTS["green"], inlay=False)

    assert table.copy(260, 110, 120, 120) != home.copy(260, 110, 120, 120)
    assert table.copy(0, 0, 120, 400) == home.copy(0, 0, 120, 400)


def test_the_lattice_is_faint_and_gone_by_the_middle() -> None:
    cloth = plain_felt(SIZE, 1, FELTS["green"], inlay=False)
    middle = [cloth.pixelColor(300 + x, 190).lightness() for x in range(40)]
    edge = [cloth.pixelColor(x, 380).lightness() for x in range(120)]

    assert max(middle) - min(middle) <= 2
    assert 3 <= max(edge) - min(edge) <= 28


def test_the_high_contrast_cloth_is_flat_black() -> None:
    cloth = plain_felt(SIZE, 1, FELTS["high_contrast"])
    flat = QImage(SIZE, QImage.Format.Format_RGB32)
    flat.fill(QColor("#000000"))

    assert cloth == flat


def test_the_players_levels_lie_over_the_cloth() -> None:
    plain = plain_felt(SIZE, 1, FELTS["green"])

    assert felt_image(SIZE, 1, FELTS["green"], Look(NEUTRAL)) == plain
    assert felt_image(SIZE, 1, FELTS["green"], Look(Levels(50, 50, 50))) != plain
    assert felt_image(SIZE, 1, FELTS["green"], Look(NEUTRAL)) == plain
