"""Why a play is good at Tractor: every key is true exactly when its function says so."""

from cardavia.ai.decision import Reason
from cardavia.ai.tractor.valuing import Sizing, lead_is_boss
from cardavia.ai.tractor.worth import best_unit
from cardavia.cards.cards import TRUMPS, name_of
from cardavia.cards.hand import faces_in
from cardavia.rules.tractor.scoring import FACE_POINTS, line_above, points_in
from cardavia.rules.tractor.shapes import Shape
from cardavia.rules.tractor.throws import lead_shape
from cardavia.rules.tractor.trick import power_of


def play_reasons(sizing: Sizing, faces: list[int]) -> list[Reason]:
    """Return what is true of playing these cards now."""
    reasons: list[Reason] = []
    if not sizing.trick.plays:
        reasons += _lead_reasons(sizing, faces)
    else:
        reasons += _follow_reasons(sizing, faces)
    line = crossed_line(sizing, faces)
    if line > 0:
        reasons.append(Reason("crosses_line", {"line": line}))
    suit = made_void(sizing, faces)
    if suit >= 0:
        reasons.append(Reason("makes_void", {"suit": suit}))
    if keeps_guard(sizing, faces):
        reasons.append(Reason("guard_last_trick", {"kitty": round(sizing.count.kitty)}))
    return reasons


def _lead_reasons(sizing: Sizing, faces: list[int]) -> list[Reason]:
    reasons: list[Reason] = []
    shape = lead_shape(faces, sizing.order)
    suit = int(shape.suit)
    if lead_is_boss(sizing.count, faces):
        reasons.append(Reason("boss", {"suit": suit}))
    mine = sizing.count.trumps_held()
    expected = sizing.count.expected_trumps()
    if suit == TRUMPS and mine > expected > 0:
        reasons.append(Reason("draw_trumps", {"mine": mine, "out": round(expected, 1)}))
    for seat in sizing.count.behind:
        if not sizing.count.ally(seat) and suit != TRUMPS and sizing.count.is_out(seat, suit):
            reasons.append(Reason("void_behind", {"seat": seat, "suit": suit}))
    return reasons


def _follow_reasons(sizing: Sizing, faces: list[int]) -> list[Reason]:
    reasons: list[Reason] = []
    points = int(points_in(faces))
    strength = played_power(sizing, faces)
    beats = strength > sizing.trick.power
    if points and beats and is_unbeaten(sizing, strength):
        reasons.append(Reason("cash_points", {"card": name_of(_scoring(faces)), "points": points}))
    if is_cheap_ruff(sizing, faces):
        reasons.append(Reason("ruff_cheap", {"card": name_of(faces[0])}))
    if points and not beats and partner_has_it(sizing):
        reasons.append(Reason("feed_partner", {"points": points}))
    if not points and not beats and _foe_holds(sizing):
        reasons.append(Reason("no_points_to_opponent"))
    if beats and blocks_points(sizing, faces):
        reasons.append(Reason("block_points", {"card": name_of(faces[0])}))
    return reasons + _void_reasons(sizing)


def _void_reasons(sizing: Sizing) -> list[Reason]:
    lead = sizing.trick.shape
    assert lead is not None
    reasons: list[Reason] = []
    for seat in sizing.count.behind:
        if not sizing.count.ally(seat) and sizing.count.is_out(seat, int(lead.suit)):
            if lead.suit != TRUMPS:
                reasons.append(Reason("void_behind", {"seat": seat, "suit": int(lead.suit)}))
    return reasons


def _scoring(faces: list[int]) -> int:
    for face in faces:
        if FACE_POINTS[face]:
            return face
    return faces[0]


def played_power(sizing: Sizing, faces: list[int]) -> int:
    """Return how high a play stands against the lead on the table."""
    lead = sizing.trick.shape
    assert lead is not None
    return int(power_of(faces, lead, sizing.order))


def _foe_holds(sizing: Sizing) -> bool:
    winner = sizing.trick.winner
    return winner >= 0 and not sizing.count.ally(winner)


def is_unbeaten(sizing: Sizing, strength: int) -> bool:
    """Every later hand is a partner's or cannot beat the play, by cards out and voids shown."""
    lead = sizing.trick.shape
    assert lead is not None
    for seat in sizing.count.behind:
        if not sizing.count.ally(seat) and sizing.beats(seat, lead, strength) > 0.0:
            return False
    return True


def partner_has_it(sizing: Sizing) -> bool:
    """The partner holds the trick, and no opponent behind can beat it on the voids shown."""
    winner = sizing.trick.winner
    lead = sizing.trick.shape
    if winner < 0 or lead is None or not sizing.count.ally(winner):
        return False
    for seat in sizing.count.behind:
        if not sizing.count.ally(seat) and _may_beat(sizing, seat, lead):
            return False
    return True


def _may_beat(sizing: Sizing, seat: int, lead: Shape) -> bool:
    """Tell whether a seat can beat the trick in the suit led, or by a void it has shown."""
    count = sizing.count
    suit = int(lead.suit)
    strength = int(sizing.trick.power)
    if count.is_out(seat, suit):
        return sizing.beats(seat, lead, strength) > 0.0
    place = strength if strength < 100 else strength - 100
    if strength >= 100 and suit != TRUMPS:
        return False
    return count.higher(suit, place) > 0 if lead.run == 0 else count.higher_pairs(suit, place) > 0


def is_cheap_ruff(sizing: Sizing, faces: list[int]) -> bool:
    """The hand is out of the suit led, and the card is the lowest trump that wins for now."""
    lead = sizing.trick.shape
    assert lead is not None
    count = sizing.count
    if len(faces) != 1 or lead.suit == TRUMPS or count.order.suit[faces[0]] != TRUMPS:
        return False
    if played_power(sizing, faces) <= sizing.trick.power:
        return False
    for face in faces_in(count.hand.once & count.order.trumps):
        if count.order.strength[face] < count.order.strength[faces[0]]:
            if played_power(sizing, [face]) > sizing.trick.power:
                return False
    return True


def crossed_line(sizing: Sizing, faces: list[int]) -> int:
    """Return the line the attackers cross if they win this trick with these cards in it, or 0."""
    points = int(sizing.table.points)
    pot = int(sizing.pot) + int(points_in(faces))
    line = int(line_above(points))
    return line if pot > 0 and points < line <= points + pot else 0


def made_void(sizing: Sizing, faces: list[int]) -> int:
    """Return the plain suit of which no card is left after the play, or -1."""
    for suit in range(4):
        gone = 0
        for face in faces:
            if sizing.order.suit[face] == suit:
                gone += 1
        if gone and int(sizing.count.hand.size_in(sizing.order.masks[suit])) == gone:
            return suit
    return -1


def keeps_guard(sizing: Sizing, faces: list[int]) -> bool:
    """The kitty holds points, few tricks are left, and the best trump stays in the hand."""
    unit = best_unit(sizing.count)
    return sizing.guard > 0 and unit >= 0 and unit not in faces and sizing.count.left > 1


def blocks_points(sizing: Sizing, faces: list[int]) -> bool:
    """Third hand: a scoring card out would beat the table but not this card."""
    lead = sizing.trick.shape
    assert lead is not None
    if len(sizing.trick.plays) != 2 or len(faces) != 1 or lead.suit != sizing.order.suit[faces[0]]:
        return False
    power = int(sizing.trick.power)
    mine = played_power(sizing, faces)
    for face in faces_in(sizing.count.out_once & sizing.order.masks[int(lead.suit)]):
        if FACE_POINTS[face] and power < played_power(sizing, [face]) <= mine:
            return True
    return False
