"""Install what a desktop reads: ``desktop_files.py SHARE``, such as /usr/share or /app/share.

Menu entry, metadata, type of records, icons, manual in both languages, completion for shells.
"""

import gzip
import sys
from pathlib import Path
from typing import Final

import icons

from cardavia.version import APP_ID, VERSION

LINUX: Final = Path(__file__).resolve().parent / "linux"
PLACES: Final = {
    f"{APP_ID}.desktop": f"applications/{APP_ID}.desktop",
    f"{APP_ID}.metainfo.xml": f"metainfo/{APP_ID}.metainfo.xml",
    f"{APP_ID}.xml": f"mime/packages/{APP_ID}.xml",
    "completions/cardavia.bash": "bash-completion/completions/cardavia",
    "completions/cardavia.fish": "fish/vendor_completions.d/cardavia.fish",
}
MANUALS: Final = {"cardavia.6": "man/man6", "cardavia.hi.6": "man/hi/man6"}


def install(share: Path) -> None:
    """Put every file into its place."""
    for name, place in PLACES.items():
        put(share / place, (LINUX / name).read_bytes())
    for name, place in MANUALS.items():
        text = (LINUX / name).read_text("utf-8").replace("@VERSION@", VERSION)
        put(share / place / "cardavia.6.gz", zipped(text.encode()))
    icons.hicolor(share / "icons/hicolor")


def zipped(content: bytes) -> bytes:
    """Compress, to the same bytes whenever it is done."""
    return gzip.compress(content, 9, mtime=0)


def put(path: Path, content: bytes) -> None:
    """Write a file and the folders it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    install(Path(sys.argv[1]))
