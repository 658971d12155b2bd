"""Why a card is good at Pitch: every key is true exactly when its line below says so."""

from cardavia.ai.decision import Reason
from cardavia.ai.pitch.playing import Sizing
from cardavia.cards.cards import JACK, RANKS, TEN, TRUMPS, name_of
from cardavia.cards.hand import bit
from cardavia.rules.pitch.table import GAME_POINTS


def play_reasons(sizing: Sizing, face: int) -> list[Reason]:
    """Return what is true of playing a card now."""
    reasons: list[Reason] = []
    table = sizing.table
    is_trump = face // RANKS == sizing.trump
    wins_last = sizing.behind == 0 and sizing.win_chance(face) >= 1.0
    if is_trump and wins_last and face % RANKS == JACK:
        reasons.append(Reason("save_jack", {"card": name_of(face)}))
    elif is_trump and wins_last and _may_be_low(sizing, face):
        reasons.append(Reason("save_low", {"card": name_of(face)}))
    if is_trump and not table.trick.cards and sizing.is_boss(face):
        reasons.append(Reason("boss_trump", {"card": name_of(face)}))
    if wins_last:
        reasons += _captured(sizing)
    if sizing.win_chance(face) <= 0:
        reasons += _losing_reasons(sizing, face, is_trump=is_trump)
    return reasons


def _captured(sizing: Sizing) -> list[Reason]:
    """Return what lies in a trick that is won for certain."""
    reasons: list[Reason] = []
    if _jack_lies(sizing):
        reasons.append(Reason("capture_jack"))
    if _ten_lies(sizing):
        reasons.append(Reason("ten_in_trick"))
    return reasons


def _losing_reasons(sizing: Sizing, face: int, *, is_trump: bool) -> list[Reason]:
    """Return why a card is let go that cannot win."""
    if is_trump:
        if not _keeps_lower(sizing, face):
            return []
        return [Reason("keep_low_candidate", {"card": name_of(face)})]
    points = _points(sizing)
    if _could_ruff(sizing) and points < 10 and not _jack_lies(sizing):
        return [Reason("not_worth_ruff", {"points": points})]
    return []


def _may_be_low(sizing: Sizing, face: int) -> bool:
    """No lower trump has been played, lies on the table, or is in this hand."""
    if sizing.table.terms.low_to_holder or 0 <= sizing.table.low_face < face:
        return False
    for other in sizing.table.trick.cards:
        if other // RANKS == sizing.trump and other < face:
            return False
    return sizing.hand & sizing.table.order.trumps & (bit(face) - 1) == 0


def _jack_lies(sizing: Sizing) -> bool:
    jack = sizing.trump * RANKS + JACK
    return jack in sizing.table.trick.cards


def _ten_lies(sizing: Sizing) -> bool:
    for face in sizing.table.trick.cards:
        if face % RANKS == TEN:
            return True
    return False


def _points(sizing: Sizing) -> int:
    total = 0
    for face in sizing.table.trick.cards:
        total += GAME_POINTS[face]
    return total


def _could_ruff(sizing: Sizing) -> bool:
    led = sizing.table.trick.led
    if led < 0 or led == TRUMPS:
        return False
    legal = sizing.table.legal_bits(sizing.hand)
    return legal & sizing.table.order.trumps != 0


def _keeps_lower(sizing: Sizing, face: int) -> bool:
    """A lower trump that may still be Low stays in the hand."""
    if sizing.table.terms.low_to_holder or sizing.table.low_face >= 0:
        return False
    return sizing.hand & sizing.table.order.trumps & (bit(face) - 1) != 0
