"""Sentences: every key and event of the rules as the player reads it."""
