"""A switch says on and off by place, by check mark and by colour."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardavia.ui.widgets.switch import Switch


def shown(qtbot: QtBot, *, on: bool) -> QImage:
    switch = Switch()
    qtbot.addWidget(switch)
    switch.setChecked(on)
    switch.resize(switch.sizeHint())
    return switch.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def test_on_and_off_differ_without_colour(qtbot: QtBot) -> None:
    on, off = shown(qtbot, on=True), shown(qtbot, on=False)
    differing = sum(
        abs(on.pixelColor(x, y).lightness() - off.pixelColor(x, y).lightness()) > 60
        for x in range(on.width())
        for y in range(on.height())
    )

    assert differing > 200


def test_a_finger_can_hit_it(qtbot: QtBot) -> None:
    switch = Switch()
    qtbot.addWidget(switch)

    assert switch.sizeHint().height() >= 44
    assert switch.sizeHint().width() >= 44
