"""Buttons, boxes, swatches and dialogs: what they tell, and how keys reach them."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.store.settings import Settings
from cardavia.ui.fonts import font
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.paper_dialog import PaperDialog
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.row import Row
from cardavia.ui.widgets.swatch_row import Swatch, SwatchRow
from cardavia.ui.widgets.switch import Switch


@pytest.mark.parametrize("pixels", [15, 18, 36])
def test_a_button_is_never_lower_than_a_finger(qtbot: QtBot, pixels: int) -> None:
    button = PillButton("हुकुम का बादशाह चलें", "marigold")
    qtbot.addWidget(button)
    button.setFont(font(pixels))

    assert button.sizeHint().height() >= 44
    assert button.sizeHint().width() > button.fontMetrics().horizontalAdvance(button.text())


def test_a_narrow_button_grows_in_height_rather_than_cut_words(qtbot: QtBot) -> None:
    button = PillButton("Take the bid at the same number", "plain")
    qtbot.addWidget(button)
    narrow = button.minimumSizeHint().width() + 20

    assert button.heightForWidth(narrow) > button.sizeHint().height()
    assert button.heightForWidth(button.sizeHint().width()) == button.sizeHint().height()


def test_space_switches(qtbot: QtBot) -> None:
    switch = Switch()
    qtbot.addWidget(switch)
    switch.show()
    with qtbot.waitSignal(switch.toggled) as told:
        qtbot.keyClick(switch, Qt.Key.Key_Space)

    assert told.args == [True]


def test_offering_other_words_keeps_the_chosen_key(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.offer([(1, "One"), (2, "Two")])
    box.set_key(2)
    with qtbot.assertNotEmitted(box.currentIndexChanged):
        box.offer([(1, "एक"), (2, "दो")])

    assert box.key() == 2
    assert box.currentText() == "दो"


def test_true_is_not_one(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.offer([(1, "One"), (True, "Yes")])
    box.set_key(True)

    assert box.currentText() == "Yes"


def _nothing(painter: QPainter, rect: QRectF, key: str) -> None:
    """Paint nothing."""


def test_a_swatch_tells_when_picked_and_only_then(qtbot: QtBot) -> None:
    row = SwatchRow(["green", "slate"], QSize(26, 26), _nothing)
    qtbot.addWidget(row)
    row.show()
    with qtbot.assertNotEmitted(row.chosen):
        row.set_value("green")
    with qtbot.waitSignal(row.chosen) as told:
        qtbot.mouseClick(row.findChildren(Swatch)[1], Qt.MouseButton.LeftButton)

    assert told.args == ["slate"]
    assert row.value() == "slate"


def test_a_row_puts_its_control_below_where_there_is_no_room_beside(qtbot: QtBot) -> None:
    box = ChoiceBox()
    box.offer([(1, "A value with many words")])
    row = Row(box)
    qtbot.addWidget(row)
    row.set_texts("A long name of a setting", "And a remark that explains it.")
    wide, narrow = 700, box.sizeHint().width() + 40

    assert row.heightForWidth(narrow) > row.heightForWidth(wide)
    assert box.accessibleName() == "A long name of a setting"


@pytest.fixture
def dialog(qtbot: QtBot) -> PaperDialog:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    answers = [("leave", "Leave"), ("new", "New match"), ("stay", "Stay")]
    made = PaperDialog(window, Settings(), "Leave the match?", "It is kept.", answers)
    made.show()
    made.window_kept = window  # type: ignore[attr-defined]  # Qt owns no Python reference
    return made


def test_escape_is_the_last_answer(qtbot: QtBot, dialog: PaperDialog) -> None:
    with qtbot.waitSignal(dialog.chosen) as told:
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert told.args == ["stay"]


def test_a_click_answers(qtbot: QtBot, dialog: PaperDialog) -> None:
    button = dialog.findChildren(PillButton)[1]
    with qtbot.waitSignal(dialog.chosen) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    assert told.args == ["new"]


def test_tab_stays_among_the_answers(qtbot: QtBot, dialog: PaperDialog) -> None:
    buttons = dialog.findChildren(PillButton)
    seen = []
    for _ in range(4):
        seen.append([button.text() for button in buttons if button.hasFocus()])
        QTest.keyClick(dialog.window().focusWidget(), Qt.Key.Key_Tab)

    assert seen == [["Leave"], ["New match"], ["Stay"], ["Leave"]]


def test_the_keyboard_stays_on_the_question(qtbot: QtBot, dialog: PaperDialog) -> None:
    behind = PillButton("Continue", parent=dialog.parentWidget())
    behind.show()
    behind.setFocus()

    assert dialog.isAncestorOf(QApplication.focusWidget())


def test_the_dialog_covers_its_window_at_every_size(qtbot: QtBot, dialog: PaperDialog) -> None:
    dialog.window().resize(800, 600)

    assert dialog.geometry() == dialog.window().rect()


def test_no_key_of_the_window_goes_past_a_question(qtbot: QtBot, dialog: PaperDialog) -> None:
    window = dialog.window()
    shortcut = QShortcut(QKeySequence("Ctrl+Z"), window)
    window.activateWindow()
    qtbot.waitUntil(lambda: window.focusWidget() is not None)

    with qtbot.assertNotEmitted(shortcut.activated):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert dialog.isVisible()
