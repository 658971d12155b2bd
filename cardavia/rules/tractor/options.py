"""What a Tractor table can agree on, and the same as plain fields."""

from typing import Final, final

from cardavia.cards.cards import RANK_LETTERS, RANKS
from cardavia.cards.order import Order, level_order
from cardavia.rules.game import Option, Options, Value, is_on, whole, word

NO_CAP: Final = 1000

_ORDERS: Final[dict[int, Order]] = {}
"""Every order made so far: they never change, so that all deals share them."""


def tractor_options() -> list[Option]:
    """Return every option with its values, the default first."""
    upwards: list[Value] = [letter for letter in RANK_LETTERS]  # noqa: C416 - list is invariant
    return [
        Option("players", [4]),
        Option("first_dealer", ["first_declarer", "final_declarer", "random"]),
        Option("declare", ["after_deal"]),
        Option("no_declare", ["kitty_first", "kitty_level_or_high", "no_trump", "redeal"]),
        Option("nt_trumps", ["level_and_jokers", "jokers"]),
        Option("throws", [False, True]),
        Option("throw_penalty", [0, 10]),
        Option("tractor_follow", ["pairs", "tractor"]),
        Option("level_gap", ["closed", "open"]),
        Option("kitty", ["2n", "2^n", "2-4-8", "2"]),
        Option("promo_cap", ["none", 3]),
        Option("must_play", ["", "5,T,K", "2,5,T,K", "J,A", "A"]),
        Option("start_level", upwards),
        Option("end_level", upwards[::-1]),
        Option("ace_defended", [False, True]),
        Option("twos_trump", [False, True]),
    ]


@final
class Terms:
    """The options of a table as plain fields, and its orders."""

    def __init__(self, options: Options) -> None:
        """Read the options."""
        self.first_dealer: str = word(options, "first_dealer")
        self.no_declare: str = word(options, "no_declare")
        self.level_trumps: bool = word(options, "nt_trumps") == "level_and_jokers"
        self.throws: bool = is_on(options, "throws")
        self.throw_penalty: int = whole(options, "throw_penalty")
        self.owes_tractors: bool = word(options, "tractor_follow") == "tractor"
        self.closed: bool = word(options, "level_gap") == "closed"
        self.kitty: str = word(options, "kitty")
        self.most_levels: int = NO_CAP if options["promo_cap"] == "none" else 3
        self.must_play: list[int] = ranks_in(word(options, "must_play"))
        self.start_level: int = RANK_LETTERS.index(word(options, "start_level"))
        self.end_level: int = RANK_LETTERS.index(word(options, "end_level"))
        self.end_defended: bool = is_on(options, "ace_defended")
        self.twos: bool = is_on(options, "twos_trump")

    def order(self, trump: int, level: int) -> Order:
        """Return the order of a contract; the same object each time, in every deal."""
        key = (trump + 1) * RANKS + level
        for is_set in (self.level_trumps, self.closed, self.twos):
            key = 2 * key + (1 if is_set else 0)
        order = _ORDERS.get(key)
        if order is None:
            order = level_order(
                trump,
                level,
                level_trumps=self.level_trumps,
                closed=self.closed,
                twos=self.twos,
            )
            _ORDERS[key] = order
        return order


def ranks_in(letters: str) -> list[int]:
    """Return the ranks of a list such as ``5,T,K``."""
    return [RANK_LETTERS.index(letter) for letter in letters.split(",") if letter]
