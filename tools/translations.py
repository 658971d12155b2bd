"""Keep the catalogues true: update, add, missing, check, compile, pseudo.

``update`` reads the sources; ``add FILE.json`` merges translations given as a list of objects
with context, source, comment and hi, or hi_one, hi_many, en_one, en_many; ``missing`` prints what
lacks a translation in that same shape; ``check`` fails on anything a player should not meet;
``compile FOLDER`` writes the .qm files; ``pseudo FOLDER`` one in a language 40 % longer.
"""

import fcntl
import json
import re
import subprocess
import sys
import tempfile
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from catalogue import FOLDER, Catalogue, placeholders
from sources import Text, find_texts

BANNED = Path(__file__).with_name("banned_words.txt")


@contextmanager
def locked() -> Iterator[None]:
    """Let one process at a time change the catalogues."""
    FOLDER.mkdir(exist_ok=True)
    with Path(tempfile.gettempdir(), "cardavia-translations.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def update() -> list[Catalogue]:
    """Bring both catalogues up to the sources."""
    texts = find_texts().texts
    catalogues = [Catalogue(code).read() for code in ("en", "hi")]
    for catalogue in catalogues:
        catalogue.keep(texts)
        catalogue.write()
    return catalogues


def add(path: Path) -> None:
    """Merge translations from a JSON file; those of unknown texts are named and left out."""
    english, hindi = update()
    for item in json.loads(path.read_text("utf-8")):
        plural = "hi_one" in item
        text = Text(item["context"], item["source"], item.get("comment", ""), plural)
        if text not in hindi.forms:
            print("unknown:", item["context"], item["source"])
            continue
        hindi.forms[text] = [item["hi_one"], item["hi_many"]] if plural else [item["hi"]]
        if plural:
            english.forms[text] = [item["en_one"], item["en_many"]]
    english.write()
    hindi.write()


def missing() -> list[dict[str, str]]:
    """Return what lacks a translation, ready to be filled and added."""
    english, hindi = update()
    lacking = sorted({*english.missing(), *hindi.missing()})
    return [_blank_item(text) for text in lacking]


def _blank_item(text: Text) -> dict[str, str]:
    keys = ["hi_one", "hi_many", "en_one", "en_many"] if text.plural else ["hi"]
    item = {"context": text.context, "source": text.source, "comment": text.comment}
    return item | dict.fromkeys(keys, "")


def check() -> list[str]:
    """Return every fault of the catalogues and of the calls in the sources."""
    found = find_texts()
    faults = list(found.faults)
    for code in ("en", "hi"):
        catalogue = Catalogue(code).read()
        known = set(catalogue.forms)
        wanted = found.texts if code == "hi" else {text for text in found.texts if text.plural}
        faults += [f"{code}: not in the catalogue: {text}" for text in sorted(wanted - known)]
        faults += [f"{code}: no longer in the sources: {text}" for text in sorted(known - wanted)]
        for text, forms in catalogue.forms.items():
            faults += [f"{code}: {text.source!r}: {why}" for why in _wrong(text, forms, code)]
    return faults


def _wrong(text: Text, forms: list[str], code: str) -> list[str]:
    faults = []
    for form in forms:
        if not form:
            faults.append("not translated")
        elif placeholders(form) != placeholders(text.source):
            faults.append(f"other placeholders: {form}")
        if unicodedata.normalize("NFC", form) != form:
            faults.append("not NFC")
        if code == "hi":
            faults += _wrong_hindi(form)
    return faults


def _wrong_hindi(form: str) -> list[str]:
    faults = []
    if re.search("[\u200c\u200d]", form):
        faults.append("a joiner")
    if re.search(r"\s\u0964", form):
        faults.append("a space before a danda")
    if re.search(r"(\d|%[1-9n])\u0964", form):
        faults.append("a danda right after a digit")
    if "|" in form:
        faults.append("a pipe for a danda")
    if re.search("[\u0966-\u096f]", form):
        faults.append("Devanagari digits; the player chooses digits")
    words = set(re.findall(r"[\u0900-\u097f]+", form))
    faults += [f"the word {word}" for word in banned_words() if word in words]
    return faults


def banned_words() -> list[str]:
    """Return Hindi words that never appear: wrong, bookish, or of another meaning."""
    lines = BANNED.read_text("utf-8").splitlines()
    return [line.split("#")[0].strip() for line in lines if line.split("#")[0].strip()]


def compile_to(folder: Path) -> None:
    """Write the .qm files with Qt's lrelease."""
    import PySide6

    folder.mkdir(parents=True, exist_ok=True)
    lrelease = Path(PySide6.__file__).parent / "lrelease"
    for path in sorted(FOLDER.glob("cardavia_*.ts")):
        target = folder / path.with_suffix(".qm").name
        command = [str(lrelease), "-silent", str(path), "-qm", str(target)]
        subprocess.run(command, check=True)


def pseudo_to(folder: Path) -> None:
    """Write a catalogue of longer, marked texts as cardavia_en.qm, to find what bypasses it."""
    from catalogue import CODES

    CODES["pseudo"] = "en_GB"
    made = Catalogue("pseudo")
    for text in find_texts().texts:
        long = "[" + text.source + "~" * max(1, len(text.source) * 2 // 5) + "]"
        made.forms[text] = [long, long] if text.plural else [long]
    made.write()
    compile_to(folder)
    made.path().unlink()
    (folder / "cardavia_pseudo.qm").replace(folder / "cardavia_en.qm")


def main(words: list[str]) -> int:
    """Run one command; 1 if the check found faults, 2 for an unknown command."""
    with locked():
        match words:
            case ["update"]:
                update()
            case ["add", name]:
                add(Path(name))
            case ["missing"]:
                print(json.dumps(missing(), ensure_ascii=False, indent=1))
            case ["check"]:
                faults = check()
                print("\n".join(faults) or "translations: complete")
                return 1 if faults else 0
            case ["compile", name]:
                compile_to(Path(name))
            case ["pseudo", name]:
                pseudo_to(Path(name))
            case _:
                print(__doc__)
                return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
