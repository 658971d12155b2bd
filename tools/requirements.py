"""Print what pyproject.toml asks for, one requirement a line: ``requirements.py build|run|test|dev...``."""

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def requirements(groups: list[str], pyproject: Path = PYPROJECT) -> list[str]:
    """Return the requirements of some groups, each once, without the project itself."""
    settings = tomllib.loads(pyproject.read_text("utf-8"))
    project = settings["project"]
    known = project["optional-dependencies"] | {
        "build": settings["build-system"]["requires"],
        "run": project["dependencies"],
    }
    wanted = [one for group in groups for one in known[group]]
    return [one for one in dict.fromkeys(wanted) if not one.startswith(project["name"])]


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
