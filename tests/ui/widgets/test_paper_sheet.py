"""Paper closes by its cross and by Escape, and its words are never cut."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.theme import Type
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.paper_sheet import PaperSheet

LONG = "चुने गए पत्ते दबाने के बाद हमलावर टीम को अंक नहीं मिलते, " * 3


@pytest.fixture
def sheet(qtbot: QtBot) -> PaperSheet:
    made = PaperSheet()
    qtbot.addWidget(made)
    made.resize(420, 500)
    made.show()
    return made


def test_the_cross_closes(qtbot: QtBot, sheet: PaperSheet) -> None:
    with qtbot.waitSignal(sheet.closed):
        qtbot.mouseClick(sheet.close_button, Qt.MouseButton.LeftButton)


def test_escape_closes(qtbot: QtBot, sheet: PaperSheet) -> None:
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)


def test_other_keys_do_not(qtbot: QtBot, sheet: PaperSheet) -> None:
    with qtbot.assertNotEmitted(sheet.closed):
        qtbot.keyClick(sheet, Qt.Key.Key_Return)


def test_the_cross_is_large_enough_for_a_finger(sheet: PaperSheet) -> None:
    assert sheet.close_button.width() >= 44
    assert sheet.close_button.height() >= 44


@pytest.mark.parametrize("scale", [100, 200])
def test_long_words_wrap_and_scroll_rather_than_be_cut(
    qtbot: QtBot, sheet: PaperSheet, scale: int
) -> None:
    words = label("button")
    words.setText(LONG)
    sheet.body.addWidget(words)
    sheet.body.addWidget(QWidget(), 1)
    letter(sheet, Type("hi", 800, scale))
    qtbot.waitUntil(lambda: words.width() < sheet.width())

    assert words.height() >= words.heightForWidth(words.width())
    assert sheet.scrolling.horizontalScrollBar().maximum() == 0


def test_paper_is_ivory_with_see_through_corners(sheet: PaperSheet) -> None:
    shown = sheet.grab().toImage()

    assert shown.pixelColor(210, 300).lightness() > 240
    assert sheet.childAt(2, 2) is None
