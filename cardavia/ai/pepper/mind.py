"""The computer player of Pepper."""

from typing import final

from mypy_extensions import i64

from cardavia.ai.decision import Candidate, Reason, best_first
from cardavia.ai.dice import Dice
from cardavia.ai.mind import Mind
from cardavia.ai.odds import WORTH, pepper_hope
from cardavia.ai.pepper.bidding import bid_candidates, rule_call, trump_candidates
from cardavia.ai.pepper.explaining import auction_fit
from cardavia.ai.pepper.playing import Sizing
from cardavia.ai.pepper.reasons import play_reasons
from cardavia.ai.pepper.rollout import Rollout
from cardavia.ai.pepper.strength import best_trump
from cardavia.ai.reading import Knowledge, played_faces, suits_out, voids_of_singles, without
from cardavia.cards.cards import RANKS, TRUMPS, name_of
from cardavia.cards.hand import faces_in
from cardavia.rules.actions import Bid, Give, Pass, Play
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.game import side_of, whole
from cardavia.rules.pepper.table import BIDDING, NAMING, PASSED, PLAYING, Pepper
from cardavia.rules.sight import Sight


@final
class PepperMind(Mind):
    """Bids by expected tricks and the match, plays by chance and worth."""

    def candidates(self, sight: Sight) -> list[Candidate]:
        """Weigh calls, strains, cards to give or cards to play."""
        table = table_of(sight)
        hand = sight.view().own.hand
        if table.stage == BIDDING:
            return best_first(bid_candidates(table, hand, sight.options, sight.standing))
        if table.stage == NAMING:
            return best_first(trump_candidates(table, hand.once))
        if table.stage != PLAYING:
            return best_first(_gifts(table, hand.once))
        sizing = Sizing(table, hand.once, sight.seat, self.voids(sight))
        found: list[Candidate] = []
        for face in faces_in(table.legal_bits(hand.once)):
            found.append(Candidate(Play([face]), sizing.value(face), play_reasons(sizing, face)))
        return best_first(found)

    def plain_candidates(self, sight: Sight) -> list[Candidate]:
        """Bid by trumps held; win with the highest card that can, else throw the lowest."""
        table = table_of(sight)
        hand: i64 = sight.view().own.hand.once
        if table.stage == BIDDING:
            call = rule_call(table, hand)
            return [Candidate(Pass() if call == PASSED else Bid(call), 0.0, [])]
        if table.stage != PLAYING:
            return self.candidates(sight)
        sizing = Sizing(table, hand, sight.seat, [0] * table.seats)
        found: list[Candidate] = []
        for face in faces_in(table.legal_bits(hand)):
            value = _plain_value(sizing, face)
            found.append(Candidate(Play([face]), value, []))
        return best_first(found)

    def knowledge(self, sight: Sight) -> Knowledge:
        """Read voids; with two players eight cards lie in the stock."""
        table = table_of(sight)
        own = sight.view().own
        known = Knowledge(table.seats)
        gone = played_faces(sight.story) + own.hand.faces()
        known.unseen = without(sight.game.pack(sight.options), gone)
        if table.stage == PLAYING:
            known.cannot = voids_of_singles(sight.story, table.order, table.seats, may_trump=False)
        played = [0] * table.seats
        for event in sight.story:
            if event.key == "played":
                played[event.seat] += 1
        for seat in range(table.seats):
            known.sizes[seat] = 0 if seat == sight.seat else table.terms.tricks - played[seat]
        self._swapped(sight, table, known)
        return known

    def _swapped(self, sight: Sight, table: Pepper, known: Knowledge) -> None:
        """Count a swap under way or done: the partners know what they gave each other."""
        given = _gifts_so_far(sight)
        if given == 0 or table.out == NOBODY:
            return
        if given == 1:
            for seat, more in ((table.out, -1), (table.contractor, 1)):
                if seat != sight.seat:
                    known.sizes[seat] += more
        if sight.seat == table.out or sight.seat == table.contractor:
            other = table.out + table.contractor - sight.seat
            for face in sight.view().own.away:
                if face in known.unseen:
                    known.unseen.remove(face)
                    known.known[other].append(face)
                    known.sizes[other] -= 1

    def voids(self, sight: Sight) -> list[int]:
        """Return the suits that each seat has shown it is out of."""
        table = table_of(sight)
        if table.stage != PLAYING:
            return [0] * table.seats
        return suits_out(sight.story, table.order, table.seats)

    def explains(self, sight: Sight) -> bool:
        """Every call says something."""
        return table_of(sight).calls_made > 0

    def fit(self, sight: Sight, hands: list[list[int]], stock: list[int]) -> float:
        """Return how well imagined hands explain the auction."""
        return auction_fit(sight, table_of(sight), hands)

    def play_out(self, deal: Deal, dice: Dice, voids: list[int]) -> None:
        """Call, name and play by rules of thumb."""
        table = deal.table
        assert isinstance(table, Pepper)
        while table.turn != NOBODY:
            if table.stage == PLAYING:
                Rollout(table, deal.owns, voids).run()
            else:
                self.prepare(table, deal, deal.owns[table.turn].hand.once)

    def prepare(self, table: Pepper, deal: Deal, hand: i64) -> None:
        """Call, name trump or give by rules of thumb."""
        if table.stage == BIDDING:
            table.call(rule_call(table, hand), None)
        elif table.stage == NAMING:
            table.name_trump(best_trump(hand, table.legal_trumps(), table.seats == 4), None)
        else:
            table.give(deal.owns, [best_gift(table, hand)], None)

    def utility(self, sight: Sight, deal: Deal) -> float:
        """Return the change of the chance to win the match, in points."""
        table = deal.table
        assert isinstance(table, Pepper)
        after = sight.game.settle(sight.options, sight.standing, deal)
        side = side_of(table.terms.sides, sight.seat)
        target = whole(sight.options, "target")
        return WORTH * (
            _hope(after.scores, side, target) - _hope(sight.standing.scores, side, target)
        )


