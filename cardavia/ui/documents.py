"""Files of the player's own: the dialogs that ask for them begin where documents are kept."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def documents() -> Path | None:
    """Return the folder where the player keeps documents, if the system has one."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found else None


def file_to_write(over: QWidget, title: str, usual: str, kind: str) -> Path | None:
    """Ask where a file goes; a name typed without an ending gets that of the usual name."""
    suffix = Path(usual).suffix
    name, _ = QFileDialog.getSaveFileName(over, title, _begun(usual), f"{kind} (*{suffix})")
    ended = Path(name + suffix)
    # The dialog asked about writing over the name as it was typed, not over another one.
    return None if not name else Path(name) if Path(name).suffix or ended.exists() else ended


def file_to_read(over: QWidget, title: str, kind: str, suffix: str) -> Path | None:
    """Ask which file to open."""
    name, _ = QFileDialog.getOpenFileName(over, title, _begun(""), f"{kind} (*{suffix})")
    return Path(name) if name else None


def _begun(name: str) -> str:
    folder = documents()
    return str(folder / name) if folder is not None and folder.is_dir() else name
