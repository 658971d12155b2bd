"""Measure the package: ``figures.py FOLDER``, where make deb left it. Sizes, and time to start.

A start counts from the call to the painted home page, on a virtual screen of its own; cold means
that none of its files is in memory, which is as near as one comes without starting the machine
anew. Fails if a figure is not what it must be; processor time stands beside, for busy machines.
"""

import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from trial_screen import TrialScreen

MEGABYTE: Final = 1_000_000
TARGETS: Final = {"package": 40.0, "installed": 130.0, "warm start": 0.7, "cold start": 1.5}
RUNS: Final = 7
HOMES: Final = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def sizes(folder: Path) -> dict[str, float]:
    """Return the sizes of package and installed files in megabytes."""
    (package,) = folder.glob("*.deb")
    files = [path for path in (folder / "tree/usr").rglob("*") if path.is_file()]
    installed = sum(path.lstat().st_size for path in files)
    return {"package": package.stat().st_size / MEGABYTE, "installed": installed / MEGABYTE}


def start(program: Path, environment: dict[str, str]) -> float:
    """Return the seconds of one start."""
    command = [str(program), "-m", "cardavia.app.gauge", "start", str(time.time())]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1]) / 1000


def files_of(program: Path, environment: dict[str, str]) -> list[Path]:
    """Return every file that a start opens."""
    command = ["strace", "-f", "-qq", "-z", "-e", "trace=openat,execve", str(program)]
    command += ["-m", "cardavia.app.gauge", "start", str(time.time())]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    names = {line.split('"')[1] for line in done.stderr.splitlines() if line.count('"') >= 2}
    paths = [
        Path(name) for name in names if name.startswith(("/usr/", "/lib/", str(program.parent)))
    ]
    return [path for path in paths if path.is_file()]


def forget(files: list[Path]) -> None:
    """Let the system drop files from memory."""
    for path in files:
        number = os.open(path, os.O_RDONLY)
        os.posix_fadvise(number, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(number)


def starts(program: Path) -> dict[str, float]:
    """Return the middle warm and cold start in seconds, and the processor's part of a warm one."""
    screen = TrialScreen()
    with TemporaryDirectory() as home:
        environment = os.environ | dict.fromkeys(HOMES, home) | {"DISPLAY": screen.display}
        environment |= {"QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
        try:
            start(program, environment)  # fills the cache of pictures
            used = files_of(program, environment)
            busy = _processor_s()
            warm = [start(program, environment) for _ in range(RUNS)]
            busy = (_processor_s() - busy) / RUNS
            cold = []
            for _ in range(RUNS):
                forget(used)
                cold.append(start(program, environment))
        finally:
            screen.close()
    found = {"warm start": median(warm), "cold start": median(cold)}
    return found | {"fastest warm": min(warm), "fastest cold": min(cold), "processor, warm": busy}


def _processor_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(words: list[str]) -> int:
    """Print every figure beside what it must be."""
    folder = Path(words[0]).resolve()
    found = sizes(folder) | starts(folder / "tree/usr/lib/cardavia/cardavia")
    missed = False
    for name, value in found.items():
        most = TARGETS.get(name)
        unit = "MB" if name in ("package", "installed") else "s"
        wanted = f"must be under {most:g} {unit}" if most else ""
        sys.stdout.write(f"{name:<16} {value:8.2f} {unit:<3} {wanted}\n")
        missed |= most is not None and value >= most
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
