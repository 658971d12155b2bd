"""The command line, and the objects that live as long as the program."""
