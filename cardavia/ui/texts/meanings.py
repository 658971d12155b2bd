"""What a call means and what else was possible, from what everybody at the table knows."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardavia.match.match import Match
from cardavia.rules.actions import BIG_PEPPER, SMALL_PEPPER, Action, Bid, Pass
from cardavia.rules.pepper import Pepper
from cardavia.rules.pitch.table import PITCH, SMUDGE
from cardavia.rules.tractor.declaring import NO_CALL, PAIR, RED_PAIR, SINGLE, call_strength
from cardavia.rules.tractor.table import Tractor
from cardavia.ui.language import filled
from cardavia.ui.texts.answers import answer_text, trump_text
from cardavia.ui.texts.names import Names

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Meaning:
    """A call in words: whose it is, what it means, and what else there was."""

    title: str
    lines: list[str]


def meaning_of(match: Match, seat: int, names: Names) -> Meaning | None:
    """Return what the last call of a seat means, or None if it has not called in this deal."""
    answers = match.dealing.answers if match.dealing is not None else []
    for place in range(len(answers) - 1, -1, -1):
        actor, action = answers[place]
        if actor == seat and action.kind in ("bid", "pass", "show"):
            at = match.up_to(len(match.dealings) - 1, place)
            if at.table_deal.prompt().asks in ("bid", "show"):
                return _meaning(at, seat, action, names)
    return None


def _meaning(at: Match, seat: int, action: Action, names: Names) -> Meaning:
    table = at.table_deal.table
    if isinstance(table, Tractor):
        said, lines = _declared(table, action)
    else:
        said = answer_text(action)
        told = _pepper(table, action) if isinstance(table, Pepper) else _pitch(action)
        lines = [*told, _others(at, action)]
    title = filled(translate("Meanings", "%1: %2"), names.of(seat), said)
    return Meaning(title, [line for line in lines if line])


def _others(at: Match, given: Action) -> str:
    """Return the other calls of that moment; what only that seat's cards allow stays untold."""
    legal = [one for one in at.table_deal.prompt().legal if isinstance(one, Bid | Pass)]
    others = [answer_text(one) for one in legal if one.text() != given.text()]
    if not others:
        return translate("Meanings", "Nothing else was possible then.")
    return filled(translate("Meanings", "Also possible then: %1"), ", ".join(others))


def _pitch(action: Action) -> list[str]:
    if not isinstance(action, Bid):
        return [translate("Meanings", "The bidding is left to the others.")]
    if action.value >= SMUDGE:
        promised = translate("Meanings", "All four points and every trick are promised.")
    elif action.value == PITCH:
        promised = translate("Meanings", "All four points are promised: high, low, jack and game.")
    else:
        said = translate(
            "Meanings", "At least %n of the four points is promised: high, low, jack and game.",
            "", action.value,
        )  # fmt: skip
        promised = said
    return [
        promised,
        translate("Meanings", "The highest bidder's first card makes its suit trump."),
        translate("Meanings", "Whoever falls short of the bid loses as many points as were bid."),
    ]


def _pepper(table: Pepper, action: Action) -> list[str]:
    terms = table.terms
    if not isinstance(action, Bid):
        if terms.one_bid_each:
            return [translate("Meanings", "A pass. Everyone calls only once.")]
        return [translate("Meanings", "A pass. Whoever has passed may still bid later.")]
    bid, tricks = action.value, str(terms.tricks)
    if bid in (SMALL_PEPPER, BIG_PEPPER):
        promised = filled(translate("Meanings", "All %1 tricks are promised."), tricks)
        made = str(terms.score(bid, terms.tricks, contracts=True))
        scores = filled(translate("Meanings", "Made, it counts %1 points."), made)
    else:
        said = translate("Meanings", "At least %1 of the %2 tricks are promised.")
        promised = filled(said, str(bid), tricks)
        scores = translate("Meanings", "Made, every trick counts a point, those above the bid too.")
    lost = str(-terms.score(bid, 0, contracts=True))
    named = translate("Meanings", "The highest bidder names trump.")
    alone = ""
    if terms.alone and bid >= SMALL_PEPPER:
        alone = translate("Meanings", "The partner lays the hand down and sits out.")
    fails = filled(translate("Meanings", "Short of it, %1 points are lost."), lost)
    return [promised, alone, named, scores, fails]


def _declared(table: Tractor, action: Action) -> tuple[str, list[str]]:
    """Return a declaration in words; passes say nothing about the hand."""
    faces = action.cards()
    strength = call_strength(faces, table.declaring.level)
    if strength == NO_CALL:
        line = translate("Meanings", "Nothing is declared now. A later declaration stays possible.")
        return answer_text(action), [line, _stronger(table.declaring.strength)]
    suit = trump_text(faces[0] // 13 if strength <= PAIR else -1)
    if strength > PAIR:
        line = translate("Meanings", "Two jokers: there is no trump suit.")
    elif strength == PAIR:
        line = translate("Meanings", "Both level cards of the suit: it becomes trump.")
    else:
        line = translate(
            "Meanings", "One level card: its suit becomes trump if nobody goes higher."
        )
    return suit, [line, _stronger(strength)]


def _stronger(strength: int) -> str:
    """Return what beats a declaration."""
    if strength >= RED_PAIR:
        return translate("Meanings", "Nothing is stronger.")
    ladder = [
        translate("Meanings", "one level card"),
        translate("Meanings", "a pair of level cards"),
        translate("Meanings", "two black jokers"),
        translate("Meanings", "two red jokers"),
    ]
    said = translate("Meanings", "Stronger, in rising order: %1")
    return filled(said, ", ".join(ladder[max(strength, SINGLE - 1) :]))
