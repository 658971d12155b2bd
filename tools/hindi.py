"""Spelling, marks and words that a Hindi text of the program keeps to."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

BANNED: Final = Path(__file__).with_name("banned_words.txt")

_LETTER: Final = "[\u0900-\u0963\u0970-\u097f]"
_DANDA: Final = "\u0964"
_FAULTS: Final = {
    "a joiner, which letters do not need": "[\u200c\u200d]",
    "a space before a danda": rf"\s{_DANDA}",
    "a danda right after a digit reads as a 1": rf"(\d|%L?[1-9n]|\}}){_DANDA}",
    "a pipe for a danda": r"\|",
    "a full stop for a danda": rf"{_LETTER}\.(\s|$)",
    "a digit of Devanagari; the player chooses digits": "[\u0966-\u096f]",
    "an accelerator on a letter that no key types": rf"&{_LETTER}",
    "a nukta on क, ख or ग": "[\u0915-\u0917]\u093c",
    "a dot at the end where no sign stands above: use chandrabindu": (
        rf"[\u093e\u0941\u0942\u090f\u0909\u090a]\u0902(?!{_LETTER})"
    ),
    "three dots for an ellipsis": r"\.\.\.",
    "a straight quotation mark": '"',
}


def hindi_faults(form: str) -> list[str]:
    """Return what is wrong with the writing of a Hindi text."""
    faults = [why for why, pattern in _FAULTS.items() if re.search(pattern, form)]
    words = re.findall(rf"{_LETTER}+", form)
    return faults + [f"the word {word}" for word in words if is_banned(word, banned_words())]


def is_banned(word: str, banned: list[str]) -> bool:
    """Tell whether a word is listed, or begins with one that is listed with a star."""
    return any(word.startswith(one[:-1]) if one.endswith("*") else word == one for one in banned)


@cache
def banned_words(path: Path = BANNED) -> list[str]:
    """Return Hindi words that never appear: wrong, bookish, or of another meaning."""
    lines = unicodedata.normalize("NFC", path.read_text("utf-8")).splitlines()
    return [line.split("#")[0].strip() for line in lines if line.split("#")[0].strip()]
