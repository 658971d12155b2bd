"""Why a card is good at Pepper: every key is true exactly when its line below says so."""

from cardavia.ai.decision import Reason
from cardavia.ai.pepper.playing import Sizing
from cardavia.cards.cards import JACK, KING, NO_SUIT, RANKS, TRUMPS, face_of, name_of
from cardavia.cards.hand import bit, count_bits


def play_reasons(sizing: Sizing, face: int) -> list[Reason]:
    """Return what is true of playing a card now."""
    if sizing.led == NO_SUIT:
        return _lead_reasons(sizing, face)
    reasons: list[Reason] = []
    if partner_has_it(sizing) and not sizing.wins_now(face):
        reasons.append(Reason("partner_has_it", {"seat": sizing.table.trick.winner}))
    if is_cheapest_winner(sizing, face):
        reasons.append(Reason("cheapest_winner", {"card": name_of(face)}))
    if not sizing.wins_now(face) and sizing.order.suit[face] != sizing.led:
        reasons += _guard_reasons(sizing, face)
    return reasons


def _lead_reasons(sizing: Sizing, face: int) -> list[Reason]:
    reasons: list[Reason] = []
    is_trump = sizing.order.suit[face] == TRUMPS
    out = int(count_bits(sizing.out_trumps))
    if is_trump and sizing.attacks and out and not sizing.foes_out_of_trumps():
        reasons.append(Reason("draw_trumps", {"out": out}))
    if is_trump and forces_right(sizing, face):
        reasons.append(Reason("force_right", {"card": name_of(face)}))
    if not is_trump and out == 0 and sizing.hand & sizing.trumps:
        reasons.append(Reason("keep_last_trump"))
    if sizing.is_boss(face):
        reasons.append(Reason("boss", {"card": name_of(face)}))
    return reasons


def partner_has_it(sizing: Sizing) -> bool:
    """Partner holds the trick, and no opponent behind can beat it on known voids."""
    winner = sizing.table.trick.winner
    if winner < 0 or winner == sizing.seat or not sizing.ally(winner):
        return False
    card = sizing.winning_card()
    for seat in sizing.behind:
        if not sizing.ally(seat) and _can_beat(sizing, seat, card):
            return False
    return True


def _can_beat(sizing: Sizing, seat: int, card: int) -> bool:
    suit = sizing.order.suit[card]
    if not sizing.is_out(seat, suit) and sizing.above(card):
        return True
    if suit == TRUMPS or sizing.out_trumps == 0 or sizing.is_out(seat, TRUMPS):
        return False
    return sizing.is_out(seat, sizing.led)


def is_cheapest_winner(sizing: Sizing, face: int) -> bool:
    """Last to play, and the card is the lowest of those that win."""
    if sizing.behind or not sizing.wins_now(face) or sizing.ally(sizing.table.trick.winner):
        return False
    power = sizing.order.power(face, sizing.led)
    legal = sizing.table.legal_bits(sizing.hand)
    for other in range(52):
        if legal & bit(other) and sizing.wins_now(other):
            if sizing.order.power(other, sizing.led) < power:
                return False
    return True


def forces_right(sizing: Sizing, face: int) -> bool:
    """The right bower is unseen, and no other unseen trump is above this one, the highest held."""
    if sizing.order.trump < 0:
        return False
    above = sizing.above(face)
    right = bit(face_of(sizing.order.trump, JACK))
    if above != right:
        return False
    for other in range(52):
        if sizing.hand & sizing.trumps & bit(other):
            if sizing.order.strength[other] > sizing.order.strength[face]:
                return False
    return True


def _guard_reasons(sizing: Sizing, face: int) -> list[Reason]:
    """A king with one small card is kept while its ace is unseen."""
    for suit in range(4):
        mask = sizing.order.masks[suit]
        king = suit * RANKS + KING
        kept = sizing.hand & mask & ~bit(face)
        if kept & bit(king) and count_bits(kept) == 2 and sizing.unseen & mask & bit(king + 1):
            return [Reason("keep_guard", {"suit": suit})]
    return []
