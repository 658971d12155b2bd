"""One window a data folder: a second start rings at the first, hands over its wish and ends.

A socket of the file system and no network: Qt's own would bring its network library along.
"""

import contextlib
import hashlib
import json
import socket
import tempfile
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, QSocketNotifier, Signal

LOCK: Final = "window.lock"
DOOR: Final = "window.door"
LONGEST_PATH: Final = 100
"""Bytes; the path of a socket can't be longer than a few more."""
HEARD: Final = b"heard\n"
PATIENCE: Final = 3.0
"""Seconds that a second start waits for the first window."""
MOST_BYTES: Final = 30_000_000


class Doorbell(QObject):
    """Guards a data folder for the first window, and hears those that start later.

    Signals: ``rung(wish)`` another start, with what it was asked for.
    """

    rung = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Stand before ``folder``; nothing is taken yet."""
        super().__init__(parent)
        self.folder = folder
        self._lock = QLockFile(str(folder / LOCK))
        # A lock is stale exactly when its process is gone, however long a game takes.
        self._lock.setStaleLockTime(0)
        self._door: socket.socket | None = None
        self._watching: dict[socket.socket, QSocketNotifier] = {}
        self._heard: dict[socket.socket, bytes] = {}

    def take(self) -> bool:
        """Become the first window, or tell that there is one; a folder nobody can lock is free."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        if not self._lock.tryLock(0):
            return self._lock.error() != QLockFile.LockError.LockFailedError
        with contextlib.suppress(OSError, AttributeError):  # no such sockets on this system
            self._listen()
        return True

    def _listen(self) -> None:
        path = door_of(self.folder)
        path.unlink(missing_ok=True)
        self._door = _fresh()
        self._door.bind(str(path))
        path.chmod(0o600)
        self._door.listen()
        self._watch(self._door)

    def _watch(self, one: socket.socket) -> None:
        notifier = QSocketNotifier(one.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(lambda: self._on_ready(one))
        self._watching[one] = notifier

    def _on_ready(self, one: socket.socket) -> None:
        try:
            if one is self._door:
                caller, _ = one.accept()
                caller.setblocking(False)  # noqa: FBT003 - socket
                self._watch(caller)
            else:
                self._hear(one, one.recv(1 << 20))
        except BlockingIOError:
            return
        except OSError:
            self._forget(one)

    def _hear(self, caller: socket.socket, part: bytes) -> None:
        heard = self._heard.get(caller, b"") + part
        self._heard[caller] = heard
        if heard.endswith(b"\n"):
            caller.send(HEARD)
        if not part or heard.endswith(b"\n") or len(heard) > MOST_BYTES:
            self._forget(caller)
            self._tell(heard)

    def _tell(self, heard: bytes) -> None:
        try:
            wish = json.loads(heard)
        except (ValueError, RecursionError):
            return
        if isinstance(wish, dict):
            self.rung.emit(wish)

    def _forget(self, caller: socket.socket) -> None:
        self._heard.pop(caller, None)
        notifier = self._watching.pop(caller, None)
        if notifier is not None:
            # Deleted within its own signal it would crash; it goes with the bell.
            notifier.setEnabled(False)
        caller.close()

    def close(self) -> None:
        """Let another be the first."""
        for one in list(self._watching):
            self._forget(one)
        if self._door is not None:
            door_of(self.folder).unlink(missing_ok=True)
        self._lock.unlock()


def ring(folder: Path, wish: dict[str, object], patience: float = PATIENCE) -> bool:
    """Hand a wish to the first window of a folder; false if it does not answer, or is none."""
    late = time.monotonic() + patience
    while True:
        try:
            return _said(folder, json.dumps(wish).encode() + b"\n")
        except (ConnectionRefusedError, FileNotFoundError):
            if time.monotonic() >= late:
                return False
            time.sleep(0.1)  # the first one may be about to open; there is no window here yet
        except (OSError, AttributeError):
            return False


def _said(folder: Path, wish: bytes) -> bool:
    with _fresh() as caller:
        caller.settimeout(PATIENCE)
        caller.connect(str(door_of(folder)))
        caller.sendall(wish)
        return caller.recv(len(HEARD)) == HEARD


def _fresh() -> socket.socket:
    return socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)


def door_of(folder: Path) -> Path:
    """Return where the first window listens: in its folder, if the path is short enough."""
    path = folder.resolve() / DOOR
    if len(str(path).encode()) <= LONGEST_PATH:
        return path
    short = hashlib.sha256(str(path).encode()).hexdigest()[:20]
    return Path(tempfile.gettempdir()) / f"cardavia-{short}"
