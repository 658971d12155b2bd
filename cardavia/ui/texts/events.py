"""What happened, as the player reads and hears it: one sentence an event."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import NO_SUIT
from cardavia.rules.actions import BIG_PEPPER, LOW, SMALL_PEPPER
from cardavia.rules.events import Declared, Event
from cardavia.ui.language import filled, number
from cardavia.ui.texts.card_names import card_in_sentence, cards_in_sentence, suit_name
from cardavia.ui.texts.names import Names
from cardavia.ui.texts.scores import kitty_words, point_words, scored_words

translate = QCoreApplication.translate


def sentence(event: Event, names: Names) -> str:
    """Return the sentence of an event, or an empty text for one that needs no words."""
    tell = _TELLERS.get(event.key)
    return tell(event, names) if tell is not None else ""


def bid_name(value: int) -> str:
    """Return a bid as it is said: a number, or one of Pepper's two names."""
    if value == SMALL_PEPPER:
        return translate("Events", "Small Pepper")
    if value == BIG_PEPPER:
        return translate("Events", "Big Pepper")
    return number(value)


def _dealt(event: Event, names: Names) -> str:
    n = event.number
    return translate("Events", "You have %n card(s).", "", n)


def _called(event: Event, names: Names) -> str:
    if names.is_you(event.seat):
        return filled(translate("Events", "You bid %1."), bid_name(event.number))
    said = translate("Events", "%1 bids %2.")
    return filled(said, names.of(event.seat), bid_name(event.number))


def _passed(event: Event, names: Names) -> str:
    if names.is_you(event.seat):
        return translate("Events", "You pass.")
    return filled(translate("Events", "%1 passes."), names.of(event.seat))


def _auction_won(event: Event, names: Names) -> str:
    if names.is_you(event.seat):
        said = translate("Events", "You win the bidding with %1.")
        return filled(said, bid_name(event.number))
    said = translate("Events", "%1 wins the bidding with %2.")
    return filled(said, names.of(event.seat), bid_name(event.number))


def _thrown_in(event: Event, names: Names) -> str:
    return translate("Events", "Nobody bid. The cards are thrown in and nobody scores.")


def _trump(event: Event, names: Names) -> str:
    if event.suit == NO_SUIT:
        return _no_trump(event, names)
    if event.suit == LOW:
        return translate("Events", "No trump, and the nine is the highest card.")
    if names.is_you(event.seat):
        said = translate("Events", "You choose %1 as trump.")
        return filled(said, suit_name(event.suit))
    said = translate("Events", "%1 chooses %2 as trump.")
    return filled(said, names.of(event.seat), suit_name(event.suit))


def _no_trump(event: Event, names: Names) -> str:
    if names.is_you(event.seat):
        return translate("Events", "You play without trump.")
    return filled(translate("Events", "%1 plays without trump."), names.of(event.seat))


def _played(event: Event, names: Names) -> str:
    if len(event.cards) > 1:
        return _played_shape(event, names)
    if not event.cards:
        return ""
    card = card_in_sentence(event.cards[0])
    if names.is_you(event.seat):
        return filled(_your_play(event.number == 0), card)
    if event.number == 0:
        said = translate("Events", "%1 leads the %2.")
    else:
        said = translate("Events", "%1 plays the %2.")
    return filled(said, names.of(event.seat), card)


def _your_play(is_lead: bool) -> str:  # noqa: FBT001 - private
    if is_lead:
        return translate("Events", "You lead the %1.")
    return translate("Events", "You play the %1.")


def _played_shape(event: Event, names: Names) -> str:
    cards = cards_in_sentence(event.cards)
    if names.is_you(event.seat):
        if event.number == 0:
            return filled(translate("Events", "You lead: %1"), cards)
        return filled(translate("Events", "You play: %1"), cards)
    if event.number > 0:
        said = translate("Events", "%1 plays: %2")
        return filled(said, names.of(event.seat), cards)
    return filled(_shape_lead(event), names.of(event.seat), _pairs_in_words(event.cards))


def _shape_lead(event: Event) -> str:
    n = len(event.cards) // 2
    if not _all_paired(event.cards):
        return translate("Events", "%1 leads: %2")
    if n == 1:
        return translate("Events", "%1 leads a pair: %2")
    return translate("Events", "%1 leads a tractor of %n pair(s): %2", "", n)


def _all_paired(cards: list[int]) -> bool:
    return all(cards.count(card) == 2 for card in cards)


def _pairs_in_words(cards: list[int]) -> str:
    return cards_in_sentence(sorted(set(cards)) if _all_paired(cards) else cards)


def _trick_won(event: Event, names: Names) -> str:
    if event.number > 0:
        return _trick_won_points(event, names)
    if names.is_you(event.seat):
        return translate("Events", "You win the trick.")
    if names.is_partner(event.seat):
        return translate("Events", "Your partner wins the trick.")
    return filled(translate("Events", "%1 wins the trick."), names.of(event.seat))


def _trick_won_points(event: Event, names: Names) -> str:
    n = event.number
    if names.is_you(event.seat):
        return translate("Events", "You win the trick and %n point(s).", "", n)
    said = translate("Events", "%1 wins the trick and %n point(s).", "", n)
    return filled(said, names.of(event.seat))


