"""Where everything lies on the table: one function from sizes to places, pure numbers.

All lengths are logical pixels. Nothing here depends on texts that come and go, so that nothing a
hand is aiming at ever moves.
"""

from dataclasses import dataclass
from typing import Final

from cardavia.ui.theme import MARGIN, TOP_BAR

ASPECT: Final = 250 / 350
HAND_SHARE: Final = 0.22
LEAST_HAND: Final = 120
MOST_HAND_SHARE: Final = 0.28
HAND_WIDTH: Final = 0.95
LEAST_STRIP: Final = 24
WIDEST_STEP: Final = 0.62
GROUP_GAP: Final = 0.18
MOST_GROUPS: Final = 5
MOST_SHRINK: Final = 0.85
ROW_SHARE: Final = 0.42
"""How much of the upper row shows above the lower one."""
MANY_CARDS: Final = 12
"""From here on several cards are chosen at a time, and lifted higher."""
CHOSEN_LIFT: Final = 0.16
HOVER_LIFT: Final = 0.08
TRICK_SHARE: Final = 0.86
TRICK_STEP: Final = 0.34
BACK_SHARE: Final = 0.40
PLATE_HEIGHT: Final = 54
PLATE_WIDTH: Final = 158
OWN_WIDTH: Final = 128
PROMPT_HEIGHT: Final = 112
STATUS_HEIGHT: Final = 48
SCORE_HEAD: Final = 38
SCORE_ROW: Final = 25
BUBBLE: Final = (104, 38)
BUBBLE_DROP: Final = 16
GAP: Final = 8
BESIDE: Final = 40
MOST_GROWTH: Final = 1.35
MOST_TEXT: Final = 1.4

Corners = tuple[tuple[float, float], tuple[float, float]]


def growth(size: tuple[float, float], text: float = 1.0) -> float:
    """Return how much plates grow with the window and the player's text, as far as there is room."""
    width, height = size
    wanted = min(MOST_GROWTH, max(1.0, height / 800)) * min(MOST_TEXT, max(1.0, text))
    return max(1.0, min(wanted, 1.1 * min(width / 1024, height / 640)))


