"""A segmented choice tells only what the player picks."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia.ui.widgets.segmented import Segment, Segmented


@pytest.fixture
def choice(qtbot: QtBot) -> Segmented:
    made = Segmented([("en", "English"), ("hi", "हिन्दी"), ("xx", "Third")])
    qtbot.addWidget(made)
    made.set_value("en")
    made.show()
    return made


def segments(choice: Segmented) -> list[Segment]:
    return choice.findChildren(Segment)


def test_a_click_chooses_and_tells(qtbot: QtBot, choice: Segmented) -> None:
    with qtbot.waitSignal(choice.chosen) as told:
        qtbot.mouseClick(segments(choice)[1], Qt.MouseButton.LeftButton)

    assert told.args == ["hi"]
    assert choice.value() == "hi"


def test_setting_a_value_tells_nobody(qtbot: QtBot, choice: Segmented) -> None:
    with qtbot.assertNotEmitted(choice.chosen):
        choice.set_value("hi")

    assert choice.value() == "hi"


def test_an_unknown_value_leaves_none_chosen(choice: Segmented) -> None:
    choice.set_value("")

    assert choice.value() == ""
    assert segments(choice)[0].focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_arrows_move_the_choice_and_tell(qtbot: QtBot, choice: Segmented) -> None:
    segments(choice)[0].setFocus()
    with qtbot.waitSignal(choice.chosen) as told:
        qtbot.keyClick(segments(choice)[0], Qt.Key.Key_Right)

    assert told.args == ["hi"]


def test_tab_stops_only_at_the_chosen_value(choice: Segmented) -> None:
    choice.set_value("xx")
    stops = [one.text() for one in segments(choice) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]

    assert stops == ["Third"]
