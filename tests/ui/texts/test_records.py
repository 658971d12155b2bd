"""Every reason a record can be refused for is a sentence in both languages."""

import re
from pathlib import Path

import pytest

import cardavia
from cardavia.match.record import RefusedError
from cardavia.rules.actions import Refusal
from cardavia.ui.language import Language
from cardavia.ui.texts.records import record_reason

SOURCE = Path(cardavia.__file__).parent / "match" / "record.py"
KEYS = sorted(set(re.findall(r'RefusedError\(\s*\w+, "(\w+)"', SOURCE.read_text("utf-8"))))


@pytest.mark.parametrize("key", KEYS)
def test_each_reason_is_said_in_both_languages(language: Language, key: str) -> None:
    assert len(KEYS) > 15
    english = record_reason(RefusedError(3, key, "AS"))
    language.choose("hi")
    hindi = record_reason(RefusedError(3, key, "AS"))

    assert "%" not in english + hindi
    assert any("\u0900" <= letter <= "\u097f" for letter in hindi)
    assert english.endswith((".", "”"))


def test_what_the_rules_refuse_is_quoted(language: Language) -> None:
    refused = RefusedError(3, "one_card", "", Refusal("one_card"))

    assert record_reason(refused) == "This breaks a rule: “Play one card.”"


def test_options_that_do_not_fit_together_are_named(language: Language) -> None:
    assert record_reason(RefusedError(1, "partnership_needs_four")) == "Partners need four players."
