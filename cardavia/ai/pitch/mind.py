"""The computer player of Pitch."""

from typing import final

from mypy_extensions import i64

from cardavia.ai.decision import Candidate, Reason, best_first
from cardavia.ai.dice import Dice
from cardavia.ai.mind import Mind
from cardavia.ai.pitch.bidding import WINNING_MATCH, bid_candidates
from cardavia.ai.pitch.explaining import auction_fit
from cardavia.ai.pitch.playing import Sizing, opening_lead, rule_call
from cardavia.ai.pitch.reasons import play_reasons
from cardavia.ai.pitch.rollout import Rollout
from cardavia.ai.reading import Knowledge, played_faces, voids_of_singles, without
from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import bit, faces_in, lowest_face
from cardavia.rules.actions import Bid, Pass, Play
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.pitch.table import HAND_SIZE, NO_TRUMP_YET, PASSED, Pitch
from cardavia.rules.sight import Sight


@final
class PitchMind(Mind):
    """Bids by expected points and the match, plays by worth and chance."""

    def candidates(self, sight: Sight) -> list[Candidate]:
        """Weigh calls, or the cards that may be played."""
        table = table_of(sight)
        hand: i64 = sight.view().own.hand.once
        if table.is_auction:
            standing = sight.standing
            return best_first(bid_candidates(table, hand, sight.options, standing))
        if table.order.trump == NO_SUIT:
            return _opening(table, hand)
        sizing = Sizing(table, hand, sight.seat)
        found: list[Candidate] = []
        for face in faces_in(table.legal_bits(hand)):
            reasons = play_reasons(sizing, face)
            found.append(Candidate(Play([face]), sizing.value(face), reasons))
        return best_first(found)

    def plain_candidates(self, sight: Sight) -> list[Candidate]:
        """Bid by high cards; win with the highest card that can, else throw the lowest."""
        table = table_of(sight)
        hand: i64 = sight.view().own.hand.once
        if table.is_auction:
            call = rule_call(table, hand)
            action = Pass() if call == PASSED else Bid(call)
            return [Candidate(action, 0.0, [])]
        if table.order.trump == NO_SUIT:
            return _opening(table, hand)
        found: list[Candidate] = []
        sizing = Sizing(table, hand, sight.seat)
        for face in faces_in(table.legal_bits(hand)):
            wins = sizing.win_chance(face) > 0
            rank = face % 13
            is_trump = face // 13 == table.order.trump
            value = (20.0 + rank if wins else -rank - 0.0) - (13 if is_trump else 0)
            found.append(Candidate(Play([face]), value, []))
        return best_first(found)

    def knowledge(self, sight: Sight) -> Knowledge:
        """Read voids; undealt cards lie in the stock."""
        table = table_of(sight)
        known = Knowledge(table.seats)
        gone = played_faces(sight.story) + sight.view().own.hand.faces()
        known.unseen = without(sight.game.pack(sight.options), gone)
        if table.order is not NO_TRUMP_YET:
            strict = table.terms.strict
            known.cannot = voids_of_singles(
                sight.story, table.order, table.seats, may_trump=not strict
            )
        played = [0] * table.seats
        for event in sight.story:
            if event.key == "played":
                played[event.seat] += 1
        for seat in range(table.seats):
            known.sizes[seat] = 0 if seat == sight.seat else HAND_SIZE - played[seat]
        return known

    def explains(self, sight: Sight) -> bool:
        """Every call says something."""
        table = table_of(sight)
        return table.bid > 0 or max(table.calls) >= PASSED

    def fit(self, sight: Sight, hands: list[list[int]], stock: list[int]) -> float:
        """Return how well imagined hands explain the auction."""
        return auction_fit(sight, table_of(sight), hands)

    def play_out(self, deal: Deal, dice: Dice, voids: list[int]) -> None:
        """Call and play by rules of thumb."""
        table = deal.table
        assert isinstance(table, Pitch)
        while table.is_auction:
            table.call(rule_call(table, deal.owns[table.turn].hand.once), None)
        if table.turn == NOBODY:
            return
        if table.order.trump == NO_SUIT:
            table.play(deal.owns, opening_lead(table, deal.owns[table.turn].hand.once), None)
        Rollout(table, deal.owns).run()

    def utility(self, sight: Sight, deal: Deal) -> float:
        """Return own points less a share of the others', and the match where it ends."""
        table = deal.table
        assert isinstance(table, Pitch)
        after = sight.game.settle(sight.options, sight.standing, deal)
        scores = table.scores()
        mine = 0
        for index in range(len(table.terms.sides)):
            if sight.seat in table.terms.sides[index]:
                mine = index
        others = 0.0
        for index in range(len(scores)):
            if index != mine:
                others += scores[index]
        value = scores[mine] - 0.25 * others / max(1, len(scores) - 1)
        if after.winners:
            mine_first = table.terms.sides[mine][0]
            value += WINNING_MATCH if mine_first in after.winners else -WINNING_MATCH
        return value


def table_of(sight: Sight) -> Pitch:
    """Return the table of a sight."""
    table = sight.view().table
    assert isinstance(table, Pitch)
    return table


def _opening(table: Pitch, hand: i64) -> list[Candidate]:
    """Weigh the leads that make trump: the best of each suit held."""
    best = opening_lead(table, hand)
    found = [Candidate(Play([best]), 1.0, [Reason("best_trump", {"suit": best // 13})])]
    rest: i64 = hand & ~bit(best)
    while rest:
        face = int(lowest_face(rest))
        rest &= rest - 1
        found.append(Candidate(Play([face]), 0.0, []))
    return found
