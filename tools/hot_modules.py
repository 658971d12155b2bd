"""Which modules are compiled: pyproject.toml says so, the build and its test read it here."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def hot_modules(root: Path = ROOT) -> list[str]:
    """Return the source files that mypyc compiles, relative to the project."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["cardavia"]
    found = {path for pattern in settings["compiled"] for path in root.glob(pattern)}
    names = {path.relative_to(root).as_posix() for path in found if path.name != "__init__.py"}
    return sorted(names - set(settings["interpreted"]))


def module_name(source: str) -> str:
    """Return the module that a source file holds."""
    return source.removesuffix(".py").replace("/", ".")
