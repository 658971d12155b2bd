"""Black Maria in the catalogue: its pack, its deals and who wins the match."""

from typing import final

from cardavia.cards.cards import CLUBS, TWO, face_of
from cardavia.cards.hand import hand_of
from cardavia.cards.packs import full_pack
from cardavia.rules.actions import Refusal
from cardavia.rules.black_maria.table import BlackMaria
from cardavia.rules.black_maria.terms import Terms, black_maria_options, limit_of, shift_of
from cardavia.rules.deal import Deal, Own
from cardavia.rules.game import Game, Option, Options, Standing, is_on, seats_of, whole, word


@final
class BlackMariaGame(Game):
    """Black Maria in the catalogue."""

    name = "black_maria"

    def options(self) -> list[Option]:
        """Return what a Black Maria table can agree on."""
        return black_maria_options()

    def why_not_options(self, options: Options) -> Refusal | None:
        """Refuse four cards where they cannot be given, and a queen that breaks nothing."""
        if whole(options, "pass_count") == 4:
            if seats_of(options) != 3:
                return Refusal("four_cards_need_three")
            if word(options, "pass") == "none":
                return Refusal("four_cards_need_passing")
        if is_on(options, "queen_breaks") and not is_on(options, "break_hearts"):
            return Refusal("queen_needs_broken_hearts")
        return None

    def is_idle(self, key: str, options: Options) -> bool:
        """No number of cards is given where none are."""
        return key == "pass_count" and word(options, "pass") == "none"

    def pack(self, options: Options) -> list[int]:
        """Return the full pack; three players leave out the two of clubs (M-2.2)."""
        pack = full_pack()
        if seats_of(options) == 3:
            pack.remove(face_of(CLUBS, TWO))
        return pack

    def hand_size(self, options: Options) -> int:
        """Return 13 with four players and 17 with three (M-2.2)."""
        return 13 if seats_of(options) == 4 else 17

    def begin(
        self, options: Options, standing: Standing, hands: list[list[int]], stock: list[int]
    ) -> Deal:
        """Return a deal before its first gift, or before its first lead where none is given."""
        table = BlackMaria(Terms(options), standing.dealer, shift_of(options, standing.deals))
        return Deal(table, [Own(hand_of(hand)) for hand in hands], stock)

    def settle(self, options: Options, standing: Standing, deal: Deal) -> Standing:
        """Add the scores; the deal moves left, and at the limit the lowest wins (M-7)."""
        table = deal.table
        scores = [a + b for a, b in zip(standing.scores, table.scores(), strict=True)]
        after = Standing(scores, (table.dealer + 1) % table.seats, standing.deals + 1)
        if max(scores) >= limit_of(options):
            best = min(scores)
            lowest = [seat for seat in range(table.seats) if scores[seat] == best]
            if len(lowest) == 1 or word(options, "tie") == "shared":
                after.winners = lowest
        return after
