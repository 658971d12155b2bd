"""An error in a Qt method that we override is told like any other, whatever raised it."""

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

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
