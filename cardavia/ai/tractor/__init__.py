"""How the computer declares, buries and plays Tractor."""
