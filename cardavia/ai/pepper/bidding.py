"""What each call of Pepper is worth with the score of the match in sight (P-3, P-6, P-7)."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.decision import Candidate, Reason
from cardavia.ai.odds import WORTH, pepper_hope
from cardavia.ai.pepper.strength import (
    best_trump,
    chances,
    expected_tricks,
    most_tricks,
    takes_all,
)
from cardavia.cards.hand import Hand
from cardavia.rules.actions import BIG_PEPPER, SMALL_PEPPER, Bid, NameTrump, Pass, Show
from cardavia.rules.deal import NOBODY
from cardavia.rules.game import Options, Standing, side_of, whole
from cardavia.rules.notation import written
from cardavia.rules.pepper.table import NOT_ASKED, PASSED, Pepper

BUYS: Final = [1.0, 0.45, 0.55, 0.75, 0.90, 0.97]
"""The chance that a bid of 0 to 5 buys while others may still call."""
HEARD_BID: Final = 0.35
HEARD_PASS: Final = -0.15
"""What a partner's bid and pass add to the tricks expected."""
DEFENCE: Final = 3.2
NEEDED: Final = [0.0, 3.3, 3.5, 3.9, 4.4, 5.0, 5.6, 6.1]
"""Expected tricks for a quick bid of 1 to 5, Small and Big Pepper."""


