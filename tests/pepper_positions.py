"""Pepper positions, before and in the middle of play, written as text."""

from cardavia.rules.actions import BIG_PEPPER, Action, NameTrump, Pass
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.game import Options, Standing, Value, seats_of
from cardavia.rules.pepper import Pepper, PepperGame
from notation import SUITS, call, cards, deal_of, dealt, options_of
from notation import run as run_all

GAME = PepperGame()
POOR = "9S TS 9H TH 9D TD"
"""Nothing above a ten."""
ALONE = ["JS JC AS KS QS TS", "9S 9H TH QH KH AH", "9D TD JD QD KD AD", "9C TC QC KC AC JH"]
"""Seat 0 takes every trick with spades."""


def table_of(deal: Deal) -> Pepper:
    assert isinstance(deal.table, Pepper)
    return deal.table


def pepper(**chosen: Value) -> Options:
    return options_of(GAME, **chosen)


def run(deal: Deal, answers: list[Action]) -> list[str]:
    return [event.key for event in run_all(deal, answers)]


def auction(calls: str, **chosen: Value) -> Deal:
    """Return a deal, dealer 0, after the given calls of seats 1, 2, 3 ..."""
    deal = dealt(GAME, pepper(**chosen), 7)
    run(deal, [call(word) for word in calls.split()])
    return deal


def contracted(bid: str, trump: str, hands: list[str], **chosen: Value) -> Deal:
    """Return a deal at its first lead: seat 0 has bid, the others passed, seat 0 named trump."""
    options = pepper(**chosen)
    last = seats_of(options) - 1
    deal = deal_of(GAME, options, hands, dealer=last)
    passes = 0 if bid == "big" else last
    run(deal, [call(bid), *[Pass()] * passes, NameTrump(SUITS[trump])])
    return deal


def in_trick(trump: str, played: str) -> Pepper:
    """Return a table with cards played in order, seat 0 leading, none of them checked."""
    deal = dealt(GAME, pepper(), 1, dealer=3)
    table_of(deal).call(BIG_PEPPER, None)
    table_of(deal).name_trump(SUITS[trump], None)
    for one in cards(played):
        table_of(deal).play(deal.owns, one, None)
    return table_of(deal)


def finished(bid: int, tricks: list[int], **chosen: Value) -> Pepper:
    """Return a table at its end: seat 0 contracted, and the first seat of each side took tricks."""
    done = table_of(dealt(GAME, pepper(**chosen), 1))
    done.bid, done.contractor, done.turn = bid, 0, NOBODY
    done.tricks_won[: len(tricks)] = tricks
    return done


def settled(before: list[int], done: Pepper, **chosen: Value) -> Standing:
    options = pepper(**chosen)
    standing = GAME.start(options, 0)
    standing.scores = before
    deal = dealt(GAME, options, 1)
    deal.table = done
    return GAME.settle(options, standing, deal)
