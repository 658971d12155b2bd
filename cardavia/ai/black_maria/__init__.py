"""How the computer gives cards and plays Black Maria."""
