"""Every sign fits its box, and no two signs look alike."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cardavia.ui.paint.icons import BOX, NAMES, draw_icon, icon


def drawn(name: str, size: int = 48) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_icon(painter, name, QRectF(0, 0, size, size), QColor("#F8DE94"))
    painter.end()
    return image


@pytest.mark.parametrize("name", NAMES)
def test_a_sign_fits_its_box(name: str) -> None:
    bounds = icon(name).boundingRect()

    assert QRectF(1, 1, BOX - 2, BOX - 2).contains(bounds)
    assert max(bounds.width(), bounds.height()) >= 9


@pytest.mark.parametrize("name", NAMES)
def test_a_sign_is_seen_when_small(name: str) -> None:
    image = drawn(name, 20)
    seen = sum(image.pixelColor(x, y).alpha() > 128 for x in range(20) for y in range(20))

    assert seen >= 20


def test_no_two_signs_look_alike() -> None:
    pictures = [drawn(name) for name in NAMES]

    for place, picture in enumerate(pictures):
        assert picture not in pictures[:place], NAMES[place]


def test_an_unknown_sign_is_refused() -> None:
    with pytest.raises(KeyError):
        icon("teapot")
