"""Cards, suits, ranks and levels by their whole names (never glued from parts)."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from cardavia.cards.cards import ACE, JACK, NO_SUIT, TRUMPS
from cardavia.ui.language import filled, number

translate = QCoreApplication.translate

CARD_NAMES: Final = [
    QT_TRANSLATE_NOOP("Cards", "Two of spades"),
    QT_TRANSLATE_NOOP("Cards", "Three of spades"),
    QT_TRANSLATE_NOOP("Cards", "Four of spades"),
    QT_TRANSLATE_NOOP("Cards", "Five of spades"),
    QT_TRANSLATE_NOOP("Cards", "Six of spades"),
    QT_TRANSLATE_NOOP("Cards", "Seven of spades"),
    QT_TRANSLATE_NOOP("Cards", "Eight of spades"),
    QT_TRANSLATE_NOOP("Cards", "Nine of spades"),
    QT_TRANSLATE_NOOP("Cards", "Ten of spades"),
    QT_TRANSLATE_NOOP("Cards", "Jack of spades"),
    QT_TRANSLATE_NOOP("Cards", "Queen of spades"),
    QT_TRANSLATE_NOOP("Cards", "King of spades"),
    QT_TRANSLATE_NOOP("Cards", "Ace of spades"),
    QT_TRANSLATE_NOOP("Cards", "Two of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Three of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Four of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Five of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Six of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Seven of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Eight of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Nine of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Ten of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Jack of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Queen of hearts"),
    QT_TRANSLATE_NOOP("Cards", "King of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Ace of hearts"),
    QT_TRANSLATE_NOOP("Cards", "Two of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Three of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Four of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Five of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Six of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Seven of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Eight of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Nine of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Ten of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Jack of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Queen of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "King of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Ace of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Two of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Three of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Four of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Five of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Six of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Seven of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Eight of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Nine of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Ten of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Jack of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Queen of clubs"),
    QT_TRANSLATE_NOOP("Cards", "King of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Ace of clubs"),
    QT_TRANSLATE_NOOP("Cards", "Black joker"),
    QT_TRANSLATE_NOOP("Cards", "Red joker"),
]

SUIT_NAMES: Final = [
    QT_TRANSLATE_NOOP("Cards", "spades"),
    QT_TRANSLATE_NOOP("Cards", "hearts"),
    QT_TRANSLATE_NOOP("Cards", "diamonds"),
    QT_TRANSLATE_NOOP("Cards", "clubs"),
    QT_TRANSLATE_NOOP("Cards", "trump"),
]

COURT_LEVELS: Final = [
    QT_TRANSLATE_NOOP("Cards", "jack"),
    QT_TRANSLATE_NOOP("Cards", "queen"),
    QT_TRANSLATE_NOOP("Cards", "king"),
    QT_TRANSLATE_NOOP("Cards", "ace"),
]


def card_name(face: int) -> str:
    """Return the name of a card as it stands alone: "Ace of spades"."""
    return translate("Cards", CARD_NAMES[face])  # type: ignore[arg-type]  # the stubs call it an object


def card_in_sentence(face: int) -> str:
    """Return the name of a card inside a sentence: "ace of spades"."""
    name = card_name(face)
    return name[0].lower() + name[1:]


def cards_in_sentence(faces: list[int]) -> str:
    """Return several card names as a list in words."""
    return listed([card_in_sentence(face) for face in faces])


def listed(names: list[str]) -> str:
    """Return names joined as the language joins them: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    head = ", ".join(names[:-1])
    return filled(translate("Cards", "%1 and %2"), head, names[-1])


def suit_name(suit: int) -> str:
    """Return the name of a suit that cards count as; NO_SUIT is "no trump"."""
    if suit == NO_SUIT:
        return translate("Cards", "no trump")
    return translate("Cards", SUIT_NAMES[min(suit, TRUMPS)])  # type: ignore[arg-type]  # the stubs call it an object


def level_name(level: int) -> str:
    """Return the name of a Tractor level, 0 for two to 12 for ace; past it still the ace."""
    if level < JACK:
        return number(level + 2)
    return translate("Cards", COURT_LEVELS[min(level, ACE) - JACK])  # type: ignore[arg-type]  # the stubs call it an object
