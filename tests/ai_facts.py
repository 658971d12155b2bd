"""What each reason of the computer claims, held against the cards as they really lie."""

from collections.abc import Callable

from ai_deals import Seats
from cardavia.ai.decision import Reason
from cardavia.ai.levels import decide
from cardavia.cards.cards import JACK, QUEEN, RANKS, TEN, TRUMPS, face_named
from cardavia.rules.actions import Action
from cardavia.rules.black_maria import BlackMaria
from cardavia.rules.black_maria.terms import limit_of
from cardavia.rules.game import Standing
from cardavia.rules.pepper import Pepper
from cardavia.rules.pitch import Pitch
from cardavia.rules.pitch.table import GAME_POINTS
from cardavia.rules.tractor import Tractor
from cardavia.rules.tractor.scoring import line_above, points_in

QUEEN_OF_SPADES = QUEEN


class Fact:
    """One reason, and the whole deal to hold it against."""

    def __init__(self, seats: Seats, action: Action, reason: Reason) -> None:
        deal = seats.deal
        self.deal, self.table, self.action, self.reason = deal, deal.table, action, reason
        self.game, self.options, self.before = seats.game, seats.options, seats.before
        self.seat = deal.table.turn
        self.hand = deal.owns[self.seat].hand.faces()
        self.order = getattr(deal.table, "order", None)

    def arg(self, key: str) -> object:
        return self.reason.args[key]

    @property
    def card(self) -> int:
        return face_named(str(self.arg("card")))

    def others(self) -> list[int]:
        return [
            f for s, own in enumerate(self.deal.owns) if s != self.seat for f in own.hand.faces()
        ]

    def suit(self, faces: list[int], suit: int) -> list[int]:
        return [face for face in faces if self.order.suit[face] == suit]

    def higher_elsewhere(self, face: int) -> bool:
        same = self.suit(self.others(), self.order.suit[face])
        return any(self.order.strength[other] > self.order.strength[face] for other in same)

    def trick(self) -> list[int]:
        return list(self.table.trick.cards)

    def is_last(self) -> bool:
        return len(self.trick()) == self.table.seats - 1 - (getattr(self.table, "out", -1) >= 0)

    def wins(self, face: int) -> bool:
        return self.order.power(face, self.table.trick.led) > self.table.trick.power

    def ally(self, other: int) -> bool:
        return self.table.seats == 4 and (other - self.seat) % 2 == 0


def pitch_low(fact: Fact) -> bool:
    trumps = self_trumps(fact, fact.hand + fact.trick())
    return fact.is_last() and fact.wins(fact.card) and min(trumps) == fact.card


def self_trumps(fact: Fact, faces: list[int]) -> list[int]:
    return [face for face in faces if fact.order.suit[face] == TRUMPS]


def pitch_facts(fact: Fact) -> dict[str, Callable[[], bool]]:
    table = fact.table
    assert isinstance(table, Pitch)
    jack = table.order.trump * RANKS + JACK
    played = fact.action.cards()
    return {
        "expected_points": lambda: 0 <= fact.arg("points") <= 4,
        "steal_equal": lambda: fact.seat == table.dealer and table.bid == fact.arg("bid"),
        "least_bid": lambda: table.legal_bids()[0] == fact.arg("bid"),
        "deny_pitcher": lambda: fact.arg("seat") == table.pitcher != fact.seat,
        "high_certain": lambda: fact.arg("suit") * RANKS + 12 in fact.hand,
        "best_trump": lambda: fact.arg("suit") == played[0] // RANKS,
        "save_jack": lambda: fact.card == jack and fact.is_last() and fact.wins(jack),
        "save_low": lambda: pitch_low(fact),
        "boss_trump": lambda: (
            fact.order.suit[fact.card] == TRUMPS and not fact.higher_elsewhere(fact.card)
        ),
        "capture_jack": lambda: jack in fact.trick() and fact.is_last() and fact.wins(played[0]),
        "ten_in_trick": lambda: (
            any(f % RANKS == TEN for f in fact.trick()) and fact.wins(played[0])
        ),
        "not_worth_ruff": lambda: (
            sum(GAME_POINTS[f] for f in fact.trick()) == fact.arg("points") < 10
        ),
        "keep_low_candidate": lambda: min(self_trumps(fact, fact.hand)) < fact.card,
    }


