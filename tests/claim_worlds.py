"""Claims held against every way the hidden cards may lie and be played."""

from collections.abc import Iterator
from random import Random

from cardavia.cards.hand import Hand, hand_of
from cardavia.match.match import Dealing, Match
from cardavia.rules.actions import Action, Play
from cardavia.rules.claiming import Claim
from cardavia.rules.claims import claim_of
from cardavia.rules.deal import Deal, Own
from cardavia.rules.events import Event, Played, TrickWon
from cardavia.rules.game import Value, seats_of
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.sight import told
from cardavia.rules.tractor.dice import Dice
from cardavia.rules.tractor.table import Tractor
from cardavia.rules.tractor.trick import Trick
from playing import answer
from tractor_positions import in_play


def strong_deal(match: Match, rng: Random) -> None:
    """Begin a deal in which the first seat often holds what is high."""
    options = match.options
    pack = match.game.pack(options)
    drift = rng.random() * 8
    pack.sort(key=lambda face: -_rank(face) * drift / 13 + rng.random() * 8)
    size = match.game.hand_size(options)
    mine, rest = pack[:size], pack[size:]
    rng.shuffle(rest)
    order = [*mine, *rest]
    hands = [order[seat * size : (seat + 1) * size] for seat in range(seats_of(options))]
    match.begin(Dealing(1, match.standing.copy(), hands, order[size * len(hands) :]))


def _rank(face: int) -> int:
    return face % 13 if face < 52 else 30


def late_position(match: Match, rng: Random, left: int) -> bool:
    """Play by chance until the first seat leads with few cards; false if that never comes."""
    while not match.is_deal_over():
        deal = match.table_deal
        asks = deal.prompt().asks
        few = deal.owns[0].hand.size() <= left
        if match.turn == 0 and asks == "play" and few:
            return True
        match.submit(match.turn, answer(match, rng))
    return False


def tractor_ending(rng: Random, left: int, **chosen: Value) -> Deal:
    """Return the end of a deal of Tractor in which the first seat leads, often from strength."""
    table = in_play("7", rng.choice(["clubs", "hearts", "none"]), dealer=rng.randrange(4), **chosen)
    order = table.order
    drift = rng.random() * 2
    pack = [face for face in range(54) for _ in range(2)]
    pack.sort(key=lambda face: -order.power(face, order.suit[face]) * drift / 20 + rng.random() * 8)
    mine, rest = _paired(pack, left, rng), list(pack)
    for face in mine:
        rest.remove(face)
    rng.shuffle(rest)
    hands = [mine, *[rest[seat * left : (seat + 1) * left] for seat in range(3)]]
    kitty, seen = rest[3 * left : 3 * left + 8], rest[3 * left + 8 :]
    gone = hand_of(seen)
    table.seen_once, table.seen_twice = gone.once, gone.twice
    table.turn, table.left = 0, left
    table.trick = Trick(0)
    owns = [Own(hand_of(held)) for held in hands]
    owns[table.dealer].away = kitty
    return Deal(table, owns, list(kitty))


def _paired(pack: list[int], left: int, rng: Random) -> list[int]:
    """Return strong cards, often both copies of them."""
    found: list[int] = []
    for face in pack:
        copies = 2 if rng.random() < 0.5 else 1
        for _ in range(copies):
            if len(found) < left and found.count(face) < 2:
                found.append(face)
    return found


def judged(match_pack: list[int], deal: Deal, story: list[Event]) -> Claim:
    return claim_of(deal.view(0), told(story, 0), match_pack)


def voids(deal: Deal, story: list[Event]) -> list[set[int]]:
    """Return the suits each seat has shown to be out of, for worlds that fit what was seen."""
    table = deal.table
    order = table.order
    lenient = getattr(getattr(table, "terms", None), "strict", True) is False
    shown: list[set[int]] = [set() for _ in range(table.seats)]
    led = -1
    for event in story:
        if isinstance(event, Played):
            if event.number == 0:
                led = order.suit[event.cards[0]]
            for face in event.cards:
                if order.suit[face] != led and not (lenient and order.suit[face] == 4):
                    shown[event.seat].add(led)
    return shown


def worlds(
    deal: Deal, story: list[Event], pack: list[int], rng: Random, count: int
) -> Iterator[Deal]:
    """Yield deals that look the same to the first seat, the true one first."""
    yield deal.copy()
    pool = list(pack)
    known = deal.owns[0].hand.faces()
    if isinstance(deal.table, Tractor | Pepper):
        known += deal.owns[0].away  # buried, or laid down with the partner's hand
    if isinstance(deal.table, Tractor):
        known += hand_of_seen(deal.table)
    else:
        known += [face for event in story if isinstance(event, Played) for face in event.cards]
    for face in known:
        pool.remove(face)
    shown = voids(deal, story)
    for _ in range(count):
        world = _dealt(deal, pool, shown, rng)
        if world is not None:
            yield world


def hand_of_seen(table: Tractor) -> list[int]:
    """Return the cards played so far."""
    return Hand(table.seen_once, table.seen_twice).faces()


def _dealt(deal: Deal, pool: list[int], shown: list[set[int]], rng: Random) -> Deal | None:
    order = deal.table.order
    seats = list(range(1, deal.table.seats))
    rng.shuffle(seats)
    cards = list(pool)
    rng.shuffle(cards)
    if rng.random() < 0.5:  # everything dangerous with one player
        cards.sort(key=lambda face: -order.power(face, order.suit[face]) + rng.random() * 3)
    world = deal.copy()
    for seat in seats:
        size = deal.owns[seat].hand.size()
        fit = [face for face in cards if order.suit[face] not in shown[seat]][:size]
        if len(fit) < size:
            return None
        for face in fit:
            cards.remove(face)
        world.owns[seat].hand = hand_of(fit)
    return world


def lost_line(deal: Deal, story: list[Event], pack: list[int], rng: Random) -> str:
    """Return how the others can take a trick from the claimer, or nothing."""
    table = deal.table
    if table.is_over() or deal.prompt().asks != "play":
        return ""
    if table.turn == 0:
        claim = judged(pack, deal, story)
        if claim.refusal is not None:
            return f"no claim any more: {claim.refusal.text()}"
        return _after(deal, claim.plays[0], story, pack, rng)
    for action in _answers(deal, rng):
        line = _after(deal, action, story, pack, rng)
        if line:
            return line
    return ""


def _answers(deal: Deal, rng: Random) -> list[Action]:
    """Return every answer to try: all but where there are many, as in Tractor."""
    table = deal.table
    legal = deal.prompt().legal
    if not isinstance(table, Tractor):
        return list(legal)
    own = deal.owns[table.turn]
    if own.hand.size() == 1:
        return list(legal)
    return [Play(table.some_play(own, Dice(rng.randrange(1 << 30))))]


def _after(deal: Deal, action: Action, story: list[Event], pack: list[int], rng: Random) -> str:
    refusal = deal.why_not(action)
    if refusal is not None:
        return f"illegal: {action.text()} {refusal.text()}"
    next_deal = deal.copy()
    events: list[Event] = []
    next_deal.apply(action, events)
    for event in events:
        if isinstance(event, TrickWon) and event.seat != 0:
            return f"seat {event.seat} wins with {event.cards}"
    line = lost_line(next_deal, story + events, pack, rng)
    return f"{action.text()} / {line}" if line else ""
