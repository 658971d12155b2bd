"""A coach in tests: verdicts at once, with costs that the test chooses."""

from PySide6.QtCore import QTimer

from cardavia.ai.levels import decide
from cardavia.rules.actions import Action
from cardavia.rules.notation import written
from cardavia.ui.thinker import Thinker, Thought, Verdict


class Judge(Thinker):
    """Gives verdicts at once, with the costs of a test; it fails where there is none."""

    def __init__(self, *costs: float | None, error: float = 0.1) -> None:
        super().__init__()
        self.costs, self.error = costs, error
        self.asked: list[str] = []
        self.closed = False

    def judge(self, sight: str, given: Action, seed: int, think_ms: int, worlds: int = 0) -> int:
        self._ticket += 1
        ticket, cost = self._ticket, self.costs[len(self.asked) % len(self.costs)]
        self.asked.append(sight)
        best = decide(sight, "hard", 1)
        candidates = [_written(one.action) for one in best.candidates]
        thought = Thought(best.action, candidates, 9)
        verdict = Verdict(thought, _written(given), cost or 0.0, self.error)
        tell = self.failed.emit if cost is None else lambda one: self.decided.emit(one, verdict)
        QTimer.singleShot(0, lambda: tell(ticket))
        return ticket

    def close(self) -> None:
        self.closed = True


def _written(action: Action) -> dict[str, object]:
    key, value = written(action)
    return {"action": {key: value}, "value": 0.5, "reasons": []}
