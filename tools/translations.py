"""Keep the catalogues true: update, add, missing, check, compile, pseudo.

``update`` reads the sources; ``add FILE.json`` merges translations given as a list of objects
with context, source, comment and hi, or hi_one, hi_many, en_one, en_many; ``missing`` prints what
lacks a translation in that same shape; ``check`` fails on anything a player should not meet;
``compile FOLDER`` writes the .qm files; ``pseudo FOLDER`` writes one of longer, marked texts.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from catalogue import FOLDER, Catalogue
from checking import catalogue_faults
from sources import ROOT, Text, find_texts

SOURCES: Final = ROOT / "cardavia"


@contextmanager
def locked() -> Iterator[None]:
    """Let one process at a time change the catalogues, where the system can do that."""
    try:
        import fcntl
    except ImportError:  # Windows, where nobody edits catalogues at once
        yield
        return
    with Path(tempfile.gettempdir(), "cardavia-translations.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def update(sources: Path = SOURCES, folder: Path = FOLDER) -> tuple[Catalogue, Catalogue]:
    """Bring both catalogues, English and Hindi, up to the sources."""
    texts = find_texts(sources).texts
    english, hindi = Catalogue("en", folder).read(), Catalogue("hi", folder).read()
    for catalogue in (english, hindi):
        catalogue.keep(texts)
        catalogue.write()
    return english, hindi


def add(items: list[dict[str, str]], english: Catalogue, hindi: Catalogue) -> list[str]:
    """Merge translations; return the sources of those whose text is not in the program."""
    unknown = []
    for item in items:
        plural = "hi_one" in item
        text = Text(item["context"], item["source"], item.get("comment", ""), plural)
        if text not in hindi.forms:
            unknown.append(f"[{text.context}] {text.source}")
        elif plural:
            hindi.translate(text, [item["hi_one"], item["hi_many"]])
            english.translate(text, [item["en_one"], item["en_many"]])
        else:
            hindi.translate(text, [item["hi"]])
    english.write()
    hindi.write()
    return unknown


def missing(english: Catalogue, hindi: Catalogue) -> list[dict[str, str]]:
    """Return what lacks a translation, with what there is, ready to be filled and added."""
    found = []
    for text in sorted({*english.missing(), *hindi.missing()}):
        item = {"context": text.context, "source": text.source, "comment": text.comment}
        if text.plural:
            item |= dict(zip(("hi_one", "hi_many"), hindi.forms[text], strict=True))
            item |= dict(zip(("en_one", "en_many"), english.forms[text], strict=True))
        else:
            item["hi"] = hindi.forms[text][0]
        found.append(item)
    return found


def check(sources: Path = SOURCES, folder: Path = FOLDER) -> list[str]:
    """Return every fault of the calls in the sources and of the catalogues."""
    found = find_texts(sources)
    faults = list(found.faults)
    for code in ("en", "hi"):
        faults += catalogue_faults(found, Catalogue(code, folder).read())
    return faults


def compile_to(target: Path, folder: Path = FOLDER) -> None:
    """Write the .qm files with Qt's lrelease."""
    import PySide6

    target.mkdir(parents=True, exist_ok=True)
    program = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    lrelease = Path(PySide6.__file__).parent / program
    if not lrelease.exists():  # some systems keep Qt's tools apart from Qt for Python
        lrelease = Path(shutil.which("lrelease") or program)
    for path in sorted(folder.glob("cardavia_*.ts")):
        made = target / path.with_suffix(".qm").name
        fresh = made.with_suffix(".fresh")
        subprocess.run([str(lrelease), "-silent", str(path), "-qm", str(fresh)], check=True)
        # A window that is open reads the file as it goes: it keeps the old one until its next start.
        fresh.replace(made)


def pseudo_to(target: Path, sources: Path = SOURCES) -> None:
    """Write cardavia_en.qm with texts 40 % longer and marked, to find what is cut or not passed."""
    with tempfile.TemporaryDirectory() as name:
        made = Catalogue("en", Path(name))
        for text in find_texts(sources).texts:
            made.forms[text] = [pseudo(text.source)] * (2 if text.plural else 1)
        made.write()
        compile_to(target, made.folder)


def pseudo(source: str) -> str:
    """Return a text with marked ends, 40 % longer, in letters that the font has."""
    longer = max(1, len(source) * 2 // 5 - 2)
    padding = (" ~~~~~" * longer)[: longer - 1]
    return f"[{source}{padding}~]"


def run(command: str, name: str = "") -> int:
    """Run one command; 1 if something was found wrong, 2 for an unknown command."""
    match command, name:
        case "update", "":
            update()
        case "add", name if name:
            unknown = add(json.loads(Path(name).read_text("utf-8")), *update())
            print("".join(f"not in the program: {one}\n" for one in unknown), end="")
            return 1 if unknown else 0
        case "missing", "":
            print(json.dumps(missing(*update()), ensure_ascii=False, indent=1))
        case "check", "":
            faults = check()
            print("\n".join(faults) or "translations: complete")
            return 1 if faults else 0
        case "compile", name if name:
            compile_to(Path(name))
        case "pseudo", name if name:
            pseudo_to(Path(name))
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    with locked():
        sys.exit(run(*(sys.argv[1:3] or [""])))
