"""Shapes: what may be led, read from cards by bits.

A *place* is a strength within one suit; a mask of places shows at a glance which pairs lie in a
row, since the order leaves no gaps where a tractor may run.
"""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import Hand, bit, count_bits, faces_in, lowest_face, mask_of, shifted
from cardavia.cards.order import Order
from cardavia.rules.actions import Refusal

NO_TOP: Final = -1
PAIR_SIZE: Final = 2


@final
class Shape:
    """A shape that was led: a single, a pair, a tractor, or by option a throw of several.

    ``run`` is the number of pairs in a row in its largest part (0 for a single, 1 for a pair),
    ``top`` the strength of that part's highest card, ``parts`` the parts of a throw, largest
    first, or empty.
    """

    def __init__(self, suit: i64, size: i64, pairs: i64, run: i64, top: i64) -> None:
        """Make a shape of ``size`` cards with ``pairs`` pairs, which counts as ``suit``."""
        self.suit: i64 = suit
        self.size: i64 = size
        self.pairs: i64 = pairs
        self.run: i64 = run
        self.top: i64 = top
        self.parts: list[Shape] = []

    def part_size(self) -> i64:
        """Return the cards of the largest part, by which the kitty is multiplied (T-7.3)."""
        return 2 * self.run if self.run else 1


def suit_of_all(faces: list[int], order: Order) -> int:
    """Return the suit that all cards count as, NO_SUIT if they differ or there are none."""
    if not faces:
        return NO_SUIT
    suit = order.suit[faces[0]]
    for face in faces:
        if order.suit[face] != suit:
            return NO_SUIT
    return suit


def shape_of(faces: list[int], order: Order) -> Shape | None:
    """Return the single, pair or tractor that cards form, or None (T-4.2 to T-4.5)."""
    suit = suit_of_all(faces, order)
    if suit == NO_SUIT:
        return None
    size: i64 = len(faces)
    if size == 1:
        return Shape(suit, 1, 0, 0, order.strength[faces[0]])
    top = run_top(faces, order)
    return None if top == NO_TOP else Shape(suit, size, size >> 1, size >> 1, top)


def run_top(faces: list[int], order: Order) -> i64:
    """Return the highest place of pairs in a row (one pair is enough), or NO_TOP for other cards.

    All cards must count as one suit.
    """
    once: i64 = 0
    twice: i64 = 0
    places: i64 = 0
    for face in faces:
        one = bit(face)
        twice |= once & one
        once |= one
        places |= shifted(1, order.strength[face])
    pairs = count_bits(twice)
    if once != twice or 2 * pairs != len(faces):
        return NO_TOP
    lowest = lowest_face(places)
    if places >> lowest != shifted(1, pairs) - 1:
        return NO_TOP
    return lowest + pairs - 1


def places_of(faces: i64, order: Order) -> i64:
    """Return the places of a mask of faces that count as one suit."""
    places: i64 = 0
    strength = order.strength
    while faces:
        places |= shifted(1, strength[lowest_face(faces)])
        faces &= faces - 1
    return places


def runs_of(places: i64, length: i64) -> i64:
    """Return the lowest places of all rows of ``length`` places."""
    for _ in range(length - 1):
        places &= places >> 1
    return places


def longest_run(places: i64) -> i64:
    """Return the length of the longest row of places."""
    length: i64 = 0
    while places:
        length += 1
        places &= places >> 1
    return length


def faces_at(faces: i64, order: Order, place: i64) -> list[int]:
    """Return those of a mask of faces that stand at a place, smallest first."""
    found: list[int] = []
    while faces:
        face = lowest_face(faces)
        if order.strength[face] == place:
            found.append(face)
        faces &= faces - 1
    return found


def run_faces(twice: i64, order: Order, lowest: i64, length: i64) -> list[int]:
    """Return the cards of the tractor from a place upwards, made of the pairs in a mask."""
    found: list[int] = []
    for place in range(lowest, lowest + length):
        face = faces_at(twice, order, place)[0]
        found += [face, face]
    return found


def why_no_shape(faces: list[int], order: Order) -> Refusal:
    """Say why cards that form no shape may not be led."""
    if not faces:
        return Refusal("no_cards")
    if suit_of_all(faces, order) == NO_SUIT:
        return Refusal("two_suits", cards=faces)
    alone = _unpaired(faces)
    if len(faces) == PAIR_SIZE and alone:
        same = order.strength[faces[0]] == order.strength[faces[1]]
        return Refusal("equal_not_pair" if same else "not_a_pair", cards=faces)
    if alone:
        return Refusal("unpaired", cards=alone)
    return Refusal("not_in_a_row", suit=order.suit[faces[0]], cards=_beside_gap(faces, order))


def _unpaired(faces: list[int]) -> list[int]:
    return [face for face in faces if faces.count(face) != PAIR_SIZE]


def _beside_gap(faces: list[int], order: Order) -> list[int]:
    # The first two pairs that are not neighbours, one card of each, the weaker first.
    keyed = [(order.strength[face], face) for face in faces_in(mask_of(faces))]
    keyed.sort()
    for i in range(len(keyed) - 1):
        if keyed[i + 1][0] != keyed[i][0] + 1:
            return [keyed[i][1], keyed[i + 1][1]]
    return faces


def leads_in(hand: Hand, order: Order) -> list[list[int]]:
    """Return every single, pair and tractor of a hand."""
    found = [[face] for face in faces_in(hand.once)]
    found += [[face, face] for face in faces_in(hand.twice)]
    for suit in range(5):
        _add_tractors(hand.twice & order.mask(suit), order, found)
    return found


def _add_tractors(twice: i64, order: Order, found: list[list[int]]) -> None:
    growing = [[face, face] for face in faces_in(twice)]
    while growing:
        longer: list[list[int]] = []
        for row in growing:
            place = order.strength[row[-1]] + 1
            longer += [[*row, face, face] for face in faces_at(twice, order, place)]
        found += longer
        growing = longer


def shapes_with(hand: Hand, order: Order, face: int) -> list[list[int]]:
    """Return the shapes of a hand that contain a card, the largest first, the single last."""
    suit = order.suit[face]
    part = Hand(hand.once & order.mask(suit), hand.twice & order.mask(suit))
    found = [shape for shape in leads_in(part, order) if face in shape]
    found.reverse()
    return found


def decomposed(faces: list[int], order: Order) -> list[list[int]]:
    """Cut cards of one suit into longest tractors, then pairs, then singles (T-4.7)."""
    hand = Hand()
    for face in faces:
        hand.add(face)
    parts: list[list[int]] = []
    twice = hand.twice
    while twice:
        places = places_of(twice, order)
        length = longest_run(places)
        part = run_faces(twice, order, _highest(runs_of(places, length)), length)
        twice &= ~mask_of(part)
        parts.append(part)
    singles = [(-order.strength[face], face) for face in faces_in(hand.once & ~hand.twice)]
    singles.sort()
    return parts + [[key[1]] for key in singles]


def _highest(bits: i64) -> i64:
    place: i64 = 0
    while bits > 1:
        bits >>= 1
        place += 1
    return place
