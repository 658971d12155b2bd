"""The only part that knows Qt: table, prompts, pages and texts."""
