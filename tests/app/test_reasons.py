"""Every reason a record can be refused for has a sentence in both languages."""

import re
from pathlib import Path

import pytest

import cardavia
from cardavia.app.reasons import REASONS, sentence

SOURCES = Path(cardavia.__file__).parent


def keys_in(*folders: str) -> set[str]:
    """Return every key that a refusal is made with."""
    found: set[str] = set()
    for folder in folders:
        for path in (SOURCES / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            found |= set(re.findall(r'Refus(?:al|edError)\(\s*(?:\w+, )?"(\w+)"', text))
    return found


def test_every_key_has_a_sentence() -> None:
    keys = keys_in("rules", "match")
    # A claim is played out as ordinary answers, so no record holds one.
    keys = {key for key in keys if not key.startswith("claim_")}
    assert len(keys) > 50
    assert keys <= set(REASONS)


@pytest.mark.parametrize("key", sorted(REASONS))
def test_both_sentences_name_the_same_parts(key: str) -> None:
    english, hindi = REASONS[key]
    assert english.count("%s") == hindi.count("%s") <= 1
    assert any("\u0900" <= letter <= "\u097f" for letter in hindi)
    for language in ("en", "hi"):
        assert "%s" not in sentence(key, "", language)
        assert "%s" not in sentence(key, "AS", language)
