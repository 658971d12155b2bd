"""How Hindi is written in the program, and which words it does without."""

import unicodedata

import pytest

from hindi import banned_words, hindi_faults, is_banned


@pytest.mark.parametrize(
    "form",
    [
        "यह चाल %1 ने जीती।",
        "आपकी बोली: %1",
        "5–35 अंक",
        "%n पत्ते बचे हैं।",
        "नया खेल (&N)",
        "आवाज़, फ़ाइल, सिर्फ़ चिड़ी",
        "यहाँ पाँच पत्ते हैं, नहीं, ईंट में।",
        "“पास” या ‘तुरुप’ …",
    ],
)
def test_right_hindi_has_no_fault(form: str) -> None:
    assert hindi_faults(unicodedata.normalize("NFC", form)) == []


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        ("पत्\u200dता", "a joiner"),
        ("चाल जीती ।", "a space before a danda"),
        ("स्कोर 3।", "a danda right after a digit"),
        ("स्कोर %2।", "a danda right after a digit"),
        ("स्कोर %n।", "a danda right after a digit"),
        ("स्कोर {points}।", "a danda right after a digit"),
        ("चाल जीती|", "a pipe"),
        ("चाल जीती.", "a full stop"),
        ("३ अंक", "a digit of Devanagari"),
        ("&नया खेल", "an accelerator"),
        ("ख़त्म", "a nukta"),
        ("दिखाएं", "a dot at the end"),
        ("यहां", "a dot at the end"),
        ("रुकें...", "three dots"),
        ('"पास"', "a straight quotation mark"),
        ("पान या दिल", "the word दिल"),
        ("तुरहियाँ और तुरही", "the word तुरही"),
    ],
)
def test_wrong_hindi_is_named(form: str, fault: str) -> None:
    faults = hindi_faults(unicodedata.normalize("NFC", form))

    assert len(faults) == 1
    assert faults[0].startswith(fault)


def test_a_star_stands_for_any_ending() -> None:
    assert is_banned("तरकीबों", ["तरकीब*"])
    assert not is_banned("दिलाना", ["दिल"])


def test_the_list_names_the_worst_mistakes() -> None:
    banned = banned_words()

    for word in ("दिल", "क्लब", "तुरही", "घड़ा", "तरकीब", "सौदा", "ट्रंप", "मिर्च"):
        assert is_banned(unicodedata.normalize("NFC", word), banned)


def test_the_list_is_composed_as_the_texts_are() -> None:
    assert [word for word in banned_words() if unicodedata.normalize("NFC", word) != word] == []
