"""Arches fill their windows, garlands end where they should, marigolds are round."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cardavia.ui.paint.motifs import (
    arch_path,
    draw_beads,
    draw_lotus,
    draw_marigold,
    draw_toran,
    petal_path,
)


def canvas(width: int, height: int) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


def is_painted(image: QImage, x: float, y: float) -> bool:
    return image.pixelColor(int(x), int(y)).alpha() > 128


@pytest.mark.parametrize(("width", "height"), [(58, 74), (120, 160), (300, 340)])
def test_an_arch_keeps_to_its_window(width: int, height: int) -> None:
    window = QRectF(20, 30, width, height)
    bounds = arch_path(window).boundingRect()

    assert bounds.top() == pytest.approx(window.top(), abs=0.5)
    assert bounds.bottom() == pytest.approx(window.bottom())
    assert bounds.left() >= window.left() - width * 0.03
    assert bounds.right() <= window.right() + width * 0.03


def test_an_arch_is_the_same_on_both_sides() -> None:
    window = QRectF(0, 0, 126, 180)
    arch = arch_path(window)
    for y in range(5, 175, 7):
        for x in range(3, 63, 5):
            assert arch.contains(QPointF(x, y)) == arch.contains(QPointF(126 - x, y)), (x, y)


def test_an_arch_is_open_at_the_top_corners() -> None:
    arch = arch_path(QRectF(0, 0, 126, 180))

    assert not arch.contains(QPointF(6, 6))
    assert arch.contains(QPointF(63, 20))


def test_a_marigold_has_petals_round_a_dark_heart() -> None:
    image, painter = canvas(40, 40)
    draw_marigold(painter, QPointF(20, 20), 16, "#FFAA00", "#880000")
    painter.end()

    assert image.pixelColor(20, 20) == QColor("#880000")
    assert image.pixelColor(20, 9) == QColor("#FFAA00")
    assert not is_painted(image, 1, 1)


def test_a_row_of_marigolds_begins_and_ends_on_its_points() -> None:
    image, painter = canvas(220, 20)
    draw_beads(painter, QPointF(10, 10), QPointF(210, 10), 4)
    painter.end()

    assert is_painted(image, 10, 10)
    assert is_painted(image, 210, 10)
    assert not is_painted(image, 3, 10)
    assert not is_painted(image, 216, 10)


def test_a_petal_stands_on_its_point() -> None:
    bounds = petal_path(30, 12).boundingRect()

    assert bounds.bottom() == pytest.approx(0)
    assert bounds.top() == pytest.approx(-30)
    assert bounds.left() == pytest.approx(-bounds.right())


def test_a_lotus_stands_on_its_foot() -> None:
    image, painter = canvas(80, 60)
    draw_lotus(painter, QPointF(40, 50), 40)
    painter.end()

    assert is_painted(image, 40, 20)
    assert not is_painted(image, 40, 57)
    assert not is_painted(image, 40, 5)


@pytest.mark.parametrize("width", [800, 1280, 1920])
def test_the_toran_hangs_over_the_whole_width(width: int) -> None:
    image, painter = canvas(width, 70)
    draw_toran(painter, width, 1)
    painter.end()

    assert all(is_painted(image, x, 3) for x in range(0, width, 20))
    assert any(is_painted(image, x, 40) for x in range(width))
    assert not any(is_painted(image, x, 66) for x in range(width))
