"""Why an answer is refused, in one sentence that names the card or suit."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.rules.actions import Refusal
from cardavia.ui.language import filled
from cardavia.ui.texts.card_names import cards_in_sentence, level_name, suit_name
from cardavia.ui.texts.events import bid_name

translate = QCoreApplication.translate


def refusal_sentence(refusal: Refusal) -> str:
    """Return the sentence of a refusal."""
    plain = _PLAIN.get(refusal.key)
    if plain is not None:
        return plain()
    return _WITH_PARTS[refusal.key](refusal)


def known_keys() -> set[str]:
    """Return every key there is a sentence for."""
    return set(_PLAIN) | set(_WITH_PARTS)


def _must_follow(refusal: Refusal) -> str:
    said = translate("Refusals", "You must follow suit: you still have %1.")
    return filled(said, suit_name(refusal.suit))


def _follow_or_trump(refusal: Refusal) -> str:
    return filled(translate("Refusals", "Follow %1 or play a trump."), suit_name(refusal.suit))


def _not_held(refusal: Refusal) -> str:
    said = translate("Refusals", "You do not have this card: %1")
    return filled(said, cards_in_sentence(refusal.cards))


def _bid_too_low(refusal: Refusal) -> str:
    said = translate("Refusals", "Bid at least %1.")
    return filled(said, bid_name(refusal.number))


def _dealer_must_bid(refusal: Refusal) -> str:
    said = translate("Refusals", "Everyone else has passed, so the dealer must bid at least %1.")
    return filled(said, str(refusal.number))


def _no_such_bid(refusal: Refusal) -> str:
    said = translate("Refusals", "The highest bid here is %1.")
    return filled(said, bid_name(refusal.number))


def _bid_cannot_be_topped(refusal: Refusal) -> str:
    said = translate("Refusals", "A bid of %1 cannot be topped.")
    return filled(said, bid_name(refusal.number))


def _give_count(refusal: Refusal) -> str:
    n = refusal.number
    return translate("Refusals", "Choose exactly %n card(s) to give.", "", n)


def _bury_count(refusal: Refusal) -> str:
    n = refusal.number
    return translate("Refusals", "Choose exactly %n card(s) to bury.", "", n)


def _wrong_count(refusal: Refusal) -> str:
    n = refusal.number
    return translate("Refusals", "Play exactly %n card(s) in this trick.", "", n)


def _must_play_all(refusal: Refusal) -> str:
    said = translate("Refusals", "Play all your %1 first: %2")
    return filled(said, suit_name(refusal.suit), cards_in_sentence(refusal.cards))


def _owes_pairs(refusal: Refusal) -> str:
    said = translate("Refusals", "Play as many pairs of %1 as you can. Still owed: %2")
    return filled(said, suit_name(refusal.suit), cards_in_sentence(refusal.cards))


def _owes_tractor(refusal: Refusal) -> str:
    said = translate("Refusals", "You have a tractor to follow with, such as: %1")
    return filled(said, cards_in_sentence(refusal.cards))


def _not_stronger(refusal: Refusal) -> str:
    said = translate("Refusals", "This does not beat the declaration: %1")
    return filled(said, cards_in_sentence(refusal.cards))


def _not_a_declaration(refusal: Refusal) -> str:
    said = translate(
        "Refusals", "Show one or two level cards (%1) of one suit, or two equal jokers."
    )
    return filled(said, level_name(refusal.number))


def _unpaired(refusal: Refusal) -> str:
    said = translate("Refusals", "Lead a single card, a pair or a tractor. Without a twin: %1")
    return filled(said, cards_in_sentence(refusal.cards))


def _not_in_a_row(refusal: Refusal) -> str:
    said = translate("Refusals", "These pairs do not follow each other: %1")
    return filled(said, cards_in_sentence(refusal.cards))


def _must_open(refusal: Refusal) -> str:
    said = translate("Refusals", "The first lead must be the %1.")
    return filled(said, cards_in_sentence(refusal.cards))


def _given_twice(refusal: Refusal) -> str:
    said = translate("Refusals", "Choose different cards: %1 is there twice.")
    return filled(said, cards_in_sentence(refusal.cards))


def _must_beat_throw(refusal: Refusal) -> str:
    said = translate("Refusals", "You can beat the throw: show %1.")
    return filled(said, cards_in_sentence(refusal.cards))


def _moon_asked(refusal: Refusal) -> str:
    said = translate("Refusals", "Choose what to do with the %1 points.")
    return filled(said, str(refusal.number))


def _misdeal_high(refusal: Refusal) -> str:
    said = translate("Refusals", "The hand is not weak enough for a new deal: %1")
    return filled(said, cards_in_sentence(refusal.cards))


def _misdeal_whole(refusal: Refusal) -> str:
    n = refusal.number
    return translate("Refusals", "Show your whole hand of %n card(s) to ask for a new deal.", "", n)


def _claim_beaten(refusal: Refusal) -> str:
    said = translate("Refusals", "Not every trick is certain: %1 may lose to %2.")
    mine, other = refusal.cards
    return filled(said, cards_in_sentence([mine]), cards_in_sentence([other]))


_PLAIN: Final[dict[str, Callable[[], str]]] = {
    "not_your_turn": lambda: translate("Refusals", "It isn't your turn yet."),
    "play_asked": lambda: translate("Refusals", "It is time to play a card."),
    "bid_asked": lambda: translate("Refusals", "It is time to bid or pass."),
    "trump_asked": lambda: translate("Refusals", "It is time to choose trump."),
    "declaration_asked": lambda: translate("Refusals", "It is time to declare or pass."),
    "beat_asked": lambda: translate("Refusals", "Say whether you can beat the throw."),
    "cannot_beat_throw": lambda: translate("Refusals", "You cannot beat this throw."),
    "one_card": lambda: translate("Refusals", "Play one card."),
    "no_cards": lambda: translate("Refusals", "Choose the cards to lead."),
    "two_suits": lambda: translate("Refusals", "Lead cards of one suit. All trumps are one suit."),
    "not_a_pair": lambda: translate("Refusals", "Two different cards are not a pair."),
    "equal_not_pair": lambda: translate(
        "Refusals", "These cards are equally strong, but not identical: no pair."
    ),
    "hearts_not_broken": lambda: translate(
        "Refusals", "Hearts have not been broken yet: lead another suit."
    ),
    "queen_needs_broken_hearts": lambda: translate(
        "Refusals", "The queen of spades can be led only after hearts are broken."
    ),
    "first_trick_clean": lambda: translate(
        "Refusals", "No penalty card may be played to the first trick."
    ),
    "no_trump_not_allowed": lambda: translate(
        "Refusals", "At this table a trump suit must be chosen."
    ),
    "low_not_allowed": lambda: translate("Refusals", "Low no trump is not played at this table."),
    "no_misdeal": lambda: translate("Refusals", "Misdeals are not asked for at this table."),
    "misdeal_too_late": lambda: translate(
        "Refusals", "A new deal can be asked for only before the first bid."
    ),
    "partnership_needs_four": lambda: translate("Refusals", "Partners need four players."),
    "alone_needs_four": lambda: translate("Refusals", "Playing Pepper alone needs four players."),
    "swap_needs_alone": lambda: translate(
        "Refusals", "Swapping a card needs the option to play alone."
    ),
    "four_cards_need_three": lambda: translate(
        "Refusals", "Four cards are given only with three players."
    ),
    "four_cards_need_passing": lambda: translate(
        "Refusals", "Giving four cards needs giving to be on."
    ),
    "claim_not_now": lambda: translate(
        "Refusals", "Claim the rest when it is your turn to play a card."
    ),
    "claim_on_lead": lambda: translate("Refusals", "Claim the rest when it is your turn to lead."),
    "claim_trick": lambda: translate("Refusals", "You are not certain to win this trick."),
    "start_above_end": lambda: translate("Refusals", "The start level is above the end level."),
}

_WITH_PARTS: Final[dict[str, Callable[[Refusal], str]]] = {
    "must_follow": _must_follow,
    "follow_or_trump": _follow_or_trump,
    "not_held": _not_held,
    "bid_too_low": _bid_too_low,
    "dealer_must_bid": _dealer_must_bid,
    "no_such_bid": _no_such_bid,
    "bid_cannot_be_topped": _bid_cannot_be_topped,
    "give_asked": _give_count,
    "give_count": _give_count,
    "given_twice": _given_twice,
    "bury_asked": _bury_count,
    "bury_count": _bury_count,
    "wrong_count": _wrong_count,
    "must_play_all": _must_play_all,
    "owes_pairs": _owes_pairs,
    "owes_tractor": _owes_tractor,
    "not_stronger": _not_stronger,
    "not_a_declaration": _not_a_declaration,
    "unpaired": _unpaired,
    "not_in_a_row": _not_in_a_row,
    "must_open": _must_open,
    "another_opens": _must_open,
    "must_beat_throw": _must_beat_throw,
    "moon_asked": _moon_asked,
    "claim_beaten": _claim_beaten,
    "misdeal_high_cards": _misdeal_high,
    "misdeal_whole_hand": _misdeal_whole,
}
