"""The build under test is the one that was asked for, here and in the programs that tests start."""

import ast
import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cardavia
from cardavia.version import VERSION
from hot_modules import ROOT, hot_modules, module_name

# A plain `pytest` reads the source tree; `make test` says "compiled" for its first round.
EXPECTED = os.environ.get("CARDAVIA_EXPECT", "interpreted")
BUILD_OF = "import cardavia.cards.hand as hand; print(hand.__file__)"


@pytest.mark.parametrize("source", hot_modules())
def test_every_hot_module_is_of_the_expected_build(source: str) -> None:
    spec = importlib.util.find_spec(module_name(source))

    assert spec is not None
    assert spec.origin is not None
    assert spec.origin.endswith(".py") == (EXPECTED == "interpreted")


def test_the_compiled_run_reads_nothing_from_the_source_tree() -> None:
    in_sources = Path(cardavia.__file__).is_relative_to(ROOT / "cardavia")

    assert in_sources == (EXPECTED == "interpreted")


def test_a_started_program_runs_the_same_build(tmp_path: Path) -> None:
    for folder in (ROOT, tmp_path):
        command = [sys.executable, "-c", BUILD_OF]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)

        assert done.stdout.strip().endswith(".py") == (EXPECTED == "interpreted")


def test_no_compiled_file_shadows_a_source() -> None:
    assert [path for path in (ROOT / "cardavia").rglob("*") if path.suffix in (".so", ".pyd")] == []


def test_modules_left_interpreted_exist() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cardavia"]

    assert [name for name in settings["interpreted"] if not (ROOT / name).is_file()] == []


def test_the_program_and_its_changes_tell_the_same_version() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cardavia", "--version"], capture_output=True, text=True, check=True
    )

    assert done.stdout.split()[-1] == VERSION
    assert f"## {VERSION}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_nothing_interpreted_inherits_from_a_compiled_class() -> None:
    """Interpreted it would work, compiled it raises only when such an object is made."""
    hot = {node.name for path in hot_modules() for node in classes(ROOT / path)}
    cold = set((ROOT / "cardavia").rglob("*.py")) - {ROOT / path for path in hot_modules()}
    heirs = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in sorted(cold)
        for node in classes(path)
        if hot & {base.id for base in node.bases if isinstance(base, ast.Name)}
    ]

    assert heirs == []


def classes(path: Path) -> list[ast.ClassDef]:
    """Return the classes of a source file."""
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


@pytest.mark.parametrize("source", hot_modules())
def test_hot_modules_shift_by_a_variable_only_in_one_place(source: str) -> None:
    """Compiled, a shift of what C takes for a constant, as a local may be, is 32 bits wide."""
    tree = ast.parse((ROOT / source).read_text("utf-8"))
    safe = {
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "shifted"
        for part in ast.walk(node)
    }
    wrong = [
        f"{source}:{node.lineno}"
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift)
        if node not in safe and not is_literal(shifted_by(node))
    ]

    assert wrong == []


def shifted_by(node: ast.BinOp | ast.AugAssign) -> ast.expr:
    return node.right if isinstance(node, ast.BinOp) else node.value


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant)
