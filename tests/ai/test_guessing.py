"""Imagined deals: one is found whenever there is one, and it agrees with all that is known."""

from random import Random

import pytest

from cardavia.ai.dice import Dice
from cardavia.ai.guessing import Guesser, NoWorldError
from cardavia.ai.reading import Knowledge
from cardavia.cards.cards import FACES
from cardavia.cards.hand import mask_of

SEATS = 4
HAND = 9


def knowledge_of(dealt: list[list[int]], rng: Random) -> Knowledge:
    """Return much of what is true of a deal: suits and pairs that hands do not hold."""
    known = Knowledge(SEATS)
    known.unseen = [face for hand in dealt for face in hand]
    rng.shuffle(known.unseen)
    for seat in range(SEATS):
        known.sizes[seat] = len(dealt[seat])
        for face in range(FACES):
            if dealt[seat].count(face) == 0 and rng.random() < 0.75:
                known.cannot[seat] |= int(mask_of([face]))
            elif dealt[seat].count(face) == 1 and rng.random() < 0.9:
                known.no_pair[seat] |= int(mask_of([face]))
    return known


@pytest.mark.parametrize("number", range(60))
def test_a_deal_is_found_however_much_is_known(number: int) -> None:
    """Rare lucky draws are no way to find it: once so much was known that hundreds of them failed."""
    rng = Random(number)
    pack = [face for face in range(FACES) for _ in range(2)]
    faces = rng.sample(pack, SEATS * HAND + 8)
    dealt = [faces[seat * HAND : (seat + 1) * HAND] for seat in range(SEATS)]
    dealt.append(faces[SEATS * HAND :])
    known = knowledge_of(dealt, rng)
    guesser = Guesser(known, Dice(number))
    for _ in range(20):
        world = guesser.world()
        assert sorted(face for hand in [*world.hands, world.stock] for face in hand) == sorted(
            faces
        )
        for seat, hand in enumerate(world.hands):
            assert not mask_of(hand) & known.cannot[seat]
            assert not [f for f in hand if hand.count(f) > 1 and known.no_pair[seat] >> f & 1]


def test_what_cannot_be_is_said() -> None:
    known = Knowledge(2)
    known.unseen = [3, 3]
    known.sizes = [2, 0]
    known.no_pair = [int(mask_of([3])), 0]
    with pytest.raises(NoWorldError):
        Guesser(known, Dice(1)).world()
