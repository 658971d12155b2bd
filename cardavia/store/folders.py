"""Where the player's files lie, as the desktop has it."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs


@dataclass(frozen=True)
class Folders:
    """The four folders of the program; any of them may turn out not to be writable."""

    config: Path
    data: Path
    state: Path
    cache: Path


def own_folders() -> Folders:
    """Return the folders of this user, honouring XDG variables."""
    dirs = PlatformDirs("cardavia", appauthor=False)
    return Folders(
        Path(dirs.user_config_dir),
        Path(dirs.user_data_dir),
        Path(dirs.user_state_dir),
        Path(dirs.user_cache_dir),
    )


def set_aside(path: Path, why: str) -> Path | None:
    """Rename a file that can't be used, never over another, and return its new place."""
    for number in range(1, 1000):
        kept = path.with_name(f"{path.name}.{why}-{number}")
        if kept.exists():
            continue
        try:
            path.rename(kept)
        except OSError:
            return None
        return kept
    return None
