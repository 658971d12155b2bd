"""Wrap the frozen program into a Debian package: ``deb.py FROZEN_FOLDER TARGET_FOLDER``.

The package's own tree is left beside it, in ``tree``. Needs Debian's dpkg-dev.
"""

import hashlib
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

import desktop_files
import notices
from desktop_files import LINUX, put, zipped

from cardavia.version import APP_ID, VERSION

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
REVISION: Final = 1
"""Of the package, where the program's own version stays."""
BESIDES: Final = ("tree", "debian")
"""What is rebuilt in the target folder."""


def build(frozen: Path, target: Path) -> Path:
    """Return the package made from a frozen folder."""
    for name in BESIDES:
        shutil.rmtree(target / name, ignore_errors=True)
    tree = target / "tree"
    _program(frozen, tree)
    desktop_files.install(tree / "usr/share")
    _documents(tree / "usr/share", frozen)
    _permissions(tree)
    _control(tree, _depends(tree, target))
    package = target / f"cardavia_{VERSION}-{REVISION}_{_architecture()}.deb"
    # One thread: several would cut the archive into parts that compress apart.
    command = ["dpkg-deb", "--root-owner-group", "--threads-max=1", "-Zxz", "-z9", "--build"]
    command += [str(tree), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def _program(frozen: Path, tree: Path) -> None:
    home = tree / "usr/lib/cardavia"
    kept_out = shutil.ignore_patterns(notices.FOLDER)
    shutil.copytree(frozen, home, symlinks=True, ignore=kept_out)
    (tree / "usr/bin").mkdir()
    (tree / "usr/bin/cardavia").symlink_to("../lib/cardavia/cardavia")


def _documents(share: Path, frozen: Path) -> None:
    doc = share / "doc/cardavia"
    put(doc / "changelog.gz", zipped((ROOT / "CHANGELOG.md").read_bytes()))
    put(doc / "changelog.Debian.gz", zipped(_debian_changes().encode()))
    put(doc / "copyright", notices.copyright_file(frozen).encode())


def _debian_changes() -> str:
    """Return the package's own changes, dated like the release in the metadata."""
    release = ET.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot().find("releases/release")
    assert release is not None
    day = datetime.fromisoformat(release.get("date", "")).replace(tzinfo=UTC)
    text = (HERE / "debian/changelog.in").read_text("utf-8")
    text = text.replace("@VERSION@", f"{VERSION}-{REVISION}")
    return text.replace("@DATE@", format_datetime(day))


def _permissions(tree: Path) -> None:
    """Let everyone read all, and run the one program only."""
    for path in tree.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.parts[-3:] == ("lib", "cardavia", "cardavia")
            path.chmod(0o755 if runs else 0o644)


def _depends(tree: Path, target: Path) -> str:
    """Return what dpkg finds that the libraries need of the system."""
    (tree / "DEBIAN").mkdir()  # tells dpkg-shlibdeps where the package begins
    put(target / "debian/control", b"Source: cardavia\n\nPackage: cardavia\nArchitecture: any\n")
    home = tree / "usr/lib/cardavia"
    files = [path for path in home.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
    command += [f"-l{folder}" for folder in (home / "_internal", home / "_internal/PySide6/Qt/lib")]
    command += [f"-e{path}" for path in [home / "cardavia", *sorted(files)]]
    done = subprocess.run(command, cwd=target, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit("\n".join(line for line in done.stderr.splitlines() if "error" in line))
    return done.stdout.strip().removeprefix("shlibs:Depends=")


def _control(tree: Path, depends: str) -> None:
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file())
    text = (HERE / "debian/control.in").read_text("utf-8")
    parts = {
        "VERSION": f"{VERSION}-{REVISION}",
        "ARCHITECTURE": _architecture(),
        "SIZE": str(size // 1024),
    }
    for name, value in (parts | {"DEPENDS": depends}).items():
        text = text.replace(f"@{name}@", value)
    put(tree / "DEBIAN/control", text.encode())
    files = [path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink()]
    sums = [f"{_md5(path)}  {path.relative_to(tree)}\n" for path in sorted(files)]
    put(tree / "DEBIAN/md5sums", "".join(sums).encode())


def _md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _architecture() -> str:
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
