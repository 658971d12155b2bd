"""Look at every screen in every language, size of window and size of letters: ``make screens``.

Says what is cut, elided, covered or out of sight, and writes a contact sheet a combination.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from cardavia.ui.fonts import font, load_fonts
from cardavia.ui.language import Language
from screens import CODES, SCALES, SIZES, dress, looked_at, open_window, put_away, screens

ACROSS: Final = 6
WIDE: Final = 360
CAPTION: Final = 26

Combination = tuple[tuple[int, int], str, int]


def look(language: Language, home: Path, folder: Path) -> list[str]:
    """Return every fault of every screen, and write the sheets."""
    faults: list[str] = []
    pictures: dict[Combination, list[tuple[str, QPixmap]]] = {}
    window = open_window(language, home)
    for name, show in screens().items():
        show(window)
        for combination in combinations():
            size, code, scale = combination
            dress(window, size, code, scale)
            picture, _, found = looked_at(window)
            small = picture.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)
            pictures.setdefault(combination, []).append((name, small))
            faults += [f"{_named(combination)}: {name}: {fault}" for fault in found]
        put_away(window)
    for combination, shown in pictures.items():
        write_sheet(shown, folder / f"{_named(combination)}.png")
    return faults


def combinations() -> list[Combination]:
    """Return every size of window with every language and size of letters."""
    return [(size, code, scale) for size in SIZES for code in CODES for scale in SCALES]


def _named(combination: Combination) -> str:
    size, code, scale = combination
    return f"{size[0]}x{size[1]}-{code}-{scale}"


def write_sheet(pictures: list[tuple[str, QPixmap]], path: Path) -> None:
    """Write small pictures with their names, in rows."""
    high = max(picture.height() for _, picture in pictures) + CAPTION
    rows = -(-len(pictures) // ACROSS)
    sheet = QImage(ACROSS * WIDE, rows * high, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    painter.setFont(font(15))
    for place, (name, picture) in enumerate(pictures):
        left, top = place % ACROSS * WIDE, place // ACROSS * high
        painter.drawText(QRect(left + 6, top, WIDE, CAPTION), Qt.AlignmentFlag.AlignVCenter, name)
        painter.drawPixmap(left, top + CAPTION, picture)
    painter.end()
    sheet.save(str(path))


def main(folder: Path) -> int:
    """Write the sheets into a folder; 1 if anything does not fit."""
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    load_fonts()
    language = Language(app)
    language.choose("en")
    with TemporaryDirectory() as home:
        faults = look(language, Path(home), folder)
    sys.stdout.write("".join(f"{fault}\n" for fault in faults) or "screens: everything fits\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
