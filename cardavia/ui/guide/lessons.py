"""The lessons, one a game."""

from collections.abc import Callable
from typing import Final

from cardavia.ui.guide.black_maria import black_maria_lesson
from cardavia.ui.guide.lesson import Lesson
from cardavia.ui.guide.pepper import pepper_lesson
from cardavia.ui.guide.pitch import pitch_lesson
from cardavia.ui.guide.tractor import tractor_lesson

LESSONS: Final[dict[str, Callable[[], Lesson]]] = {
    "tractor": tractor_lesson,
    "pepper": pepper_lesson,
    "black_maria": black_maria_lesson,
    "pitch": pitch_lesson,
}
"""What writes each lesson in the present language."""
