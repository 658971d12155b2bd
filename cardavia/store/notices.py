"""What the player must be told about files: a key and its arguments, turned into a sentence above."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Notice:
    """One thing to tell; ``name`` is a file name or a version, where one belongs in the sentence.

    Keys: ``damaged`` (kept under ``name``), ``newer`` (written by version ``name``, kept),
    ``unsaved`` (reason in ``name``), ``locked``.
    """

    key: str
    name: str = ""
