"""The wheels hold all that the program needs: `pip wheel .` with a compiler and without."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from hot_modules import ROOT, hot_modules

PARTS = ("cardavia", "tools", "translations")
SINGLE = ("pyproject.toml", "setup.py", "LICENSE", "README.md", "MANIFEST.in")


@pytest.fixture(scope="session")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel as on a machine without a compiler, from a copy of the sources."""
    copy = tmp_path_factory.mktemp("sources")
    for name in PARTS:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in SINGLE:
        shutil.copy(ROOT / name, copy)
    without = os.environ | {"CARDAVIA_PURE": "1"}
    how = ["--no-deps", "--no-build-isolation", "--no-index", "-q", "-w", str(copy / "made")]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *how, str(copy)], env=without, check=True)
    return next((copy / "made").glob("*.whl"))


def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as opened:
        return set(opened.namelist())


def test_a_pure_wheel_fits_every_machine(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in names(pure_wheel) if name.endswith((".so", ".pyd"))] == []


def test_a_pure_wheel_holds_every_source_and_both_catalogues(pure_wheel: Path) -> None:
    copy = pure_wheel.parent.parent
    sources = {path.relative_to(copy).as_posix() for path in (copy / "cardavia").rglob("*.py")}
    catalogues = {f"cardavia/translations/cardavia_{code}.qm" for code in ("en", "hi")}

    assert sources | catalogues | {"cardavia/py.typed"} <= names(pure_wheel)


def test_a_pure_wheel_holds_the_assets_and_the_licence(pure_wheel: Path) -> None:
    assets = [path for path in (ROOT / "cardavia" / "assets").rglob("*") if path.is_file()]
    held = names(pure_wheel)

    assert {path.relative_to(ROOT).as_posix() for path in assets} <= held
    assert any(name.endswith("licenses/LICENSE") for name in held)


def test_a_wheel_brings_nothing_but_the_program(pure_wheel: Path) -> None:
    tops = {name.split("/")[0] for name in names(pure_wheel)}

    assert {top.split("-")[0] for top in tops} == {"cardavia"}


def test_the_program_starts_from_a_pure_wheel_alone(pure_wheel: Path, tmp_path: Path) -> None:
    made = tmp_path / "environment"
    venv.create(made, symlinks=True)
    packages = made / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    with ZipFile(pure_wheel) as opened:
        opened.extractall(packages)

    done = subprocess.run(
        [made / "bin" / "python", "-I", "-m", "cardavia", "--version"],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )

    assert done.stdout.startswith("Cardavia ")


@pytest.mark.skipif(
    os.environ.get("CARDAVIA_EXPECT") != "compiled", reason="only that round has just built it"
)
def test_the_compiled_wheel_holds_sources_beside_libraries() -> None:
    (wheel,) = (ROOT / "build" / "wheel").glob("*-cp3*.whl")
    held = names(wheel)
    compiled = {name.split(".")[0] for name in held if name.endswith((".so", ".pyd"))}

    assert set(hot_modules()) <= held
    assert {name.removesuffix(".py") for name in hot_modules()} <= compiled
    assert any("__mypyc" in name for name in compiled)
