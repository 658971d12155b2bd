"""Computer players: they are sent what their seat saw, and nothing else."""
