"""What a table of Black Maria has agreed on, and what each card is worth there."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.cards.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    FACES,
    HEARTS,
    JACK,
    KING,
    NO_CARD,
    QUEEN,
    RANKS,
    SPADES,
    TEN,
    THREE,
    TWO,
    face_of,
)
from cardavia.cards.hand import bit, faces_in, mask_of
from cardavia.rules.game import Option, Options, is_on, seats_of, whole, word

QUEEN_OF_SPADES: Final = face_of(SPADES, QUEEN)
KING_OF_SPADES: Final = face_of(SPADES, KING)
ACE_OF_SPADES: Final = face_of(SPADES, ACE)
JACK_OF_DIAMONDS: Final = face_of(DIAMONDS, JACK)
ALL_HEARTS: Final = mask_of(list(range(HEARTS * RANKS, HEARTS * RANKS + RANKS)))

LEAST_LIMIT: Final = 20
MOST_LIMIT: Final = 2000
AUTO_LIMIT: Final = 100
SPOT_LIMIT: Final = 500


def black_maria_options() -> list[Option]:
    """Return what a Black Maria table can agree on."""
    return [
        Option("players", [4, 3]),
        Option("scoring", ["standard", "akq", "spot"]),
        Option("limit", ["auto", 50, 75, 100, 150, 500], (LEAST_LIMIT, MOST_LIMIT)),
        Option("pass", ["right", "left", "cycle", "none"]),
        Option("pass_count", [3, 4]),
        Option("moon", ["off", "add", "subtract", "choice"]),
        Option("break_hearts", [False, True]),
        Option("queen_breaks", [False, True]),
        Option("first_trick_clean", [False, True]),
        Option("opener", ["left_of_dealer", "club2"]),
        Option("jd_minus10", [False, True]),
        Option("tie", ["shared", "play_on"]),
        Option("auto_finish", [False, True]),
    ]


def limit_of(options: Options) -> int:
    """Return the score that ends the match (M-7.1)."""
    if options["limit"] == "auto":
        return SPOT_LIMIT if word(options, "scoring") == "spot" else AUTO_LIMIT
    return whole(options, "limit")


def shift_of(options: Options, deals: int) -> int:
    """Return how many seats to the left cards go in the deal after ``deals`` others (M-3.1, M-3.5).

    0 means that nothing is given.
    """
    seats = seats_of(options)
    direction = word(options, "pass")
    if direction == "cycle":
        rounds = [1, seats - 1, 2, 0] if seats == 4 else [1, seats - 1, 0]
        return rounds[deals % len(rounds)]
    if direction == "none":
        return 0
    return 1 if direction == "left" else seats - 1


@final
class Terms:
    """The options of a table of Black Maria, read once and shared by every copy of a deal."""

    def __init__(self, options: Options) -> None:
        """Read complete options."""
        self.seats = seats_of(options)
        self.tricks: int = 13 if self.seats == 4 else 17
        self.pass_count = whole(options, "pass_count")
        self.moon = word(options, "moon")
        self.breaks = is_on(options, "break_hearts")
        self.clean = is_on(options, "first_trick_clean")
        self.auto_finish = is_on(options, "auto_finish")
        self.opening_card: int = NO_CARD
        """The lowest club, where its holder opens."""
        if word(options, "opener") == "club2":
            self.opening_card = face_of(CLUBS, TWO if self.seats == 4 else THREE)
        self.breakers: i64 = ALL_HEARTS
        """Any of these, once played, allows hearts to be led."""
        if is_on(options, "queen_breaks"):
            self.breakers = ALL_HEARTS | bit(QUEEN_OF_SPADES)
        self.points = card_points(word(options, "scoring"))
        """What each face is worth."""
        self.penalties: i64 = mask_of([face for face in range(FACES) if self.points[face] > 0])
        self.total: int = sum(self.points)
        """What all penalty cards are worth: 26, 43 or 124."""
        self.scoring: i64 = self.penalties
        """Penalty cards, and the jack of diamonds where it counts."""
        if is_on(options, "jd_minus10"):
            self.points[JACK_OF_DIAMONDS] = -10
            self.scoring = self.penalties | bit(JACK_OF_DIAMONDS)

    def worth(self, bits: i64) -> int:
        """Return what some scoring cards are worth together."""
        total = 0
        for face in faces_in(bits):
            total += self.points[face]
        return total


def card_points(scoring: str) -> list[int]:
    """Return the penalty of each face under ``standard``, ``akq`` or ``spot`` (M-6.1 to M-6.3)."""
    points = [0] * FACES
    for rank in range(RANKS):
        points[face_of(HEARTS, rank)] = _spots(rank) if scoring == "spot" else 1
    points[QUEEN_OF_SPADES] = 25 if scoring == "spot" else 13
    if scoring == "akq":
        points[KING_OF_SPADES] = 10
        points[ACE_OF_SPADES] = 7
    return points


def _spots(rank: int) -> int:
    if rank >= JACK:
        return 15 if rank == ACE else 10
    assert rank <= TEN
    return rank + 2
