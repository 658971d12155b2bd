"""A finished deal cut into moments: what one step forwards or backwards moves over."""

from dataclasses import dataclass, field
from typing import Final

from cardavia.match.match import Match
from cardavia.rules.events import EVERYONE, Event
from cardavia.ui.texts.events import sentence
from cardavia.ui.texts.names import Names

PERSON: Final = 0
TOGETHER: Final = frozenset({"point", "scored"})
"""What is told of all sides in one breath when the deal is counted."""


@dataclass
class Moment:
    """A place in a deal: so many answers given, so many events shown, and the last ones told."""

    answers: int
    events: int
    told: list[Event] = field(default_factory=list)

    def words(self, names: Names) -> list[str]:
        """Return the sentences of this step."""
        found = [sentence(event, names) for event in self.told]
        return [words for words in dict.fromkeys(found) if words]


def in_one(sentences: list[str]) -> str:
    """Return sentences as one text; those without a full stop are parted by a dot."""
    text = ""
    for words in sentences:
        between = " " if text.endswith((".", "।", "!")) else " · "
        text = f"{text}{between}{words}" if text else words
    return text


class Story:
    """The events of one deal with the moments between which one moves."""

    def __init__(self, match: Match, deal: int, names: Names) -> None:
        """Cut a deal of a match, from 0, into moments; the first is the deal of the cards."""
        self.match = match
        self.deal = deal
        self.names = names
        self.events: list[Event] = []
        self.moments: list[Moment] = []
        self._cut()

    def _cut(self) -> None:
        replay = self.match.up_to(self.deal, 0)
        self._take(replay.story, 0)
        for place, (seat, action) in enumerate(self.match.dealings[self.deal].answers):
            self._take(replay.submit(seat, action), place + 1)

    def _take(self, events: list[Event], answers: int) -> None:
        for event in events:
            self.events.append(event)
            if self._begins_moment(event):
                self.moments.append(Moment(answers, 0))
            moment = self.moments[-1]
            moment.events, moment.answers = len(self.events), answers
            if event.to in (EVERYONE, PERSON):
                moment.told.append(event)

    def _begins_moment(self, event: Event) -> bool:
        """Tell whether an event is a step of its own: it has words, and does not end a breath."""
        if not self.moments:
            return True
        told = self.moments[-1].told
        if event.to not in (EVERYONE, PERSON) or event.key == "dealt":
            return False
        before = told[-1].key if told else ""
        if event.key == before and (event.key in TOGETHER or event.to == PERSON):
            return False  # to the person alone: the same once more, with what others may not see
        return bool(sentence(event, self.names))

    def tricks(self) -> list[int]:
        """Return the moments at which a trick begins."""
        return [
            place
            for place, moment in enumerate(self.moments)
            if any(event.key == "played" and event.number == 0 for event in moment.told)
        ]

    def trick_at(self, place: int) -> int:
        """Return which trick a moment belongs to, from 1; 0 before the first."""
        return sum(1 for begin in self.tricks() if begin <= place)

    def before(self, place: int) -> int:
        """Return where the trick of a moment begins, or the one before it if that is here."""
        return max((begin for begin in [0, *self.tricks()] if begin < place), default=0)

    def after(self, place: int) -> int:
        """Return where the next trick begins, else the end."""
        last = len(self.moments) - 1
        return min((begin for begin in [*self.tricks(), last] if begin > place), default=last)

    def shown(self, place: int) -> list[Event]:
        """Return everything that has happened at a moment."""
        return self.events[: self.moments[place].events]

    def in_sight(self, place: int) -> list[Event]:
        """Return what of that can still be seen: finished tricks have left the table."""
        shown = self.shown(place)
        ends = [at for at, event in enumerate(shown) if event.key == "trick_won"]
        if not ends:
            return shown
        dealt = [event for event in shown if event.key == "dealt"]
        return dealt + shown[ends[-1] + 1 :]

    def match_at(self, place: int) -> Match:
        """Return the match as it stood at a moment."""
        return self.match.up_to(self.deal, self.moments[place].answers)
