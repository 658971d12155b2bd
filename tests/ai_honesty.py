"""What an honest seat is held to: the same sight has the same answer, whatever the others hold."""

import re

from ai_deals import Other, Seats, worlds_of
from cardavia.ai.levels import LEVELS, decide
from cardavia.cards.cards import name_of


def assert_answers_by_sight(seats: Seats) -> None:
    """Deal the unseen cards anew: the seat to act must be sent the same, and answer the same."""
    seat, text = seats.turn, seats.text(seats.turn)
    for world in worlds_of(seats.sight(seat), 3):
        other = Other(seats, seat, world).text()
        assert other == text
    for level in LEVELS:
        first = decide(text, level, 7, 3)
        assert decide(other, level, 7, 3).action.text() == first.action.text()


def assert_sent_nothing_unseen(seats: Seats) -> None:
    """No card is named that the seat to act has not seen."""
    seat = seats.turn
    sight = seats.sight(seat)
    own = sight.view().own
    open_cards = {face for event in sight.story for face in event.cards}
    seen = set(seats.hands[seat]) | open_cards | set(own.hand.faces()) | set(own.received)
    hidden = set(seats.game.pack(seats.options)) - seen
    names = set(re.findall(r"\b(?:[2-9TJQKA][SHDC]|BJ|RJ)\b", seats.text(seat)))
    assert not names & {name_of(face) for face in hidden}
