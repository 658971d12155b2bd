"""A small Debian in a folder, for trials: made by debootstrap once, unpacked anew each time."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

PLAYER: Final = "player"
HOME: Final = f"home/{PLAYER}"
# As a session of a desktop has it, and nothing of this machine's.
ENVIRONMENT: Final = {
    "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
    "HOME": f"/{HOME}",
    "USER": PLAYER,
    "LANG": "C.UTF-8",
}


class SmallSystem:
    """The system in ``folder``, with this machine's /proc and X sockets.

    They are mounted for the present mount namespace, which must be one of its own: `unshare -m`.
    """

    def __init__(self, folder: Path) -> None:
        """Make the system; what a former trial left goes away."""
        self.root = folder / "root"
        folder.mkdir(parents=True, exist_ok=True)
        archive = folder / f"{release()}.tar"
        if not archive.exists():
            _bootstrap(folder / "base", archive)
        if str(self.root) in Path("/proc/self/mounts").read_text("utf-8"):
            raise RuntimeError(f"something is still mounted below {self.root}")
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir()
        run("tar", "-C", str(self.root), "-xf", str(archive))
        self._mount("proc", "-t", "proc", "proc")
        self._mount("tmp/.X11-unix", "--bind", "/tmp/.X11-unix")
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        self.call("useradd", "--create-home", PLAYER)

    def _mount(self, place: str, *what: str) -> None:
        (self.root / place).mkdir(parents=True, exist_ok=True)
        run("mount", *what, str(self.root / place))

    def call(self, *words: str) -> str:
        """Run a command as root inside and return what it printed."""
        quiet = [
            "env",
            "-i",
            "DEBIAN_FRONTEND=noninteractive",
            "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
        ]
        return run("chroot", str(self.root), *quiet, *words)

    def as_player(self, words: list[str], display: str = "") -> list[str]:
        """Return the command that runs words inside as the player."""
        variables = ENVIRONMENT | ({"DISPLAY": display} if display else {})
        named = [f"{name}={value}" for name, value in variables.items()]
        who = f"--userspec={PLAYER}:{PLAYER}"
        return ["chroot", who, str(self.root), "env", "-i", "-C", f"/{HOME}", *named, *words]


def release() -> str:
    """Return the code name of this machine's Debian, on which the package was built."""
    lines = Path("/etc/os-release").read_text("utf-8").splitlines()
    names = [line.partition("=")[2] for line in lines if line.startswith("VERSION_CODENAME=")]
    return names[0].strip('"') if names else "stable"


def _bootstrap(base: Path, archive: Path) -> None:
    shutil.rmtree(base, ignore_errors=True)
    run("debootstrap", "--variant=minbase", release(), str(base))
    run("tar", "-C", str(base), "-cf", str(archive), ".")
    shutil.rmtree(base)


def run(*words: str) -> str:
    """Run a command to its end; a failure ends the trial with what it said."""
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout
