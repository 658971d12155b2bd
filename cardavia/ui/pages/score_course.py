"""How the scores of a match went, deal by deal."""

from cardavia.match.match import Match
from cardavia.rules.events import Event


class Course:
    """The finished deals of a match with what each changed."""

    def __init__(self, match: Match) -> None:
        """Read the scores off the standings before and after each deal."""
        self.match = match
        self.sides: list[list[int]] = match.game.sides(match.options)
        befores = [dealing.before.scores for dealing in match.past]
        self.starts: list[int] = befores[0] if befores else match.standing.scores
        self.totals: list[list[int]] = [*befores[1:], match.standing.scores] if befores else []
        """The scores of all sides after each deal."""
        self._stories: dict[int, list[Event]] = {}

    def deals(self) -> int:
        """Return how many deals are finished."""
        return len(self.totals)

    def change(self, deal: int, side: int) -> int:
        """Return what a deal, from 0, added to a side's score."""
        before = self.totals[deal - 1] if deal else self.starts
        return self.totals[deal][side] - before[side]

    def story(self, deal: int) -> list[Event]:
        """Return what happened in a deal; it is replayed once."""
        if deal not in self._stories:
            answers = len(self.match.past[deal].answers)
            self._stories[deal] = self.match.up_to(deal, answers).story
        return self._stories[deal]

    def line(self, side: int) -> list[int]:
        """Return a side's score from the start on, for a chart."""
        return [self.starts[side], *[scores[side] for scores in self.totals]]