def _given(event: Event, names: Names) -> str:
    n = event.number
    if names.is_you(event.seat):
        said = translate("Events", "You give %n card(s) to %1.", "", n)
        return filled(said, names.of(event.other))
    if names.is_you(event.other):
        said = translate("Events", "%1 gives you %n card(s).", "", n)
        return filled(said, names.of(event.seat))
    said = translate("Events", "%1 gives %n card(s) to %2.", "", n)
    return filled(said, names.of(event.seat), names.of(event.other))


def _received(event: Event, names: Names) -> str:
    n = event.number
    said = translate("Events", "You got %n card(s) from %1: %2", "", n)
    return filled(said, names.of(event.other), cards_in_sentence(event.cards))


def _declared(event: Event, names: Names) -> str:
    assert isinstance(event, Declared)
    if names.is_you(event.seat):
        return filled(translate("Events", "You declare trump: %1"), suit_name(event.suit))
    if names.is_partner(event.seat):
        said = translate("Events", "Your partner declares trump: %1")
        return filled(said, suit_name(event.suit))
    said = translate("Events", "%1 declares trump: %2")
    return filled(said, names.of(event.seat), suit_name(event.suit))


def _dealer_made(event: Event, names: Names) -> str:
    return filled(translate("Events", "Dealer: %1"), names.of(event.seat))


def _kitty_exposed(event: Event, names: Names) -> str:
    said = translate("Events", "Nobody declared, so the kitty is turned up. Trump: %1")
    return filled(said, suit_name(event.suit))


def _kitty_taken(event: Event, names: Names) -> str:
    if names.is_you(event.seat):
        return translate("Events", "You take up the kitty.")
    return filled(translate("Events", "%1 takes up the kitty."), names.of(event.seat))


def _buried(event: Event, names: Names) -> str:
    n = event.number
    if names.is_you(event.seat):
        return translate("Events", "You bury %n card(s).", "", n)
    said = translate("Events", "%1 buries %n card(s).", "", n)
    return filled(said, names.of(event.seat))


def _thrown(event: Event, names: Names) -> str:
    if names.is_you(event.seat):
        return filled(translate("Events", "You throw: %1"), cards_in_sentence(event.cards))
    said = translate("Events", "%1 throws: %2")
    return filled(said, names.of(event.seat), cards_in_sentence(event.cards))


def _throw_failed(event: Event, names: Names) -> str:
    cards = cards_in_sentence(event.cards)
    if event.number > 0:
        n = event.number
        said = translate(
            "Events", "The throw fails and costs %n point(s). It must be led as: %1", "", n
        )
        return filled(said, cards)
    said = translate("Events", "The throw can be beaten. It must be led as: %1")
    return filled(said, cards)


def _throw_allowed(event: Event, names: Names) -> str:
    if names.is_you(event.seat):
        return translate("Events", "You cannot beat the throw.")
    return filled(translate("Events", "%1 cannot beat the throw."), names.of(event.seat))


def _throw_beaten(event: Event, names: Names) -> str:
    cards = cards_in_sentence(event.cards)
    if names.is_you(event.seat):
        return filled(translate("Events", "You beat the throw with: %1"), cards)
    said = translate("Events", "%1 beats the throw with: %2")
    return filled(said, names.of(event.seat), cards)


def _misdeal(event: Event, names: Names) -> str:
    cards = cards_in_sentence(event.cards)
    if names.is_you(event.seat):
        said = translate("Events", "You show a hand with nothing above a ten: %1. New deal.")
        return filled(said, cards)
    said = translate("Events", "%1 shows a hand with nothing above a ten: %2. New deal.")
    return filled(said, names.of(event.seat), cards)


def _laid_down(event: Event, names: Names) -> str:
    if names.is_you(event.seat):
        said = translate("Events", "You lay your cards down: %1 plays alone.")
        return filled(said, names.of(event.other))
    if names.is_you(event.other):
        said = translate("Events", "You play alone: %1 lays the cards down.")
        return filled(said, names.of(event.seat))
    said = translate("Events", "%1 plays alone: %2 lays the cards down.")
    return filled(said, names.of(event.other), names.of(event.seat))


def _moon(event: Event, names: Names) -> str:
    n = event.number
    if names.is_you(event.seat):
        return translate("Events", "You shot the moon: all %n penalty point(s) are yours.", "", n)
    said = translate("Events", "%1 shot the moon and took all %n penalty point(s).", "", n)
    return filled(said, names.of(event.seat))


def _nothing_left(event: Event, names: Names) -> str:
    n = event.number
    return translate("Events", "No card that scores is left. %n trick(s) remain unplayed.", "", n)


def known_keys() -> set[str]:
    """Return every kind of event there are words for."""
    return set(_TELLERS)


_TELLERS: Final[dict[str, Callable[[Event, Names], str]]] = {
    "dealt": _dealt,
    "bid": _called,
    "pass": _passed,
    "auction_won": _auction_won,
    "thrown_in": _thrown_in,
    "trump": _trump,
    "played": _played,
    "trick_won": _trick_won,
    "given": _given,
    "received": _received,
    "declared": _declared,
    "dealer": _dealer_made,
    "kitty_exposed": _kitty_exposed,
    "kitty_taken": _kitty_taken,
    "buried": _buried,
    "kitty_revealed": kitty_words,
    "thrown": _thrown,
    "throw_failed": _throw_failed,
    "throw_allowed": _throw_allowed,
    "throw_beaten": _throw_beaten,
    "point": point_words,
    "scored": scored_words,
    "misdeal": _misdeal,
    "laid_down": _laid_down,
    "moon": _moon,
    "nothing_left": _nothing_left,
}
