"""Draw the icons: ``icons.py hicolor|ico|icns TARGET``, from the three drawings in the package.

``hicolor`` fills a folder of that theme's shape; ``ico`` and ``icns`` write one file for Windows
or macOS. Both hold PNG pictures behind a small table, which needs no further tool.
"""

import struct
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

import cardavia
from cardavia.version import APP_ID

DRAWINGS: Final = Path(cardavia.__file__).parent / "assets" / "icons"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL: Final = 24
"""Up to this size the plainer drawing is used."""
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES: Final = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def drawing_for(size: int) -> Path:
    """Return the drawing that is legible at a size."""
    return DRAWINGS / ("cardavia-small.svg" if size <= SMALL else "cardavia.svg")


def png(size: int) -> bytes:
    """Return the icon as a square PNG picture."""
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(drawing_for(size))).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(picture)
    return bytes(buffer.data().data())


def hicolor(folder: Path) -> None:
    """Write a theme folder: pictures of every size, and the drawings."""
    for size in SIZES:
        _write(folder / f"{size}x{size}" / "apps" / f"{APP_ID}.png", png(size))
    _write(folder / "scalable/apps" / f"{APP_ID}.svg", drawing_for(512).read_bytes())
    symbolic = (DRAWINGS / "cardavia-symbolic.svg").read_bytes()
    _write(folder / "symbolic/apps" / f"{APP_ID}-symbolic.svg", symbolic)


def ico() -> bytes:
    """Return an icon file for Windows."""
    pictures = [png(size) for size in ICO_SIZES]
    place = 6 + 16 * len(pictures)
    table = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return table + b"".join(pictures)


def icns() -> bytes:
    """Return an icon file for macOS."""
    parts = b""
    for kind, size in ICNS_TYPES.items():
        picture = png(size)
        parts += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def main(words: list[str]) -> int:
    """Write what is asked for."""
    if len(words) != 2 or words[0] not in ("hicolor", "ico", "icns"):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    kind, target = words[0], Path(words[1])
    if kind == "hicolor":
        hicolor(target)
    else:
        _write(target, ico() if kind == "ico" else icns())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
