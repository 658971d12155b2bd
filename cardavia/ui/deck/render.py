"""Faces as pictures: drawn once a size, kept in memory and in the cache folder."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardavia.ui.deck.faces import SMALL_BELOW, back_svg, face_svg
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.deck.svg import HEIGHT, WIDTH

BACK: Final = -1
ASPECT: Final = WIDTH / HEIGHT


def width_for(height: int) -> int:
    """Return the width in pixels of a card of a height."""
    return round(height * ASPECT)


@cache
def art_version() -> str:
    """Return a mark of the drawing code, so that old pictures are never shown."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


class Faces:
    """Pictures of cards at any height in device pixels."""

    def __init__(self, cache_folder: Path | None = None) -> None:
        """Keep pictures in a folder, or in memory only."""
        self._folder = _usable(cache_folder)
        self._images: dict[tuple[int, int, DeckStyle], QImage] = {}

    def image(self, face: int, height: int, style: DeckStyle) -> QImage:
        """Return a face, or BACK, at a height; the corners are see-through."""
        key = (face, height, style)
        if key not in self._images:
            self._images[key] = self._kept(key)
        return self._images[key]

    def _kept(self, key: tuple[int, int, DeckStyle]) -> QImage:
        path = self._path(key)
        if path is not None and path.exists():
            image = QImage(str(path)).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
            if image.height() == key[1] and image.width() == width_for(key[1]):
                return image
        image = draw_card(*key)
        if path is not None:
            image.save(str(path), "PNG", 100)  # type: ignore[call-overload]  # the stubs want bytes here
        return image

    def _path(self, key: tuple[int, int, DeckStyle]) -> Path | None:
        if self._folder is None:
            return None
        name = hashlib.sha256(repr(key).encode()).hexdigest()[:24]
        return self._folder / f"{name}.png"


def _usable(folder: Path | None) -> Path | None:
    if folder is None:
        return None
    own = folder / f"cards-{art_version()}"
    try:
        own.mkdir(parents=True, exist_ok=True)
        (own / "usable").write_text("")
    except OSError:
        return None
    return own


def draw_card(face: int, height: int, style: DeckStyle) -> QImage:
    """Draw a face, or BACK, afresh."""
    small = height < SMALL_BELOW
    text = back_svg(style, small=small) if face == BACK else face_svg(face, style, small=small)
    return draw_svg(text, width_for(height), height)


def draw_svg(text: str, width: int, height: int) -> QImage:
    """Draw an SVG document into a picture of a size in device pixels."""
    return _painted(width, height, lambda painter: _render(painter, text, width, height))


def _render(painter: QPainter, text: str, width: int, height: int) -> None:
    renderer = QSvgRenderer(QByteArray(text.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    renderer.render(painter, QRectF(0, 0, width, height))


def _painted(width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image
