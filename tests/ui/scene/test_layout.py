"""Places of a table at every size: nothing overlaps, nothing is cut, nothing moves for a text."""

import itertools

import pytest

from cardavia.ui.scene.layout import (
    ASPECT,
    Box,
    Places,
    growth,
    hand_row,
    least_strip,
    places,
    seat_sides,
)
from cardavia.ui.theme import TOP_BAR

SIZES = [
    (1024, 640),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
]
SEATS = range(2, 8)
HANDS = range(5, 34)
HAND_SIZES = (5, 6, 8, 12, 13, 17, 25, 33)
CORNERS = [((196, 0), (236, 100)), ((300, 104), (420, 108))]


def tables() -> list[Places]:
    """Return the table of every size, number of seats and hand that a game can have."""
    found = []
    for size, seats, hand, text in itertools.product(SIZES, SEATS, HAND_SIZES, (1.0, 1.4, 2.0)):
        if seats > 4 and hand > 6:
            continue
        corners = CORNERS[1] if hand > 20 else CORNERS[0]
        scale = growth(size, text)
        found.append(places(seats, hand, size, scale=scale, plates=corners, labels=hand > 20))
    return found


def card_box(table: Places, seat: int) -> Box:
    """Return the box of a single card in the trick."""
    x, y = table.seats[seat].trick
    wide, high = table.trick_card * ASPECT, table.trick_card
    return Box(x - wide / 2, y - high / 2, wide, high)


def hand_box(table: Places, count: int) -> Box:
    """Return the box of the whole hand at rest."""
    corners = [table.hand_place(index, count) for index in range(count)]
    left = min(x for x, _ in corners)
    right = max(x for x, _ in corners) + table.card_width
    return Box(left, table.hand_y, right - left, table.height - table.hand_y)


def parted(named: dict[str, Box]) -> list[str]:
    """Return every two of the boxes that overlap."""
    pairs = itertools.combinations(named.items(), 2)
    return [f"{a} {one} on {b} {two}" for (a, one), (b, two) in pairs if one.meets(two)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
def test_every_card_of_the_hand_shows_its_index_and_a_target(
    size: tuple[int, int], hand: int
) -> None:
    table = places(4, hand, size, labels=hand > 12)
    step = table.hand_step(hand, (3, 9, 12, 15) if hand > 24 else ())

    assert step >= least_strip(table.card)
    assert step >= 24
    assert table.card >= 0.85 * max(120, 0.22 * size[1]) - 0.1
    assert table.rows in (1, 2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
def test_the_hand_stays_within_the_window(size: tuple[int, int], hand: int) -> None:
    table = places(4, hand, size)
    corners = [table.hand_place(index, hand) for index in range(hand)]

    assert min(x for x, _ in corners) >= 0
    assert max(x for x, _ in corners) + table.card_width <= size[0]
    assert max(y for _, y in corners) + table.card * 0.58 <= size[1]


def test_small_hands_lie_in_one_row() -> None:
    assert [hand_row(count, 1024, 640)[2] for count in (5, 6, 12, 13, 25)] == [1, 1, 1, 1, 1]


def test_nothing_that_stays_on_the_table_overlaps() -> None:
    for table in tables():
        named = {f"plate {i}": seat.plate for i, seat in enumerate(table.seats) if i}
        named |= {f"backs {i}": inner(seat.backs) for i, seat in enumerate(table.seats) if i}
        named |= {"score": table.score, "info": table.info, "status": table.status}
        named["hand"] = hand_box(table, 5)

        assert parted(named) == [], (table.width, table.height, len(table.seats), table.scale)


def inner(box: Box) -> Box:
    """Return a fan of backs without the edge that its plate may cover."""
    return Box(box.x, box.y, box.width, box.height - 6)


def test_cards_of_a_trick_lie_apart_from_plates_and_from_each_other() -> None:
    for table in tables():
        named = {f"card {i}": card_box(table, i) for i in range(len(table.seats))}
        named |= {f"plate {i}": seat.plate for i, seat in enumerate(table.seats) if i}
        named |= {"score": table.score, "info": table.info, "status": table.status}

        assert parted(named) == [], (table.width, table.height, len(table.seats), table.scale)


def test_bubbles_lie_apart_from_plates_and_from_the_question() -> None:
    for table in tables():
        named = {f"bubble {i}": seat.bubble for i, seat in enumerate(table.seats) if i}
        named |= {f"plate {i}": seat.plate for i, seat in enumerate(table.seats) if i}
        named |= {"score": table.score, "info": table.info, "prompt": table.prompt}

        assert parted(named) == [], (table.width, table.height, len(table.seats), table.scale)


def test_everything_lies_between_the_top_bar_and_the_edges() -> None:
    for table in tables():
        boxes = [seat.plate for seat in table.seats] + [table.score, table.info, table.prompt]
        for box in boxes:
            assert box.x >= 0
            assert box.right <= table.width
            assert box.y >= TOP_BAR
            assert box.bottom <= table.height


def test_the_person_sits_at_the_bottom_and_the_others_clockwise_from_the_left() -> None:
    assert seat_sides(2) == ["bottom", "top"]
    assert seat_sides(3) == ["bottom", "left", "right"]
    assert seat_sides(5) == ["bottom", "left", "top", "top", "right"]


def test_places_depend_on_nothing_but_numbers() -> None:
    assert places(4, 25, (1280, 800)) == places(4, 25, (1280, 800))
