"""What the benchmark repeats: whole deals by legal chance, and by each game's rules of thumb."""

from mypy_extensions import i64

from cardavia.ai.dice import Dice
from cardavia.ai.minds import mind_of
from cardavia.cards.hand import Hand, bit, count_bits, nth_face
from cardavia.rules.actions import Action, Bury, Give
from cardavia.rules.black_maria.table import GIVING, BlackMaria
from cardavia.rules.black_maria.table import PLAYING as MARIA_PLAYING
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.pepper.table import PLAYING as PEPPER_PLAYING
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.pitch.table import PASSED as PITCH_PASSED
from cardavia.rules.pitch.table import Pitch
from cardavia.rules.tractor.dice import Dice as TractorDice
from cardavia.rules.tractor.table import Tractor


def random_deals(deals: list[Deal], times: int, seed: int) -> int:
    """Play copies of deals to the end by legal chance, and return how many cards were held last.

    That number is 0 unless a game can end early: it shows that every deal was really played.
    """
    dice = Dice(seed)
    left = 0
    for index in range(times):
        deal = deals[index % len(deals)].copy()
        play_at_random(deal, dice)
        for own in deal.owns:
            left += int(own.hand.size())
    return left


def play_at_random(deal: Deal, dice: Dice) -> None:
    """Play one deal to its end; every answer is drawn from all that are legal."""
    table = deal.table
    if isinstance(table, Tractor):
        table.play_out(deal.owns, deal.stock, TractorDice(dice.throw(1 << 20)))
    elif isinstance(table, Pitch):
        _pitch(table, deal, dice)
    elif isinstance(table, Pepper):
        _pepper(table, deal, dice)
    elif isinstance(table, BlackMaria):
        _black_maria(table, deal, dice)


def _pitch(table: Pitch, deal: Deal, dice: Dice) -> None:
    while table.turn != NOBODY:
        if table.is_auction:
            bids = table.legal_bids()
            least = -1 if table.may_pass() else 0
            place = least + dice.throw(len(bids) - least)
            table.call(PITCH_PASSED if place < 0 else bids[place], None)
        else:
            legal = table.legal_bits(deal.owns[table.turn].hand.once)
            table.play(deal.owns, _face(legal, dice), None)


def _pepper(table: Pepper, deal: Deal, dice: Dice) -> None:
    while table.turn != NOBODY:
        if table.stage == PEPPER_PLAYING:
            legal = table.legal_bits(deal.owns[table.turn].hand.once)
            table.play(deal.owns, _face(legal, dice), None)
        else:
            deal.apply(_listed(deal, dice), None)


def _black_maria(table: BlackMaria, deal: Deal, dice: Dice) -> None:
    while table.turn != NOBODY:
        if table.stage == MARIA_PLAYING:
            legal = table.legal_bits(deal.owns[table.turn].hand.once)
            table.play(deal.owns, _face(legal, dice), None)
        elif table.stage == GIVING:
            hand = deal.owns[table.turn].hand
            table.give(deal.owns, _gift(hand, table.terms.pass_count, dice), None)
        else:
            deal.apply(_listed(deal, dice), None)


def _face(legal: i64, dice: Dice) -> int:
    return int(nth_face(legal, dice.throw(int(count_bits(legal)))))


def _gift(hand: Hand, count: int, dice: Dice) -> list[int]:
    left = hand.once
    faces: list[int] = []
    for _ in range(count):
        face = _face(left, dice)
        faces.append(face)
        left &= ~bit(face)
    return faces


def _listed(deal: Deal, dice: Dice) -> Action:
    legal = deal.prompt().legal
    return legal[dice.throw(len(legal))]


def some_answer(deal: Deal, dice: Dice) -> Action:
    """Return a legal answer before the first card: a listed one, or some cards to put away."""
    prompt = deal.prompt()
    if prompt.listed:
        return prompt.legal[dice.throw(len(prompt.legal))]
    faces = prompt.cards.copy()
    dice.shuffle(faces)
    chosen = faces[: prompt.least]
    return Bury(chosen) if prompt.asks == "bury" else Give(chosen)


def rollouts(name: str, deals: list[Deal], times: int, seed: int) -> int:
    """Play copies of deals to the end by a game's rules of thumb; returns the cards held last."""
    mind = mind_of(name)
    dice = Dice(seed)
    left = 0
    for index in range(times):
        deal = deals[index % len(deals)].copy()
        voids: list[int] = [0] * deal.table.seats
        mind.play_out(deal, dice, voids)
        for own in deal.owns:
            left += int(own.hand.size())
    return left
