"""A first deal of each game that teaches by doing."""
