"""Compile the rules and the computer players with mypyc, and the translations with lrelease."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
# Not compiled: packages' own __init__ files hold nothing hot; the worker is a process' main loop.
INTERPRETED = {"cardavia/ai/worker.py"}


def hot_modules() -> list[str]:
    found = []
    for layer in ("cards", "rules", "ai"):
        for path in sorted((HERE / "cardavia" / layer).rglob("*.py")):
            name = path.relative_to(HERE).as_posix()
            if path.name != "__init__.py" and name not in INTERPRETED:
                found.append(name)
    return found


def has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc").split()[0], "gcc", "cl"))


def extensions() -> list:
    if os.environ.get("CARDAVIA_PURE") or not has_compiler():
        return []
    from mypyc.build import mypycify

    built = mypycify(hot_modules(), opt_level="3", multi_file=False)
    for extension in built:
        extension.optional = True
    return built


class BuildWithTranslations(build_py):
    """Also turn translations/*.ts into .qm files inside the built package."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "cardavia" / "translations"
        target.mkdir(parents=True, exist_ok=True)
        tool = HERE / "tools" / "translations.py"
        subprocess.run([sys.executable, str(tool), "compile", str(target)], check=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithTranslations})
