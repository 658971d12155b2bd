"""One command each: play, check, hint, arena, bench, and what needs nothing at all."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cardavia.app.arguments import Arguments, BadInputError
from cardavia.app.words import HELP, language_of, said
from cardavia.version import VERSION

BAD_INPUT: Final = 2


def run(words: list[str]) -> int:
    """Carry out a command line and return the exit code: 2 for bad input, said in one sentence."""
    language = language_of(words)
    try:
        return _command(words)
    except BadInputError as bad:
        sys.stderr.write(said(bad.key, language, *bad.parts) + "\n")
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever read the answer is gone; what is left in the buffer must not complain at the end.
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end
        return BAD_INPUT


def _command(words: list[str]) -> int:
    if "--version" in words:
        return _say(f"Cardavia {VERSION}\n")
    if "--help" in words or "-h" in words:
        return _say(HELP[language_of(words)])
    if "--paths" in words:
        return _say(_paths())
    name = words[0] if words and not words[0].startswith("-") else "play"
    rest = words[1:] if words and words[0] == name else words
    if name not in _COMMANDS:
        if name.endswith(".cardavia"):
            return _play(["--open", *words])
        raise BadInputError("unknown_command", name)
    return _COMMANDS[name](rest)


def _say(text: str) -> int:
    sys.stdout.write(text)
    return 0


def _paths() -> str:
    from cardavia.store.folders import own_folders

    folders = own_folders()
    names = ("config", "data", "state", "cache")
    return "".join(f"{name} {getattr(folders, name)}\n" for name in names)


def _play(words: list[str]) -> int:
    from cardavia.app.window import play

    return play(words)


def _check(words: list[str]) -> int:
    from cardavia.app.checking import check

    return check(words)


def _hint(words: list[str]) -> int:
    from cardavia.app.checking import hint

    return hint(words)


def _arena(words: list[str]) -> int:
    from cardavia.app.arena import arena

    return arena(words)


def _bench(words: list[str]) -> int:
    from cardavia.app.bench import bench

    return bench(words)


def _worker(words: list[str]) -> int:
    from cardavia.ai.worker import main

    Arguments(words, set(), set()).only(0, "unknown_option")
    return main(sys.stdin, sys.stdout)


_COMMANDS: Final[dict[str, Callable[[list[str]], int]]] = {
    "play": _play,
    "check": _check,
    "hint": _hint,
    "arena": _arena,
    "bench": _bench,
    "worker": _worker,
}
