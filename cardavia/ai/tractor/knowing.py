"""What a seat knows of the cards at Tractor: voids, lacking pairs, cards shown, the kitty."""

from cardavia.ai.reading import Knowledge, played_faces, without
from cardavia.ai.tractor.counting import note_voids
from cardavia.cards.cards import FACES, TRUMPS
from cardavia.cards.hand import bit, faces_in, shifted
from cardavia.cards.order import Order
from cardavia.rules.actions import Play
from cardavia.rules.events import Event
from cardavia.rules.sight import Sight
from cardavia.rules.tractor.scoring import FACE_POINTS
from cardavia.rules.tractor.seats import HAND_SIZE, SEATS
from cardavia.rules.tractor.shapes import Shape, shape_of
from cardavia.rules.tractor.table import BURYING, DECLARING, Tractor
from cardavia.rules.tractor.throws import Throw
from cardavia.rules.tractor.trick import Trick

TRUMP_BURIED = 0.04
"""How much rarer than chance a trump lies in the kitty; likewise a top card, and one that scores."""
TOP_BURIED = 0.15
POINT_BURIED = 0.45
STRONGEST = 99
"""More than the strength of any card."""
SHOWN_IN_PLAY = ["throw_beaten", "thrown"]
SHOWN = ["declared", "throw_beaten", "thrown"]
"""Events that show cards which stay in the hand."""


def known_cards(sight: Sight) -> Knowledge:
    """Return where the unseen cards can be."""
    table = sight.view().table
    assert isinstance(table, Tractor)
    own = sight.view().own
    known = Knowledge(SEATS)
    gone = played_faces(sight.story) + own.hand.faces()
    is_buried = table.phase != DECLARING and table.phase != BURYING
    if is_buried and sight.seat == table.dealer:
        gone += own.away
        known.stock_known = own.away.copy()
    known.unseen = without(sight.game.pack(sight.options), gone)
    for seat in range(SEATS):
        if seat != sight.seat:
            known.sizes[seat] = hand_size(table, seat)
    if is_buried and sight.seat != table.dealer:
        known.stock_weight = kitty_weights(table.order)
    _bind_shown(sight, table, known)
    _read_voids(sight, table, known)
    return known


def hand_size(table: Tractor, seat: int) -> int:
    """Return how many cards a seat other than a burying dealer holds."""
    if table.phase == DECLARING or table.phase == BURYING:
        return HAND_SIZE
    played = (table.trick.leader - seat) % SEATS < len(table.trick.plays)
    return int(table.left) - (len(table.trick.plays[0]) if played else 0)


def kitty_weights(order: Order) -> list[float]:
    """Return for each face how likely a dealer buries it, 1 for a worthless plain card."""
    weights: list[float] = []
    for face in range(FACES):
        if order.suit[face] == TRUMPS:
            weights.append(TRUMP_BURIED)
        elif order.strength[face] >= 11:
            weights.append(TOP_BURIED)
        else:
            weights.append(POINT_BURIED if FACE_POINTS[face] else 1.0)
    return weights


def _bind_shown(sight: Sight, table: Tractor, known: Knowledge) -> None:
    """Bind shown cards to their seat, and an exposed kitty to the dealer, where not yet played.

    What the dealer declared may lie in the kitty since; what it showed in play was still held.
    """
    stock = int(shifted(1, SEATS))
    for seat in range(SEATS):
        if seat == sight.seat:
            continue
        places = int(shifted(1, seat))
        if seat == table.dealer and table.phase != DECLARING:
            places |= stock
        exposed = table.exposed if seat == table.dealer else []
        shown = _held_by(sight.story, seat, SHOWN, exposed)
        held = _held_by(sight.story, seat, SHOWN_IN_PLAY, [])
        for face in shown:
            if face in known.unseen:
                known.unseen.remove(face)
                if face in held:
                    held.remove(face)
                    known.bound.append((face, int(shifted(1, seat))))
                else:
                    known.bound.append((face, places))


def _held_by(story: list[Event], seat: int, keys: list[str], exposed: list[int]) -> list[int]:
    """Return the cards a seat has shown by events of these keys, or took up, and not played since."""
    most = [0] * FACES
    found = exposed.copy()
    for event in story:
        if event.seat == seat and event.key in keys:
            for face in event.cards:
                most[face] = max(most[face], event.cards.count(face))
        elif event.seat == seat and event.key == "played":
            _lay_down(event.cards, most, found)
    for face in range(FACES):
        found += [face] * most[face]
    return found


