"""Whether every trick to come is certain, whatever the others hold: what all games share.

A lead is certain if no unseen card can beat it. Each lead draws at least one card of its suit from
whoever still holds one, so what is left against later leads is the unseen cards of a suit less
those drawn, the strongest of them last. A certain lead never spoils another: any order will do.
"""

from typing import final

from mypy_extensions import i64

from cardavia.cards.cards import NO_CARD, NO_SUIT, TRUMPS
from cardavia.cards.hand import bit, count_bits, faces_in, shifted
from cardavia.cards.order import Order
from cardavia.rules.actions import Action, Play, Refusal
from cardavia.rules.events import Event, Played
from cardavia.rules.tricks import Trick


@final
class Claim:
    """The plays by which a seat wins every trick to come, in order, or why it is not certain."""

    def __init__(self, plays: list[Action], refusal: Refusal | None) -> None:
        """Keep either."""
        self.plays = plays
        self.refusal = refusal


class Danger:
    """What the others may hold against a seat: unseen cards, less those that leads draw."""

    def __init__(self, order: Order, once: i64, twice: i64, void: i64) -> None:
        """Fear the unseen cards, but none of a suit that every other seat is ``void`` in."""
        self.order = order
        self.once: i64 = once
        self.twice: i64 = twice
        self.left: list[int] = [0] * (TRUMPS + 1)
        """How many cards of each suit the others can still hold at most."""
        for suit in range(TRUMPS + 1):
            if not shifted(1, suit) & void:
                mask = order.mask(suit)
                self.left[suit] = int(count_bits(once & mask) + count_bits(twice & mask))

    def beater(self, part: list[int]) -> int:
        """Return a card that may beat a lead, or NO_CARD where the lead is certain."""
        face = part[0]
        suit = self.order.suit[face]
        top = self.highest(suit)
        if top != NO_CARD and self.order.strength[top] > self.order.strength[face]:
            return top
        return NO_CARD if suit == TRUMPS else self.highest(TRUMPS)

    def highest(self, suit: int) -> int:
        """Return the strongest card of a suit that may still be held, or NO_CARD."""
        best = NO_CARD
        if self.left[suit] == 0:
            return best
        for face in faces_in(self.once & self.order.mask(suit)):
            if best == NO_CARD or self.order.strength[face] > self.order.strength[best]:
                best = face
        return best

    def draw(self, part: list[int]) -> None:
        """Take what the others must at least follow with."""
        suit = self.order.suit[part[0]]
        self.left[suit] = max(0, self.left[suit] - len(part))


def led_out(parts: list[list[int]], danger: Danger, barred: i64) -> list[list[int]]:
    """Return the leads in an order in which each is certain; fewer where one is not.

    Cards that are ``barred`` may be led only when nothing else is left.
    """
    waiting = parts.copy()
    led: list[list[int]] = []
    while waiting:
        place = _next_certain(waiting, danger, barred)
        if place < 0:
            break
        part = waiting.pop(place)
        danger.draw(part)
        led.append(part)
    return led


def _next_certain(waiting: list[list[int]], danger: Danger, barred: i64) -> int:
    free = 0
    for part in waiting:
        free += 0 if bit(part[0]) & barred else 1
    for place in range(len(waiting)):
        part = waiting[place]
        if (free == 0 or not bit(part[0]) & barred) and danger.beater(part) == NO_CARD:
            return place
    return -1


def shown_void(
    story: list[Event], order: Order, others: list[int], *, may_ruff: bool = False
) -> i64:
    """Return the suits, as bits, that every one of the others has shown to be out of.

    With ``may_ruff`` a trump on a plain suit shows nothing.
    """
    void = [0] * (max(others) + 1)
    led = NO_SUIT
    for event in story:
        if not isinstance(event, Played):
            continue
        if event.number == 0:
            led = order.suit[event.cards[0]]
        elif event.seat < len(void):
            for face in event.cards:
                suit = order.suit[face]
                if suit != led and not (may_ruff and suit == TRUMPS):
                    void[event.seat] |= int(shifted(1, led))
    every: i64 = shifted(1, TRUMPS + 1) - 1
    for seat in others:
        every &= void[seat]
    return every


def claim_singles(held: i64, legal: i64, trick: Trick, danger: Danger, barred: i64) -> Claim:
    """Judge a claim where single cards are played, by the seat to act."""
    faces = strongest_first(held, danger.order)
    if not trick.cards:
        free = strongest_first(legal, danger.order)
        others = [face for face in faces if face not in free]
        return _claim_leads(free + others, danger, barred)
    players = trick.seats if trick.out < 0 else trick.seats - 1
    is_last = len(trick.cards) == players - 1
    worst = Claim([], Refusal("claim_trick"))
    for face in faces:
        wins = danger.order.power(face, trick.led) > trick.power
        if not legal & bit(face) or not wins:
            continue
        beater = danger.beater([face])
        if not is_last and beater != NO_CARD:
            worst = Claim([], Refusal("claim_beaten", cards=[face, beater]))
            continue
        fresh = Danger(danger.order, danger.once, danger.twice, 0)
        fresh.left = danger.left.copy()
        rest = _claim_leads([other for other in faces if other != face], fresh, barred)
        if rest.refusal is None:
            first: list[Action] = [Play([face])]
            return Claim(first + rest.plays, None)
        worst = rest
    return worst


def _claim_leads(faces: list[int], danger: Danger, barred: i64) -> Claim:
    parts = [[face] for face in faces]
    return claim_of_leads(parts, led_out(parts, danger, barred), danger)


def claim_of_leads(parts: list[list[int]], led: list[list[int]], danger: Danger) -> Claim:
    """Return the claim of all parts, or the refusal that names one that was not led."""
    plays: list[Action] = [Play(part) for part in led]
    if len(led) == len(parts):
        return Claim(plays, None)
    cards: list[int] = []
    for part in parts:
        if part not in led:
            cards = [part[0], danger.beater(part)]
            if cards[1] != NO_CARD:
                break
    return Claim([], Refusal("claim_beaten", cards=cards))


def strongest_first(held: i64, order: Order) -> list[int]:
    """Return the cards by falling strength, trumps first."""
    keyed: list[tuple[int, int]] = []
    for face in faces_in(held):
        trump = 100 if order.suit[face] == TRUMPS else 0
        keyed.append((-trump - order.strength[face], face))
    keyed.sort()
    return [key[1] for key in keyed]
