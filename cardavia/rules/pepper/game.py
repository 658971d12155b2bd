"""Pepper in the catalogue: its pack, its deals and who wins the match."""

from typing import final

from cardavia.cards.hand import hand_of
from cardavia.cards.packs import short_pack
from cardavia.rules.actions import Refusal
from cardavia.rules.deal import NOBODY, Deal, Own
from cardavia.rules.game import Game, Option, Options, Standing, is_on, seats_of, whole, word
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.pepper.terms import Terms, pepper_options, tricks_of


@final
class PepperGame(Game):
    """Pepper in the catalogue."""

    name = "pepper"

    def options(self) -> list[Option]:
        """Return what a Pepper table can agree on."""
        return pepper_options()

    def why_not_options(self, options: Options) -> Refusal | None:
        """Refuse playing alone without a partner, and swapping without playing alone."""
        if is_on(options, "alone_swap") and not is_on(options, "alone"):
            return Refusal("swap_needs_alone")
        if is_on(options, "alone") and seats_of(options) != 4:
            return Refusal("alone_needs_four")
        return None

    def pack(self, options: Options) -> list[int]:
        """Return nine to ace of each suit (P-2.1)."""
        return short_pack()

    def hand_size(self, options: Options) -> int:
        """Return six with four players, else eight (P-2.3)."""
        return tricks_of(options)

    def sides(self, options: Options) -> list[list[int]]:
        """Return two teams of opposite seats with four players, else each seat alone (P-1.2)."""
        if seats_of(options) == 4:
            return [[0, 2], [1, 3]]
        return super().sides(options)

    def begin(
        self, options: Options, standing: Standing, hands: list[list[int]], stock: list[int]
    ) -> Deal:
        """Return a deal before its first call."""
        table = Pepper(Terms(options, self.sides(options)), standing.dealer)
        return Deal(table, [Own(hand_of(hand)) for hand in hands], stock)

    def settle(self, options: Options, standing: Standing, deal: Deal) -> Standing:
        """Add the scores; the deal moves left unless the same seat deals again (P-3.6, P-3.8)."""
        table = deal.table
        assert isinstance(table, Pepper)
        scores = [a + b for a, b in zip(standing.scores, table.scores(), strict=True)]
        again = table.is_misdeal or (
            table.contractor == NOBODY and word(options, "all_pass") == "redeal_same"
        )
        dealer = table.dealer if again else (table.dealer + 1) % table.seats
        after = Standing(scores, dealer, standing.deals + 1)
        best = max(scores)
        if best >= whole(options, "target"):  # P-7.2: the highest wins, equals share
            winners = [side for side in range(len(scores)) if scores[side] == best]
            after.winners = [table.terms.sides[side][0] for side in winners]
        return after
