"""The computer player of Black Maria."""

from typing import final

from mypy_extensions import i64

from cardavia.ai.black_maria.explaining import story_fit
from cardavia.ai.black_maria.giving import best_gift, gift_candidates
from cardavia.ai.black_maria.playing import ENDING, Sizing, plain_value, rule_card
from cardavia.ai.black_maria.reasons import play_reasons
from cardavia.ai.black_maria.rollout import Rollout
from cardavia.ai.decision import Candidate, Reason, best_first
from cardavia.ai.dice import Dice
from cardavia.ai.mind import Mind
from cardavia.ai.reading import Knowledge, played_faces, suits_out, voids_of_singles, without
from cardavia.cards.cards import RANKS
from cardavia.cards.hand import bit, faces_in, shifted
from cardavia.rules.actions import Bid, Give, Pass, Play
from cardavia.rules.black_maria.table import (
    ADD_TO_OTHERS,
    CHOOSING,
    GIVING,
    OPENING,
    PLAYING,
    SUITS,
    TAKE_OFF,
    BlackMaria,
)
from cardavia.rules.black_maria.terms import limit_of
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.sight import Sight


@final
class BlackMariaMind(Mind):
    """Gives by a tuned score, plays by penalty and danger."""

    def candidates(self, sight: Sight) -> list[Candidate]:
        """Weigh gifts, cards, or what becomes of a shot moon."""
        table = table_of(sight)
        hand: i64 = sight.view().own.hand.once
        if table.stage == GIVING:
            return gift_candidates(hand, table.terms)
        if table.stage == CHOOSING:
            return best_first(_moon_candidates(sight, table))
        legal: i64 = table.legal_bits(hand)
        if legal == 0:
            return [Candidate(Pass(), 0.0, [])]
        match = (sight.standing.scores, limit_of(sight.options))
        sizing = Sizing(table, hand, sight.seat, self.voids(sight), match)
        found: list[Candidate] = []
        for face in faces_in(legal):
            found.append(Candidate(Play([face]), sizing.value(face), play_reasons(sizing, face)))
        return best_first(found)

    def plain_candidates(self, sight: Sight) -> list[Candidate]:
        """Give the highest cards; lead low, duck, throw the queen and hearts."""
        table = table_of(sight)
        hand: i64 = sight.view().own.hand.once
        if table.stage == GIVING:
            return [Candidate(Give(_highest(hand, table.terms.pass_count)), 0.0, [])]
        legal: i64 = table.legal_bits(hand)
        if table.stage == CHOOSING or legal == 0:
            return self.candidates(sight)
        found: list[Candidate] = []
        for face in faces_in(legal):
            found.append(Candidate(Play([face]), plain_value(table, face), []))
        return best_first(found)

    def knowledge(self, sight: Sight) -> Knowledge:
        """Read voids, and the cards given that have not been played."""
        table = table_of(sight)
        own = sight.view().own
        known = Knowledge(table.seats)
        played = played_faces(sight.story)
        known.unseen = without(sight.game.pack(sight.options), played + own.hand.faces())
        known.cannot = voids_of_singles(sight.story, SUITS, table.seats, may_trump=False)
        counts = [0] * table.seats
        for event in sight.story:
            if event.key == "played":
                counts[event.seat] += 1
        for seat in range(table.seats):
            known.sizes[seat] = 0 if seat == sight.seat else table.terms.tricks - counts[seat]
        self._read_gifts(sight, table, known)
        self._read_opening(sight, table, known)
        return known

    def _read_gifts(self, sight: Sight, table: BlackMaria, known: Knowledge) -> None:
        """What I gave lies with its receiver; before the swap it is put aside for nobody's hand."""
        own = sight.view().own
        if table.stage == GIVING:
            for seat in range(table.seats):
                if seat != sight.seat and _has_given(table, seat):
                    known.sizes[seat] -= table.terms.pass_count
            return
        other = table.receiver(sight.seat)
        for face in own.away:
            if face in known.unseen and other != sight.seat:
                known.unseen.remove(face)
                known.known[other].append(face)
                known.sizes[other] -= 1

    def _read_opening(self, sight: Sight, table: BlackMaria, known: Knowledge) -> None:
        """Those who passed the opening do not hold the lowest club."""
        card = table.terms.opening_card
        for index in range(len(sight.answers)):
            if card >= 0 and isinstance(sight.answers[index], Pass):
                known.cannot[sight.seats[index]] |= int(bit(card))

    def voids(self, sight: Sight) -> list[int]:
        """Return the suits that each seat has shown it is out of."""
        return suits_out(sight.story, SUITS, sight.view().table.seats)

    def imagined(self, sight: Sight, hands: list[list[int]], stock: list[int]) -> Deal:
        """While cards are given, those put aside by others are imagined too."""
        deal = super().imagined(sight, hands, stock)
        table = deal.table
        assert isinstance(table, BlackMaria)
        if table.stage == GIVING:
            rest = stock.copy()
            for seat in range(table.seats):
                if seat != sight.seat and _has_given(table, seat):
                    deal.owns[seat].away = rest[: table.terms.pass_count]
                    rest = rest[table.terms.pass_count :]
            deal.stock = []
        return deal

    def explains(self, sight: Sight) -> bool:
        """The cards played say what a seat did not hold."""
        return table_of(sight).seen != 0

    def fit(self, sight: Sight, hands: list[list[int]], stock: list[int]) -> float:
        """Return how well imagined hands explain the cards played, each against the best one."""
        return story_fit(sight, table_of(sight), hands)

    def play_out(self, deal: Deal, dice: Dice, voids: list[int]) -> None:
        """Give and play by rules of thumb."""
        table = deal.table
        assert isinstance(table, BlackMaria)
        out = voids.copy()
        while table.turn != NOBODY:
            hand: i64 = deal.owns[table.turn].hand.once
            if table.stage == GIVING:
                table.give(deal.owns, best_gift(hand, table.terms), None)
            elif table.stage == CHOOSING:
                table.choose(ADD_TO_OTHERS, None)
            elif table.stage == OPENING and not table.legal_bits(hand):
                table.turn = (table.turn + 1) % table.seats
            elif table.stage == PLAYING:
                Rollout(table, deal.owns, out).run()
            else:
                face = rule_card(table, hand, out)
                note_void(table, table.turn, face, out)
                table.play(deal.owns, face, None)

    def utility(self, sight: Sight, deal: Deal) -> float:
        """Return own points against the others', most against the lowest, and the match's end."""
        scores = deal.table.scores()
        mine = sight.seat
        value = -float(scores[mine])
        before = sight.standing.scores
        lowest = -1
        for seat in range(len(scores)):
            if seat != mine and (lowest < 0 or before[seat] < before[lowest]):
                lowest = seat
        value += 0.1 * scores[lowest]
        after = sight.game.settle(sight.options, sight.standing, deal)
        if after.winners:
            value += ENDING if mine in after.winners else -ENDING
        return value


