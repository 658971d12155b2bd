"""Qt's own words in Hindi."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import cardavia.ui.texts.qt_words
from sources import Text, find_texts

QT = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
NEWER = {
    ("QFileDialog", "&Look in:"),
}
"""Texts that Qt's own catalogues have not taken up yet."""


def qt_texts() -> set[Text]:
    texts = find_texts(Path(cardavia.ui.texts.qt_words.__file__).parent).texts
    return {text for text in texts if text.context.startswith("Q")}


def latin(words: list[str]) -> list[str]:
    """Return the words that have letters A to Z."""
    return [one for one in words if any("a" <= letter.lower() <= "z" for letter in one)]


def test_every_text_is_one_that_qt_asks_for() -> None:
    german = QTranslator()
    if not german.load("qtbase_de.qm", QT):
        pytest.skip("this Qt came without its catalogues")
    unknown = {
        (text.context, text.source)
        for text in qt_texts()
        if not german.translate(text.context, text.source)
    }

    assert unknown <= NEWER


@pytest.mark.usefixtures("hindi")
def test_the_menu_over_a_field_speaks_hindi(qtbot: QtBot) -> None:
    field = QLineEdit("Asha")
    qtbot.addWidget(field)
    menu = field.createStandardContextMenu()
    qtbot.addWidget(menu)
    words = [action.text().partition("\t")[0] for action in menu.actions()]

    assert "कॉपी करें" in words
    assert latin(words) == []


@pytest.mark.usefixtures("hindi")
def test_choosing_a_file_speaks_hindi(qtbot: QtBot) -> None:
    dialog = QFileDialog(None, "", "", "CSV (*.csv)")
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    shown: list[QWidget] = [*dialog.findChildren(QLabel), *dialog.findChildren(QPushButton)]
    words = [one.text() for one in shown if isinstance(one, QLabel | QPushButton)]
    words += [action.text() for action in dialog.findChildren(QAction)]

    assert "फ़ाइल का नाम:" in words
    assert "खोलें" in words
    assert latin(words) == []


@pytest.mark.usefixtures("hindi")
def test_keys_are_called_what_stands_on_them() -> None:
    native = QKeySequence.SequenceFormat.NativeText

    assert QKeySequence("Ctrl+Z").toString(native) == "Ctrl+Z"
    assert QKeySequence("Space").toString(native) == "Space"
    assert QKeySequence("Left").toString(native) == "बायाँ तीर"


@pytest.mark.usefixtures("devanagari")
def test_the_numbers_of_keys_stay_latin() -> None:
    assert QKeySequence("F11").toString(QKeySequence.SequenceFormat.NativeText) == "F11"
