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
LEAST_STRIP: Final = 24
WIDEST_STEP: Final = 0.62
TRICK_SHARE: Final = 0.86
BACK_SHARE: Final = 0.40
PLATE_HEIGHT: Final = 54
PLATE_WIDTH: Final = 150
PROMPT_HEIGHT: Final = 112
STATUS_HEIGHT: Final = 48
GAP: Final = 8
MOST_SHRINK: Final = 0.85


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
    """Centre of the cards it plays."""
    bubble: tuple[float, float]
    """Centre of its bid bubble."""


@dataclass(frozen=True)
class Places:
    """All places of a table of one size."""

    width: float
    height: float
    card: float
    """Height of a card in the hand."""
    step: float
    hand_x: float
    """Centre of the first card of the hand."""
    hand_y: float
    """Top of the hand."""
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

    def hand_place(self, index: int, count: int) -> tuple[float, float]:
        """Return the top left corner of the card at a place of the hand."""
        first = self.row_size if self.rows > 1 else count
        row, column = (0, index) if index < first else (1, index - first)
        in_row = min(first, count) if row == 0 else count - first
        x = self.width / 2 - ((in_row - 1) * self.step + self.card_width) / 2
        return x + column * self.step, self.hand_y + row * self.card * 0.42


def places(
    seats: int,
    hand: int,
    size: tuple[float, float],
    *,
    scale: float = 1.0,
    plates: tuple[tuple[float, float], tuple[float, float]] = ((186, 0), (214, 96)),
    labels: bool = False,
) -> Places:
    """Return the places of a table.

    ``hand`` is the greatest number of cards in hand this deal; ``plates`` are the sizes of the
    score plate (height 0: one row a seat) and of the contract plate; ``labels`` leaves room
    under the hand for the names of its groups.
    """
    width, height = size
    card, step, rows = hand_row(hand, width, height)
    foot = 30.0 * scale if labels else 14.0
    rise = card * 0.42 * (rows - 1)
    hand_y = height - foot - card - rise
    bar = STATUS_HEIGHT * scale
    status = Box(MARGIN, hand_y - GAP - bar, width - 2 * MARGIN, bar)
    prompt_height = PROMPT_HEIGHT * scale
    wide = min(width - 2 * (MARGIN + (PLATE_WIDTH + 8) * scale + GAP), 680 * scale)
    prompt = Box((width - wide) / 2, hand_y - GAP - prompt_height, wide, prompt_height)
    score, info = _corner_plates(seats, width, plates, scale)
    middle = (width / 2, (TOP_BAR + status.y) / 2 + 6)
    trick_card = min(card * TRICK_SHARE, (status.y - TOP_BAR) * 0.42)
    back = card * BACK_SHARE
    spots = _seat_places(seats, size, (score, info), (hand_y, status.y, trick_card, back), scale)
    row_size = (hand + 1) // 2 if rows > 1 else hand
    first = width / 2 - (min(hand, row_size) - 1) * step / 2
    return Places(
        width, height, card, step, first, hand_y, rows, row_size, trick_card, back,
        spots, score, info, prompt, status, middle, scale,
    )  # fmt: skip