def _hope(scores: list[int], side: int, target: int) -> float:
    best = -10000
    for index in range(len(scores)):
        if index != side:
            best = max(best, scores[index])
    return pepper_hope(scores[side], best, target)


def _gifts_so_far(sight: Sight) -> int:
    given = 0
    for action in sight.answers:
        if isinstance(action, Give):
            given += 1
    return given


def table_of(sight: Sight) -> Pepper:
    """Return the table of a sight."""
    table = sight.view().table
    assert isinstance(table, Pepper)
    return table


def _plain_value(sizing: Sizing, face: int) -> float:
    winner = sizing.table.trick.winner
    is_partner = winner >= 0 and sizing.ally(winner)
    strength = sizing.order.strength[face]
    is_trump = sizing.order.suit[face] == TRUMPS
    if sizing.wins_now(face) and not is_partner:
        return 20.0 + strength - (15 if is_trump and winner >= 0 else 0)
    return -strength - (15.0 if is_trump else 0.0)


def _gifts(table: Pepper, hand: i64) -> list[Candidate]:
    best = best_gift(table, hand)
    found: list[Candidate] = []
    for face in faces_in(hand):
        value = 1.0 if face == best else 0.0
        reasons = [Reason("best_gift", {"card": name_of(face)})] if face == best else []
        found.append(Candidate(Give([face]), value, reasons))
    return found


def best_gift(table: Pepper, hand: i64) -> int:
    """Return the strongest card for the contractor, or the weakest one back to the partner."""
    best, chosen = -1e9, -1
    sign = 1 if table.turn == table.out else -1
    for face in faces_in(hand):
        value = float(table.order.strength[face])
        if table.order.suit[face] == TRUMPS:
            value += 20
        elif face % RANKS == 12:
            value += 10
        if sign * value > best:
            best, chosen = sign * value, face
    return chosen
