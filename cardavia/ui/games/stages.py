"""Which stage shows which game."""

from typing import Final

from cardavia.match.match import Match
from cardavia.ui.games.black_maria import BlackMariaStage
from cardavia.ui.games.pepper import PepperStage
from cardavia.ui.games.pitch import PitchStage
from cardavia.ui.games.stage import GameStage
from cardavia.ui.games.tractor import TractorStage
from cardavia.ui.language import Language
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.names import Names

STAGES: Final[dict[str, type[GameStage]]] = {
    "black_maria": BlackMariaStage,
    "pepper": PepperStage,
    "pitch": PitchStage,
    "tractor": TractorStage,
}


def stage_of(match: Match, view: TableView, names: Names, language: Language) -> GameStage:
    """Return the stage of a match."""
    return STAGES[match.game.name](match, view, names, language)
