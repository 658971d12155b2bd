"""Black Maria for three and four players (docs/rules/black_maria.md)."""

from cardavia.rules.black_maria.game import BlackMariaGame
from cardavia.rules.black_maria.table import BlackMaria
from cardavia.rules.black_maria.terms import Terms

__all__ = ["BlackMaria", "BlackMariaGame", "Terms"]
