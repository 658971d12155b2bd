"""Whole deals of Tractor: nobody is stuck, nothing is lost, nothing changes unseen."""

from collections import Counter
from random import Random

import pytest

from cardavia.cards.cards import names_of
from cardavia.cards.packs import double_pack, shuffled
from cardavia.rules.actions import Play
from cardavia.rules.deal import Deal, Own
from cardavia.rules.events import Event
from cardavia.rules.game import Options, defaults, split
from cardavia.rules.tractor.dice import Dice
from notation import dealt
from recorded import as_recorded
from tractor_positions import GAME, table_of, tractor


def some_options(rng: Random) -> Options:
    """Return a random agreement; throws half the time."""
    options: Options = {o.key: rng.choice(o.values) for o in GAME.options()}
    return options if GAME.why_not_options(options) is None else defaults(GAME)


def start(seed: int) -> tuple[Deal, Options]:
    """Return a random deal under random options, at random levels."""
    rng = Random(seed)
    options = some_options(rng)
    hands, stock = split(GAME, options, shuffled(double_pack(), rng))
    standing = GAME.start(options, rng.randrange(4))
    standing.deals = rng.randrange(3)
    standing.scores = [rng.randint(0, 12), rng.randint(0, 12)]
    return GAME.begin(options, standing, hands, stock), options


def play_checked(seed: int) -> None:
    """Play a deal, checking every answer first, and count cards and points at the end."""
    deal, _ = start(seed)
    table, dice = table_of(deal), Dice(seed)
    told: list[Event] = []
    bonus_of = table.terms.throw_penalty
    while not table.is_over():
        own = deal.owns[table.turn]
        action = table.some_answer(own, dice)
        refusal = table.why_not(own, action)
        assert refusal is None, (action.text(), refusal.text() if refusal else "")
        assert table.prompt(own).least <= len(action.cards())
        deal.apply(action, told)
    if table.redealt:
        return
    played = Counter(face for e in told if e.key == "played" for face in e.cards)
    assert played + Counter(deal.stock) == Counter(double_pack())
    assert table.kitty() == sorted(deal.stock)
    assert all(own.hand.size() == 0 for own in deal.owns)
    failed = [e for e in told if e.key == "throw_failed"]
    penalties = sum(-bonus_of if table.is_attacker(e.seat) else bonus_of for e in failed)
    bonus = next(e.number for e in told if e.key == "kitty_revealed")
    taken = table.points - bonus - penalties
    assert taken + table.defended + table.kitty_points() == 200


@pytest.mark.parametrize("block", range(10))
def test_random_deals_under_random_options_end_and_lose_nothing(block: int) -> None:
    for seed in range(15):
        play_checked(1000 * block + seed)


@pytest.mark.soak
def test_ten_thousand_random_deals_end_and_lose_nothing() -> None:
    for seed in range(10_000):
        play_checked(100_000 + seed)


@pytest.mark.parametrize("seed", range(12))
def test_playing_out_in_silence_is_the_same_as_answering_one_by_one(seed: int) -> None:
    deal, _ = start(seed)
    twin = deal.copy()
    table_of(twin).play_out(twin.owns, twin.stock, Dice(7))
    dice = Dice(7)
    while not deal.table.is_over():
        own = deal.owns[deal.table.turn]
        deal.apply(table_of(deal).some_answer(own, dice), [])

    assert twin.state() == deal.state()


@pytest.mark.parametrize("seed", range(12))
def test_a_decided_deal_ends_with_the_levels_it_had(seed: int) -> None:
    deal, _ = start(seed)
    table, dice = table_of(deal), Dice(seed)
    while not table.is_over():
        deal.apply(table.some_answer(deal.owns[table.turn], dice), None)
        if table.is_over() or not table.is_decided():
            continue
        results = set()
        for number in range(6):
            twin = deal.copy()
            table_of(twin).play_out(twin.owns, twin.stock, Dice(number))
            results.add(tuple(twin.table.scores()))
        assert len(results) == 1


def test_a_decided_deal_is_met_before_the_last_card_somewhere() -> None:
    early = 0
    for seed in range(30):
        deal = dealt(GAME, tractor(), seed)
        table, dice = table_of(deal), Dice(seed)
        while not table.is_over():
            early += table.is_decided()
            deal.apply(table.some_answer(deal.owns[table.turn], dice), None)
    assert early > 0


def test_no_copy_shares_what_changes() -> None:
    deal, _ = start(3)
    table, dice = table_of(deal), Dice(3)
    for _ in range(40):
        twin = deal.copy()
        before = twin.state()
        deal.apply(table.some_answer(deal.owns[table.turn], dice), [])
        assert twin.state() == before


def test_a_seat_that_cannot_see_the_hands_plays_the_same_deal() -> None:
    deal = dealt(GAME, tractor(throws=True), 21)
    table, dice = table_of(deal), Dice(21)
    blind = dealt(GAME, tractor(throws=True), 21)
    for seat in (1, 2, 3):
        blind.owns[seat] = Own(blind.owns[seat].hand.copy())
        blind.owns[seat].hand.once = blind.owns[seat].hand.twice = 0
    while not table.is_over():
        action = table.some_answer(deal.owns[table.turn], dice)
        hidden = not table.shows(0, table.turn, action)
        blind.apply(type(action)([]) if hidden else action, None)  # type: ignore[call-arg]
        deal.apply(action, None)
        assert blind.table.state() == table.state()
        assert blind.owns[0].hand.same_as(deal.owns[0].hand)


def recording() -> str:
    """Return one deal as readable text: hands, then who did what and what came of it."""
    deal = dealt(GAME, tractor(), 2026, dealer=1)
    table, dice = table_of(deal), Dice(2026)
    lines = [
        f"seat {seat} holds {names_of(own.hand.faces())}" for seat, own in enumerate(deal.owns)
    ]
    lines.append(f"kitty {names_of(deal.stock)}")
    while not table.is_over():
        told: list[Event] = []
        seat, action = table.turn, table.some_answer(deal.owns[table.turn], dice)
        deal.apply(action, told)
        lines.append(f"seat {seat} {action.text()}")
        lines += [
            f"    {e.text()}".rstrip()
            for e in told
            if not isinstance(action, Play) or e.key != "played"
        ]
    return "\n".join(lines) + "\n"


def test_the_recorded_deal_still_happens() -> None:
    assert as_recorded("tractor", recording())