def _lay_down(cards: list[int], most: list[int], found: list[int]) -> None:
    """Take played cards off those shown, else off those taken up."""
    for face in cards:
        if most[face] > 0:
            most[face] -= 1
        elif face in found:
            found.remove(face)


def _read_voids(sight: Sight, table: Tractor, known: Knowledge) -> None:
    gone = [0] * SEATS
    voids = _shown(sight, gone)
    for seat in range(SEATS):
        for suit in range(5):
            if voids[seat] >> suit & 1:
                known.cannot[seat] |= table.order.masks[suit]
            if voids[seat] >> (suit + 5) & 1:
                known.no_pair[seat] |= table.order.masks[suit]
        known.cannot[seat] |= gone[seat]
    _read_throws(sight, table, known)


def shown_voids(sight: Sight) -> list[int]:
    """Return the voids and lacking pairs that each seat has shown."""
    return _shown(sight, [0] * SEATS)


def _shown(sight: Sight, gone: list[int]) -> list[int]:
    """Lay the tricks out again and return the voids shown.

    ``gone`` collects the faces a seat played once it had shown that it held no pair of their suit:
    their other copies are elsewhere.
    """
    table = sight.view().table
    assert isinstance(table, Tractor)
    order = table.order
    voids = [0] * SEATS
    scratch = Tractor(table.terms, table.levels, table.dealer, False)  # noqa: FBT003 - as Tractor's own
    scratch.order = order
    for event in sight.story:
        if event.key != "played":
            continue
        if event.number == 0:
            scratch.trick = Trick(event.seat)
        note_voids(scratch, event.seat, event.cards, voids)
        scratch.trick.add(event.seat, event.cards, order)
        for face in event.cards:
            if voids[event.seat] >> (order.suit[face] + 5) & 1:
                gone[event.seat] |= int(bit(face))
    return voids


def _read_throws(sight: Sight, table: Tractor, known: Knowledge) -> None:
    """Read what seats answered to a throw: the lowest cards that beat its weakest part, or none."""
    at, last, since = -1, -1, -1
    for index in range(len(sight.answers)):
        action = sight.answers[index]
        if isinstance(action, Play):
            at = index
        elif at >= 0 and action.kind in ("pass", "show"):
            if at != last:
                last, since = at, _next_throw(sight.story, since + 1)
            seat = sight.seats[index]
            paired = ~known.no_pair[seat]
            throw = Throw(sight.seats[at], sight.answers[at].cards(), table.order)
            _read_answer(throw, seat, action.cards(), known)
            _rule_out_second_copies(sight.story[since:], seat, known.no_pair[seat] & paired, known)


def _next_throw(story: list[Event], start: int) -> int:
    """Return where the next throw is told."""
    for place in range(start, len(story)):
        if story[place].key == "thrown":
            return place
    return len(story)


def _rule_out_second_copies(story: list[Event], seat: int, faces: int, known: Knowledge) -> None:
    """Note that a seat which held no pair of some faces, and has played one since, holds no other."""
    for event in story:
        if event.key == "played" and event.seat == seat:
            for face in event.cards:
                if faces >> face & 1:
                    known.cannot[seat] |= int(bit(face))


def _read_answer(throw: Throw, seat: int, faces: list[int], known: Knowledge) -> None:
    """Rule out what would have beaten a weaker part, or the same part with lower cards."""
    shown = shape_of(faces, throw.order) if faces else None
    for part in throw.parts:
        if shown is not None and part.run == shown.run and part.top < shown.top:
            _rule_out(throw.order, part, int(shown.top), seat, known)
            return
        _rule_out(throw.order, part, STRONGEST, seat, known)


def _rule_out(order: Order, part: Shape, below: int, seat: int, known: Knowledge) -> None:
    """Note that a seat holds no single or pair above a part and below a strength."""
    if part.run > 1:
        return
    for face in faces_in(order.masks[int(part.suit)]):
        if part.top < order.strength[face] < below:
            if part.run == 0:
                known.cannot[seat] |= int(bit(face))
            else:
                known.no_pair[seat] |= int(bit(face))
