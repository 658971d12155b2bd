"""A hint in sentences on the command line: the same words as at the table."""

from PySide6.QtCore import QCoreApplication

from cardavia.ai.decision import Decision
from cardavia.ai.worker import as_written
from cardavia.app.words import said
from cardavia.ui.language import Language
from cardavia.ui.texts.advice import Advice
from cardavia.ui.texts.expected import expected_unit
from cardavia.ui.thinker import Thought


def advice_lines(game: str, seat: int, decision: Decision, language: str) -> list[str]:
    """Return the choice of a seat, why, what else there is, and how values came about."""
    app = QCoreApplication.instance() or QCoreApplication([])
    Language(app).choose(language)
    candidates = as_written(decision)["candidates"]
    assert isinstance(candidates, list)
    advice = Advice(game, Thought(decision.action, candidates, decision.worlds))
    unit = f" ({expected_unit(game)})" if advice.best.value is not None else ""
    head = said("hint_for", language, seat, f"{advice.best.words(game)} {advice.best.number(game)}")
    others = [f"  {one.words(game)} {one.number(game)}".rstrip() for one in advice.others]
    return [head.rstrip() + unit, *[f"  {why}" for why in advice.why()], *others, advice.note()]
