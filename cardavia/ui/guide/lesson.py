"""What a lesson is: a deal of given cards, every answer in it, and a sentence beside each of yours."""

from dataclasses import dataclass

from cardavia.match.match import Dealing, Match
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Options, Standing, defaults
from cardavia.rules.notation import action_written, faces_written


@dataclass(frozen=True)
class Step:
    """One answer, such as ``bid 2`` or ``play AH``; what is said before and after it, if it is yours.

    ``wrong`` is said kindly to any other answer that the rules allow.
    """

    answer: str
    before: str = ""
    after: str = ""
    wrong: str = ""

    @property
    def is_yours(self) -> bool:
        """Tell whether the person gives this answer."""
        return bool(self.before)

    def action(self) -> Action:
        """Return the answer."""
        kind, _, rest = self.answer.partition(" ")
        value: object = rest
        if kind == "pass":
            value = True
        elif kind == "bid":
            value = int(rest)
        elif kind != "trump":
            value = rest.split()
        action = action_written(kind, value)
        assert action is not None, self.answer
        return action


@dataclass(frozen=True)
class Lesson:
    """The cards of every seat, who deals, and the steps from the first question to the end."""

    game: str
    dealer: int
    hands: tuple[str, ...]
    rest: str
    steps: tuple[Step, ...]
    closing: str

    def options(self) -> Options:
        """Return the game as it is played out of the box."""
        kind = game_named(self.game)
        assert kind is not None
        return defaults(kind)

    def match(self, names: list[str]) -> Match:
        """Return a match whose first deal is not yet dealt."""
        kind = game_named(self.game)
        assert kind is not None
        match = Match(kind, self.options(), names)
        match.standing.dealer = self.dealer
        return match

    def dealing(self, before: Standing) -> Dealing:
        """Return the deal; cards that nobody is said to hold lie in the stock."""
        hands = [_cards(hand) for hand in self.hands]
        return Dealing(1, before, hands, _cards(self.rest) or self._left(hands))

    def _left(self, hands: list[list[int]]) -> list[int]:
        kind = game_named(self.game)
        assert kind is not None
        left = kind.pack(self.options())
        for hand in hands:
            for face in hand:
                left.remove(face)
        return left


def _cards(text: str) -> list[int]:
    faces = faces_written(text)
    assert faces is not None, text
    return faces
