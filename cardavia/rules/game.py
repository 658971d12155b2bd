"""What a game is to the rest of the program: its options, its deals and its standing."""

from abc import ABC, abstractmethod
from typing import final

from cardavia.rules.actions import Refusal
from cardavia.rules.deal import Deal

Value = bool | int | str
Options = dict[str, Value]


@final
class Option:
    """One thing a table can agree on: its key, and its values with the default first.

    ``open_range`` is the least and most where any whole number will do besides ``values``.
    """

    def __init__(
        self, key: str, values: list[Value], open_range: tuple[int, int] | None = None
    ) -> None:
        """Offer ``values`` under ``key``."""
        self.key = key
        self.values = values
        self.open_range = open_range

    def allows(self, value: Value) -> bool:
        """Tell whether the option can take a value; True and 1 are different values."""
        for known in self.values:
            if known == value and isinstance(known, bool) == isinstance(value, bool):
                return True
        if self.open_range is None or isinstance(value, bool) or not isinstance(value, int):
            return False
        return self.open_range[0] <= value <= self.open_range[1]


@final
class Standing:
    """What outlasts a deal: one score a side in seat order, the dealer, and deals finished."""

    def __init__(self, scores: list[int], dealer: int, deals: int) -> None:
        """Stand at ``scores`` after ``deals`` deals; ``dealer`` deals next."""
        self.scores = scores
        self.dealer = dealer
        self.deals = deals
        self.winners: list[int] = []
        """First seats of the sides that have won; empty while the match goes on."""

    def copy(self) -> "Standing":
        """Return an independent copy."""
        standing = Standing(self.scores.copy(), self.dealer, self.deals)
        standing.winners = self.winners.copy()
        return standing


class Game(ABC):
    """One entry of the catalogue."""

    name: str = ""

    @abstractmethod
    def options(self) -> list[Option]:
        """Return everything a table can agree on; the first is ``players``."""

    def why_not_options(self, options: Options) -> Refusal | None:
        """Say why complete options do not fit together, or None if they do."""
        return None

    def is_idle(self, key: str, options: Options) -> bool:
        """Tell whether an option changes nothing beside the others."""
        return False

    @abstractmethod
    def pack(self, options: Options) -> list[int]:
        """Return the cards in play, not shuffled."""

    @abstractmethod
    def hand_size(self, options: Options) -> int:
        """Return how many cards each seat is dealt."""

    def sides(self, options: Options) -> list[list[int]]:
        """Return the seats of each side, sides in the order of their first seats."""
        return [[seat] for seat in range(seats_of(options))]

    def start(self, options: Options, dealer: int) -> Standing:
        """Return the standing before the first deal."""
        return Standing([0] * len(self.sides(options)), dealer, 0)

    @abstractmethod
    def begin(
        self, options: Options, standing: Standing, hands: list[list[int]], stock: list[int]
    ) -> Deal:
        """Return a deal at its first question; hands may be empty where they are unknown."""

    @abstractmethod
    def settle(self, options: Options, standing: Standing, deal: Deal) -> Standing:
        """Return the standing after a finished deal: scores, next dealer, winners."""


def seats_of(options: Options) -> int:
    """Return the number of players agreed on."""
    players = options["players"]
    assert isinstance(players, int)
    return players


def defaults(game: Game) -> Options:
    """Return the game as it is played out of the box."""
    return {option.key: option.values[0] for option in game.options()}


def whole(options: Options, key: str) -> int:
    """Return a numeric option."""
    value = options[key]
    assert isinstance(value, int)
    return value


def word(options: Options, key: str) -> str:
    """Return an option that is a word."""
    return str(options[key])


def is_on(options: Options, key: str) -> bool:
    """Return an option that is on or off."""
    return options[key] is True


def side_of(sides: list[list[int]], seat: int) -> int:
    """Return the index of the side a seat plays for."""
    for index in range(len(sides)):
        if seat in sides[index]:
            return index
    return -1


def side_totals(sides: list[list[int]], by_seat: list[int]) -> list[int]:
    """Return the sum over the seats of each side."""
    totals: list[int] = []
    for side in sides:
        total = 0
        for seat in side:
            total += by_seat[seat]
        totals.append(total)
    return totals


def split(game: Game, options: Options, cards: list[int]) -> tuple[list[list[int]], list[int]]:
    """Cut a shuffled pack into hands and the rest."""
    size = game.hand_size(options)
    seats = seats_of(options)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(seats)]
    return hands, cards[seats * size :]
