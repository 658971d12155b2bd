"""Pepper for two, three and four players (docs/rules/pepper.md)."""

from cardavia.rules.pepper.game import PepperGame
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.pepper.terms import Terms

__all__ = ["Pepper", "PepperGame", "Terms"]
