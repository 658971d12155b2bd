"""What a report of a problem says: version, platform, options, the record; nothing personal.

Names of players, users and folders are left out or replaced, also inside the words of an error.
"""

import json
import platform
import re
import sys
import traceback
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from cardavia.cards import hand
from cardavia.match.match import Match
from cardavia.match.record import write_match
from cardavia.store.settings import Settings
from cardavia.ui.documents import documents
from cardavia.version import VERSION

PERSONAL: Final = {"names", "geometry"}
"""Settings that say who plays, and where on which screen."""
_PATH: Final = re.compile(r"(?:[A-Za-z]:\\|~?/)[^\s'\"“”]*[/\\]")


@dataclass(frozen=True)
class Problem:
    """What a report is about: how the table stands, and the error, if there was one."""

    settings: Settings
    match: Match | None = None
    error: BaseException | None = None


def report_text(problem: Problem) -> str:
    """Return the whole report, for a person to read and a program to replay."""
    parts = [_machine(), _agreed(problem)]
    if problem.error is not None:
        parts.append(_error(problem, problem.error))
    if problem.match is not None:
        parts.append("record:\n" + anonymous_record(problem.match))
    return "\n".join(parts)


def _machine() -> str:
    form = "interpreted" if str(hand.__file__).endswith(".py") else "compiled"
    form = "frozen" if getattr(sys, "frozen", False) else form
    screens = [one.size() for one in QGuiApplication.screens()]
    sizes = ", ".join(f"{size.width()}x{size.height()}" for size in screens)
    lines = [
        f"program: Cardavia {VERSION}, {form}",
        f"python: {platform.python_version()}, qt: {qVersion()}",
        f"system: {platform.system()} {platform.release()} {platform.machine()}",
        f"screen: {QGuiApplication.platformName()} {sizes}",
    ]
    return "\n".join(lines)


def _agreed(problem: Problem) -> str:
    lines = ["settings: " + problem.settings.written(without=PERSONAL)]
    match = problem.match
    if match is not None:
        lines.append(f"match: {match.game.name} {json.dumps(match.options)}")
        lines.append(f"levels: {', '.join(match.levels)}")
    return "\n".join(lines)


def _error(problem: Problem, error: BaseException) -> str:
    lines = ["error:"]
    seen: BaseException | None = error
    while seen is not None:
        lines.append(f"  {type(seen).__name__}: {_cleaned(str(seen), problem)}")
        for frame in traceback.extract_tb(seen.__traceback__):
            lines.append(f"    {_module(frame.filename)}:{frame.lineno} {frame.name}")
        seen = seen.__cause__ or seen.__context__
    return "\n".join(lines)


def _module(filename: str) -> str:
    """Return a source file without the folders it lies in."""
    parts = Path(filename).parts
    if "cardavia" in parts:
        place = len(parts) - 1 - parts[::-1].index("cardavia")
        return "/".join(parts[place:])
    return Path(filename).name


def _cleaned(words: str, problem: Problem) -> str:
    home = Path.home()
    words = _PATH.sub("…/", words)
    names = {home.name, *problem.settings.names}
    names |= set(problem.match.names) if problem.match is not None else set()
    for name in sorted(names - {""}, key=len, reverse=True):
        words = words.replace(name, "…")
    return words


def anonymous_record(match: Match) -> str:
    """Return the record of a match without the names of its players."""
    head, _, rest = write_match(match).partition("\n")
    header = json.loads(head)
    header.pop("names", None)
    return json.dumps(header) + "\n" + rest


def save_report(text: str, now: datetime, fallback: Path | None) -> Path | None:
    """Write a report where the player keeps documents, or beside the matches; None if nowhere."""
    for folder in (documents(), fallback):
        path = _written(folder, text, now) if folder is not None else None
        if path is not None:
            return path
    return None


def _written(folder: Path, text: str, now: datetime) -> Path | None:
    name = f"cardavia-report-{now:%Y-%m-%d-%H%M%S}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # A clock that was set back must not write over an older report.
        taken = len(list(folder.glob(f"{name}*.txt")))
        path = folder / (f"{name}-{taken + 1}.txt" if taken else f"{name}.txt")
        path.write_text(text, "utf-8")
    except OSError:
        return None
    return path
