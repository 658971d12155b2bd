"""What the rules know of the match they are read in."""

from dataclasses import dataclass

from cardavia.cards.cards import NO_SUIT, RANK_LETTERS
from cardavia.cards.order import Order
from cardavia.match.match import Match
from cardavia.rules.deal import Table
from cardavia.rules.game import Options
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.pitch.table import Pitch
from cardavia.rules.tractor.table import Tractor


@dataclass(frozen=True)
class AtTable:
    """The options agreed on, what is asked now of whomever, and how cards rank in this deal."""

    options: Options
    asks: str = ""
    order: Order | None = None
    """Known once there is a trump suit."""
    level: str = ""
    """The letter of Tractor's level, else nothing."""

    def drawn(self) -> Options:
        """Return the options with the level of this deal, for drawing the order of cards."""
        return self.options | ({"start_level": self.level} if self.level else {})


def at_table(match: Match) -> AtTable:
    """Return what holds at the table of a match now."""
    if match.deal is None:
        return AtTable(match.options)
    table = match.deal.table
    asks = "" if match.is_deal_over() else match.deal.prompt().asks
    level = RANK_LETTERS[table.level] if isinstance(table, Tractor) else ""
    return AtTable(match.options, asks, _order_of(table), level)


def _order_of(table: Table) -> Order | None:
    if not isinstance(table, Tractor | Pepper | Pitch):
        return None
    return table.order if table.order.trump != NO_SUIT else None
