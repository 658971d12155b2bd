"""Words shrink into their box, and lines of one script keep one size."""

import pytest
from PySide6.QtGui import QFontMetricsF

from cardavia.ui.fonts import font
from cardavia.ui.paint.words import LEAST, NARROWEST, fitted, smaller


@pytest.mark.parametrize("text", ["Your team", "आपकी टीम", "र्कि हूँ"])
@pytest.mark.parametrize("box", [(200, 40), (60, 40), (200, 14), (45, 14)])
def test_a_line_fits_its_box(text: str, box: tuple[int, int]) -> None:
    made = fitted(font(36), text, *box)

    assert QFontMetricsF(made).horizontalAdvance(text) <= box[0] + 1
    assert QFontMetricsF(made).tightBoundingRect(text).height() <= max(box[1], LEAST * 1.4)


def test_what_fits_keeps_its_size() -> None:
    assert fitted(font(16), "Meera", 200, 30).pixelSize() == 16


def test_lines_of_a_script_keep_one_size() -> None:
    sizes = {fitted(font(36), name, 500, 20).pixelSize() for name in ("आप", "कबीर", "मीरा", "उमर")}

    assert len(sizes) == 1


def test_no_letter_becomes_illegible() -> None:
    made = fitted(font(30), "a very long line that has no room at all", 40, 40)

    assert made.pixelSize() == LEAST
    assert made.stretch() == NARROWEST
    assert smaller(font(12), 0.1).pixelSize() == LEAST
