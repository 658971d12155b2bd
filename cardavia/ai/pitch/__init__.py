"""How the computer bids and plays Pitch."""
