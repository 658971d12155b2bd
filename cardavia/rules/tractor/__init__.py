"""Tractor, also called Sheng Ji: two packs, partners opposite, a climb from two past the ace.

Source: the numbered clauses of docs/rules/tractor.md (T-4.2). Play runs counter-clockwise, so the
next seat is one less.
"""

from cardavia.rules.tractor.game import TractorGame
from cardavia.rules.tractor.table import Tractor

__all__ = ["Tractor", "TractorGame"]
