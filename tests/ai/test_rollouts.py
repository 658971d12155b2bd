"""The fast play-outs choose the very cards that the rules of thumb would."""

from random import Random

import pytest

from cardavia.ai.black_maria import suits
from cardavia.ai.black_maria.giving import best_gift
from cardavia.ai.black_maria.mind import note_void as note_maria
from cardavia.ai.black_maria.playing import rule_card as maria_card
from cardavia.ai.dice import Dice
from cardavia.ai.minds import mind_of
from cardavia.ai.pepper.mind import PepperMind
from cardavia.ai.pepper.playing import Sizing as PepperSizing
from cardavia.ai.pitch.playing import rule_call, rule_card
from cardavia.ai.pitch.rollout import game_points
from cardavia.ai.tractor.counting import Count, note_voids
from cardavia.ai.tractor.course import hand_in
from cardavia.ai.tractor.mind import TractorMind, plays_of
from cardavia.ai.tractor.rollout import Rollout
from cardavia.ai.tractor.valuing import Sizing
from cardavia.cards.cards import NO_SUIT
from cardavia.cards.hand import faces_in
from cardavia.cards.packs import shuffled
from cardavia.rules.actions import BIG_PEPPER, Bid, Pass
from cardavia.rules.black_maria.table import ADD_TO_OTHERS, CHOOSING, GIVING, BlackMaria
from cardavia.rules.black_maria.terms import ALL_HEARTS, JACK_OF_DIAMONDS, QUEEN_OF_SPADES
from cardavia.rules.catalogue import game_named
from cardavia.rules.deal import Deal
from cardavia.rules.game import Game, defaults, split
from cardavia.rules.pepper.table import PLAYING as PEPPER_PLAYING
from cardavia.rules.pepper.table import Pepper
from cardavia.rules.pitch.table import GAME_POINTS, Pitch
from cardavia.rules.tractor.table import PLAYING as TRACTOR_PLAYING
from cardavia.rules.tractor.table import Tractor

MARIA = [
    {},
    {"scoring": "spot", "moon": "add", "auto_finish": True},
    {"scoring": "akq", "moon": "choice", "break_hearts": True, "first_trick_clean": True},
    {"players": 3, "jd_minus10": True, "moon": "subtract", "opener": "club2"},
]


def test_faces_written_out() -> None:
    assert suits.MARIA == QUEEN_OF_SPADES
    assert suits.DIAMOND_JACK == JACK_OF_DIAMONDS
    assert suits.HEART_BITS == ALL_HEARTS


def dealt(name: str, number: int, **options: object) -> Deal:
    """Return a deal played by the rules of thumb up to its first card."""
    game = game_named(name)
    assert isinstance(game, Game)
    chosen = defaults(game) | options
    hands, stock = split(game, chosen, shuffled(game.pack(chosen), Random(number)))
    return game.begin(chosen, game.start(chosen, number % 3), hands, stock)


@pytest.mark.parametrize("options", MARIA, ids=str)
def test_black_maria(options: dict[str, object]) -> None:
    mind = mind_of("black_maria")
    for number in range(40):
        fast = dealt("black_maria", number, **options)
        slow = fast.copy()
        mind.play_out(fast, Dice(1), [0] * fast.table.seats)
        step_by_step(slow)
        assert fast.state() == slow.state()
        assert fast.table.is_over()


def step_by_step(deal: Deal) -> None:
    """Play Black Maria by its rules of thumb, each card put down on the real table."""
    table = deal.table
    assert isinstance(table, BlackMaria)
    voids = [0] * table.seats
    while not table.is_over():
        hand = deal.owns[table.turn].hand.once
        if table.stage == GIVING:
            table.give(deal.owns, best_gift(hand, table.terms), None)
        elif table.stage == CHOOSING:
            table.choose(ADD_TO_OTHERS, None)
        elif not table.legal_bits(hand):
            deal.apply(Pass(), None)
        else:
            card = maria_card(table, hand, voids)
            note_maria(table, table.turn, card, voids)
            table.play(deal.owns, card, None)


TRACTOR = [
    {},
    {"start_level": "T", "twos_trump": True, "throws": True},
    {"level_gap": "open", "kitty": "2^n"},
]


@pytest.mark.parametrize("options", TRACTOR, ids=str)
def test_tractor(options: dict[str, object]) -> None:
    mind = mind_of("tractor")
    for number in range(12):
        fast = dealt("tractor", number, **options)
        slow = fast.copy()
        mind.play_out(fast, Dice(1), [0, 0, 0, 0])
        tractor_step_by_step(slow)
        assert fast.state() == slow.state()
        assert fast.table.is_over()


