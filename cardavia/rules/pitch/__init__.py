"""Pitch for two to seven players (docs/rules/pitch.md)."""

from cardavia.rules.pitch.game import PitchGame
from cardavia.rules.pitch.table import Pitch, Terms

__all__ = ["Pitch", "PitchGame", "Terms"]
