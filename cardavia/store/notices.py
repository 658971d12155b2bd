"""What the player must be told about files: a key and its arguments, turned into a sentence above."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Notice:
    """One thing to tell; ``name`` is what the sentence speaks of, where it speaks of something.

    Keys: ``damaged`` (a file could not be used and lies under ``name``), ``newer`` (written by a
    newer program, version ``name``, kept), ``locked`` (another copy holds the file: nothing is
    saved), ``read_only`` (old matches can be seen, nothing is saved), ``full`` (the disk is full:
    not saved for now), ``unsaved`` (not saved; the system's reason in ``name``), ``unreadable``
    (file ``name``), ``saved_again`` (after one of these), ``match_cut`` (a match could only be read
    up to its line ``name``), ``record`` (a record is none, at its line ``name``).
    """

    key: str
    name: str = ""
    reason: str = ""
    """A whole sentence, where there is one to add."""


def notice_of(error: Exception) -> Notice:
    """Return what to tell of an error of the file system or of SQLite."""
    text = str(error)
    if "locked" in text or "busy" in text:
        return Notice("locked")
    if "full" in text or "No space" in text:
        return Notice("full")
    if "readonly" in text or "unable to open" in text or isinstance(error, PermissionError):
        return Notice("read_only")
    return Notice("unsaved", text)
