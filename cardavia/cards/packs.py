"""Packs of cards, and shuffling that is the same on every machine."""

from random import Random

from cardavia.cards.cards import BLACK_JOKER, NINE, PLAIN_FACES, RANKS, RED_JOKER


def full_pack() -> list[int]:
    """Return the 52 plain cards."""
    return list(range(PLAIN_FACES))


def short_pack() -> list[int]:
    """Return the 24 cards from nine to ace."""
    return [face for face in range(PLAIN_FACES) if face % RANKS >= NINE]


def double_pack() -> list[int]:
    """Return two full packs, each with both jokers: 108 cards."""
    pack = [*range(PLAIN_FACES), BLACK_JOKER, RED_JOKER]
    return pack + pack


def shuffled(pack: list[int], rng: Random) -> list[int]:
    """Return a Fisher-Yates shuffle drawn from ``rng.random()``, whose sequence never changes."""
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        chosen = int(rng.random() * (last + 1))
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards
