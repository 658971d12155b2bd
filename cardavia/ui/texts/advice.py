"""What the computer would answer and what else it weighed, ready to be shown."""

from dataclasses import dataclass
from math import inf, isfinite
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.rules.actions import Action
from cardavia.rules.notation import action_written
from cardavia.ui.language import filled
from cardavia.ui.texts.answers import answer_in
from cardavia.ui.texts.expected import CLOSE, expected_number, imagined_deals
from cardavia.ui.texts.reasons import reason_sentence
from cardavia.ui.thinker import Thought

translate = QCoreApplication.translate

MOST_OTHERS: Final = 3
MOST_REASONS: Final = 2


@dataclass(frozen=True)
class Weighed:
    """One possible answer with what it should give; None where that was not worked out."""

    action: Action
    value: float | None
    reasons: list[str]

    def number(self, game: str) -> str:
        """Return the value as it is read, empty where there is none."""
        return "" if self.value is None else expected_number(game, self.value)

    def words(self, game: str) -> str:
        """Return the answer in words."""
        return answer_in(game, self.action)


class Advice:
    """The best answer first, then what else was weighed."""

    def __init__(self, game: str, thought: Thought, *, forced: bool = False) -> None:
        """Read what the worker wrote for a game; ``forced`` where the rules leave one answer."""
        self.game = game
        self._forced = forced
        self._thought = thought
        self.worlds = thought.worlds
        found = [weighed_of(one, thought.worlds) for one in thought.candidates]
        whole = [one for one in found if one is not None]
        written = thought.action.text()
        chosen = [one for one in whole if one.action.text() == written]
        self.best = chosen[0] if chosen else Weighed(thought.action, None, [])
        self.others = [one for one in whole if one.action.text() != written][:MOST_OTHERS]

    def again(self) -> "Advice":
        """Return the same advice in the present language."""
        return Advice(self.game, self._thought, forced=self._forced)

    def why(self) -> list[str]:
        """Return one or two sentences for the best answer."""
        if self._forced:
            return [translate("Advice", "The rules allow nothing else here.")]
        if self.best.reasons:
            return self.best.reasons[:MOST_REASONS]
        if not self.others:
            return [translate("Advice", "Nothing else is worth weighing here.")]
        if self._behind() > 0:
            return [translate("Advice", "No single rule decides here.")]
        return [translate("Advice", "No single rule decides here; this did best in trying it out.")]

    def _behind(self) -> float:
        """Return by how much the best of the others did better; below zero where it did worse."""
        rest = [one.value for one in self.others if one.value is not None]
        best = self.best.value
        return max(rest) - best if rest and best is not None else -inf

    def note(self) -> str:
        """Return how the numbers came about, and whether they differ by much."""
        if self.best.value is None:
            return ""
        told, behind = imagined_deals(self.worlds), self._behind()
        if behind > CLOSE[self.game]:
            said = translate("Advice", "Too few imagined deals to be sure: experience decides.")
        elif behind > -CLOSE[self.game]:
            said = translate("Advice", "The best two are about equal.")
        else:
            return told
        return f"{said} {told}"

    def said(self) -> str:
        """Return all of it in words, for a screen reader."""
        first, *rest = [self._line_said(one) for one in self.lines()]
        return " ".join([first, *self.why(), *rest])

    def _line_said(self, one: Weighed) -> str:
        if one.value is None:
            return filled(translate("Advice", "Hint: %1."), one.words(self.game))
        return filled(translate("Advice", "%1: %2."), one.words(self.game), one.number(self.game))

    def lines(self) -> list[Weighed]:
        """Return the answers, the best first."""
        return [self.best, *self.others]


def weighed_of(candidate: dict[str, object], worlds: int) -> Weighed | None:
    """Return a candidate as the worker wrote it, or None where it is not one."""
    written, value = candidate.get("action"), candidate.get("value")
    if not isinstance(written, dict) or len(written) != 1:
        return None
    ((key, raw),) = written.items()
    action = action_written(key, raw)
    if action is None:
        return None
    is_result = worlds > 0 and isinstance(value, int | float) and isfinite(value)
    reasons = candidate.get("reasons")
    return Weighed(
        action,
        float(value) if is_result and isinstance(value, int | float) else None,
        _sentences(reasons if isinstance(reasons, list) else []),
    )


def _sentences(reasons: list[dict[str, object]]) -> list[str]:
    found: list[str] = []
    for reason in reasons:
        words = _sentence(reason)
        if words and words not in found:
            found.append(words)
    return found


def _sentence(reason: dict[str, object]) -> str:
    """Return a reason in words, or an empty text where the worker wrote nonsense."""
    try:
        args = reason["args"]
        return reason_sentence(str(reason["key"]), args if isinstance(args, dict) else {})
    except (LookupError, TypeError, ValueError):
        return ""
