"""What a Tractor seat is asked and refused, given its hand and what lies open."""

from mypy_extensions import i64

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import Hand
from cardavia.cards.order import Order
from cardavia.rules.actions import (
    Action,
    Bury,
    Pass,
    Play,
    Prompt,
    Refusal,
    Show,
    choice_prompt,
)
from cardavia.rules.tractor.declaring import Declaring, calls_in
from cardavia.rules.tractor.following import (
    LISTED,
    Owed,
    legal_follows,
    not_held,
    playable,
    why_not_follow,
)
from cardavia.rules.tractor.options import Terms
from cardavia.rules.tractor.seats import KITTY_SIZE
from cardavia.rules.tractor.shapes import (
    Shape,
    leads_in,
    shape_of,
    shapes_with,
    suit_of_all,
    why_no_shape,
)


def declaring_prompt(hand: Hand, declaring: Declaring) -> Prompt:
    """Ask for a stronger declaration, or a pass; a seat that has none is asked all the same."""
    legal: list[Action] = [Pass()]
    legal += [Show(faces) for faces in calls_in(hand, declaring.level, declaring.strength)]
    return Prompt("show", legal)


def lead_prompt(hand: Hand, order: Order, terms: Terms, left: i64) -> Prompt:
    """Ask for a lead; where throws are allowed these are too many to list."""
    if terms.throws and left > 1:
        return choice_prompt("play", 1, int(left), hand.faces())
    leads = leads_in(hand, order)
    most = max([len(faces) for faces in leads])
    return _play_prompt(leads, 1, most, hand.faces())


def follow_prompt(hand: Hand, lead: Shape, order: Order, terms: Terms) -> Prompt:
    """Ask for an answer to a lead."""
    owed = Owed(hand, lead, order, terms.owes_tractors)
    size = int(lead.size)
    cards = playable(hand, owed, order)
    return _play_prompt(legal_follows(hand, owed, order), size, size, cards)


def _play_prompt(plays: list[list[int]], least: int, most: int, cards: list[int]) -> Prompt:
    if not plays or len(plays) > LISTED:
        return choice_prompt("play", least, most, cards)
    return Prompt("play", [Play(faces) for faces in plays])


def why_not_declare(hand: Hand, declaring: Declaring, action: Action) -> Refusal | None:
    """Refuse what is neither a pass nor a stronger declaration (T-3.2, T-3.3)."""
    if isinstance(action, Pass):
        return None
    if isinstance(action, Show):
        return declaring.why_not(hand, action.faces)
    return Refusal("declaration_asked")


def why_not_lead(hand: Hand, faces: list[int], order: Order, terms: Terms) -> Refusal | None:
    """Refuse a lead that is no single shape, or by option no throw either (T-4)."""
    if not hand.contains(faces):
        return Refusal("not_held", cards=not_held(hand, faces))
    if shape_of(faces, order) is not None:
        return None
    if terms.throws and suit_of_all(faces, order) != NO_SUIT:
        return None
    return why_no_shape(faces, order)


def why_not_play(
    hand: Hand, faces: list[int], lead: Shape | None, order: Order, terms: Terms
) -> Refusal | None:
    """Say why cards may not be played to a lead, or led where there is none."""
    if lead is None:
        return why_not_lead(hand, faces, order, terms)
    return why_not_follow(hand, faces, lead, order, terms.owes_tractors)


def why_not_bury(hand: Hand, action: Action) -> Refusal | None:
    """Refuse anything but eight cards of the hand (T-3.8)."""
    if not isinstance(action, Bury):
        return Refusal("bury_asked", number=KITTY_SIZE)
    if len(action.faces) != KITTY_SIZE:
        return Refusal("bury_count", number=KITTY_SIZE)
    if not hand.contains(action.faces):
        return Refusal("not_held", cards=not_held(hand, action.faces))
    return None


def why_not_beat(answer: list[int], action: Action) -> Refusal | None:
    """Refuse anything but ``answer``: the cards that beat a throw, or a pass for none."""
    if isinstance(action, Pass):
        return Refusal("must_beat_throw", cards=answer) if answer else None
    if not isinstance(action, Show):
        return Refusal("beat_asked", cards=answer)
    if action.faces == answer:
        return None
    return Refusal("must_beat_throw" if answer else "cannot_beat_throw", cards=answer)


def offered(hand: Hand, lead: Shape | None, order: Order, face: int) -> list[list[int]]:
    """Return what tapping a card may mean: its shapes no larger than the lead, largest first."""
    shapes = shapes_with(hand, order, face)
    if lead is None:
        return shapes
    return [shape for shape in shapes if len(shape) <= lead.size]
