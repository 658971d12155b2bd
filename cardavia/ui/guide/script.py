"""The other seats of a lesson: they answer what is written."""

from PySide6.QtCore import QObject, QTimer

from cardavia.match.match import Match
from cardavia.ui.guide.lesson import Lesson, Step
from cardavia.ui.thinker import Thinker, Thought


class Script(Thinker):
    """Stands where the worker does, and knows every answer from how many were given."""

    def __init__(self, lesson: Lesson, match: Match, parent: QObject | None = None) -> None:
        """Answer for the seats of ``match``."""
        super().__init__(parent)
        self.lesson = lesson
        self._match = match
        self._asked = 0

    @property
    def given(self) -> int:
        """Return how many answers of the lesson were given."""
        return len(self._match.dealing.answers) if self._match.dealing is not None else 0

    def is_over(self) -> bool:
        """Tell whether the last step is done."""
        return self.given >= len(self.lesson.steps)

    def step(self) -> Step | None:
        """Return the step that comes now, or None after the last."""
        return None if self.is_over() else self.lesson.steps[self.given]

    def ask(self, sight: str, level: str, seed: int, think_ms: int, worlds: int = 0) -> int:
        """Answer a moment later; after the last step nothing is answered any more."""
        self._asked += 1
        ticket, step = self._asked, self.step()
        if step is not None:
            QTimer.singleShot(0, self, lambda: self._tell(ticket, step))
        return ticket

    def _tell(self, ticket: int, step: Step) -> None:
        if ticket == self._asked:
            self.decided.emit(ticket, Thought(step.action(), []))

    def forget(self) -> None:
        """Drop what was asked."""
        self._asked += 1

    def is_thinking(self) -> bool:
        """Tell that nothing takes time."""
        return False
