"""What a player should never meet: a text without translation, or one that is wrong."""

import unicodedata
from typing import Final

from catalogue import Catalogue, placeholders
from hindi import hindi_faults
from sources import Found, Text

_SAME_END: Final = (":", "…", "?", "!")
"""Marks that both languages put at the end of the same texts."""


def catalogue_faults(found: Found, catalogue: Catalogue) -> list[str]:
    """Return where a catalogue and the sources part, and what is wrong with its texts."""
    wanted, known = catalogue.wanted(found.texts), set(catalogue.forms)
    faults = [f"not in the catalogue: {_named(text)}" for text in sorted(wanted - known)]
    faults += [f"no longer in the sources: {_named(text)}" for text in sorted(known - wanted)]
    for text in sorted(known):
        faults += [f"{_named(text)}: {why}" for why in _text_faults(text, catalogue)]
    return [f"{catalogue.path.name}: {fault}" for fault in faults]


def _named(text: Text) -> str:
    comment = f" ({text.comment})" if text.comment else ""
    return f"[{text.context}] {text.source!r}{comment}"


def _text_faults(text: Text, catalogue: Catalogue) -> list[str]:
    if not catalogue.is_finished(text):
        return ["not translated"]
    forms = catalogue.forms[text]
    faults = [why for form in dict.fromkeys(forms) for why in _form_faults(text, form)]
    if text.plural and "%n" not in forms[-1].replace("%Ln", "%n"):
        faults.append("the form for many does not tell how many")
    if catalogue.code == "hi":
        faults += [why for form in dict.fromkeys(forms) for why in hindi_faults(form)]
    return faults


def _form_faults(text: Text, form: str) -> list[str]:
    faults = []
    if placeholders(form) != placeholders(text.source):
        faults.append(f"other placeholders: {form!r}")
    if unicodedata.normalize("NFC", form) != form:
        faults.append("not NFC")
    if form != form.strip() and text.source == text.source.strip():
        faults.append("a space at an end")
    faults += [
        f"only one of the two ends with {mark!r}: {form!r}"
        for mark in _SAME_END
        if text.source.endswith(mark) != form.endswith(mark)
    ]
    return faults