def table_of(sight: Sight) -> BlackMaria:
    """Return the table of a sight."""
    table = sight.view().table
    assert isinstance(table, BlackMaria)
    return table


def note_void(table: BlackMaria, seat: int, face: int, voids: list[int]) -> None:
    """Remember that a seat is out of the suit led, before its card is played."""
    led = table.trick.led
    if led >= 0 and face // RANKS != led:
        voids[seat] |= int(shifted(1, led))


def _has_given(table: BlackMaria, seat: int) -> bool:
    """Tell whether a seat has put its gift aside; the dealer's left is the first."""
    return (seat - table.dealer - 1) % table.seats < table.gifts


def _highest(hand: i64, number: int) -> list[int]:
    """Return the cards of highest rank, the queen of spades before all."""
    chosen: list[int] = []
    for _ in range(number):
        best = -1
        for face in faces_in(hand):
            if face not in chosen and (best < 0 or face % 13 > best % 13):
                best = face
        chosen.append(best)
    chosen.sort()
    return chosen


def _moon_candidates(sight: Sight, table: BlackMaria) -> list[Candidate]:
    """Weigh giving the points to the others against taking them off."""
    found: list[Candidate] = []
    for value in (ADD_TO_OTHERS, TAKE_OFF):
        twin = table.copy()
        twin.choose(value, None)
        scores = sight.standing.scores
        totals = [scores[seat] + twin.scores()[seat] for seat in range(table.seats)]
        others = [totals[seat] for seat in range(table.seats) if seat != sight.seat]
        worth = float(sum(others)) / len(others) - totals[sight.seat]
        ends = max(totals) >= limit_of(sight.options)
        wins = totals[sight.seat] <= min(others)
        if ends:
            worth += 100.0 if wins else -100.0
        reasons = [Reason("moon_wins_match")] if ends and wins else []
        found.append(Candidate(Bid(value), worth, reasons))
    return found
