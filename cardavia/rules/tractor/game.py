"""Tractor in the catalogue: its pack, its deals, and the climb past the ace."""

from typing import final

from cardavia.cards.hand import hand_of
from cardavia.cards.packs import double_pack
from cardavia.rules.actions import Refusal
from cardavia.rules.deal import Deal, Own
from cardavia.rules.game import Game, Option, Options, Standing, is_on
from cardavia.rules.tractor.options import Terms, tractor_options
from cardavia.rules.tractor.scoring import is_taken_over
from cardavia.rules.tractor.seats import HAND_SIZE, TEAMS, next_seat, partner_of
from cardavia.rules.tractor.table import Tractor


@final
class TractorGame(Game):
    """Tractor in the catalogue."""

    name = "tractor"

    def __init__(self) -> None:
        """Start without having read any options."""
        self._agreed: Options = {}
        self._terms: Terms | None = None

    def options(self) -> list[Option]:
        """Return what a Tractor table can agree on."""
        return tractor_options()

    def why_not_options(self, options: Options) -> Refusal | None:
        """Refuse a match that would start above its end."""
        terms = Terms(options)
        if terms.start_level > terms.end_level:
            return Refusal("start_above_end", number=terms.end_level)
        return None

    def is_idle(self, key: str, options: Options) -> bool:
        """No throw fails where none is allowed."""
        return key == "throw_penalty" and not is_on(options, "throws")

    def pack(self, options: Options) -> list[int]:
        """Return two packs with their jokers (T-2.1)."""
        return double_pack()

    def hand_size(self, options: Options) -> int:
        """Return 25."""
        return HAND_SIZE

    def sides(self, options: Options) -> list[list[int]]:
        """Return the two teams of opposite seats."""
        return [team.copy() for team in TEAMS]

    def start(self, options: Options, dealer: int) -> Standing:
        """Return both teams at the start level."""
        level = Terms(options).start_level
        return Standing([level, level], dealer, 0)

    def begin(
        self, options: Options, standing: Standing, hands: list[list[int]], stock: list[int]
    ) -> Deal:
        """Return a deal before its first declaration."""
        levels = standing.scores.copy()
        table = Tractor(self._terms_of(options), levels, standing.dealer, standing.deals == 0)
        return Deal(table, [Own(hand_of(hand)) for hand in hands], stock)

    def _terms_of(self, options: Options) -> Terms:
        # Kept, so that the orders of a contract are made once and not once a deal.
        if self._terms is None or options != self._agreed:
            self._terms = Terms(options)
            self._agreed = options.copy()
        return self._terms

    def settle(self, options: Options, standing: Standing, deal: Deal) -> Standing:
        """Promote the side that won; its partner or the next seat deals (T-8.4, T-8.5, T-9)."""
        table = deal.table
        assert isinstance(table, Tractor)
        if table.redealt:
            return Standing(standing.scores.copy(), standing.dealer, standing.deals)
        dealer = (
            next_seat(table.dealer) if is_taken_over(table.points) else partner_of(table.dealer)
        )
        scores = [a + b for a, b in zip(standing.scores, table.scores(), strict=True)]
        after = Standing(scores, dealer, standing.deals + 1)
        for side in range(len(scores)):
            if scores[side] > table.terms.end_level:
                after.winners = TEAMS[side][:1]
        return after
