"""Faces as pictures: drawn once a size, kept in memory and in the cache folder."""

import hashlib
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardavia.ui.deck.faces import SMALL_BELOW, back_svg, face_svg
from cardavia.ui.deck.shelf import Shelf
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.deck.svg import HEIGHT, WIDTH
from cardavia.version import VERSION

BACK: Final = -1
ASPECT: Final = WIDTH / HEIGHT
MOST_BYTES: Final = 1 << 20
"""How much memory pictures take here: galleries keep their own, made of these."""
_FAST: Final = 20
"""A compression in Qt's 0 to 100 that takes half the time of drawing and keeps an eighth."""
_Key = tuple[int, int, DeckStyle]


def width_for(height: int) -> int:
    """Return the width in pixels of a card of a height."""
    return max(1, round(height * ASPECT))


@cache
def art_version() -> str:
    """Return a mark of the drawing code, so that old pictures are never shown."""
    digest = hashlib.sha256(VERSION.encode())
    # A frozen program has no sources here; its version stands for them.
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


class Faces:
    """Pictures of cards at any height in device pixels."""

    def __init__(self, cache_folder: Path | None = None) -> None:
        """Keep pictures in a folder, or in memory only."""
        self._shelf = Shelf(cache_folder, art_version())
        self._images: OrderedDict[_Key, QImage] = OrderedDict()
        self._bytes = 0

    def image(self, face: int | Literal["back"], height: int, style: DeckStyle) -> QImage:
        """Return a face, or the back, at a height; the corners are see-through."""
        key = (BACK if face == "back" else face, max(1, height), style)
        if key in self._images:
            self._images.move_to_end(key)
            return self._images[key]
        image = self._from_shelf(key) or self._drawn(key)
        self._remember(key, image)
        return image

    def _remember(self, key: _Key, image: QImage) -> None:
        self._images[key] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > MOST_BYTES and len(self._images) > 1:
            _, oldest = self._images.popitem(last=False)
            self._bytes -= oldest.sizeInBytes()

    def _from_shelf(self, key: _Key) -> QImage | None:
        kept = self._shelf.read(*_place(key))
        return None if kept is None else _unpacked(kept, key[1])

    def _drawn(self, key: _Key) -> QImage:
        image = draw_card(*key)
        if self._shelf.is_open and (packed := _packed(image)):
            self._shelf.put(*_place(key), packed)
        return image


def _place(key: _Key) -> tuple[str, str]:
    """Return the folder of a size and style, and the file in it."""
    face, height, style = key
    shelf = hashlib.sha256(repr(style).encode()).hexdigest()[:12]
    return f"{height}-{shelf}", f"{'back' if face == BACK else face}.png"


def _packed(image: QImage) -> bytes | None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(_FAST)
    return bytes(buffer.data().data()) if writer.write(image) else None


def _unpacked(kept: bytes, height: int) -> QImage | None:
    buffer = QBuffer()
    buffer.setData(QByteArray(kept))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    image = QImageReader(buffer, QByteArray(b"png")).read()
    if image.width() != width_for(height) or image.height() != height:
        return None
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def draw_card(face: int, height: int, style: DeckStyle) -> QImage:
    """Draw a face, or BACK, afresh."""
    small = height < SMALL_BELOW
    text = back_svg(style, small) if face == BACK else face_svg(face, style, small)
    return draw_svg(text, width_for(height), height)


def draw_svg(text: str, width: int, height: int) -> QImage:
    """Draw an SVG document into a picture of a size in device pixels."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image
