"""The coach at the table: judges each answer as soon as it is given, and speaks of dear ones."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardavia.rules.actions import Action
from cardavia.ui.coaching import PERSON, Judged, Moment, has_choice, judged
from cardavia.ui.prompts.coach_note import CoachNote
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.thinker import Thinker, Verdict

LEAST: Final = {
    "tractor": {"gentle": 0.8, "strict": 0.35, "severe": 0.12},
    "pepper": {"gentle": 2.0, "strict": 1.0, "severe": 0.35},
    "black_maria": {"gentle": 4.0, "strict": 2.0, "severe": 0.7},
    "pitch": {"gentle": 1.0, "strict": 0.5, "severe": 0.2},
}
"""What an answer must cost to be spoken of, in the game's unit, for each sensitivity."""


class CoachAtOnce(QObject):
    """Watches the answers of a table's person; off until it is given a sensitivity."""

    def __init__(self, screen: TableScreen, thinker: Thinker) -> None:
        """Watch ``screen`` with a worker of its own."""
        super().__init__(screen)
        self.screen = screen
        self.sensitivity = "off"
        self.note = CoachNote(screen.view.gallery, screen.view.types, screen)
        self._thinker = thinker
        thinker.setParent(self)
        self._moment: Moment | None = None
        self._ticket = 0
        screen.runner.happened.connect(self._on_happened)
        screen.runner.rewound.connect(self.be_silent)
        self.note.closed.connect(self.keep)
        self.note.take_back_chosen.connect(self.take_back)
        thinker.decided.connect(self._on_decided)

    def buttons(self) -> list[QWidget]:
        """Return the buttons of the note while it is shown."""
        return [self.note.take_back, self.note.keep] if self.note.isVisible() else []

    def be_silent(self) -> None:
        """Forget what is being judged, and put the note away."""
        self._ticket = 0
        self.note.hide()

    def keep(self) -> None:
        """Leave the answer as it is."""
        self.be_silent()
        self.screen.asking.give_focus()

    def take_back(self) -> None:
        """Go back to before the answer."""
        self.be_silent()
        self.screen.undo()

    def close(self) -> None:
        """End the worker."""
        self.be_silent()
        self._thinker.close()

    def show_again(self) -> None:
        """Show the note in the present look and language, in its place."""
        if self.note.isVisible() and self.note.judged is not None:
            self._tell(self.note.judged.again())

    def _on_happened(self) -> None:
        match = self.screen.match
        answers = match.dealing.answers if match.dealing is not None else []
        if not answers or answers[-1][0] != PERSON or self.screen.runner.autoplay:
            return
        self.be_silent()
        if self.sensitivity != "off":
            self._judge(len(answers) - 1, answers[-1][1])

    def _judge(self, place: int, given: Action) -> None:
        match = self.screen.match
        at = match.up_to(len(match.dealings) - 1, place)
        if not has_choice(at):
            return
        self._moment = Moment(place, at.sight_text(PERSON), given)
        think_ms = self.screen.runner.think_ms
        self._ticket = self._thinker.judge(self._moment.sight, given, match.number, think_ms)

    def _on_decided(self, ticket: int, verdict: object) -> None:
        if ticket != self._ticket or not isinstance(verdict, Verdict) or self._moment is None:
            return
        game = self.screen.match.game.name
        found = judged(game, self._moment, verdict)
        least = LEAST[game].get(self.sensitivity)
        if least is not None and found.is_mistake(least):
            self._tell(found)
            self.screen.announce(self.note.accessibleDescription())

    def _tell(self, found: Judged) -> None:
        self.note.tell(found, self.screen.view.gallery, self.screen.view.types)
        self.note.lie_over(self.screen.rect(), self.screen.bar.geometry())
