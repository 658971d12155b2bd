"""What the person is asked at a table of Tractor, in one sentence."""

from PySide6.QtCore import QCoreApplication

from cardavia.cards.hand import Hand
from cardavia.rules.tractor.following import Owed
from cardavia.rules.tractor.seats import KITTY_SIZE
from cardavia.rules.tractor.shapes import Shape
from cardavia.rules.tractor.table import BURYING, Tractor
from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import cards_in_sentence, level_name, suit_name
from cardavia.ui.texts.names import Names

translate = QCoreApplication.translate


def declaring_text(table: Tractor, names: Names) -> str:
    """Return what stands, and what would be stronger."""
    calls = table.declaring
    if calls.seat < 0:
        said = translate("Tractor", "Level card: %1. Show yours to choose trump, or pass.")
        return filled(said, level_name(table.level))
    shown = cards_in_sentence(sorted(set(calls.faces)))
    if len(calls.faces) > 1:
        shown = filled(translate("Tractor", "pair: %1"), shown)
    if names.is_you(calls.seat):
        said = translate("Tractor", "Your declaration stands (%2). You may only strengthen it.")
    else:
        said = translate("Tractor", "%1 declared (%2). Show something stronger, or pass.")
    return filled(said, names.of(calls.seat), shown)


def playing_text(table: Tractor, hand: Hand) -> str:
    """Return what is to be buried, led or followed with."""
    if table.phase == BURYING:
        n = KITTY_SIZE
        return translate("Tractor", "The kitty is yours. Choose %n card(s) to bury.", "", n)
    lead = table.trick.shape
    if lead is None:
        if table.terms.throws:
            return translate("Tractor", "Lead a single, a pair, a tractor or a throw.")
        return translate("Tractor", "Lead a single card, a pair or a tractor.")
    return _follow_text(table, hand, lead)


def _follow_text(table: Tractor, hand: Hand, lead: Shape) -> str:
    owed = Owed(hand, lead, table.order, table.terms.owes_tractors)
    suit = suit_name(int(lead.suit))
    n = int(lead.size)
    if owed.held == 0:
        return translate("Tractor", "You cannot follow suit: play any %n card(s).", "", n)
    if owed.held < lead.size:
        return filled(translate("Tractor", "Play all your %1 and fill up with other cards."), suit)
    if owed.pairs:
        return filled(translate("Tractor", "Play as many pairs of %1 as you can."), suit)
    if lead.size == 1:
        return filled(translate("Tractor", "Follow suit: %1"), suit)
    said = translate("Tractor", "Follow suit with %n card(s): %1", "", n)
    return filled(said, suit)