def pepper_facts(fact: Fact) -> dict[str, Callable[[], bool]]:
    table = fact.table
    assert isinstance(table, Pepper)
    played = fact.action.cards()
    right = table.order.trump * RANKS + JACK
    wins = [face for face in fact.hand if face in legal(fact) and fact.wins(face)]
    return {
        "expected_tricks": lambda: fact.arg("tricks") > 0,
        "price_only": lambda: table.legal_bids()[0] == fact.arg("bid"),
        "six_certain": lambda: len(self_honours(fact)) >= 3,
        "best_gift": lambda: fact.card == strongest(fact, table.turn == table.out),
        "no_high_card": lambda: all(face % RANKS <= TEN for face in fact.hand),
        "pass_out_safe": lambda: table.contractor < 0 and table.calls_made == table.seats - 1,
        "partner_bid_stands": lambda: (
            fact.arg("seat") == table.contractor and fact.ally(table.contractor)
        ),
        "draw_trumps": lambda: 0 < len(self_trumps(fact, fact.others())) <= fact.arg("out"),
        "force_right": lambda: right not in fact.hand and max_power(fact) == fact.card,
        "keep_last_trump": lambda: not self_trumps(fact, fact.others()),
        "boss": lambda: not fact.higher_elsewhere(fact.card),
        "partner_has_it": lambda: (
            fact.arg("seat") == table.trick.winner and fact.ally(table.trick.winner)
        ),
        "cheapest_winner": lambda: (
            fact.is_last() and fact.card == min(wins, key=lambda f: power(fact, f))
        ),
        "keep_guard": lambda: (
            (fact.arg("suit") * RANKS + 11 in fact.hand and played[0] % RANKS != 11)
            or played[0] // RANKS != fact.arg("suit")
        ),
    }


def legal(fact: Fact) -> list[int]:
    return [action.cards()[0] for action in fact.deal.prompt().legal if action.cards()]


def power(fact: Fact, face: int) -> int:
    return fact.order.power(face, fact.table.trick.led)


def max_power(fact: Fact) -> int:
    return max(self_trumps(fact, fact.hand), key=lambda face: fact.order.strength[face])


def self_honours(fact: Fact) -> list[int]:
    return [face for face in fact.hand if face % RANKS in (JACK, 11, 12)]


def strongest(fact: Fact, is_partner: bool) -> int:
    """Return the card of most use to the contractor, or that of least use to give back."""

    def use(face: int) -> float:
        ace = 10 if face % RANKS == 12 else 0
        trump = 20 if fact.order.suit[face] == TRUMPS else ace
        return (fact.order.strength[face] + trump) * (1 if is_partner else -1)

    return max(fact.hand, key=use)


def ends(fact: Fact) -> Standing:
    """Return the standing when the deal ends with this answer."""
    after = fact.deal.copy()
    after.apply(fact.action, None)
    return fact.game.settle(fact.options, fact.before, after)