def hand_row(count: int, width: float, height: float) -> tuple[float, float, int]:
    """Return card height, step and rows of a hand: one row, shrunk a little, else two rows."""
    usual = max(LEAST_HAND, min(HAND_SHARE * height, MOST_HAND_SHARE * height))
    card = usual
    while card >= usual * MOST_SHRINK - 0.01:
        step = hand_step(count, card * ASPECT, width)
        if step >= least_strip(card):
            return card, step, 1
        card -= usual * 0.025
    card = usual * MOST_SHRINK
    return card, hand_step((count + 1) // 2, card * ASPECT, width), 2


def hand_step(count: int, card_width: float, width: float) -> float:
    """Return the distance of neighbouring cards so that all fit into 94 % of the width."""
    if count < 2:  # noqa: PLR2004 - a single card has no neighbour
        return WIDEST_STEP * card_width
    return min((0.94 * width - card_width) / (count - 1), WIDEST_STEP * card_width)


def least_strip(card: float) -> float:
    """Return how much of a card must show: the index (squeezed at need) and a target of 24 px."""
    index = 0.72 * 44 / 350 * card
    return max(LEAST_STRIP, 0.05 * card * ASPECT + index + 2)


def _corner_plates(
    seats: int,
    width: float,
    plates: tuple[tuple[float, float], tuple[float, float]],
    scale: float,
) -> tuple[Box, Box]:
    (score_width, score_height), (info_width, info_height) = plates
    rows = score_height or 38 + 25 * seats
    top = TOP_BAR + 12
    score = Box(MARGIN, top, score_width * scale, rows * scale)
    info = Box(width - MARGIN - info_width * scale, top, info_width * scale, info_height * scale)
    return score, info


def _seat_places(
    seats: int,
    size: tuple[float, float],
    corners: tuple[Box, Box],
    levels: tuple[float, float, float, float],
    scale: float,
) -> tuple[SeatPlace, ...]:
    sides = seat_sides(seats)
    tops = [seat for seat in range(seats) if sides[seat] == "top"]
    found: list[SeatPlace] = []
    for seat in range(seats):
        if sides[seat] == "bottom":
            found.append(_bottom(size, levels, scale))
        elif sides[seat] == "top":
            spot = _top(tops.index(seat), len(tops), size, corners, levels, scale)
            found.append(spot)
        else:
            found.append(_aside(sides[seat], size, corners, levels, scale))
    return tuple(found)


def seat_sides(seats: int) -> list[str]:
    """Return on which edge each seat sits, clockwise from the person at the bottom."""
    if seats == 2:  # noqa: PLR2004 - the other player sits opposite
        return ["bottom", "top"]
    return ["bottom", "left", *["top"] * (seats - 3), "right"]


def _bottom(
    size: tuple[float, float], levels: tuple[float, float, float, float], scale: float
) -> SeatPlace:
    width, height = size
    hand_y, status_y, trick, back = levels
    plate_width = 118 * scale
    plate = Box(MARGIN, height - 14 - PLATE_HEIGHT * scale, plate_width, PLATE_HEIGHT * scale)
    centre = (width / 2, status_y - GAP - trick / 2)
    return SeatPlace(
        "bottom", plate, Box(width / 2, hand_y, 0, back), centre, (width / 2, hand_y - 150 * scale)
    )


def _top(
    index: int,
    count: int,
    size: tuple[float, float],
    corners: tuple[Box, Box],
    levels: tuple[float, float, float, float],
    scale: float,
) -> SeatPlace:
    width = size[0]
    _, status_y, trick, back = levels
    half = min(width / 2 - corners[0].right, corners[1].x - width / 2) - 12
    slot = 2 * half / count
    x = width / 2 - half + slot * (index + 0.5)
    plate_width = min(PLATE_WIDTH * scale, slot - GAP)
    backs = Box(x - plate_width * 0.46, TOP_BAR + 8, plate_width * 0.92, back)
    plate = Box(x - plate_width / 2, backs.bottom - 4, plate_width, PLATE_HEIGHT * scale)
    spread = 0 if count == 1 else (index - (count - 1) / 2) * min(slot, trick * ASPECT * 1.15)
    high = plate.bottom + GAP + trick / 2
    low = min(high, status_y - GAP - trick * 1.15)
    bubble = (x, plate.bottom + 34 * scale)
    return SeatPlace("top", plate, backs, (width / 2 + spread, low), bubble)


def _aside(
    side: str,
    size: tuple[float, float],
    corners: tuple[Box, Box],
    levels: tuple[float, float, float, float],
    scale: float,
) -> SeatPlace:
    width = size[0]
    hand_y, status_y, trick, back = levels
    corner = corners[0] if side == "left" else corners[1]
    plate_height, plate_width = PLATE_HEIGHT * scale, (PLATE_WIDTH + 8) * scale
    lowest = status_y - GAP - plate_height
    tall = min(back * 1.9, lowest - corner.bottom - 2 * GAP)
    wanted = (TOP_BAR + hand_y) / 2 - tall / 2 - plate_height / 2 + 30
    top = max(corner.bottom + GAP, min(wanted, lowest - tall))
    reach = width / 2 - min(width * 0.24, trick * ASPECT * 2.2)
    if side == "left":
        backs = Box(10, top, back * ASPECT, tall)
        plate = Box(MARGIN, backs.bottom + 4, plate_width, plate_height)
        spot = (reach, (TOP_BAR + status_y) / 2 + 34)
        bubble = (plate.right + 66 * scale, plate.y + 8)
    else:
        backs = Box(width - 10 - back * ASPECT, top, back * ASPECT, tall)
        plate = Box(width - MARGIN - plate_width, backs.bottom + 4, plate_width, plate_height)
        spot = (width - reach, (TOP_BAR + status_y) / 2 + 34)
        bubble = (plate.x - 66 * scale, plate.y + 8)
    return SeatPlace(side, plate, backs, spot, bubble)
