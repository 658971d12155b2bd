"""What a deal is worth: points, the kitty, levels and their limits."""

from typing import Final

from mypy_extensions import i64

from cardavia.cards.cards import FIVE, KING, TEN, face_of
from cardavia.cards.hand import count_bits, mask_of
from cardavia.rules.tractor.options import Terms
from cardavia.rules.tractor.shapes import Shape

PACK_POINTS: Final = 200
KITTY_POINTS: Final = 80
"""The most that eight buried cards can be worth."""
TAKEOVER: Final = 80
STEP: Final = 40
KITTY_CAP: Final = 8
SHUT_OUT_LEVELS: Final = 3

FIVES: Final = mask_of([face_of(suit, FIVE) for suit in range(4)])
TENS: Final = mask_of([face_of(suit, rank) for suit in range(4) for rank in (TEN, KING)])


def points_of(once: i64, twice: i64) -> i64:
    """Return the points in a set of cards (T-7.1)."""
    fives = count_bits(once & FIVES) + count_bits(twice & FIVES)
    return 5 * fives + 10 * (count_bits(once & TENS) + count_bits(twice & TENS))


def points_in(faces: list[int]) -> i64:
    """Return the points in a list of cards."""
    points: i64 = 0
    for face in faces:
        points += FACE_POINTS[face]
    return points


FACE_POINTS: Final = [
    5 if (FIVES >> face) & 1 else 10 if (TENS >> face) & 1 else 0 for face in range(54)
]


def multiplier(rule: str, size: i64) -> i64:
    """Return the kitty's multiplier after a last trick of ``size`` cards (T-7.3)."""
    if rule == "2^n":
        times: i64 = 1
        for _ in range(size):
            times *= 2
        return times
    if rule == "2":
        return 2
    if rule == "2-4-8":
        return min(2 * size, KITTY_CAP)
    return 2 * size


def kitty_times(terms: Terms, lead: Shape) -> i64:
    """Return the multiplier after a last trick with this lead."""
    return multiplier(terms.kitty, lead.part_size())


def line_above(points: i64) -> i64:
    """Return the next total at which the attackers change the result: 5, 40, 80, 120, ..."""
    if points < 5:  # T-8.1: one five is enough to break a shut-out
        return 5
    return (points // STEP + 1) * STEP


def is_taken_over(points: i64) -> bool:
    """Tell whether the attackers take the deal (T-8.2)."""
    return points >= TAKEOVER


def levels_won(points: i64) -> i64:
    """Return the levels of the side that won the deal: defenders below 80, else attackers (T-8)."""
    if points >= TAKEOVER:
        return (points - TAKEOVER) // STEP
    if points <= 0:
        return SHUT_OUT_LEVELS
    return 2 if points < STEP else 1


def promoted(terms: Terms, level: int, levels: i64, defended: bool) -> int:  # noqa: FBT001 - a fact, not a switch
    """Return the level of a side after winning ``levels``, within the table's limits (T-9)."""
    if level == terms.start_level and level in terms.must_play and not defended:
        return level  # nobody has stopped there yet: whoever attacks has still to deal it
    after = level + min(levels, terms.most_levels)
    for stop in terms.must_play:
        if level < stop < after and stop <= terms.end_level:
            after = stop
    if terms.end_defended and not (defended and level == terms.end_level):
        after = min(after, terms.end_level)
    return int(after)


def levels_added(terms: Terms, levels: list[int], dealer: int, points: i64) -> list[int]:
    """Return what a finished deal adds to the level of each side; one of them gains nothing."""
    is_lost = is_taken_over(points)
    side = 1 - dealer % 2 if is_lost else dealer % 2
    added = [0, 0]
    level = levels[side]
    added[side] = promoted(terms, level, levels_won(points), not is_lost) - level
    return added


def is_settled(terms: Terms, points: i64, held: i64, kitty: i64, left: i64) -> bool:
    """Tell whether the levels won can no longer change.

    ``held`` points lie in hands and tricks to come, ``kitty`` (the most it can hold) in the kitty,
    ``left`` cards are in each hand. The kitty is counted with the largest last trick there can be.
    """
    if terms.throws and terms.throw_penalty and left > 1:
        return False
    largest = left if terms.throws or left == 1 else left & ~1
    most = points + held + kitty * multiplier(terms.kitty, largest)
    same_side = is_taken_over(points) == is_taken_over(most)
    return same_side and _kept(terms, points) == _kept(terms, most)


def _kept(terms: Terms, points: i64) -> i64:
    return min(levels_won(points), terms.most_levels)
