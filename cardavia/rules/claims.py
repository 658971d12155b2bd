"""Claims of every game: "the rest are mine", judged from what the claiming seat may know."""

from mypy_extensions import i64

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import mask_of
from cardavia.rules.actions import Refusal
from cardavia.rules.black_maria.table import PLAYING as BLACK_MARIA_PLAYING
from cardavia.rules.black_maria.table import BlackMaria
from cardavia.rules.black_maria.terms import ALL_HEARTS
from cardavia.rules.claiming import Claim, Danger, claim_singles, shown_void
from cardavia.rules.deal import View
from cardavia.rules.events import Event
from cardavia.rules.pepper.table import PLAYING as PEPPER_PLAYING
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.pitch.table import Pitch
from cardavia.rules.tractor.claiming import claim_tractor
from cardavia.rules.tractor.table import Tractor


def claim_of(view: View, told: list[Event], pack: list[int]) -> Claim:
    """Judge the claim of a seat that has been told these events of a deal with this pack."""
    table = view.table
    if table.turn != view.seat:
        return Claim([], Refusal("claim_not_now"))
    if isinstance(table, Tractor):
        others = [seat for seat in range(table.seats) if seat != view.seat]
        return claim_tractor(table, view.own, shown_void(told, table.order, others))
    if isinstance(table, Pepper):
        return _claim_pepper(table, view, told, mask_of(pack))
    if isinstance(table, BlackMaria):
        return _claim_black_maria(table, view, told, mask_of(pack))
    assert isinstance(table, Pitch)
    return _claim_pitch(table, view, told, mask_of(pack))


def _claim_pitch(table: Pitch, view: View, told: list[Event], pack: i64) -> Claim:
    if table.is_auction or table.order.trump == NO_SUIT:
        return Claim([], Refusal("claim_not_now"))
    held = view.own.hand.once
    others = [seat for seat in range(table.seats) if seat != view.seat]
    void = shown_void(told, table.order, others, may_ruff=not table.terms.strict)
    danger = Danger(table.order, pack & ~table.seen & ~held, 0, void)
    return claim_singles(held, table.legal(view.own), table.trick, danger, 0)


def _claim_pepper(table: Pepper, view: View, told: list[Event], pack: i64) -> Claim:
    if table.stage != PEPPER_PLAYING:
        return Claim([], Refusal("claim_not_now"))
    held = view.own.hand.once
    others = [seat for seat in range(table.seats) if seat not in (view.seat, table.out)]
    unseen: i64 = pack & ~table.seen & ~held
    if view.seat == table.contractor:
        # What was given to the partner lies on the table with that hand.
        unseen &= ~mask_of(view.own.away)
    danger = Danger(table.order, unseen, 0, shown_void(told, table.order, others))
    return claim_singles(held, table.legal(view.own), table.trick, danger, 0)


def _claim_black_maria(table: BlackMaria, view: View, told: list[Event], pack: i64) -> Claim:
    if table.stage != BLACK_MARIA_PLAYING:
        return Claim([], Refusal("claim_not_now"))
    held = view.own.hand.once
    others = [seat for seat in range(table.seats) if seat != view.seat]
    void = shown_void(told, table.order, others)
    danger = Danger(table.order, pack & ~table.seen & ~held, 0, void)
    barred: i64 = 0 if table.may_lead_hearts() else ALL_HEARTS
    return claim_singles(held, table.legal(view.own), table.trick, danger, barred)
