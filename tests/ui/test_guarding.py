"""An error in a Qt method that we override is told like any other, whatever raised it."""

import ast
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import cardavia.ui
from cardavia.ui.guarding import guard_overrides, guarded
from cardavia.ui.widgets.page import Page


def fail(how: str) -> None:
    if how == "number":
        int("x")
    elif how == "next":
        next(iter([]))
    elif how == "index":
        list(how)[99]
    else:
        gone = QWidget()
        shiboken6.delete(gone)
        gone.width()


@pytest.mark.parametrize(
    ("how", "kind"),
    [
        ("number", ValueError),
        ("next", StopIteration),
        ("index", IndexError),
        ("deleted", RuntimeError),
    ],
)
def test_an_error_raised_below_python_does_not_end_the_program(
    qtbot: QtBot, how: str, kind: type[Exception]
) -> None:
    class Failing(QWidget):
        @guarded
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                fail(how)

    widget = Failing()
    qtbot.addWidget(widget)

    with pytest.raises(kind):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))


def test_every_override_of_ours_is_guarded_once() -> None:
    guard_overrides()

    for name in ("changeEvent", "resizeEvent", "showEvent"):
        assert hasattr(vars(Page)[name], "_is_guarded")
    assert not hasattr(vars(Page)["retranslate"], "_is_guarded")
    assert guard_overrides() == 0


def test_a_class_is_guarded_when_it_is_made() -> None:
    guard_overrides()

    class Late(QWidget):
        __module__ = "cardavia.ui.late"

        def changeEvent(self, event: QEvent) -> None:
            pass

    assert hasattr(vars(Late)["changeEvent"], "_is_guarded")


def test_every_delayed_call_ends_with_the_object_it_belongs_to() -> None:
    """A page may be gone when its time has come; what fails there has no one to tell it."""
    for source in Path(cardavia.ui.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("singleShot"):
                assert len(call.args) == 3 or isinstance(call.args[1], ast.Name), source
