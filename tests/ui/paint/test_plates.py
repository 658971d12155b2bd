"""Plates keep their lines inside, throw green shadows, and bubbles point at who speaks."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from cardavia.ui.paint import plates
from cardavia.ui.paint.plates import bubble_path, draw_plate, draw_rounded, draw_shadow, plate_line
from cardavia.ui.theme import FELTS

RECT = QRectF(30, 30, 100, 50)


def canvas() -> tuple[QImage, QPainter]:
    image = QImage(160, 110, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


@pytest.mark.parametrize("thick", [1.2, 3.0])
def test_a_line_stays_inside_its_plate(thick: float) -> None:
    image, painter = canvas()
    draw_rounded(painter, RECT, QColor("#000000"), QPen(QColor("#FFFFFF"), thick), 12)
    painter.end()

    assert image.pixelColor(80, 29).alpha() == 0
    assert image.pixelColor(80, 30).lightness() > 200
    assert image.pixelColor(80, 35).lightness() == 0


def test_a_see_through_line_is_none() -> None:
    image, painter = canvas()
    draw_rounded(painter, RECT, QColor("#204060"), QColor(0, 0, 0, 0), 0)
    painter.end()

    assert image.pixelColor(30, 30) == QColor("#204060")


def test_a_shadow_is_green_black_and_fades_outwards() -> None:
    image, painter = canvas()
    draw_shadow(painter, RECT, 12, 10, 3)
    painter.end()
    fading = [image.pixelColor(80, y).alpha() for y in range(80, 92)]

    assert fading == sorted(fading, reverse=True)
    assert fading[0] > fading[-1] == 0
    near = image.pixelColor(80, 78)
    assert near.green() >= near.red()
    assert near.green() >= near.blue()


def test_a_shadow_is_painted_once_a_size_wherever_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[QRectF] = []
    usual = plates._paint_shadow

    def paint(painter: QPainter, rect: QRectF, *depth: float) -> None:
        painted.append(rect)
        usual(painter, rect, *depth)

    monkeypatch.setattr(plates, "_paint_shadow", paint)
    _, painter = canvas()
    for x in range(5):
        draw_shadow(painter, RECT.translated(x, x).adjusted(0, 0, 7, 0), 12, 10, 3)
    painter.end()

    assert len(painted) == 1


def test_a_kept_shadow_is_the_one_painted() -> None:
    kept, painter = canvas()
    draw_shadow(painter, RECT, 12, 10, 3)
    painter.end()
    fresh, painter = canvas()
    plates._paint_shadow(painter, RECT, 12, 10, 3)
    painter.end()

    assert kept == fresh


def test_light_comes_from_above() -> None:
    image, painter = canvas()
    draw_shadow(painter, RECT, 12, 10, 3)
    painter.end()

    assert image.pixelColor(80, 83).alpha() > image.pixelColor(80, 26).alpha()


def test_a_plate_covers_its_own_shadow() -> None:
    image, painter = canvas()
    draw_plate(painter, RECT, QColor("#0C2419"), plate_line())
    painter.end()

    assert image.pixelColor(80, 55) == QColor("#0C2419")
    assert image.pixelColor(80, 83).alpha() > 0


def test_only_a_black_cloth_has_bright_thick_outlines() -> None:
    for name, felt in FELTS.items():
        pen = plate_line(felt)
        thick = name == "high_contrast"
        assert (pen.widthF() >= 3) == thick
        assert (pen.color().alphaF() > 0.9) == thick


@pytest.mark.parametrize(
    "tip", [QPointF(80, 8), QPointF(80, 104), QPointF(4, 55), QPointF(156, 20), QPointF(140, 100)]
)
def test_a_bubble_reaches_its_speaker(tip: QPointF) -> None:
    bubble = bubble_path(RECT, tip, RECT.height() / 2)

    assert bubble.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1).contains(tip)
    assert bubble.contains(RECT.center())
    assert len(bubble.toSubpathPolygons()) == 1


def test_a_bubble_without_a_speaker_is_a_pill() -> None:
    middle = QPointF(80, RECT.center().y())

    assert bubble_path(RECT, middle, RECT.height() / 2).boundingRect() == RECT
