"""The two .ts catalogues: read, updated, written in a steady order."""

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path

from sources import ROOT, Text

FOLDER = ROOT / "translations"
CODES = {"en": "en_GB", "hi": "hi_IN"}


@dataclass
class Catalogue:
    """Translations of one language: per text its one or two forms."""

    code: str
    forms: dict[Text, list[str]] = field(default_factory=dict)

    def path(self) -> Path:
        return FOLDER / f"cardavia_{self.code}.ts"

    def read(self) -> "Catalogue":
        if self.path().exists():
            for context in ET.parse(self.path()).getroot().findall("context"):
                name = context.findtext("name") or ""
                for message in context.findall("message"):
                    text, forms = _read(name, message)
                    self.forms[text] = forms
        return self

    def keep(self, texts: set[Text]) -> None:
        """Hold exactly these texts, keeping what is translated already."""
        wanted = texts if self.code != "en" else {text for text in texts if text.plural}
        self.forms = {text: self.forms.get(text, _blank(text)) for text in sorted(wanted)}

    def missing(self) -> list[Text]:
        return [text for text, forms in self.forms.items() if not all(forms)]

    def write(self) -> None:
        root = ET.Element("TS", version="2.1", language=CODES[self.code], sourcelanguage="en")
        for name in sorted({text.context for text in self.forms}):
            context = ET.SubElement(root, "context")
            ET.SubElement(context, "name").text = name
            for text in sorted(text for text in self.forms if text.context == name):
                _write(context, text, self.forms[text])
        ET.indent(root, "    ")
        head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        self.path().write_text(head + ET.tostring(root, "unicode") + "\n", "utf-8")


def _blank(text: Text) -> list[str]:
    return ["", ""] if text.plural else [""]


def _read(context: str, message: ET.Element) -> tuple[Text, list[str]]:
    plural = message.get("numerus") == "yes"
    source = message.findtext("source") or ""
    text = Text(context, source, message.findtext("comment") or "", plural)
    translation = message.find("translation")
    if translation is None:
        return text, _blank(text)
    if plural:
        return text, [form.text or "" for form in translation.findall("numerusform")]
    return text, [translation.text or ""]


def _write(context: ET.Element, text: Text, forms: list[str]) -> None:
    message = ET.SubElement(context, "message", {"numerus": "yes"} if text.plural else {})
    ET.SubElement(message, "source").text = text.source
    if text.comment:
        ET.SubElement(message, "comment").text = text.comment
    unfinished = {} if all(forms) else {"type": "unfinished"}
    translation = ET.SubElement(message, "translation", unfinished)
    if not text.plural:
        translation.text = forms[0]
        return
    for form in forms:
        ET.SubElement(translation, "numerusform").text = form


def placeholders(form: str) -> list[str]:
    """Return the placeholders of a text, each once; %n apart, since one form may leave it out."""
    return sorted(set(re.findall(r"%[1-9]|\{\w*\}", form)))
