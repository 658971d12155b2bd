"""How the computer bids and plays Pepper."""
