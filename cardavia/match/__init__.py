"""Matches: deals in a row, who plays, what happened, and the record of it."""
