"""What lies on disk: settings, matches and their results. The only part that writes files."""
