"""What the window remembers from one start to the next: the settings, its size and its place."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from cardavia.store.settings import Settings
from cardavia.ui.keeping import Keeping

FIRST_SHARE: Final = 0.8
LEAST_FIRST: Final = (1024, 640)
SETTLED_MS: Final = 400


class Remembering(QObject):
    """Saves the settings a moment after the last change.

    Signals: ``failed(notices)`` when they could not be saved.
    """

    failed = Signal(list)

    def __init__(
        self, window: QMainWindow, keeping: Keeping, settings: Callable[[], Settings]
    ) -> None:
        """Remember ``window``; ``settings`` returns the present ones."""
        super().__init__(window)
        self._window = window
        self._keeping = keeping
        self._settings = settings
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED_MS)
        self._timer.timeout.connect(self.now)

    def restore(self) -> None:
        """Give the window its last size and place, or a good share of the screen."""
        saved = QByteArray.fromBase64(self._settings().geometry.encode())
        if not saved.isEmpty() and self._window.restoreGeometry(saved):
            return
        room = self._window.screen().availableGeometry().size() * FIRST_SHARE
        self._window.resize(max(LEAST_FIRST[0], room.width()), max(LEAST_FIRST[1], room.height()))

    def soon(self) -> None:
        """Save when nothing has changed for a moment."""
        self._timer.start()

    def now(self) -> None:
        """Save at once."""
        self._timer.stop()
        settings = self._settings()
        if not self._window.isFullScreen():
            saved = self._window.saveGeometry().toBase64().data()
            settings.geometry = bytes(saved).decode()
        notice = self._keeping.save(settings)
        if notice is not None:
            self.failed.emit([notice])