def tractor_step_by_step(deal: Deal) -> None:
    """Play Tractor by its rules of thumb, each play put down on the real table."""
    table = deal.table
    assert isinstance(table, Tractor)
    mind = TractorMind()
    table.terms.throws = False  # what is imagined to come holds no throws
    voids = [0, 0, 0, 0]
    while not table.is_over():
        if table.phase != TRACTOR_PLAYING:
            mind.prepare(table, deal)
            continue
        faces = mind.best_play(table, deal.owns[table.turn], voids)
        note_voids(table, table.turn, faces, voids)
        table.play(deal.owns, faces, None)


@pytest.mark.parametrize("options", TRACTOR, ids=str)
def test_what_a_play_of_tractor_loses_against_the_best(options: dict[str, object]) -> None:
    dice = Dice(5)
    for number in range(6):
        deal = dealt("tractor", number, **options)
        table = deal.table
        assert isinstance(table, Tractor)
        table.terms.throws = False
        mind = TractorMind()
        while table.phase != TRACTOR_PLAYING:
            mind.prepare(table, deal)
        rollout = Rollout(table.copy(), deal.owns, [0, 0, 0, 0])
        voids = [0, 0, 0, 0]
        while table.left > 1 or len(table.trick.plays) < 3:
            sizing = Sizing(Count(table, deal.owns[table.turn], table.turn, voids))
            plays = plays_of(sizing.count, deal.owns[table.turn])
            faces = plays[dice.throw(len(plays))]
            lost = max(sizing.value(play) for play in plays) - sizing.value(faces)
            play = hand_in(rollout.lanes, faces)
            assert rollout.regret(play.once, play.twice, len(faces)) == pytest.approx(lost)
            note_voids(table, table.turn, faces, voids)
            rollout.course.put(play.once, play.twice, len(faces))
            table.play(deal.owns, faces, None)


PITCH = [
    {},
    {"players": 7, "low": "holder", "follow": "strict"},
    {"players": 3, "smudge": True},
    {"partnership": True, "target": 11, "steal_four": True},
]


@pytest.mark.parametrize("options", PITCH, ids=str)
def test_pitch(options: dict[str, object]) -> None:
    mind = mind_of("pitch")
    for number in range(60):
        fast = dealt("pitch", number, **options)
        slow = fast.copy()
        mind.play_out(fast, Dice(1), [0] * fast.table.seats)
        pitch_step_by_step(slow)
        assert fast.state() == slow.state()
        assert fast.table.is_over()


def pitch_step_by_step(deal: Deal) -> None:
    """Play Pitch by its rules of thumb, each card put down on the real table."""
    table = deal.table
    assert isinstance(table, Pitch)
    while not table.is_over():
        hand = deal.owns[table.turn].hand.once
        if table.is_auction:
            table.call(rule_call(table, hand), None)
        else:
            table.play(deal.owns, rule_card(table, hand, table.turn), None)


def test_every_rank_counts_towards_game_as_the_rules_say() -> None:
    assert [game_points(rank) for rank in range(13)] == GAME_POINTS[:13]


PEPPER = [
    {},
    {"players": 3},
    {"players": 2},
    {"alone": True, "alone_swap": True},
    {"alone": True, "low_no_trump": True},
]


@pytest.mark.parametrize("options", PEPPER, ids=str)
def test_pepper(options: dict[str, object]) -> None:
    mind = mind_of("pepper")
    for number in range(60):
        fast = dealt("pepper", number, **options)
        if "alone" in options:
            fast.apply(Bid(BIG_PEPPER), None)
        slow = fast.copy()
        mind.play_out(fast, Dice(1), [0] * fast.table.seats)
        pepper_step_by_step(slow)
        assert fast.state() == slow.state()
        assert fast.table.is_over()


def pepper_step_by_step(deal: Deal) -> None:
    """Play Pepper by its rules of thumb, each card put down on the real table."""
    table = deal.table
    assert isinstance(table, Pepper)
    mind = PepperMind()
    voids = [0] * table.seats
    while not table.is_over():
        hand = deal.owns[table.turn].hand.once
        if table.stage != PEPPER_PLAYING:
            mind.prepare(table, deal, hand)
            continue
        sizing = PepperSizing(table, hand, table.turn, voids)
        card = max(faces_in(table.legal_bits(hand)), key=sizing.value)
        led = table.trick.led
        if led != NO_SUIT and table.order.suit[card] != led:
            voids[table.turn] |= 1 << led
        table.play(deal.owns, card, None)
