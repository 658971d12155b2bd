"""Pitch in the catalogue: its options, its deals and who wins the match."""

from typing import final

from cardavia.cards.hand import hand_of
from cardavia.cards.packs import full_pack
from cardavia.rules.actions import Refusal
from cardavia.rules.deal import NOBODY, Deal, Own
from cardavia.rules.game import (
    Game,
    Option,
    Options,
    Standing,
    is_on,
    seats_of,
    side_of,
    whole,
    word,
)
from cardavia.rules.pitch.table import HAND_SIZE, Pitch, Terms


@final
class PitchGame(Game):
    """Pitch in the catalogue."""

    name = "pitch"

    def options(self) -> list[Option]:
        """Return what a Pitch table can agree on."""
        return [
            Option("players", [4, 2, 3, 5, 6, 7]),
            Option("partnership", [False, True]),
            Option("target", [7, 11, 15, 21]),
            Option("min_bid", [1, 2]),
            Option("dealer_steal", [True, False]),
            Option("dealer_stuck", [True, False]),
            Option("steal_four", [False, True]),
            Option("low", ["taker", "holder"]),
            Option("smudge", [False, True]),
            Option("set_pitcher_may_win", [False, True]),
            Option("go_out", ["pitcher", "anyone"]),
            Option("follow", ["follow_or_trump", "strict"]),
        ]

    def why_not_options(self, options: Options) -> Refusal | None:
        """Refuse a partnership of other than four players."""
        if is_on(options, "partnership") and seats_of(options) != 4:
            return Refusal("partnership_needs_four")
        return None

    def pack(self, options: Options) -> list[int]:
        """Return the full pack; what is not dealt stays out of play (P-2.2)."""
        return full_pack()

    def hand_size(self, options: Options) -> int:
        """Return six."""
        return HAND_SIZE

    def sides(self, options: Options) -> list[list[int]]:
        """Return two teams of opposite seats, or each seat alone."""
        if is_on(options, "partnership"):
            return [[0, 2], [1, 3]]
        return super().sides(options)

    def begin(
        self, options: Options, standing: Standing, hands: list[list[int]], stock: list[int]
    ) -> Deal:
        """Return a deal before its first call."""
        table = Pitch(Terms(options, self.sides(options)), standing.dealer)
        return Deal(table, [Own(hand_of(hand)) for hand in hands], stock)

    def settle(self, options: Options, standing: Standing, deal: Deal) -> Standing:
        """Add the scores; the deal moves left, but after a throw-in the same seat deals (P-3.4)."""
        table = deal.table
        assert isinstance(table, Pitch)
        scores = [a + b for a, b in zip(standing.scores, table.scores(), strict=True)]
        if table.pitcher == NOBODY:
            return Standing(scores, standing.dealer, standing.deals + 1)
        after = Standing(scores, (standing.dealer + 1) % table.seats, standing.deals + 1)
        after.winners = _winners(options, table, scores)
        return after


def _winners(options: Options, table: Pitch, scores: list[int]) -> list[int]:
    # P-6: only the pitcher's side goes out, with the bid made, unless options say otherwise.
    target = whole(options, "target")
    side = side_of(table.terms.sides, table.pitcher)
    may_win = table.is_made() or is_on(options, "set_pitcher_may_win")
    if scores[side] >= target and may_win:
        return [table.terms.sides[side][0]]
    if word(options, "go_out") == "pitcher":
        return []
    best = max(scores)
    if best < target:
        return []
    return [table.terms.sides[i][0] for i in range(len(scores)) if scores[i] == best]
