"""What a table of Pepper has agreed on."""

from typing import Final, final

from cardavia.rules.actions import BIG_PEPPER, SMALL_PEPPER
from cardavia.rules.game import Option, Options, is_on, seats_of, whole, word

TRICKS_WITH_TEAMS: Final = 6
TRICKS_ALONE: Final = 8
BIG_ABOVE_SMALL: Final = 2
"""How much more than a doubled Small Pepper the Big one is worth under ``12_14`` (P-6.4)."""


def pepper_options() -> list[Option]:
    """Return what a Pepper table can agree on."""
    return [
        Option("players", [4, 3, 2]),
        Option("target", [30, 25, 31, 32, 42, 52]),
        Option("all_pass", ["throw_in_next", "stick_dealer", "redeal_same"]),
        Option("auction", ["multi", "single"]),
        Option("min_bid", [1, 2, 3]),
        Option("set_penalty", ["fixed", "bid"]),
        Option("alone", [False, True]),
        Option("alone_swap", [False, True]),
        Option("low_no_trump", [False, True]),
        Option("no_trump", [True, False]),
        Option("misdeal", [False, True]),
        Option("pepper_values", ["6_12", "12_14"]),
        Option("skunk", [False, True]),
    ]


def tricks_of(options: Options) -> int:
    """Return the tricks of a deal, which are also the cards of a hand (P-2.3)."""
    return TRICKS_WITH_TEAMS if seats_of(options) == 4 else TRICKS_ALONE


@final
class Terms:
    """The options of a table of Pepper, read once and shared by every copy of a deal."""

    def __init__(self, options: Options, sides: list[list[int]]) -> None:
        """Read complete options."""
        self.seats = seats_of(options)
        self.sides = sides
        self.tricks = tricks_of(options)
        self.stuck = word(options, "all_pass") == "stick_dealer"
        self.one_bid_each = word(options, "auction") == "single"
        self.min_bid = whole(options, "min_bid")
        self.loses_bid = word(options, "set_penalty") == "bid"
        self.alone = is_on(options, "alone")
        self.swaps = is_on(options, "alone_swap")
        self.low = is_on(options, "low_no_trump")
        self.no_trump = is_on(options, "no_trump")
        self.misdeal = is_on(options, "misdeal")
        self.skunk = is_on(options, "skunk")
        self.dear = word(options, "pepper_values") == "12_14"

    def tricks_promised(self, bid: int) -> int:
        """Return how many tricks a bid contracts for."""
        return self.tricks if bid >= SMALL_PEPPER else bid

    def score(self, bid: int, tricks: int, *, contracts: bool) -> int:
        """Return what a side scores with its tricks against or for a bid (P-6)."""
        if contracts:
            made = tricks >= self.tricks_promised(bid)
            return self._made(bid, tricks) if made else -self._set(bid)
        if self.skunk and bid >= SMALL_PEPPER and tricks == 0:
            return -self.tricks  # P-6.6
        return tricks

    def _made(self, bid: int, tricks: int) -> int:
        return tricks if bid < SMALL_PEPPER else self._pepper(bid)

    def _set(self, bid: int) -> int:
        # P-6.3: the same whatever was bid, or the bid itself; P-6.4: a Pepper costs what it pays.
        if bid >= SMALL_PEPPER:
            return self._pepper(bid)
        return bid if self.loses_bid else self.tricks

    def _pepper(self, bid: int) -> int:
        double = 2 * self.tricks
        if self.dear:
            return double + BIG_ABOVE_SMALL if bid == BIG_PEPPER else double
        return double if bid == BIG_PEPPER else self.tricks
