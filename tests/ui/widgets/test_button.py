"""Enter presses whatever button the keyboard is on, on every desktop."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from cardavia.ui.pages.score_table import Figure
from cardavia.ui.prompts.meanings import BubbleButton
from cardavia.ui.widgets.button import Button
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.segmented import Segment
from cardavia.ui.widgets.swatch_row import Swatch
from cardavia.ui.widgets.switch import Switch

KEYS = [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("kind", [PillButton, Switch])
def test_enter_presses_a_button_as_space_does(
    qtbot: QtBot, kind: type[QAbstractButton], key: Qt.Key
) -> None:
    button = kind()
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, key)


@pytest.mark.parametrize("kind", [BubbleButton, Figure, PillButton, Segment, Swatch, Switch])
def test_every_button_is_made_from_that_one(kind: type[QAbstractButton]) -> None:
    assert issubclass(kind, Button)


def test_enter_held_down_presses_once(qtbot: QtBot) -> None:
    button, pressed = PillButton("पास"), QEvent.Type.KeyPress
    qtbot.addWidget(button)
    held = QKeyEvent(pressed, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True)
    with qtbot.assertNotEmitted(button.clicked):
        QApplication.sendEvent(button, held)
