"""Which stage shows which game."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.match.match import Match
from cardavia.ui.games.pitch import PitchStage
from cardavia.ui.games.stage import GameStage
from cardavia.ui.language import Language
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.names import Names

GAME_NAMES: Final = {
    "tractor": QT_TRANSLATE_NOOP("Games", "Tractor"),
    "pepper": QT_TRANSLATE_NOOP("Games", "Pepper"),
    "black_maria": QT_TRANSLATE_NOOP("Games", "Black Maria"),
    "pitch": QT_TRANSLATE_NOOP("Games", "Pitch"),
}
STAGES: Final[dict[str, type[GameStage]]] = {
    "pitch": PitchStage,
}


def stage_of(match: Match, view: TableView, names: Names, language: Language) -> GameStage:
    """Return the stage of a match."""
    return STAGES[match.game.name](match, view, names, language)
