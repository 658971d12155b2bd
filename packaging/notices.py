"""Collect the licences of all that the frozen program holds: ``notices.py FROZEN_FOLDER``.

Puts their texts into the folder and fails for a file of a work that nobody noticed, so that
cardavia/assets/notices.toml, which the About page shows, stays whole.
"""

import re
import shutil
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, TypedDict

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
NOTICES: Final = ROOT / "cardavia/assets/notices.toml"
FOLDER: Final = "licences"
INSIDE: Final = "_internal"
OWN_FILES: Final = (r"cardavia/.*", r"[0-9a-f]+__mypyc\..*")
OWN_LICENCE: Final = "GPL-3.0-or-later and MIT and GPL-2.0-or-later-with-Bootloader-exception"
_TEXT: Final = re.compile(r"(licen[cs]e|copying|ofl).*", re.IGNORECASE)


class Work(TypedDict, total=False):
    """An entry of the notices."""

    name: str
    part: str
    licence: str
    by: str
    packages: list[str]
    files: list[str]


def works() -> list[Work]:
    """Return all entries."""
    held: list[Work] = tomllib.loads(NOTICES.read_text("utf-8"))["work"]
    return held


def unnoticed(frozen: Path) -> list[str]:
    """Return the files inside that belong to no work."""
    known = [*OWN_FILES, *(pattern for work in works() for pattern in work.get("files", []))]
    inside = frozen / INSIDE
    files = [path for path in inside.rglob("*") if path.is_file() and not path.is_symlink()]
    names = sorted(path.relative_to(inside).as_posix() for path in files)
    return [name for name in names if not any(re.fullmatch(one, name) for one in known)]


def collect(frozen: Path) -> None:
    """Put the text of every licence into the frozen folder."""
    target = frozen / FOLDER
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    shutil.copy(ROOT / "LICENSE", target / "Cardavia.txt")
    shutil.copy(NOTICES, target)
    for path in (HERE / "licences").iterdir():
        shutil.copy(path, target)
    for work in works():
        texts = [text for name in work.get("packages", []) for text in _texts_of(name)]
        if texts:
            (target / f"{work['name']}.txt").write_text("\n\n".join(texts), "utf-8")


def _texts_of(package: str) -> list[str]:
    try:
        files = distribution(package).files or []
    except PackageNotFoundError:
        return []
    found = [file for file in files if ".dist-info" in str(file) and _TEXT.fullmatch(file.name)]
    return [Path(str(file.locate())).read_text("utf-8") for file in found]


def copyright_file(frozen: Path) -> str:
    """Return Debian's machine-readable account of all this."""
    held = works()
    stanzas = [(HERE / "debian/copyright.in").read_text("utf-8").strip()]
    stanzas.append(_program([work for work in held if not work.get("files")]))
    stanzas += [_stanza(work) for work in held if work.get("files")]
    told: set[str] = {"LGPL-3.0-only"}  # by the first part
    for work in held:
        path = frozen / FOLDER / f"{work['name']}.txt"
        if not path.exists():
            path = frozen / FOLDER / f"{work['licence']}.txt"
        if work["licence"] not in told and work.get("files") and path.exists():
            told.add(work["licence"])
            stanzas.append(f"License: {work['licence']}\n{_indented(path.read_text('utf-8'))}")
    return "\n\n".join(stanzas) + "\n"


def _program(inside: list[Work]) -> str:
    """Account for the program's own file, which Python's modules and its starter are part of."""
    makers = "\n ".join(f"{work['by']} ({work['name']})" for work in inside)
    place = "Files: usr/lib/cardavia/cardavia"
    return f"{place}\nCopyright: 2026 The Cardavia developers\n {makers}\nLicense: {OWN_LICENCE}"


def _stanza(work: Work) -> str:
    places = [pattern.replace("[^/]+", "*").replace("\\", "") for pattern in work["files"]]
    globs = [f"usr/lib/cardavia/{INSIDE}/{place.replace('.*', '*')}" for place in places]
    lines = "\n ".join(globs)
    head = f"Files:\n {lines}\nCopyright: {work['by']}\nLicense: {work['licence']}"
    return f"{head}\nComment: {work['name']}"


def _indented(text: str) -> str:
    lines = text.strip().splitlines()
    return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in lines)


def main(words: list[str]) -> int:
    """Collect into a folder and check it."""
    frozen = Path(words[0])
    collect(frozen)
    left = unnoticed(frozen)
    if left:
        sys.stderr.write("No notice in cardavia/assets/notices.toml for: " + " ".join(left) + "\n")
    return 1 if left and sys.platform == "linux" else 0  # where the patterns were tried


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
