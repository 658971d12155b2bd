"""The table on screen: places, cards, plates, and how they move."""
