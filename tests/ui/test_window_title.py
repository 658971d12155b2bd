"""The title of the window says the game at the table, in the language spoken."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.ui.language import Language
from cardavia.ui.program import opened
from cardavia.ui.wishes import Wishes
from ui_play import QuickThinker, hurry


def test_the_title_follows_game_and_language(
    qtbot: QtBot, qapp: QApplication, language: Language
) -> None:
    window = opened(qapp, Wishes(language="en"))
    qtbot.addWidget(window)
    window.thinker = QuickThinker(window)
    assert window.windowTitle() == "Cardavia"

    window.desk.start_usual(window.settings, "pitch")
    assert window.match_page is not None
    hurry(window.match_page)
    assert window.windowTitle() == "Pitch – Cardavia"

    window.choose_language("hi")
    assert window.windowTitle() == "पिच – Cardavia"

    window.go_home()
    assert window.windowTitle() == "Cardavia"
    window.language.choose("en")
    window.close()
