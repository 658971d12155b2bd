"""Charts: round hairlines, names that stay apart, and the same told in words."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cardavia.ui.theme import EMERALD
from cardavia.ui.widgets.line_chart import MARKS, Line, LineChart, _apart, _scale


@pytest.mark.parametrize(
    ("values", "scale"),
    [
        ([0, 7], (0, 8, 2)),
        ([0, 0], (0, 1, 1)),
        ([-4, 3], (-4, 4, 2)),
        ([0, 100], (0, 100, 50)),
        ([-11, 6, 2], (-15, 10, 5)),
        ([0, 12345], (0, 15000, 5000)),
    ],
)
def test_hairlines_are_few_and_round(values: list[int], scale: tuple[int, int, int]) -> None:
    low, high, step = _scale(values)

    assert (low, high, step) == scale
    assert (high - low) // step <= MARKS + 1
    assert low <= min(values)
    assert max(values) <= high


def test_names_of_lines_that_end_together_stand_apart() -> None:
    found = _apart([50.0, 50.0, 51.0, 98.0, 99.0], 12.0, QRectF(0, 0, 100, 100))
    gaps = [later - before for before, later in zip(sorted(found), sorted(found)[1:], strict=False)]

    assert all(gap >= 12 for gap in gaps)
    assert max(found) <= 100


@pytest.mark.parametrize("count", [1, 2, 39, 500])
def test_any_number_of_points_is_drawn_and_told(qtbot: QtBot, count: int) -> None:
    chart = LineChart()
    qtbot.addWidget(chart)
    chart.resize(400, 140)
    lines = [Line("You", list(range(count)), own=True), Line("Asha", [0] * count)]
    chart.show_lines(lines, str, "The scores")
    image = chart.grab().toImage()
    near = range(image.width())

    assert chart.accessibleName() == "The scores"
    assert chart.accessibleDescription() == f"You: {count - 1} · Asha: 0"
    if count > 2:
        row = image.height() // 2
        assert any(_is_green(QColor(image.pixel(x, row))) for x in near)


def _is_green(ink: QColor) -> bool:
    wanted = QColor(EMERALD)
    return abs(ink.hue() - wanted.hue()) < 12 and ink.saturation() > 90
