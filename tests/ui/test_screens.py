"""What holds for every screen: nothing cut, nothing in another language or in other digits.

A slice of the matrix; ``make screens`` looks at all of it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import cardavia.ui.language
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from screens import dress, looked_at, open_window, put_away, screens
from seen import Painted, texts_of
from translations import pseudo_to

SLICE: Final = (
    "home",
    "first_start",
    "settings",
    "notice",
    "number",
    "moon",
    "statistics",
    "history",
    " 0 ",
    "match",
)
"""Parts of the names of screens looked at in every run."""
MARKED: Final = re.compile(r"\[[^\[\]]*~\]")
OWN_WORDS: Final = re.compile(
    r"Cardavia|English|भाषा · Language|\b(?:[A-Z]|Ctrl|Shift|Home|End|Enter|Space|Tab|Esc|F\d+)\b"
)
"""The same in every language: names, and what stands on keys."""
LATIN: Final = re.compile(r"F\d+|Ctrl\+\S+|1 2 3|1 … 9 0 a b c|नंबर \d+")
"""Keys, the names of scripts, and the numbers of deals, which stay as they are typed."""


@pytest.fixture
def window(language: Language, tmp_path: Path) -> Iterator[MainWindow]:
    """Open the program's window."""
    made = open_window(language, tmp_path)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def pseudo(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Language]:
    """Speak a language 40 % longer than English, every text of it marked."""
    pseudo_to(tmp_path / "pseudo")
    with monkeypatch.context() as patch:
        patch.setattr(cardavia.ui.language, "catalogue_folders", lambda: [tmp_path / "pseudo"])
        language.choose("en")
        yield language


def walked(
    window: MainWindow, size: tuple[int, int], code: str, scale: int
) -> Iterator[tuple[str, list[Painted], list[str]]]:
    """Yield every screen of the slice: its name, the texts painted, and what does not fit."""
    for name, show in screens().items():
        if any(part in name for part in SLICE):
            show(window)
            dress(window, size, code, scale)
            _, painted, faults = looked_at(window)
            yield name, painted, [f"{name}: {fault}" for fault in faults]
            put_away(window)


def test_in_the_tightest_window_nothing_is_cut_and_every_number_takes_the_digits_chosen(
    window: MainWindow,
) -> None:
    window.settings = window.settings.changed({"digits": "devanagari"})
    cut, latin = [], []
    for name, painted, faults in walked(window, (1024, 640), "hi", 200):
        texts = [*texts_of(window), *[one.text for one in painted]]
        typed = ["5"] if name == "number" else []
        latin += [f"{name}: {text}" for text in texts if text not in typed and _is_latin(text)]
        cut += faults

    assert cut == []
    assert latin == []


@pytest.mark.usefixtures("pseudo")
def test_every_text_passes_the_catalogue_and_may_be_longer(window: MainWindow) -> None:
    passed_by, cut = [], []
    for name, painted, faults in walked(window, (1280, 800), "en", 100):
        texts = [*texts_of(window), *[one.text for one in painted]]
        passed_by += [f"{name}: {text}" for text in texts if _unmarked(text)]
        cut += faults

    assert passed_by == []
    assert cut == []


def _is_latin(text: str) -> bool:
    return re.search("[0-9]", LATIN.sub("", text)) is not None


def _unmarked(text: str) -> bool:
    """Tell whether words remain when all that is marked is taken away, from the inside out."""
    inner = MARKED.sub("", text)
    while inner != text:
        text, inner = inner, MARKED.sub("", inner)
    return re.search("[^\\W\\d_]{2}", OWN_WORDS.sub("", text).replace("हिन्दी", "")) is not None
