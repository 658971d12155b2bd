"""The rules: one small frame, and each game in a file or folder of its own."""
