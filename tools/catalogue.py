"""The two .ts catalogues: read, brought up to the sources, written in a steady order."""

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

from sources import ROOT, Text

FOLDER: Final = ROOT / "translations"
LOCALES: Final = {"en": "en_GB", "hi": "hi_IN"}


@dataclass
class Catalogue:
    """Translations of one language: per text its one or two forms.

    English holds the texts with plural forms only; every other source is its own translation.
    """

    code: str
    folder: Path = FOLDER
    forms: dict[Text, list[str]] = field(default_factory=dict)
    drafts: set[Text] = field(default_factory=set)
    """Texts that a translator marked as not finished, though they have words."""

    @property
    def path(self) -> Path:
        """The file of the catalogue."""
        return self.folder / f"cardavia_{self.code}.ts"

    def read(self) -> Self:
        """Take what the file holds, if there is one."""
        if self.path.exists():
            for context in ET.parse(self.path).getroot().findall("context"):
                for message in context.findall("message"):
                    self._take(context.findtext("name") or "", message)
        return self

    def _take(self, context: str, message: ET.Element) -> None:
        translation = message.find("translation")
        state = "unfinished" if translation is None else translation.get("type", "")
        if state in ("vanished", "obsolete"):
            return
        source = message.findtext("source") or ""
        plural = message.get("numerus") == "yes"
        text = Text(context, source, message.findtext("comment") or "", plural)
        self.forms[text] = _forms(text, translation)
        if state:
            self.drafts.add(text)

    def wanted(self, texts: set[Text]) -> set[Text]:
        """Return which of the texts belong into this language's catalogue."""
        return {text for text in texts if text.plural} if self.code == "en" else texts

    def keep(self, texts: set[Text]) -> None:
        """Hold exactly these texts, keeping what is translated already."""
        kept = self.wanted(texts)
        self.forms = {text: self.forms.get(text, _blank(text)) for text in sorted(kept)}
        self.drafts &= kept

    def translate(self, text: Text, forms: list[str]) -> None:
        """Give a text its finished forms."""
        self.forms[text] = forms
        self.drafts.discard(text)

    def is_finished(self, text: Text) -> bool:
        """Tell whether a text has all its forms and nobody doubts them."""
        return all(self.forms[text]) and text not in self.drafts

    def missing(self) -> list[Text]:
        """Return the texts that someone still has to translate."""
        return [text for text in self.forms if not self.is_finished(text)]

    def write(self) -> None:
        """Write the file, whole or not at all."""
        root = ET.Element("TS", version="2.1", language=LOCALES[self.code], sourcelanguage="en_GB")
        for name in sorted({text.context for text in self.forms}):
            context = ET.SubElement(root, "context")
            ET.SubElement(context, "name").text = name
            for text in sorted(text for text in self.forms if text.context == name):
                self._put(context, text)
        ET.indent(root, "    ")
        head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        draft = self.path.with_suffix(".new")
        draft.write_text(head + ET.tostring(root, "unicode") + "\n", "utf-8")
        draft.replace(self.path)

    def _put(self, context: ET.Element, text: Text) -> None:
        message = ET.SubElement(context, "message", {"numerus": "yes"} if text.plural else {})
        ET.SubElement(message, "source").text = text.source
        if text.comment:
            ET.SubElement(message, "comment").text = text.comment
        state = {} if self.is_finished(text) else {"type": "unfinished"}
        translation = ET.SubElement(message, "translation", state)
        if not text.plural:
            translation.text = self.forms[text][0]
            return
        for form in self.forms[text]:
            ET.SubElement(translation, "numerusform").text = form


def _blank(text: Text) -> list[str]:
    return ["", ""] if text.plural else [""]


def _forms(text: Text, translation: ET.Element | None) -> list[str]:
    if translation is None:
        return _blank(text)
    if text.plural:
        found = [form.text or "" for form in translation.findall("numerusform")]
        return [*found, "", ""][:2]
    return [translation.text or ""]


def placeholders(form: str) -> set[str]:
    """Return the places of a text, each once; %n apart, since "one" may be said without it."""
    return set(re.findall(r"%L?[1-9]|\{\w*\}", form))
