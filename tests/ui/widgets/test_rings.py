"""Where the keyboard is can be seen on every control, dark or paper, in two lines of two pixels."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.display import contrast_ratio
from cardavia.ui.theme import EMERALD, FACE, FELTS, INK, MARIGOLD, PAPER
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.marigold_slider import MarigoldSlider
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.rings import RING, draw_ring
from cardavia.ui.widgets.segmented import Segment, Segmented
from cardavia.ui.widgets.swatch_row import Swatch, SwatchRow
from cardavia.ui.widgets.switch import Switch


def segment() -> QWidget:
    made = Segmented([("a", "A K Q J"), ("b", "इ बा बे गु")])
    made.set_value("a")
    return made


def swatch() -> QWidget:
    made = SwatchRow(["green", "slate"], QSize(26, 26), lambda _p, _r, _k: None)
    made.set_value("green")
    return made


def combo() -> QWidget:
    made = ChoiceBox()
    made.offer([(1, "एक"), (2, "दो")])
    return made


CONTROLS: dict[str, Callable[[], QWidget]] = {
    "plain button": lambda: PillButton("बोली", "plain"),
    "marigold button": lambda: PillButton("Play", "marigold"),
    "ghost button": lambda: PillButton("Reset all", "ghost"),
    "sign button": lambda: PillButton("", "bare", None, "close"),
    "switch": Switch,
    "slider": MarigoldSlider,
    "segmented": segment,
    "swatches": swatch,
    "choice box": combo,
}


def focusable(control: QWidget) -> QWidget:
    inner = control.findChildren(Segment) + control.findChildren(Swatch)
    return inner[0] if inner else control


def changed_pixels(before: QImage, after: QImage) -> int:
    return sum(
        before.pixel(x, y) != after.pixel(x, y)
        for x in range(before.width())
        for y in range(before.height())
    )


@pytest.mark.parametrize("name", CONTROLS)
def test_tabbing_to_a_control_shows_it(qtbot: QtBot, name: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    first, control = PillButton("First"), CONTROLS[name]()
    row.addWidget(first)
    row.addWidget(control)
    window.show()
    window.activateWindow()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(first.hasFocus)
    before = control.grab().toImage()
    focusable(control).setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(focusable(control).hasFocus)

    # Two lines of two pixels round something at least 24 wide and high.
    assert changed_pixels(before, control.grab().toImage()) >= 4 * 24


def test_a_ring_is_two_pixels_dark_in_two_pixels_light() -> None:
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("#777777"))
    painter = QPainter(image)
    draw_ring(painter, QRectF(20, 20, 40, 40), 0)
    painter.end()
    column = [image.pixelColor(40, y).name() for y in range(14, 21)]

    assert column.count(QColor(FACE).name()) == 2
    assert column.count(QColor(INK).name()) == 2
    assert len(range(14, 20)) > RING


@pytest.mark.parametrize(
    "ground", [PAPER, MARIGOLD, EMERALD, *[felt.plate for felt in FELTS.values()]]
)
def test_one_of_the_two_lines_stands_out_from_every_ground(ground: str) -> None:
    def rgb(name: str) -> tuple[int, int, int]:
        colour = QColor(name)
        return colour.red(), colour.green(), colour.blue()

    assert max(contrast_ratio(rgb(line), rgb(ground)) for line in (FACE, INK)) >= 3
