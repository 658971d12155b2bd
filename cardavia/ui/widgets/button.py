"""What every button of ours is made from."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Button(QAbstractButton):
    """A button that Enter presses as Space does, which Qt leaves to a few desktops."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button on Enter, once however long the key is held."""
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()
