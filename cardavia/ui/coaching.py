"""Looks at the person's decisions of a deal, one after the other, while everything else goes on."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from cardavia.match.match import Match
from cardavia.rules.actions import Action
from cardavia.ui.texts.advice import Advice, Weighed, weighed_of
from cardavia.ui.texts.expected import CLOSE
from cardavia.ui.thinker import Thinker, Verdict

PERSON: Final = 0
MOST_SHOWN: Final = 3
LONGEST_MS: Final = 600
"""A whole deal is looked at: more time for each decision would make one wait."""
SURE: Final = 2.0
"""How many standard errors a cost must be above nothing to be told."""


@dataclass(frozen=True)
class Moment:
    """A decision of the person: after so many answers of the deal, from what had been seen."""

    answers: int
    sight: str
    given: Action


@dataclass(frozen=True)
class Judged:
    """A decision with what would have been better, and by how much."""

    moment: Moment
    advice: Advice
    given: Weighed
    cost: float
    error: float

    def again(self) -> "Judged":
        """Return the same verdict in the present language."""
        advice = self.advice.again()
        return Judged(self.moment, advice, self.given, self.cost, self.error)

    def is_mistake(self, least: float) -> bool:
        """Tell whether it cost at least so much, beyond what chance explains."""
        return self.cost >= least and self.cost > SURE * self.error


def moments_of(match: Match, deal: int) -> list[Moment]:
    """Return every answer of the person in a deal that had an alternative."""
    found: list[Moment] = []
    replay = match.up_to(deal, 0)
    for place, (seat, action) in enumerate(match.dealings[deal].answers):
        if seat == PERSON and has_choice(replay):
            found.append(Moment(place, replay.sight_text(PERSON), action))
        replay.submit(seat, action)
    return found


def has_choice(match: Match) -> bool:
    """Tell whether the seat to act has more than one answer."""
    prompt = match.table_deal.prompt()
    return not prompt.listed or len(prompt.legal) > 1


def judged(game: str, moment: Moment, verdict: Verdict) -> Judged:
    """Return a decision with the worker's verdict on it."""
    given = weighed_of(verdict.given, verdict.worlds) or Weighed(moment.given, None, [])
    return Judged(moment, Advice(game, verdict), given, verdict.cost, verdict.error)


class Coach(QObject):
    """Judges all decisions of a deal.

    Signals: ``progressed(done, total)`` before each decision and after the last;
    ``finished()``.
    """

    progressed = Signal(int, int)
    finished = Signal()

    def __init__(
        self,
        match: Match,
        deal: int,
        thinker: Thinker,
        think_ms: int,
        parent: QObject | None = None,
    ) -> None:
        """Judge a deal of a match, from 0, with a worker of one's own."""
        super().__init__(parent)
        self.match = match
        self.deal = deal
        self.found: list[Judged] = []
        self.moments = moments_of(match, deal)
        self._thinker = thinker
        thinker.setParent(self)
        self._think_ms = min(think_ms, LONGEST_MS)
        self._done = 0
        self._ticket = 0
        thinker.decided.connect(self._on_decided)
        thinker.failed.connect(self._on_failed)

    def start(self) -> None:
        """Begin with the first decision."""
        self._next()

    def close(self) -> None:
        """Stop, and end the worker."""
        self._ticket = 0
        self._thinker.close()

    def is_over(self) -> bool:
        """Tell whether every decision has been looked at."""
        return self._done >= len(self.moments)

    def dearest(self) -> list[Judged]:
        """Return up to three decisions that cost most, the dearest first."""
        least = CLOSE[self.match.game.name]
        mistakes = [one for one in self.found if one.is_mistake(least)]
        mistakes.sort(key=lambda one: -one.cost)
        return mistakes[:MOST_SHOWN]

    def _next(self) -> None:
        self.progressed.emit(self._done, len(self.moments))
        if self.is_over():
            self.close()
            self.finished.emit()
            return
        one = self.moments[self._done]
        seed = self.match.number
        self._ticket = self._thinker.judge(one.sight, one.given, seed, self._think_ms)

    def _on_decided(self, ticket: int, verdict: object) -> None:
        if ticket != self._ticket:
            return
        if isinstance(verdict, Verdict):
            moment = self.moments[self._done]
            self.found.append(judged(self.match.game.name, moment, verdict))
        self._done += 1
        self._next()

    def _on_failed(self, ticket: int) -> None:
        """Leave a decision out that the worker can't judge."""
        if ticket == self._ticket:
            self._done += 1
            self._next()
