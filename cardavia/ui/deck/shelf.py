"""Pictures kept in a folder between two runs of the program."""

import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

DIGEST: Final = 32
"""How many bytes at the end of a kept file prove the others: PNG readers pass over them."""
SHELVES: Final = 8
"""How many sizes and styles are kept: a window dragged wider leaves many behind."""
PREFIX: Final = "cards-"


class Shelf:
    """A folder of pictures for one version of the art; whatever goes wrong there, cards are drawn."""

    def __init__(self, folder: Path | None, version: str) -> None:
        """Use a folder, or keep nothing."""
        self._root = None if folder is None else folder / f"{PREFIX}{version}"
        if folder is not None:
            _forget_others(folder, f"{PREFIX}{version}")

    @property
    def is_open(self) -> bool:
        """Tell whether pictures are kept at all."""
        return self._root is not None

    def read(self, shelf: str, name: str) -> bytes | None:
        """Return what was put there, or None if it is missing or damaged."""
        if self._root is None:
            return None
        try:
            kept = (self._root / shelf / name).read_bytes()
        except OSError:
            return None
        content, proof = kept[:-DIGEST], kept[-DIGEST:]
        return content if hashlib.sha256(content).digest() == proof else None

    def put(self, shelf: str, name: str, content: bytes) -> None:
        """Keep a picture; a folder that can't be written is not tried again."""
        if self._root is None:
            return
        place = self._root / shelf
        try:
            if not place.exists():
                place.mkdir(parents=True)
                _keep_newest(self._root)
            _write_whole(place / name, content + hashlib.sha256(content).digest())
        except OSError:
            self._root = None


def _write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, also when two programs write it at once."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _keep_newest(root: Path) -> None:
    shelves = sorted(root.iterdir(), key=lambda place: place.stat().st_mtime)
    for place in shelves[:-SHELVES]:
        shutil.rmtree(place, ignore_errors=True)


def _forget_others(folder: Path, current: str) -> None:
    """Remove what other versions of the art left behind."""
    with suppress(OSError):
        for place in folder.glob(f"{PREFIX}*"):
            if place.name != current:
                shutil.rmtree(place, ignore_errors=True)
