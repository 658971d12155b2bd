"""Undo leads back to what was: winner, points, hands and turn, as a state hash says too."""

from random import Random

import pytest

from cardavia.match.match import Match
from playing import NAMES, match_of, step


def facts(match: Match) -> tuple[object, ...]:
    """Return everything a player could tell from the table, and the hash that stands for it."""
    deal = match.table_deal
    hands = [sorted(own.hand.faces()) for own in deal.owns]
    standing = match.standing
    seen = [event.text() for event in match.story]
    turn, over = match.turn, match.is_deal_over()
    return standing.scores.copy(), match.winners.copy(), hands, turn, over, seen, match.state_hash()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", [4, 9])
def test_after_undo_winner_points_hands_and_turn_are_as_they_were(name: str, number: int) -> None:
    match, rng = match_of(name, number), Random(number)
    step(match, rng)
    before = {0: facts(match)}
    while not match.is_deal_over():
        step(match, rng)
        assert match.dealing is not None
        before[len(match.dealing.answers)] = facts(match)
    assert match.dealing is not None

    place = len(match.dealing.answers)
    while match.undo() > 0 and len(match.dealing.answers) < place:
        place = len(match.dealing.answers)
        assert facts(match) == before[place]


# Played by chance, nobody ever wins at Pepper.
@pytest.mark.parametrize("name", [name for name in NAMES if name != "pepper"])
def test_a_last_deal_undone_has_no_winner_until_it_ends_again(name: str) -> None:
    match, rng = match_of(name, 2), Random(2)
    for _ in range(6000):
        if not step(match, rng):
            break
    assert match.winners
    after, scores = facts(match), match.past[-1].before.scores.copy()
    match.undo()

    assert match.winners == []
    assert match.standing.scores == scores
    while match.can_redo():
        match.redo()
    assert facts(match) == after
