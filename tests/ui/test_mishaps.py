"""Unexpected errors and reports: nothing personal, and play goes on from the last good state."""

import getpass
import json
import os
import sys
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from cardavia.match.record import read_match
from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.mishaps import MANY
from cardavia.ui.reports import Problem, report_text, save_report
from cardavia.ui.widgets.paper_dialog import PaperDialog
from cardavia.version import VERSION
from playing import match_of, played
from ui_play import answer_by_mouse, click, spin, spin_until, waits_for_person, wanted_answer
from ui_windows import Kept, at_table, open_window

NOW = datetime(2026, 3, 4, 5, 6, 7)


class Broken:
    """Something that fails deep inside, with personal words in what it says."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fail(self) -> None:
        try:
            Path("/home/somebody/private.txt").read_text("utf-8")
        except OSError as error:
            raise RuntimeError(self.words) from error


def error_of(words: str) -> BaseException:
    try:
        Broken(words).fail()
    except RuntimeError as error:
        return error
    raise AssertionError


def test_a_report_tells_version_platform_options_error_and_record() -> None:
    match = played("pepper", 5, steps=30, players=3)

    text = report_text(Problem(Settings(), match, error_of("it broke")))

    for part in (f"Cardavia {VERSION}", sys.platform.capitalize(), '"players": 3', "it broke"):
        assert part in text
    assert "test_mishaps.py" in text
    record = text.split("record:\n")[1]
    assert read_match(record).state_hash() == match.state_hash()


def test_a_report_holds_nothing_personal() -> None:
    match = match_of("pitch")
    match.names[:] = ["Rukmini", "Zebunnisa", "Kabir", "Meera"]
    match.next_deal()
    user, home = getpass.getuser(), str(Path.home())
    settings = Settings(names=["Zebunnisa", "Lakshmi"], geometry="c2NyZWVu")
    words = f"Rukmini could not open {home}/secret.cardavia, C:\\Users\\Lakshmi\\x.txt"

    text = report_text(Problem(settings, match, error_of(words)))

    for private in (home, "Rukmini", "Zebunnisa", "Lakshmi", "somebody", "/home", "c2NyZWVu"):
        assert private not in text
    assert os.sep + user + os.sep not in text
    assert str(Path(__file__).parent) not in text
    assert "secret.cardavia" in text


def test_a_report_lies_among_the_documents_or_beside_the_matches(tmp_path: Path) -> None:
    first = save_report("words", NOW, tmp_path / "matches")
    assert first is not None
    assert first.read_text("utf-8") == "words"
    assert first.name == "cardavia-report-2026-03-04-050607.txt"
    again = save_report("other words", NOW, None)
    assert again is not None
    assert first.read_text("utf-8") == "words"
    documents = first.parent
    assert tmp_path in documents.parents

    for child in documents.glob("*"):
        child.unlink()
    documents.rmdir()
    documents.write_text("in the way")
    second = save_report("words", NOW, tmp_path / "matches")
    assert second is not None
    assert second.parent == tmp_path / "matches"
    assert save_report("words", NOW, None) is None


def words_of(dialog: PaperDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def dialogs(window: MainWindow) -> list[PaperDialog]:
    return [one for one in window.findChildren(PaperDialog) if one.isVisible()]


@pytest.mark.parametrize(
    ("code", "title"), [("en", "Something went wrong"), ("hi", "कुछ गड़बड़ हो गई")]
)
def test_play_goes_on_after_an_error_in_a_slot(
    qtbot: QtBot, language: Language, tmp_path: Path, code: str, title: str
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path), code)
    page = at_table(window, "pitch")
    spin_until(lambda: waits_for_person(page))
    answer_by_mouse(page, wanted_answer(page))
    spin_until(lambda: waits_for_person(page))
    before = page.match.state_hash()
    broken = Broken("a slot broke")

    with capture_exceptions():
        window.commands.mishaps.watch()
        page.runner.asked.connect(broken.fail)
        QTimer.singleShot(0, page.runner.asked.emit)
        spin_until(lambda: bool(dialogs(window)))

    assert title in words_of(dialogs(window)[0])
    assert window.match_page is not None
    assert window.match_page is not page
    assert window.match_page.match.state_hash() == before
    QTest.keyClick(dialogs(window)[0], Qt.Key.Key_Escape)
    assert dialogs(window) == []
    window.close()


def test_an_error_is_reported_with_one_click(
    qtbot: QtBot, language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = at_table(window, "pepper")
    spin_until(lambda: waits_for_person(page))
    error = error_of("it broke")

    window.commands.mishaps.on_error(RuntimeError, error, error.__traceback__)
    spin_until(lambda: bool(dialogs(window)))
    click(dialogs(window)[0]._buttons[0])
    spin(5)

    (report,) = tmp_path.rglob("cardavia-report-*.txt")
    text = report.read_text("utf-8")
    assert "RuntimeError: it broke" in text
    assert json.loads(text.split("record:\n")[1].split("\n")[0])["game"] == "pepper"
    assert report.name in words_of(dialogs(window)[0])
    assert "it broke" in capsys.readouterr().err
    window.close()


def test_an_error_that_comes_back_leads_home(
    qtbot: QtBot, language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    at_table(window, "pitch")
    error = error_of("again")

    for _ in range(MANY):
        window.commands.mishaps.on_error(RuntimeError, error, None)
        spin(5)

    assert window.match_page is None
    assert len(dialogs(window)) == 1
    assert window.keeping.matches.unfinished()
    window.close()


def test_a_problem_is_reported_without_an_error_too(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    at_table(window, "tractor")

    window.commands.do("report")

    (report,) = tmp_path.rglob("cardavia-report-*.txt")
    assert "error:" not in report.read_text("utf-8")
    assert "match: tractor" in report.read_text("utf-8")
    window.close()
