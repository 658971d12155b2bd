"""From the player's settings to pictures, letters and pace."""

from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL, Levels
from cardavia.ui.look import Look
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.motion import SPEEDS
from cardavia.ui.system_wishes import wants_calm, wants_contrast
from cardavia.ui.theme import Type

LEAST_CONTRAST = 65
"""The contrast of the high-contrast table, at least."""


def levels_of(settings: Settings) -> Levels:
    """Return the display levels; the high-contrast table has no grain."""
    if wants_contrast(settings):
        contrast = max(LEAST_CONTRAST, settings.contrast)
        return Levels(contrast, settings.temperature, 0)
    return Levels(settings.contrast, settings.temperature, settings.grain)


def style_of(settings: Settings) -> DeckStyle:
    """Return the deck; the high-contrast table has four deep colours on white."""
    strong = wants_contrast(settings)
    return DeckStyle(
        four_colours=settings.four_colours or strong,
        large_print=settings.large_print,
        letters=settings.letters,
        digits=settings.digits,
        back=settings.back,
        high_contrast=strong,
    )


def gallery_of(settings: Settings, faces: Faces, *, plain: bool = False) -> Gallery:
    """Return the pictures of the table; ``plain`` shows them without the player's levels."""
    felt = "high_contrast" if wants_contrast(settings) else settings.felt
    look = Look(NEUTRAL if plain else levels_of(settings))
    return Gallery(faces, style_of(settings), look, felt)


class Wardrobe:
    """Hands out galleries: the same one again while nothing about its look has changed."""

    def __init__(self, faces: Faces) -> None:
        """Dress ``faces``."""
        self._faces = faces
        self._kept: dict[bool, Gallery] = {}

    def gallery(self, settings: Settings, *, plain: bool = False) -> Gallery:
        """Return the pictures of the table, as ``gallery_of`` does."""
        fresh = gallery_of(settings, self._faces, plain=plain)
        kept = self._kept.get(plain)
        if kept is None or kept.dress() != fresh.dress():
            self._kept[plain] = fresh
        return self._kept[plain]


def type_of(settings: Settings, language: str, height: int) -> Type:
    """Return the sizes of letters."""
    return Type(language, height, settings.text_scale)


def speed_of(settings: Settings) -> float:
    """Return the factor on all durations."""
    speed = SPEEDS[settings.animation]
    return min(speed, 0.2) if wants_calm(settings) else speed