@dataclass(frozen=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Return the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def meets(self, other: "Box") -> bool:
        """Tell whether two rectangles share more than an edge."""
        apart = self.right <= other.x or other.right <= self.x
        return not (apart or self.bottom <= other.y or other.bottom <= self.y)


@dataclass(frozen=True)
class SeatPlace:
    """Places of one seat; ``side`` is bottom, left, top or right."""

    side: str
    plate: Box
    backs: Box
    trick: tuple[float, float]
    """Centre of a single card it plays."""
    bubble: Box
    """Where its bid is said; a longer text grows away from the plate, the person's upwards."""

    @property
    def beside(self) -> tuple[float, float]:
        """Return a point beside the plate, towards the middle of the table."""
        x = self.plate.x - BESIDE if self.side == "right" else self.plate.right + BESIDE
        return x, self.plate.centre[1]


@dataclass(frozen=True)
class Places:
    """All places of a table of one size."""

    width: float
    height: float
    card: float
    """Height of a card in the hand."""
    gap: float
    """Between groups of the hand."""
    hand_y: float
    rows: int
    row_size: int
    """Cards in the upper row when there are two."""
    trick_card: float
    back_card: float
    seats: tuple[SeatPlace, ...]
    score: Box
    info: Box
    prompt: Box
    status: Box
    centre: tuple[float, float]
    scale: float

    @property
    def card_width(self) -> float:
        """Return the width of a card in the hand."""
        return self.card * ASPECT

    def hand_place(
        self, index: int, count: int, breaks: tuple[int, ...] = ()
    ) -> tuple[float, float]:
        """Return the top left corner of a card of the hand; ``breaks`` are where groups begin."""
        first = self.row_size if self.rows > 1 else count
        row = 0 if index < first else 1
        start, end = (0, min(first, count)) if row == 0 else (first, count)
        inside = [place for place in breaks if start < place < end]
        gaps = self.gap * len(inside)
        step = hand_step(end - start, self.card_width, self.width, gaps)
        x = self.width / 2 - ((end - start - 1) * step + gaps + self.card_width) / 2
        x += (index - start) * step + self.gap * len([b for b in inside if b <= index])
        return x, self.hand_y + row * self.card * ROW_SHARE

    def hand_step(self, count: int, breaks: tuple[int, ...] = ()) -> float:
        """Return how much of a card shows before the next one of its group."""
        in_row = min(count, self.row_size) if self.rows > 1 else count
        return hand_step(in_row, self.card_width, self.width, self.gap * len(breaks))

    def trick_place(self, seat: int, index: int, count: int) -> tuple[float, float]:
        """Return the centre of a card that a seat plays among ``count`` at a time."""
        place = self.seats[seat]
        x, y = place.trick
        card = self.trick_card * ASPECT
        step = self.trick_step(count)
        spread = step * (count - 1)
        if place.side == "left":
            return x - spread * 1.5 + index * step, y
        if place.side == "right":
            return x + spread * 0.5 + index * step, y
        return min(max(x, card / 2), self.width) - spread / 2 + index * step, y

    def trick_step(self, count: int) -> float:
        """Return the distance of cards that one seat plays together."""
        card = self.trick_card * ASPECT
        if count < 2:
            return 0.0
        sides = [seat for seat in self.seats if seat.side == "left"]
        room = min(
            [seat.trick[0] - card / 2 - seat.plate.right - GAP for seat in sides], default=card
        )
        return max(4.0, min(card * TRICK_STEP, room / 1.5 / (count - 1)))


def places(
    seats: int,
    hand: int,
    size: tuple[float, float],
    *,
    scale: float = 1.0,
    plates: Corners = ((196, 0), (236, 100)),
    labels: bool = False,
) -> Places:
    """Return the places of a table.

    ``hand`` is the greatest number of cards in hand this deal; ``plates`` are the sizes of the
    score plate (height 0: one row a seat) and of the contract plate; ``labels`` leaves room
    under the hand for the names of its groups.
    """
    width, height = size
    card, gap, rows = hand_row(hand, width, height, labels=labels)
    foot = 32.0 * scale if labels else 14.0
    hand_y = height - foot - card * (1 + ROW_SHARE * (rows - 1))
    lift = (CHOSEN_LIFT if hand > MANY_CARDS else HOVER_LIFT) * card + 5
    status = _status(width, hand_y - lift, scale)
    prompt = _prompt(width, hand_y - lift, scale)
    corners = _corner_plates(seats, width, plates, scale)
    seating = _Seating(size, scale, corners, card * BACK_SHARE, status.y, prompt.y)
    trick_card = seating.trick_card(seats, card * TRICK_SHARE)
    gaps = gap * (MOST_GROUPS - 1)
    spread = hand_step(hand, card * ASPECT, width, gaps) * (hand - 1) + gaps + card * ASPECT
    spots = seating.seat_places(seats, trick_card, (width - spread) / 2)
    centre = (width / 2, (TOP_BAR + status.y) / 2 + 6)
    row_size = (hand + 1) // 2 if rows > 1 else hand
    return Places(
        width, height, card, gap, hand_y, rows, row_size, trick_card, card * BACK_SHARE,
        spots, *corners, prompt, status, centre, scale,
    )  # fmt: skip


def hand_row(
    count: int, width: float, height: float, *, labels: bool = False
) -> tuple[float, float, int]:
    """Return card height, gap between groups and rows: one row, shrunk a little, else two."""
    usual = max(LEAST_HAND, min(HAND_SHARE * height, MOST_HAND_SHARE * height))
    card = usual
    while card >= usual * MOST_SHRINK - 0.01:
        for gap in (GROUP_GAP * card * ASPECT, 0.0) if labels else (0.0,):
            step = hand_step(count, card * ASPECT, width, gap * (MOST_GROUPS - 1))
            if step >= least_strip(card):
                return card, gap, 1
        card -= usual * 0.025
    return usual * MOST_SHRINK, 0.0, 2


def hand_step(count: int, card_width: float, width: float, gaps: float = 0.0) -> float:
    """Return the distance of neighbouring cards so that all fit into the window."""
    if count < 2:
        return WIDEST_STEP * card_width
    return min((HAND_WIDTH * width - card_width - gaps) / (count - 1), WIDEST_STEP * card_width)


def least_strip(card: float) -> float:
    """Return how much of a card must show: the index (squeezed at need) and a target of 24 px."""
    index = 0.72 * 44 / 350 * card
    return max(LEAST_STRIP, 0.05 * card * ASPECT + index + 2)


def seat_sides(seats: int) -> list[str]:
    """Return on which edge each seat sits, clockwise from the person at the bottom."""
    if seats == 2:
        return ["bottom", "top"]
    return ["bottom", "left", *["top"] * (seats - 3), "right"]


def _status(width: float, floor: float, scale: float) -> Box:
    height = STATUS_HEIGHT * scale
    return Box(MARGIN, floor - height, width - 2 * MARGIN, height)


def _prompt(width: float, floor: float, scale: float) -> Box:
    height = PROMPT_HEIGHT * scale
    wide = min(width - 2 * (MARGIN + PLATE_WIDTH * scale + GAP), 700 * scale)
    return Box((width - wide) / 2, floor - height, wide, height)


def _corner_plates(seats: int, width: float, plates: Corners, scale: float) -> tuple[Box, Box]:
    """Return score and contract plate, narrow enough for the seats between them."""
    (score_width, score_height), (info_width, info_height) = plates
    tops = seat_sides(seats).count("top")
    most = width / 2 - MARGIN - 12 - max(tops * 116, PLATE_WIDTH * min(scale, 1.4)) / 2
    left, right = min(score_width * scale, most), min(info_width * scale, most)
    top = TOP_BAR + 12
    rows = score_height or SCORE_HEAD + SCORE_ROW * seats
    score = Box(MARGIN, top, left, rows * scale)
    info = Box(width - MARGIN - right, top, right, info_height * scale)
    return score, info


@dataclass(frozen=True)
class _Seating:
    """What the places of the seats depend on."""

    size: tuple[float, float]
    scale: float
    corners: tuple[Box, Box]
    back: float
    status_y: float
    prompt_y: float

    @property
    def plate_height(self) -> float:
        return PLATE_HEIGHT * self.scale

    @property
    def top_floor(self) -> float:
        """Return the lower edge of the plates at the top."""
        return TOP_BAR + 8 + self.back - 4 + self.plate_height

    def ceiling(self, seats: int) -> float:
        """Return the upper edge of the room for the trick."""
        return self.top_floor + GAP if "top" in seat_sides(seats) else TOP_BAR + GAP

    def trick_card(self, seats: int, wanted: float) -> float:
        """Return the height of cards in the trick: two lie above each other."""
        room = self.status_y - GAP - self.ceiling(seats)
        tops = max(1, seat_sides(seats).count("top"))
        aside = self.size[0] / 2 - MARGIN - PLATE_WIDTH * self.scale - 2 * GAP * (1 + tops / 2)
        return min(wanted, (room - GAP) / 2, aside / (tops / 2 + 1) / ASPECT)

    def seat_places(self, seats: int, trick: float, hand_left: float) -> tuple[SeatPlace, ...]:
        """Return the places of every seat."""
        sides = seat_sides(seats)
        tops = sides.count("top")
        middle = (self.ceiling(seats) + self.status_y - GAP) / 2
        apart = (trick + GAP) / 2
        found = [self._bottom(hand_left, (self.size[0] / 2, middle + apart))]
        for seat in range(1, seats):
            if sides[seat] == "top":
                at = seat - 1 - (seats > 2)
                found.append(self._top(at, tops, trick, middle - apart))
            else:
                found.append(self._aside(sides[seat], tops, trick, middle))
        return tuple(found)

    def _bottom(self, hand_left: float, trick: tuple[float, float]) -> SeatPlace:
        width, height = self.size
        high, wide = self.plate_height, OWN_WIDTH * self.scale
        x = max(MARGIN, hand_left - 44 - wide)
        plate = Box(x, height - 14 - high, wide, high)
        bubble = Box(width / 2, self.prompt_y - GAP, 0, 0)
        return SeatPlace("bottom", plate, Box(width / 2, height, 0, 0), trick, bubble)

    def _top(self, index: int, count: int, trick: float, trick_y: float) -> SeatPlace:
        width = self.size[0]
        half = min(width / 2 - self.corners[0].right, self.corners[1].x - width / 2) - 10
        slot = 2 * half / count
        x = width / 2 - half + slot * (index + 0.5)
        wide = min(PLATE_WIDTH * self.scale, slot - GAP)
        backs = Box(x - wide * 0.46, TOP_BAR + 8, wide * 0.92, self.back)
        plate = Box(x - wide / 2, backs.bottom - 4, wide, self.plate_height)
        spread = (index - (count - 1) / 2) * (trick * ASPECT + 2 * GAP)
        bubble_width = min(BUBBLE[0] * self.scale, slot - GAP)
        bubble = Box(
            x - bubble_width / 2, plate.bottom + BUBBLE_DROP, bubble_width, BUBBLE[1] * self.scale
        )
        return SeatPlace("top", plate, backs, (width / 2 + spread, trick_y), bubble)

    def _aside(self, side: str, tops: int, trick: float, trick_y: float) -> SeatPlace:
        width, high, wide = self.size[0], self.plate_height, PLATE_WIDTH * self.scale
        corner = self.corners[0] if side == "left" else self.corners[1]
        top, tall = self._side_fan(max(box.bottom for box in self.corners))
        plate_y = top + tall + 2
        card = trick * ASPECT
        reach = max(tops, 1) * (card + 2 * GAP) / 2 + card / 2 + GAP
        bubble = self._side_bubble(tops, corner, MARGIN + wide + 20, plate_y)
        if width / 2 - reach - card / 2 < corner.width + MARGIN + GAP:
            trick_y = min(
                max(trick_y, corner.bottom + GAP + trick / 2), self.status_y - GAP - trick / 2
            )
        if side == "left":
            backs = Box(10, top, self.back * ASPECT, tall)
            plate = Box(MARGIN, plate_y, wide, high)
            return SeatPlace(side, plate, backs, (width / 2 - reach, trick_y), bubble)
        backs = Box(width - 10 - self.back * ASPECT, top, self.back * ASPECT, tall)
        plate = Box(width - MARGIN - wide, plate_y, wide, high)
        bubble = Box(width - bubble.right, bubble.y, bubble.width, bubble.height)
        return SeatPlace(side, plate, backs, (width / 2 + reach, trick_y), bubble)

    def _side_bubble(self, tops: int, corner: Box, x: float, plate_y: float) -> Box:
        """Return the bubble of a seat on the left, clear of whatever is said and shown above it."""
        wide, high = BUBBLE[0] * self.scale, BUBBLE[1] * self.scale
        y = min(plate_y - high / 2, self.prompt_y - GAP - high)
        if x < MARGIN + corner.width:
            y = max(y, corner.bottom + GAP)
        if tops > 1:
            y = max(y, self.top_floor + BUBBLE_DROP + high + GAP)
        return Box(x, y, wide, high)

    def _side_fan(self, corner_floor: float) -> tuple[float, float]:
        """Return top and height of a fan at the side, between the corner plates and its plate."""
        wanted = self.back * 1.9
        least = min(wanted, self.back * 0.6)
        ceiling = corner_floor + GAP
        lowest = self.prompt_y - GAP - self.plate_height - 2
        if lowest - ceiling < least:
            lowest = self.status_y - GAP - self.plate_height - 2
        tall = max(least * 0.4, min(wanted, lowest - ceiling))
        return ceiling + max(0.0, min(lowest - ceiling - tall, 26 * self.scale)), tall
