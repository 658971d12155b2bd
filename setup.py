"""Compile the hot modules with mypyc and the translations with lrelease; pyproject.toml says the rest."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "tools"))  # an isolated build starts without the project on its path

from hot_modules import hot_modules  # noqa: E402 - found by the line above


def can_compile() -> bool:
    """Tell whether there is a C compiler and what it includes; CARDAVIA_PURE says not to ask."""
    if os.environ.get("CARDAVIA_PURE"):
        return False
    names = ["cl"] if sys.platform == "win32" else [os.environ.get("CC", "cc").split()[0], "gcc"]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.exists() and any(shutil.which(name) for name in names)


def extensions() -> list[Extension]:
    """Return one library of all hot modules, or nothing: the same files then run interpreted.

    A compiler that fails is an error. Falling back in silence would ship a slow program.
    """
    if not can_compile():
        return []
    from mypyc.build import mypycify

    found = list(mypycify(hot_modules(), opt_level="3", debug_level="0"))
    if sys.platform != "win32":
        for one in found:
            # Calls inside the library are then direct and inlined: twice the rollouts a second.
            # Sums of products are rounded as Python does, so that seats choose alike everywhere.
            more = ["-fvisibility=hidden", "-ffp-contract=off"]
            one.extra_compile_args = [*one.extra_compile_args, *more]
    return found


class BuildWithTranslations(build_py):
    """Also turn translations/*.ts into .qm files inside the built package."""

    def run(self) -> None:
        """Build the package, then its catalogues; an editable install reads build/translations."""
        super().run()
        folder = HERE / "build" if self.editable_mode else Path(self.build_lib) / "cardavia"
        tool = HERE / "tools" / "translations.py"
        command = [sys.executable, str(tool), "compile", str(folder / "translations")]
        subprocess.run(command, check=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithTranslations})
