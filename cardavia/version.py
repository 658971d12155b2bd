"""The version, in this one place."""

from typing import Final

VERSION: Final = "0.1.0"
APP_ID: Final = "io.github.cardavia.Cardavia"
"""The name under which desktop, window system and stores know the program."""