def maria_facts(fact: Fact) -> dict[str, Callable[[], bool]]:
    table = fact.table
    assert isinstance(table, BlackMaria)
    played = fact.action.cards()
    suit = played[0] // RANKS if played else -1
    lower = [f for f in fact.suit(fact.others(), suit) if f < played[0]]
    below = [f for f in fact.hand if f // RANKS == table.trick.led and not fact.wins(f)]
    spades = [f for f in fact.hand if f < QUEEN_OF_SPADES]
    rest = [f for f in fact.hand if f not in played]
    return {
        "moon_wins_match": lambda: ends(fact).winners == [fact.seat],
        "would_end_match": lambda: (
            fact.before.scores[table.trick.winner]
            + table.points()[table.trick.winner]
            + sum(table.terms.points[face] for face in [*fact.trick(), *played])
            >= limit_of(fact.options)
        ),
        "hunt_queen": lambda: (
            QUEEN_OF_SPADES in fact.others() and not {10, 11, 12} & set(fact.hand)
        ),
        "unload_high": lambda: not table.loot and (not fact.trick() or fact.wins(fact.card)),
        "duck_under": lambda: fact.card == max(below),
        "dump_queen": lambda: (
            played == [QUEEN_OF_SPADES] and table.trick.winner == fact.arg("seat")
        ),
        "safe_exit": lambda: not lower and bool(fact.suit(fact.others(), suit)),
        "dead_suit": lambda: not fact.suit(fact.others(), fact.arg("suit")),
        "forced_winner": lambda: fact.is_last() and not below,
        "guards": lambda: len(spades) == fact.arg("number") and QUEEN_OF_SPADES in fact.hand,
        "throw_danger": lambda: bool(lower),
        "gives_queen": lambda: QUEEN_OF_SPADES in played and len(spades) == fact.arg("guards"),
        "keeps_queen": lambda: QUEEN_OF_SPADES in rest and len(spades) == fact.arg("guards"),
        "makes_void": lambda: not fact.suit(rest, fact.arg("suit")),
        "gives_high_spade": lambda: fact.card in played and fact.card in (11, 12),
    }


def tractor_facts(fact: Fact) -> dict[str, Callable[[], bool]]:
    table = fact.table
    assert isinstance(table, Tractor)
    played = fact.action.cards()
    points = int(points_in(played))
    pot = points + sum(int(points_in(faces)) for faces in table.trick.plays)
    rest = list(fact.hand)
    for face in played:
        if face in rest:
            rest.remove(face)
    winner = table.trick.winner
    line = int(line_above(table.points))
    return {
        "boss": lambda: len(played) > 1 or not fact.higher_elsewhere(played[0]),
        "draw_trumps": lambda: (
            len(self_trumps(fact, fact.hand)) == fact.arg("mine") > fact.arg("out")
        ),
        "void_behind": lambda: (
            not fact.suit(fact.deal.owns[fact.arg("seat")].hand.faces(), fact.arg("suit"))
        ),
        "crosses_line": lambda: fact.arg("line") == line <= table.points + pot,
        "makes_void": lambda: not fact.suit(rest, fact.arg("suit")),
        "guard_last_trick": lambda: bool(self_trumps(fact, rest)) and table.left <= 25,
        "cash_points": lambda: points == fact.arg("points") > 0,
        "ruff_cheap": lambda: (
            table.trick.shape.suit != TRUMPS and fact.order.suit[fact.card] == TRUMPS
        ),
        "feed_partner": lambda: fact.ally(winner) and points == fact.arg("points") > 0,
        "no_points_to_opponent": lambda: not fact.ally(winner) and points == 0,
        "block_points": lambda: len(table.trick.plays) == 2 and fact.card == played[0],
        "buries_points": lambda: points == fact.arg("points"),
        "trump_count": lambda: 0 < fact.arg("trumps") <= 25,
        "breaks_declaration": lambda: not fact.ally(table.declaring.seat),
        "hard_to_overcall": lambda: len(played) == 2,
        "partner_declared": lambda: fact.ally(table.declaring.seat) and table.declaring.seat >= 0,
        "few_trumps": lambda: 0 < fact.arg("trumps") <= 25,
    }


CHECKS = {
    "pitch": pitch_facts,
    "pepper": pepper_facts,
    "black_maria": maria_facts,
    "tractor": tractor_facts,
}


def false_reasons(seats: Seats, told: set[str]) -> list[str]:
    """Return what is not true of the reasons given now, and note their keys."""
    found = decide(seats.text(seats.turn), "hard", 1)
    wrong: list[str] = []
    for one in found.candidates:
        for reason in one.reasons:
            told.add(reason.key)
            if not CHECKS[seats.game.name](Fact(seats, one.action, reason))[reason.key]():
                wrong.append(f"{one.action.text()}: {reason.key} {reason.args}")
    return wrong
