"""The slider rests at its middle under the hand and nowhere else."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardavia.ui.widgets.marigold_slider import MarigoldSlider


@pytest.fixture
def slider(qtbot: QtBot) -> MarigoldSlider:
    made = MarigoldSlider()
    qtbot.addWidget(made)
    made.resize(434, 36)  # 400 pixels of track: 4 a step
    made.show()
    return made


def at(slider: MarigoldSlider, value: float) -> QPoint:
    return QPoint(round(17 + 4 * value), 18)


@pytest.mark.parametrize(
    ("place", "value"), [(0, 0), (47, 47), (48, 50), (50, 50), (52, 50), (53, 53), (100, 100)]
)
def test_a_press_near_the_middle_rests_there(
    qtbot: QtBot, slider: MarigoldSlider, place: int, value: int
) -> None:
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=at(slider, place))

    assert slider.value() == value


def test_a_drag_passes_over_the_middle(qtbot: QtBot, slider: MarigoldSlider) -> None:
    seen: list[int] = []
    slider.valueChanged.connect(seen.append)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=at(slider, 40))
    for place in (45, 49, 51, 60):
        qtbot.mouseMove(slider, at(slider, place))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=at(slider, 60))

    assert seen == [40, 45, 50, 60]


def test_keys_reach_every_value(qtbot: QtBot, slider: MarigoldSlider) -> None:
    slider.setValue(48)
    seen: list[int] = []
    slider.valueChanged.connect(seen.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        qtbot.keyClick(slider, key)

    assert seen == [49, 50, 51]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 100),
        (Qt.Key.Key_PageUp, 60),
        (Qt.Key.Key_PageDown, 40),
    ],
)
def test_pages_are_ten_and_ends_are_ends(
    qtbot: QtBot, slider: MarigoldSlider, key: Qt.Key, value: int
) -> None:
    qtbot.keyClick(slider, key)

    assert slider.value() == value


def test_a_double_click_goes_back_to_the_middle(qtbot: QtBot, slider: MarigoldSlider) -> None:
    slider.setValue(90)
    qtbot.mouseDClick(slider, Qt.MouseButton.LeftButton, pos=at(slider, 90))

    assert slider.value() == 50


def test_the_wheel_is_left_to_the_page_without_focus(slider: MarigoldSlider) -> None:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QWheelEvent

    event = QWheelEvent(
        QPointF(50, 18),
        QPointF(50, 18),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    slider.clearFocus()
    slider.wheelEvent(event)

    assert slider.value() == 50
    assert not event.isAccepted()
