"""Records in and out of the window, and deals by their numbers."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.match.record import read_match, write_match
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.pages.number_dialog import NumberDialog
from cardavia.ui.widgets.paper_dialog import PaperDialog
from ui_play import spin, spin_until
from ui_windows import Kept, at_table, open_window


def drop(target: QWidget, *paths: Path) -> bool:
    """Drop files on a widget and tell whether they were taken."""
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    rest = (Qt.DropAction.CopyAction, dragged, Qt.MouseButton.LeftButton)
    middle = target.rect().center()
    entering = QDragEnterEvent(middle, *rest, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, entering)
    if not entering.isAccepted():
        return False
    dropping = QDropEvent(QPointF(middle), *rest, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, dropping)
    return True


def told(window: MainWindow) -> str:
    """Return what the dialog over the window says."""
    dialog = window.findChildren(PaperDialog)[-1]
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


@pytest.mark.parametrize("at_a_table", [False, True])
def test_a_record_dropped_on_the_window_opens(
    qtbot: QtBot, language: Language, tmp_path: Path, at_a_table: bool
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = at_table(window, "pitch", 41)
    file = tmp_path / "deal.cardavia"
    window.desk.write_record(page.match, file)
    target: QWidget = page.view.viewport()
    if not at_a_table:
        window.go_home()
        target = window.home

    assert drop(target, file)

    assert window.match_page is not None
    assert window.match_page is not page
    assert window.match_page.match.deal_number == 41
    window.close()


@pytest.mark.parametrize(
    ("code", "line", "words"),
    [
        ("en", "nonsense", ["Line 3:", "The line is not JSON.", "Nothing was changed."]),
        ("hi", "nonsense", ["पंक्ति 3:", "यह पंक्ति JSON नहीं है।"]),
        ("en", '{"seat": 9, "bid": 2}', ["Line 3:", "It isn't your turn yet."]),
        ("hi", '{"seat": 9, "bid": 2}', ["पंक्ति 3:", "नियम"]),
    ],
)
def test_a_wrong_record_is_refused_with_line_and_reason(
    qtbot: QtBot, language: Language, tmp_path: Path, code: str, line: str, words: list[str]
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path), code)
    page = at_table(window, "pitch")
    file = tmp_path / "deal.cardavia"
    head = write_match(page.match).split("\n")[:2]
    file.write_text("\n".join([*head, line]), "utf-8")

    drop(window, file)

    assert all(part in told(window) for part in words)
    assert window.match_page is page
    window.close()


def test_what_is_no_file_is_not_taken(qtbot: QtBot, language: Language, tmp_path: Path) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))

    assert not drop(window)
    assert drop(window, tmp_path)
    assert tmp_path.name in told(window)
    window.close()


def test_a_record_is_written_and_a_folder_that_takes_none_is_told(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    match = at_table(window, "tractor").match

    window.desk.write_record(match, tmp_path / "a.cardavia")
    window.desk.write_record(match, tmp_path / "nowhere" / "b.cardavia")

    again = read_match((tmp_path / "a.cardavia").read_text("utf-8"))
    assert again.state_hash() == match.state_hash()
    assert "b.cardavia" in told(window)
    window.close()


def hands(match: Match) -> list[list[int]]:
    assert match.dealing is not None
    return match.dealing.hands


def dialog_of(window: MainWindow) -> NumberDialog:
    QTest.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChildren(NumberDialog)[-1]
    assert dialog.isVisible()
    return dialog


@pytest.mark.parametrize("game", ["pitch", "tractor"])
def test_the_same_number_gives_the_same_cards(
    qtbot: QtBot, language: Language, tmp_path: Path, game: str
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    spin_until(window.isActiveWindow)
    first = at_table(window, game, 1234).match
    at_table(window, game, 99)

    dialog = dialog_of(window)
    assert dialog.field.text() == "99"
    dialog.field.setText("1234")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    spin(5)

    assert window.match_page is not None
    assert window.match_page.match is not first
    assert hands(window.match_page.match) == hands(first)
    window.close()


def test_a_second_key_opens_no_second_dialog(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    spin_until(window.isActiveWindow)

    assert dialog_of(window) is dialog_of(window)
    assert len(window.findChildren(NumberDialog)) == 1
    window.close()


def test_the_number_of_a_deal_is_copied_and_said(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = at_table(window, "pitch", 4711)
    spin_until(lambda: page.asking.prompt is not None)

    window.commands.do("copy_number")

    assert QApplication.clipboard().text() == "4711"
    assert "4711" in page.bar.accessibleDescription()
    window.close()


@pytest.mark.parametrize(
    ("typed", "number"),
    [("", 0), ("0", 0), ("१२३", 123), ("9" * 16, 0), ("9007199254740991", 2**53 - 1)],
)
def test_only_numbers_of_deals_are_taken(
    qtbot: QtBot, language: Language, tmp_path: Path, typed: str, number: int
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    spin_until(window.isActiveWindow)
    dialog = dialog_of(window)

    QTest.keyClicks(dialog.field, "x")
    dialog.field.setText(typed)

    assert dialog.typed() == number
    assert dialog._buttons[0].isEnabled() == (number > 0)
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert window.match_page is None
    window.close()


def test_the_players_of_a_match_are_offered_at_the_next(qtbot: QtBot, language: Language) -> None:
    window = open_window(qtbot, language, Kept(None))
    levels = ["person", "expert", "easy", "hard"]
    names = ["", "Ravi", "Lila", "Anu"]
    window.desk.start("pepper", at_table(window, "pepper").match.options, names, levels)
    window.desk.start_usual(window.settings, "black_maria")

    assert window.match_page is not None
    match = window.match_page.match
    assert match.names == names
    assert match.levels == levels
    window.go_home()


def test_a_name_of_several_lines_can_be_played_with_and_read_again(
    qtbot: QtBot, language: Language, tmp_path: Path
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    window.settings.names = ["A\tB\nC", "Kabir", "Meera"]

    page = at_table(window, "pitch")

    number = window.keeping.matches.number_of(page.match)
    assert number is not None
    again = window.keeping.matches.replayed(number)
    assert again is not None
    assert again.names[1] == "A B C"
