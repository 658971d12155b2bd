"""Answers as they stand in a record: one key and its value."""

from cardavia.cards.cards import NO_CARD, NO_SUIT, SUIT_LETTERS, face_named, name_of
from cardavia.rules.actions import (
    BIG_PEPPER,
    LOW,
    SMALL_PEPPER,
    Action,
    Bid,
    Bury,
    Give,
    NameTrump,
    Pass,
    Play,
    Show,
)

Written = bool | int | str | list[str]


def written(action: Action) -> tuple[str, Written]:
    """Return the record's key and value of an answer."""
    if isinstance(action, Bid):
        return action.kind, _written_bid(action.value)
    if isinstance(action, NameTrump):
        return action.kind, _written_trump(action.suit)
    if isinstance(action, Pass):
        return action.kind, True
    return action.kind, [name_of(face) for face in action.cards()]


def _written_bid(value: int) -> Written:
    if value == SMALL_PEPPER:
        return "small"
    return "big" if value == BIG_PEPPER else value


def _written_trump(suit: int) -> Written:
    if suit == NO_SUIT:
        return "none"
    return "low" if suit == LOW else SUIT_LETTERS[suit]


def action_written(key: str, value: object) -> Action | None:
    """Return the answer that a record's key and value stand for, or None if they are none."""
    if key == "pass":
        return Pass() if value is True else None
    if key == "bid":
        return _bid_written(value)
    if key == "trump":
        return _trump_written(value)
    faces = _faces_written(value)
    if faces is None:
        return None
    return _cards_action(key, faces)


def _bid_written(value: object) -> Action | None:
    if value == "small":
        return Bid(SMALL_PEPPER)
    if value == "big":
        return Bid(BIG_PEPPER)
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return Bid(value) if 0 <= value < SMALL_PEPPER else None


def _trump_written(value: object) -> Action | None:
    if value == "none":
        return NameTrump(NO_SUIT)
    if value == "low":
        return NameTrump(LOW)
    if not isinstance(value, str) or len(value) != 1:
        return None
    suit = SUIT_LETTERS.find(value)
    return NameTrump(suit) if suit >= 0 else None


def _faces_written(value: object) -> list[int] | None:
    if not isinstance(value, list):
        return None
    faces: list[int] = []
    for name in value:
        face = face_named(name) if isinstance(name, str) else NO_CARD
        if face == NO_CARD:
            return None
        faces.append(face)
    return faces


def _cards_action(key: str, faces: list[int]) -> Action | None:
    if key == "play":
        return Play(faces)
    if key == "give":
        return Give(faces)
    if key == "bury":
        return Bury(faces)
    return Show(faces) if key == "show" else None


def faces_written(text: str) -> list[int] | None:
    """Return the cards of a hand in text, or None if one of them is no card."""
    faces: list[int] = []
    for name in text.split():
        face = face_named(name)
        if face == NO_CARD:
            return None
        faces.append(face)
    return faces
