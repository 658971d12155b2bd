"""The computer player of each game."""

from cardavia.ai.black_maria.mind import BlackMariaMind
from cardavia.ai.mind import Mind
from cardavia.ai.pepper.mind import PepperMind
from cardavia.ai.pitch.mind import PitchMind
from cardavia.ai.tractor.mind import TractorMind


def mind_of(game: str) -> Mind:
    """Return the computer player of a game by its record name; KeyError if there is none."""
    if game == "black_maria":
        return BlackMariaMind()
    if game == "pepper":
        return PepperMind()
    if game == "pitch":
        return PitchMind()
    if game == "tractor":
        return TractorMind()
    raise KeyError(game)
