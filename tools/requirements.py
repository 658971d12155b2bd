"""Print what pyproject.toml asks for to build, run, test and check, one requirement a line."""

import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))


def requirements() -> list[str]:
    """Return every requirement but the project itself."""
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    wanted = [*PROJECT["build-system"]["requires"], *project["dependencies"]]
    wanted += [*extras["sound"], *extras["test"], *extras["dev"]]
    return [one for one in dict.fromkeys(wanted) if not one.startswith("cardavia")]


if __name__ == "__main__":
    print("\n".join(requirements()))
