"""Why a card is good at Black Maria: every key is true exactly when its function says so."""

from cardavia.ai.black_maria.playing import Sizing
from cardavia.ai.black_maria.suits import GUARDS, suit_mask, top_face
from cardavia.ai.decision import Reason
from cardavia.cards.cards import HEARTS, NO_SUIT, RANKS, SPADES, name_of
from cardavia.cards.hand import bit, count_bits
from cardavia.rules.black_maria.terms import QUEEN_OF_SPADES


def play_reasons(sizing: Sizing, face: int) -> list[Reason]:
    """Return what is true of playing a card now."""
    if sizing.led == NO_SUIT:
        return _lead_reasons(sizing, face)
    if face // RANKS != sizing.led:
        return _thrown_reasons(sizing, face)
    reasons: list[Reason] = []
    if ducks_highest(sizing, face):
        reasons.append(Reason("duck_under", {"card": name_of(face)}))
    if face == QUEEN_OF_SPADES and face % RANKS < sizing.table.trick.power:
        reasons.append(Reason("dump_queen", {"seat": sizing.table.trick.winner}))
    if unloads(sizing, face):
        reasons.append(Reason("unload_high", {"card": name_of(face)}))
    if is_forced_winner(sizing):
        reasons.append(Reason("forced_winner"))
    return reasons


def _lead_reasons(sizing: Sizing, face: int) -> list[Reason]:
    reasons: list[Reason] = []
    suit = face // RANKS
    rest = sizing.out & suit_mask(suit)
    if sizing.hunts(face):
        reasons.append(Reason("hunt_queen", {"card": name_of(face)}))
    if rest == 0 and _penalties_about(sizing):
        reasons.append(Reason("dead_suit", {"suit": suit}))
    if is_safe_exit(sizing, face):
        reasons.append(Reason("safe_exit", {"card": name_of(face)}))
    if unloads(sizing, face):
        reasons.append(Reason("unload_high", {"card": name_of(face)}))
    if suit != SPADES and sizing.hand & bit(QUEEN_OF_SPADES):
        reasons.append(Reason("guards", {"number": int(count_bits(sizing.hand & GUARDS))}))
    return reasons


def _thrown_reasons(sizing: Sizing, face: int) -> list[Reason]:
    reasons: list[Reason] = []
    winner = sizing.table.trick.winner
    points = sizing.table.terms.points[face]
    if face == QUEEN_OF_SPADES:
        reasons.append(Reason("dump_queen", {"seat": winner}))
    total = sizing.scores[winner] + sizing.table.points()[winner] + int(sizing.pot) + points
    if points > 0 and total >= sizing.limit:
        reasons.append(Reason("would_end_match", {"seat": winner}))
    if face != QUEEN_OF_SPADES and may_win_later(sizing, face):
        reasons.append(Reason("throw_danger", {"card": name_of(face)}))
    return reasons


def may_win_later(sizing: Sizing, face: int) -> bool:
    """Tell whether the card is the highest held of its suit, lower ones are out, and penalties too."""
    suit = suit_mask(face // RANKS)
    lower = sizing.out & suit & (bit(face) - 1)
    return lower != 0 and top_face(sizing.hand & suit) == face and _penalties_about(sizing)


def _penalties_about(sizing: Sizing) -> bool:
    return sizing.out & sizing.table.terms.penalties != 0


def ducks_highest(sizing: Sizing, face: int) -> bool:
    """The card is the highest held below the one that wins so far."""
    limit = bit(sizing.led * RANKS + sizing.table.trick.power)
    below = sizing.table.legal_bits(sizing.hand) & suit_mask(sizing.led) & (limit - 1)
    return below != 0 and top_face(below) == face


def unloads(sizing: Sizing, face: int) -> bool:
    """No points lie on the table, the card wins so far, and it is the last hand or a first plain round."""
    table = sizing.table
    suit = face // RANKS
    if sizing.pot > 0 or face % RANKS < table.trick.power or table.terms.points[face] > 0:
        return False
    legal = table.legal_bits(sizing.hand) & suit_mask(suit)
    if top_face(legal) != face or count_bits(sizing.hand & suit_mask(suit)) < 2:
        return False
    gone = int(count_bits(table.seen & suit_mask(suit)))
    first = suit not in (HEARTS, SPADES) and gone == len(table.trick.cards)
    last = len(sizing.behind) == 0 and len(table.trick.cards) > 0
    return last or (first and face % RANKS >= 8)


def is_forced_winner(sizing: Sizing) -> bool:
    """Last to play, and every card that may be played wins."""
    limit = bit(sizing.led * RANKS + sizing.table.trick.power)
    legal = sizing.table.legal_bits(sizing.hand)
    return len(sizing.behind) == 0 and legal & suit_mask(sizing.led) & (limit - 1) == 0


def is_safe_exit(sizing: Sizing, face: int) -> bool:
    """Every card of the suit that is out is higher, and some are out."""
    rest = sizing.out & suit_mask(face // RANKS)
    return rest != 0 and rest & (bit(face) - 1) == 0
