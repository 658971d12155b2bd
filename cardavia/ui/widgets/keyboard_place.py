"""Where the keyboard was before something was laid over it, to lead it back there."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


def is_elsewhere(page: QWidget) -> bool:
    """Tell whether something laid over ``page`` has the keyboard, which should stay there."""
    here = QApplication.focusWidget()
    if here is None or not here.isVisible() or here.window() is not page.window():
        return False
    return here is not page and not page.isAncestorOf(here)


class KeyboardPlace:
    """The widget that had the keyboard when this was made."""

    def __init__(self) -> None:
        """Remember where the keyboard is now."""
        self._was = QApplication.focusWidget()

    def go_back(self, otherwise: QWidget) -> None:
        """Give the keyboard back, or to ``otherwise`` where the place is gone or out of sight."""
        was = self._was
        there = was is not None and isValid(was) and was.isVisible() and was.isEnabled()
        (was if was is not None and there else otherwise).setFocus(Qt.FocusReason.OtherFocusReason)
