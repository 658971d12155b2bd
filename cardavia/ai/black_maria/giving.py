"""Which cards to give at Black Maria: a tuned score for each card, one set of weights a scoring."""

from typing import Final, final

from mypy_extensions import i64

from cardavia.ai.black_maria.suits import SUIT_BITS, suit_mask
from cardavia.ai.decision import Candidate, Reason
from cardavia.cards.cards import HEARTS, RANKS, SPADES, name_of
from cardavia.cards.hand import bit, count_bits, faces_in, lowest_face
from cardavia.rules.actions import Give
from cardavia.rules.black_maria.terms import (
    ACE_OF_SPADES,
    JACK_OF_DIAMONDS,
    KING_OF_SPADES,
    QUEEN_OF_SPADES,
    Terms,
)

LOW_BITS: Final = 0x3F
"""The ranks up to seven."""
GUARDS: Final = 0x3FF
"""The spades below the queen."""


@final
class Weights:
    """What the score of a card is made of, tuned for one scoring."""

    def __init__(self, low: float, short: float, heart: float, low_heart: float) -> None:
        """Set the weights of a suit; the spades follow."""
        self.low = low
        self.short = short
        self.heart = heart
        self.low_heart = low_heart
        self.enough_guards = 5
        self.top = 23.0
        self.top_guard = 3.6
        self.with_queen = 0.6
        self.per_point = 0.0


def weights_for(terms: Terms) -> Weights:
    """Return the tuned weights."""
    if terms.points[KING_OF_SPADES] > 0:
        akq = Weights(3.9, 0.9, -3.5, 5.0)
        akq.top, akq.top_guard, akq.with_queen = 33.0, 4.1, 10.0
        return akq
    if terms.points[QUEEN_OF_SPADES] > 13:
        spot = Weights(3.5, 0.9, -3.7, 3.4)
        spot.top, spot.top_guard, spot.with_queen = 13.0, 2.0, 8.0
        spot.per_point = 0.11
        return spot
    return Weights(2.9, 1.7, -0.4, 5.5)


def gift_scores(hand: i64, terms: Terms) -> list[float]:
    """Return for each face how gladly it is given; -1000 where it is not held."""
    weights = weights_for(terms)
    guards = count_bits(hand & GUARDS)
    queen_goes = hand & bit(QUEEN_OF_SPADES) != 0 and guards < weights.enough_guards
    scores = [-1000.0] * 52
    rest = hand
    while rest:
        face = lowest_face(rest)
        rest &= rest - 1
        if face // RANKS == SPADES:
            scores[face] = _spade(face, guards, queen_goes, weights, terms)
        else:
            scores[face] = _plain(hand, face, weights, terms)
    if terms.points[JACK_OF_DIAMONDS] < 0 and hand & bit(JACK_OF_DIAMONDS):
        scores[JACK_OF_DIAMONDS] = -50.0
    return scores


def _spade(face: i64, guards: i64, queen_goes: bool, weights: Weights, terms: Terms) -> float:  # noqa: FBT001 - a fact of the hand
    if face == QUEEN_OF_SPADES:
        return 60.0 if queen_goes else -60.0
    if face < QUEEN_OF_SPADES:
        return -100.0 - float(face)
    more = float(terms.points[face])
    if queen_goes:
        return weights.with_queen + more + (6.0 if guards < 2 else 0.0)
    return weights.top + more - weights.top_guard * float(guards)


def _plain(hand: i64, face: i64, weights: Weights, terms: Terms) -> float:
    suit = face // RANKS
    rank = face % RANKS
    held = (hand >> (suit * RANKS)) & SUIT_BITS
    length = count_bits(held)
    score = float(rank) - weights.low * float(count_bits(held & LOW_BITS))
    if length <= 3:
        score += float(4 - length) * weights.short
    if suit == HEARTS:
        score += weights.heart + weights.per_point * float(terms.points[face])
        if rank <= 4:
            score -= weights.low_heart
    return score


def best_gift(hand: i64, terms: Terms) -> list[int]:
    """Return the cards to give."""
    scores = gift_scores(hand, terms)
    kept = hand
    for _place in range(terms.pass_count):
        kept &= ~bit(_gladliest(kept, scores))
    return faces_in(hand & ~kept)


def _gladliest(cards: i64, scores: list[float]) -> i64:
    """Return the first of the cards that are given most gladly."""
    best = lowest_face(cards)
    most = scores[best]
    while cards:
        face = lowest_face(cards)
        cards &= cards - 1
        if scores[face] > most:
            best, most = face, scores[face]
    return best


def gift_candidates(hand: i64, terms: Terms) -> list[Candidate]:
    """Weigh the best gift and those that differ from it by one of the next cards."""
    scores = gift_scores(hand, terms)
    best = best_gift(hand, terms)
    found = [_candidate(best, scores, hand)]
    weakest = best[0]
    for face in best:
        if scores[face] < scores[weakest]:
            weakest = face
    for face in _next_best(hand, best, scores):
        other = [one for one in best if one != weakest] + [face]
        other.sort()
        found.append(_candidate(other, scores, hand))
    if hand & bit(QUEEN_OF_SPADES):
        found.append(_candidate(_without_queen(hand, best, scores), scores, hand))
    return found


def _next_best(hand: i64, best: list[int], scores: list[float]) -> list[int]:
    found: list[int] = []
    for _ in range(5):
        top = -1
        for face in faces_in(hand):
            if face in best or face in found:
                continue
            if top < 0 or scores[face] > scores[top]:
                top = face
        found.append(top)
    return found


def _without_queen(hand: i64, best: list[int], scores: list[float]) -> list[int]:
    """Swap the queen of spades for the next card, or into the gift for its weakest."""
    queen = QUEEN_OF_SPADES
    if queen in best:
        other = [face for face in best if face != queen] + _next_best(hand, best, scores)[:1]
    else:
        other = [*best[1:], queen]
    other.sort()
    return other


def _candidate(faces: list[int], scores: list[float], hand: i64) -> Candidate:
    value = 0.0
    for face in faces:
        value += scores[face]
    return Candidate(Give(faces), value, gift_reasons(hand, faces))


def gift_reasons(hand: i64, faces: list[int]) -> list[Reason]:
    """Say what is true of giving these cards."""
    reasons: list[Reason] = []
    guards = int(count_bits(hand & GUARDS))
    if hand & bit(QUEEN_OF_SPADES):
        key = "gives_queen" if QUEEN_OF_SPADES in faces else "keeps_queen"
        reasons.append(Reason(key, {"guards": guards}))
    rest = hand
    for face in faces:
        rest &= ~bit(face)
    for suit in range(4):
        mask = suit_mask(suit)
        if hand & mask and not rest & mask:
            reasons.append(Reason("makes_void", {"suit": suit}))
    if ACE_OF_SPADES in faces or KING_OF_SPADES in faces:
        top = ACE_OF_SPADES if ACE_OF_SPADES in faces else KING_OF_SPADES
        reasons.append(Reason("gives_high_spade", {"card": name_of(top)}))
    return reasons
