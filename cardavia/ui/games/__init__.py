"""What is special on screen for each game."""
