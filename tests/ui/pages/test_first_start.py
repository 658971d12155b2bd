"""The first start: a language, and nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import cardavia.ui.program
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.pages.first_start import FirstStartPage
from cardavia.ui.program import opened
from cardavia.ui.wishes import Wishes


def page_of(qtbot: QtBot) -> FirstStartPage:
    page = FirstStartPage(Settings())
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.setFocus()
    return page


@pytest.fixture
def started(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch):
    """Start the program in a home of its own, on a Hindi system."""

    def wanted(language: str) -> str:
        return language or "hi"

    monkeypatch.setattr(cardavia.ui.program, "system_language", wanted)

    def start(**wishes: str) -> MainWindow:
        window = opened(qapp, Wishes(**wishes))
        qtbot.addWidget(window)
        window.show()
        return window

    return start


@pytest.mark.parametrize("code", ["en", "hi"])
def test_enter_takes_the_language_of_the_system(
    qtbot: QtBot, language: Language, code: str
) -> None:
    language.choose(code)
    page = page_of(qtbot)

    with qtbot.waitSignal(page.language_chosen) as told:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)

    assert told.args == [code]


def test_arrows_lead_to_the_other_language(qtbot: QtBot, language: Language) -> None:
    page = page_of(qtbot)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)

    with qtbot.waitSignal(page.language_chosen) as told:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)

    assert told.args == ["hi"]


@pytest.mark.usefixtures("language")
def test_it_is_asked_once_and_leads_home(started) -> None:
    window = started()
    page = window.pages.currentWidget()
    assert isinstance(page, FirstStartPage)
    page.buttons["en"].click()

    assert window.pages.currentWidget() is window.home
    assert window.settings.language == "en"
    assert window.language.code == "en"
    window.close()
    assert started().pages.currentWidget().__class__.__name__ == "HomePage"


@pytest.mark.usefixtures("language")
def test_whoever_names_a_language_is_not_asked(started) -> None:
    window = started(language="en")

    assert window.pages.currentWidget() is window.home
