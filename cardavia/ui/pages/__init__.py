"""Everything but the table: home, new match, settings, rules and statistics."""
