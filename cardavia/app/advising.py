"""A hint in sentences on the command line: the same words as at the table."""

from PySide6.QtCore import QCoreApplication

from cardavia.ai.decision import Decision
from cardavia.ai.worker import as_written
from cardavia.app.words import said
from cardavia.match.match import Match
from cardavia.ui.language import Language
from cardavia.ui.texts.advice import Advice
from cardavia.ui.texts.expected import expected_unit
from cardavia.ui.thinker import Thought


def advice_lines(match: Match, decision: Decision, language: str) -> list[str]:
    """Return the choice of the seat to act, why, what else there is, and how values came about."""
    game, seat = match.game.name, match.turn
    prompt = match.view(seat).prompt()
    forced = prompt.listed and len(prompt.legal) == 1
    app = QCoreApplication.instance() or QCoreApplication([])
    Language(app).choose(language)
    candidates = as_written(decision)["candidates"]
    assert isinstance(candidates, list)
    thought = Thought(decision.action, candidates, decision.worlds)
    advice = Advice(game, thought, forced=forced)
    unit = f" ({expected_unit(game)})" if advice.best.value is not None else ""
    head = said("hint_for", language, seat, f"{advice.best.words(game)} {advice.best.number(game)}")
    others = [f"  {one.words(game)} {one.number(game)}".rstrip() for one in advice.others]
    return [head.rstrip() + unit, *[f"  {why}" for why in advice.why()], *others, advice.note()]
