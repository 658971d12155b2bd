"""Install both wheels into empty environments and start them: ``wheel_trial.py FOLDER``.

The compiled wheel is the one that `make` has built; the pure one is built here, as on a machine
without a C compiler. Needs the package index for what the program depends on.
"""

import os
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD_OF: Final = "from cardavia.cards import hand; print(hand.__file__.endswith('.py'))"


def wheels(folder: Path) -> dict[str, Path]:
    """Return the compiled wheel and a pure one."""
    (compiled,) = (ROOT / "build/wheel").glob("*.whl")
    how = ["wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)]
    subprocess.run(
        [sys.executable, "-m", "pip", *how], env=os.environ | {"CARDAVIA_PURE": "1"}, check=True
    )
    (pure,) = folder.glob("*-none-any.whl")
    return {"compiled": compiled, "pure": pure}


def try_wheel(wheel: Path, folder: Path, *, pure: bool) -> float:
    """Install a wheel where nothing is, and return how long its window took to show the home page."""
    venv.create(folder, with_pip=True, clear=True)
    python = str(folder / "bin/python")
    subprocess.run([python, "-m", "pip", "install", "-q", str(wheel)], check=True)
    told = _said([str(folder / "bin/cardavia"), "--version"], folder)
    assert told.startswith("Cardavia "), told
    assert (_said([python, "-I", "-c", BUILD_OF], folder) == "True") is pure
    gauge = [python, "-I", "-m", "cardavia.app.gauge", "start", str(time.time())]
    return float(_said(gauge, folder)) / 1000


def _said(command: list[str], folder: Path) -> str:
    own = {
        f"XDG_{name}_HOME": str(folder / "home") for name in ("CONFIG", "DATA", "STATE", "CACHE")
    }
    environment = os.environ | own | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def main(words: list[str]) -> int:
    """Try both."""
    folder = Path(words[0]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.whl"):
        old.unlink()
    for kind, wheel in wheels(folder).items():
        seconds = try_wheel(wheel, folder / kind, pure=kind == "pure")
        sys.stdout.write(f"{wheel.name}: {kind}, home page after {seconds:.2f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
