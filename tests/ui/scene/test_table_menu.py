"""The menu of the table: every command with its key, by mouse and by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.language import Language
from cardavia.ui.scene.table_menu import GROUPS, Standing, TableMenu, key_of
from cardavia.ui.shortcuts import KEYS
from cardavia.ui.texts.commands import command_words
from cardavia.ui.theme import Type
from ui_play import click, spin, spin_until
from ui_windows import Kept, at_table, open_window


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    return window


def open_menu(window: QWidget, standing: Standing) -> TableMenu:
    menu = TableMenu(Type(), standing, window)
    menu.open_under(window)
    return menu


def test_each_command_of_the_menu_has_words_and_a_key(window: QWidget, language: Language) -> None:
    menu = open_menu(window, Standing())

    texts = {entry.objectName(): entry.text() for entry in menu.actions() if entry.text()}

    assert list(texts) == [name for group in GROUPS for name in group]
    assert all(texts[name] == f"{command_words(name)}\t{key_of(name)}" for name in texts)
    menu.close()


@pytest.mark.parametrize("code", ["en", "hi"])
def test_the_lines_come_closer_on_a_low_screen(
    window: QWidget, language: Language, code: str
) -> None:
    low = window.screen().availableGeometry().height()
    assert low == 800
    language.choose(code)
    menu = TableMenu(Type(code, low), Standing(), window)

    assert menu.sizeHint().height() <= low


def test_every_key_of_the_window_has_words(language: Language) -> None:
    assert all(command_words(name) for name in KEYS)


def test_what_cannot_be_done_now_is_off_and_what_is_on_is_checked(
    window: QWidget, language: Language
) -> None:
    menu = open_menu(window, Standing({"claim", "redo"}, {"autoplay": True}))
    entries = {entry.objectName(): entry for entry in menu.actions()}

    assert not entries["redo"].isEnabled()
    assert entries["autoplay"].isChecked()
    assert menu.activeAction() is entries["restart"]
    menu.close()


def test_a_screen_reader_hears_words_and_key(window: QWidget, language: Language) -> None:
    menu = open_menu(window, Standing())
    heard = QAccessible.queryAccessibleInterface(menu)

    assert heard.role() == QAccessible.Role.PopupMenu
    assert heard.child(2).text(QAccessible.Text.Name).startswith("Restart this deal")
    menu.close()


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_menu_of_the_table_carries_a_command_out(
    qtbot: QtBot, language: Language, tmp_path: Path, by_mouse: bool
) -> None:
    window = open_window(qtbot, language, Kept(tmp_path))
    page = at_table(window, "pitch")
    if by_mouse:
        click(page.top_bar.more)
    else:
        spin_until(window.isActiveWindow)
        QTest.keyClick(page, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, TableMenu)
    entry = next(one for one in menu.actions() if one.objectName() == "autoplay")

    if by_mouse:
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())
    else:
        for _ in range(20):
            if menu.activeAction() is entry:
                break
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
    spin_until(lambda: page.runner.autoplay)
    spin(1)

    window.close()


@pytest.mark.parametrize("name", ["undo", "redo", "last_trick", "review", "claim"])
def test_a_command_with_nothing_to_do_says_so(qtbot: QtBot, language: Language, name: str) -> None:
    window = open_window(qtbot, language, Kept(None))
    page = at_table(window, "tractor")
    spin_until(lambda: page.asking.prompt is not None)
    asked = page.bar.accessibleDescription()
    window.commands.do(name)

    assert page.bar.accessibleDescription() != asked
    page.show_menu()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, TableMenu)
    off = {one.objectName() for one in menu.actions() if not one.isEnabled()}
    assert off >= {"redo", "review"}
    menu.close()
    window.close()
