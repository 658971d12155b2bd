"""What one seat saw of a deal: all that a computer seat is ever sent.

Written like a record whose hidden parts are left out: other hands, the stock, cards given or
buried by others. Reading it replays the deal blind, so a View needs no form of its own.
"""

import json
from typing import final

from cardavia.cards.cards import names_of
from cardavia.rules.actions import Action, Bury, Give
from cardavia.rules.deal import Deal, View
from cardavia.rules.events import EVERYONE, Event
from cardavia.rules.game import Game, Options, Standing
from cardavia.rules.notation import action_written, faces_written, written


@final
class Sight:
    """A deal as one seat knows it, rebuilt: the view, the standing before it, and the story."""

    def __init__(self, game: Game, options: Options, standing: Standing, seat: int) -> None:
        """Start empty; ``sight_from`` fills it."""
        self.game = game
        self.options = options
        self.standing = standing
        self.seat = seat
        self.deal: Deal | None = None
        """A blind deal: only this seat's hand is real."""
        self.answers: list[Action] = []
        self.seats: list[int] = []
        """Who gave each answer."""
        self.story: list[Event] = []
        """Everything this seat was told, in order."""

    def view(self) -> View:
        """Return the View of this seat."""
        assert self.deal is not None
        return self.deal.view(self.seat)


def blinded(action: Action) -> Action:
    """Return an answer as an onlooker sees it who may not see its cards."""
    return Give([]) if isinstance(action, Give) else Bury([])


def told(events: list[Event], seat: int) -> list[Event]:
    """Return the events that a seat is told."""
    return [event for event in events if event.to in (EVERYONE, seat)]


class SightWriter:
    """Writes the sight of one seat while a deal is replayed."""

    def __init__(self, game: Game, options: Options, standing: Standing, seat: int) -> None:
        """Write for ``seat``."""
        head = {
            "game": game.name,
            "options": options,
            "scores": standing.scores,
            "dealer": standing.dealer,
            "deals": standing.deals,
            "seat": seat,
        }
        self.seat = seat
        self.lines = [json.dumps(head)]
        self.moves: list[str] = []

    def hand(self, dealt: list[int], stock: list[int]) -> None:
        """Write the seat's first cards, and the stock if the seat has seen it."""
        self.lines.append(json.dumps({"hand": names_of(dealt), "rest": names_of(stock)}))

    def answer(self, seat: int, action: Action, *, seen: bool) -> None:
        """Write one answer, without its cards if the seat may not see them."""
        key, value = written(action if seen else blinded(action))
        self.moves.append(json.dumps({"seat": seat, key: value}))

    def text(self) -> str:
        """Return the whole."""
        return "\n".join(self.lines + self.moves)


def sight_from(text: str, games: list[Game]) -> Sight:
    """Rebuild a seat's sight by blind replay; raises ValueError where the text is none."""
    lines = [json.loads(line) for line in text.split("\n")]
    head = lines[0]
    named = [game for game in games if game.name == head["game"]]
    if not named:
        raise ValueError("unknown game")
    standing = Standing(head["scores"], head["dealer"], head["deals"])
    sight = Sight(named[0], head["options"], standing, head["seat"])
    sight.deal = _blind_deal(sight, lines[1])
    for line in lines[2:]:
        _replay(sight, line)
    return sight


def _blind_deal(sight: Sight, line: dict[str, str]) -> Deal:
    seats = sight.options["players"]
    assert isinstance(seats, int)
    hands: list[list[int]] = [[] for _ in range(seats)]
    hands[sight.seat] = faces_written(line["hand"]) or []
    stock = faces_written(line["rest"]) or []
    return sight.game.begin(sight.options, sight.standing, hands, stock)


def _replay(sight: Sight, line: dict[str, object]) -> None:
    assert sight.deal is not None
    keys = [key for key in line if key != "seat"]
    action = action_written(keys[0], line[keys[0]])
    if action is None:
        raise ValueError("not an answer")
    sight.seats.append(sight.deal.table.turn)
    sight.answers.append(action)
    events: list[Event] = []
    sight.deal.apply(action, events)
    sight.story += told(events, sight.seat)
