"""Recordings of whole deals, one readable text a game."""

import os
from pathlib import Path

RECORDINGS = Path(__file__).parent / "recordings"


def as_recorded(game: str, told: str) -> bool:
    """Tell whether a story is still the recorded one; with CARDAVIA_RECORD set, record it first."""
    recording = RECORDINGS / f"{game}.txt"
    if os.environ.get("CARDAVIA_RECORD"):
        recording.write_text(told, "utf-8")
    return told == recording.read_text("utf-8")
