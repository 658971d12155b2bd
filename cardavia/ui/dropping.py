"""Files that are dropped on the window."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class Dropping(QObject):
    """Takes files that are dropped anywhere on a window.

    Signals: ``dropped(path)`` the first of them.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        """Watch ``window``."""
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files and leave everything else."""
        if event.type() == QEvent.Type.DragEnter and isinstance(event, QDropEvent):
            if file_in(event.mimeData()) is not None:
                event.acceptProposedAction()
            return True
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            path = file_in(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                self.dropped.emit(path)
            return True
        return False


def file_in(dragged: QMimeData) -> Path | None:
    """Return the first file of this machine that is dragged."""
    paths = [url.toLocalFile() for url in dragged.urls() if url.isLocalFile()]
    return Path(paths[0]) if paths else None
