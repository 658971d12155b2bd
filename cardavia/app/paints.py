"""Tells when a widget has been painted."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class Paints(QObject):
    """Tells of every painting of a widget, after it."""

    def __init__(self, widget: QWidget, painted: Callable[[], None]) -> None:
        """Call ``painted`` after each."""
        super().__init__(widget)
        self._painted = painted
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a painting once it has reached the widget."""
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._painted)
        return False
