"""A deal thrown in is followed by other cards."""

from cardavia.match.match import Match
from cardavia.rules.actions import Pass
from tractor_positions import GAME, tractor


def test_a_redeal_never_deals_the_same_cards_again() -> None:
    match = Match(GAME, tractor(no_declare="redeal"), ["a", "b", "c", "d"], 5)
    seen = set()
    for _ in range(3):
        match.next_deal()
        assert match.dealing is not None
        seen.add(tuple(match.dealing.hands[0]))
        for _ in range(4):
            match.submit(match.turn, Pass())

    assert len(seen) == 3
    assert match.standing.deals == 0
