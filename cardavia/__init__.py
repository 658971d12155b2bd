"""Cardavia: an offline desktop table for four trick-taking card games."""