@final
class Judge:
    """Values the calls of one seat at one moment."""

    def __init__(self, table: Pepper, hand: i64, options: Options, standing: Standing) -> None:
        """Judge for the seat to act."""
        self.table = table
        self.hand: i64 = hand
        self.seat = table.turn
        self.helped = table.seats == 4
        self.trump = best_trump(hand, table.legal_trumps(), self.helped)
        self.expected = expected_tricks(hand, self.trump, self.helped) + self._heard()
        self.certain = takes_all(hand, self.trump)
        self.side = side_of(table.terms.sides, self.seat)
        self.scores = standing.scores
        self.target = whole(options, "target")

    def _heard(self) -> float:
        """Return what the calls so far add: a partner who bid holds something, opponents likewise."""
        more = 0.0
        for seat in range(self.table.seats):
            call = self.table.calls[seat]
            if seat == self.seat or call == NOT_ASKED:
                continue
            if self.helped and (seat - self.seat) % 2 == 0:
                more += HEARD_BID if call > PASSED else HEARD_PASS
            elif call > PASSED:
                more -= 0.6 * HEARD_BID
        return more

    def worth(self, own: int, other: int) -> float:
        """Return what a deal is worth in which my side and each other side score so much."""
        before = pepper_hope(self.scores[self.side], self._best_other(), self.target)
        after = pepper_hope(self.scores[self.side] + own, self._best_other() + other, self.target)
        return WORTH * (after - before)

    def _best_other(self) -> int:
        best = -1000
        for side in range(len(self.scores)):
            if side != self.side:
                best = max(best, self.scores[side])
        return best

    def contract(self, bid: int, spread: list[float], *, ours: bool) -> float:
        """Value playing a contract with a spread of the contractor's tricks."""
        terms = self.table.terms
        total = 0.0
        others = max(1, len(self.scores) - 1)
        for tricks in range(len(spread)):
            made = terms.score(bid, tricks, contracts=True)
            rest = terms.score(bid, (terms.tricks - tricks + others - 1) // others, contracts=False)
            value = self.worth(made, rest) if ours else self.worth(rest, made)
            total += spread[tricks] * value
        return total

    def bidding(self, bid: int) -> float:
        """Value a bid; while others may still call it need not buy, and the price counts."""
        value = self.contract(bid, self._spread(bid), ours=True)
        if self._is_last(bid):
            return value
        buys = BUYS[min(bid, 5)] if bid < SMALL_PEPPER else 1.0
        if self._all_passed():
            buys = 0.4 + 0.6 * buys
        again = max(self.defending(bid + 1), value - 1.5)
        return buys * value + (1 - buys) * again - 0.03 * min(bid, 6)

    def _all_passed(self) -> bool:
        """Tell whether every other seat has called, and passed."""
        for seat in range(self.table.seats):
            if seat != self.seat and self.table.calls[seat] != PASSED:
                return False
        return True

    def _spread(self, bid: int) -> list[float]:
        if self.certain:
            return [0.0] * self.table.terms.tricks + [1.0]
        alone = self.table.terms.alone and bid >= SMALL_PEPPER
        return chances(self.expected - (0.6 if alone else 0.0), self.table.terms.tricks)

    def _is_last(self, bid: int) -> bool:
        """Tell whether a bid by this seat now ends the auction."""
        if bid == BIG_PEPPER:
            return True
        return self.table.terms.one_bid_each and self.table.calls_made == self.table.seats - 1

    def defending(self, bid: int) -> float:
        """Value defence against a bid of another side."""
        their = DEFENCE + 0.15 * min(bid, 6) - 0.3 * (self.expected - 3.5)
        if bid >= SMALL_PEPPER:
            their += 0.8
        if not self.helped:
            their -= 0.4
        return self.contract(bid, chances(their, self.table.terms.tricks), ours=False)

    def passing(self) -> float:
        """Value a pass: the standing bid is played, or nobody's is."""
        table = self.table
        if table.contractor == NOBODY:
            is_last = table.calls_made == table.seats - 1
            return 0.0 if is_last else -0.2
        if side_of(table.terms.sides, table.contractor) != self.side:
            return self.defending(table.bid)
        helped = 3.9 + 0.3 * (min(table.bid, 5) - 1) + 0.15 * (self.expected - 2.5)
        return self.contract(table.bid, chances(helped, table.terms.tricks), ours=True)


def bid_candidates(
    table: Pepper, hand: Hand, options: Options, standing: Standing
) -> list[Candidate]:
    """Weigh every legal call."""
    judge = Judge(table, hand.once, options, standing)
    found: list[Candidate] = []
    best = -WORTH
    for bid in table.legal_bids():
        value = judge.bidding(bid)
        best = max(best, value)
        found.append(Candidate(Bid(bid), value, bid_reasons(judge, bid)))
    if table.may_pass():
        found.insert(0, Candidate(Pass(), judge.passing(), pass_reasons(judge, best)))
    if table.may_ask_misdeal(hand):
        found.append(Candidate(Show(hand.faces()), 0.0, [Reason("no_high_card")]))
    return found


def pass_reasons(judge: Judge, best_bid: float) -> list[Reason]:
    """Say what is true of a pass when the best bid is worth ``best_bid``."""
    table = judge.table
    reasons: list[Reason] = []
    if table.contractor == NOBODY and table.calls_made == table.seats - 1:
        if best_bid < 0:
            reasons.append(Reason("pass_out_safe"))
    elif table.contractor != NOBODY and side_of(table.terms.sides, table.contractor) == judge.side:
        reasons.append(Reason("partner_bid_stands", {"seat": table.contractor}))
    reasons.append(_tricks_reason(judge))
    return reasons


def bid_reasons(judge: Judge, bid: int) -> list[Reason]:
    """Say what is true of a bid."""
    reasons: list[Reason] = []
    if judge.certain:
        reasons.append(Reason("six_certain", {"trump": str(written(NameTrump(judge.trump))[1])}))
    if bid == judge.table.legal_bids()[0]:
        reasons.append(Reason("price_only", {"bid": bid}))
    reasons.append(_tricks_reason(judge))
    return reasons


def _tricks_reason(judge: Judge) -> Reason:
    strain = str(written(NameTrump(judge.trump))[1])
    return Reason("expected_tricks", {"tricks": round(judge.expected, 1), "trump": strain})


def trump_candidates(table: Pepper, hand: i64) -> list[Candidate]:
    """Weigh every strain the contractor may name."""
    found: list[Candidate] = []
    helped = table.seats == 4
    for trump in table.legal_trumps():
        value = expected_tricks(hand, trump, helped)
        if takes_all(hand, trump):
            value = table.terms.tricks + 1.0
        args = Reason(
            "expected_tricks",
            {"tricks": round(value, 1), "trump": str(written(NameTrump(trump))[1])},
        )
        found.append(Candidate(NameTrump(trump), value, [args]))
    return found


def rule_call(table: Pepper, hand: i64) -> int:
    """Return a quick call for imagined auctions: the lowest bid the hand is worth, or PASSED."""
    legal = table.legal_bids()
    if not legal:
        return PASSED
    bid = legal[0]
    helped = table.seats == 4
    if table.contractor != NOBODY and (table.contractor - table.turn) % 4 == 2 and helped:
        return PASSED
    if table.may_pass():
        if most_tricks(hand, [0, 1, 2, 3], helped) < needed_for(bid, helped):
            return PASSED
    return bid


def needed_for(bid: int, helped: bool) -> float:  # noqa: FBT001 - a fact of the table
    """Return the tricks a hand should expect for a bid."""
    needed = NEEDED[min(bid, 5) if bid < SMALL_PEPPER else 6 + bid - SMALL_PEPPER]
    return needed + (0.0 if helped else 1.0)
