"""Why an answer at a table of Pepper is refused, where that takes more than one look."""

from typing import Final

from cardavia.cards.cards import RANKS, TEN
from cardavia.cards.hand import Hand, faces_in, mask_of
from cardavia.rules.actions import LOW, SMALL_PEPPER, Action, Bid, Give, NameTrump, Refusal
from cardavia.rules.deal import Own
from cardavia.rules.pepper.terms import Terms

ABOVE_TEN: Final = mask_of([face for face in range(52) if face % RANKS > TEN])
"""What a hand must be without to be a misdeal (P-3.8)."""


def why_not_bid(action: Action, legal: list[int], tricks: int) -> Refusal | None:
    """Refuse what is no bid, or not higher than the last one (P-3.1, P-3.3)."""
    if not isinstance(action, Bid):
        return Refusal("bid_asked")
    if action.value in legal:
        return None
    if action.value < 1 or tricks <= action.value < SMALL_PEPPER:
        return Refusal("no_such_bid", number=tricks - 1)
    return Refusal("bid_too_low", number=legal[0])


def why_not_misdeal(
    terms: Terms, hand: Hand, faces: list[int], *, first_call: bool
) -> Refusal | None:
    """Refuse a hand shown to void the deal (P-3.8)."""
    if not terms.misdeal:
        return Refusal("no_misdeal")
    if not first_call:
        return Refusal("misdeal_too_late")
    high = faces_in(hand.once & ABOVE_TEN)
    if high:
        return Refusal("misdeal_high_cards", cards=high)
    if sorted(faces) != hand.faces():
        return Refusal("misdeal_whole_hand", number=terms.tricks)
    return None


def why_not_trump(action: Action, legal: list[int]) -> Refusal | None:
    """Refuse a trump that the table did not agree on (P-4)."""
    if not isinstance(action, NameTrump):
        return Refusal("trump_asked")
    if action.suit in legal:
        return None
    return Refusal("low_not_allowed" if action.suit == LOW else "no_trump_not_allowed")


def why_not_give(own: Own, action: Action) -> Refusal | None:
    """Refuse what is not one card of the hand (P-5.6)."""
    if not isinstance(action, Give):
        return Refusal("give_asked", number=1)
    if len(action.faces) != 1:
        return Refusal("give_count", number=1)
    if not own.hand.holds(action.faces[0]):
        return Refusal("not_held", cards=action.faces)
    return None
