"""What make installs is what pyproject.toml says, nothing written twice."""

from pathlib import Path

from requirements import requirements

PYPROJECT = """
[build-system]
requires = ["setuptools", "mypy"]
[project]
name = "cardavia"
dependencies = ["pydantic>=2"]
[project.optional-dependencies]
test = ["pytest"]
dev = ["cardavia[test]", "mypy", "ruff"]
"""


def test_groups_are_joined_without_the_project_itself(tmp_path: Path) -> None:
    path = tmp_path / "pyproject.toml"
    path.write_text(PYPROJECT, "utf-8")

    assert requirements(["build", "run"], path) == ["setuptools", "mypy", "pydantic>=2"]
    assert requirements(["test", "dev"], path) == ["pytest", "mypy", "ruff"]


def test_the_broken_pyside_is_kept_out_of_building_and_running() -> None:
    for group in ("build", "run"):
        asked = [one for one in requirements([group]) if one.startswith("PySide6")]

        assert asked == ["PySide6-Essentials>=6.8,<6.12"]
