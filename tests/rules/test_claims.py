"""Claims: accepted only where nothing the others hold or do can take a trick."""

from random import Random

import pytest

from cardavia.cards.cards import names_of
from cardavia.cards.hand import hand_of, mask_of
from cardavia.cards.order import plain_order
from cardavia.match.match import Match
from cardavia.rules.actions import Play
from cardavia.rules.catalogue import game_named
from cardavia.rules.claiming import Claim, Danger, claim_singles, shown_void
from cardavia.rules.claims import claim_of
from cardavia.rules.deal import Deal, Own, View
from cardavia.rules.events import Played
from cardavia.rules.game import seats_of
from cardavia.rules.tricks import Trick
from claim_worlds import (
    judged,
    late_position,
    lost_line,
    strong_deal,
    tractor_ending,
    worlds,
)
from notation import SUITS, cards
from random_deals import some_options
from tractor_positions import in_play

TWO_PACKS = [face for face in range(54) for _ in range(2)]


@pytest.mark.parametrize(
    ("name", "deals", "left"), [("pepper", 200, 3), ("pitch", 300, 3), ("black_maria", 80, 3)]
)
def test_no_world_and_no_play_takes_a_trick_from_a_claim(name: str, deals: int, left: int) -> None:
    game = game_named(name)
    assert game is not None
    accepted = 0
    for number in range(deals):
        rng = Random(number)
        options = some_options(game, rng)
        match = Match(game, options, [""] * seats_of(options), number + 1)
        strong_deal(match, rng)
        if not late_position(match, rng, rng.randint(1, left)):
            continue
        deal, story, pack = match.table_deal, list(match.story), game.pack(options)
        if judged(pack, deal, story).refusal is None:
            accepted += 1
            for world in worlds(deal, story, pack, rng, 5):
                assert lost_line(world, story, pack, rng) == "", (number, options)
    assert accepted >= 8


def test_no_world_takes_a_trick_from_a_claim_in_tractor() -> None:
    accepted = 0
    for number in range(80):
        rng = Random(number)
        deal = tractor_ending(rng, rng.randint(1, 5), throws=number % 2 == 0)
        if judged(TWO_PACKS, deal, []).refusal is None:
            accepted += 1
            for world in worlds(deal, [], TWO_PACKS, rng, 6):
                assert lost_line(world, [], TWO_PACKS, rng) == "", number
    assert accepted >= 20


def singles(held: str, unseen: str, trump: str = "spades", void: int = 0) -> Claim:
    """Judge a claim on lead."""
    mine = mask_of(cards(held))
    danger = Danger(plain_order(SUITS[trump]), mask_of(cards(unseen)), 0, void)
    return claim_singles(mine, mine, Trick(0, 4), danger, 0)


def text(claim: Claim) -> str:
    """Return the plays of a claim, or what is said against it."""
    if claim.refusal is not None:
        return f"{claim.refusal.key} {names_of(claim.refusal.cards)}".strip()
    return ", ".join(names_of(play.cards()) for play in claim.plays)


@pytest.mark.parametrize(
    ("held", "unseen", "said"),
    [
        ("AS KS", "QS JS", "AS, KS"),
        ("KS 2S", "AS", "claim_beaten KS AS"),
        # Two leads of trumps draw both that are out, whoever holds them; then the two is high.
        ("AS KS 2S", "QS JS", "AS, KS, 2S"),
        ("AS KS 2S", "QS JS 3S", "claim_beaten 2S QS"),
        ("AS 2H", "QS", "AS, 2H"),
        ("KS 2H", "QS JS", "claim_beaten 2H QS"),
        ("AS KS 2H", "QS JS 3C", "AS, KS, 2H"),
        ("AS KS 2H", "QS JS 3H", "claim_beaten 2H 3H"),
        # With trumps gone, two high hearts draw the two that are out.
        ("AH KH 2H", "QH JH", "AH, KH, 2H"),
        ("AH KH 2H", "QH JH 2S", "claim_beaten AH 2S"),
    ],
)
def test_leads_are_certain_only_above_all_that_may_be_left(
    held: str, unseen: str, said: str
) -> None:
    assert text(singles(held, unseen)) == said


def test_what_everybody_has_shown_to_be_out_of_is_no_danger() -> None:
    order = plain_order(SUITS["spades"])
    story = [
        Played(0, cards("2S"), 0),
        Played(1, cards("2H"), 1),
        Played(2, cards("2C"), 2),
        Played(3, cards("3C"), 3),
    ]

    void = shown_void(list(story), order, [1, 2, 3])

    assert void == 1 << 4
    assert text(singles("3S", "AS KS", void=int(void))) == "3S"
    assert shown_void(list(story[:3]), order, [1, 2, 3]) == 0


def test_a_ruff_shows_nothing_where_one_may_always_ruff() -> None:
    order = plain_order(SUITS["spades"])
    story = [Played(0, cards("2H"), 0), Played(1, cards("2S"), 1)]

    assert shown_void(list(story), order, [1]) == 1 << 1
    assert shown_void(list(story), order, [1], may_ruff=True) == 0


@pytest.mark.parametrize(
    ("led", "held", "unseen", "said"),
    [
        ("QH 3H 4H", "KH", "AH", "KH"),
        ("QH 3H", "KH", "AH", "claim_beaten KH AH"),
        ("QH 3H 4H", "JH", "2H", "claim_trick"),
        # The king takes this trick, and the ace the next; the other way round would lose.
        ("QH 3H 4H", "AH KH", "JC", "KH, AH"),
        ("QH 3H 4H", "KH 2C", "3C", "claim_beaten 2C 3C"),
    ],
)
def test_a_claim_within_a_trick_must_take_that_trick_too(
    led: str, held: str, unseen: str, said: str
) -> None:
    order = plain_order(SUITS["none"])
    trick = Trick(4 - len(led.split()), 4)
    for place, face in enumerate(cards(led)):
        trick.add(trick.seat_at(place), face, order)
    mine = mask_of(cards(held))
    hearts = mine & order.mask(1)

    claim = claim_singles(
        mine, hearts or mine, trick, Danger(order, mask_of(cards(unseen)), 0, 0), 0
    )

    if said == "KH, AH":
        assert sorted(text(claim).split(", ")) == ["AH", "KH"]
    else:
        assert text(claim) == said


def ending(held: str, others: str, *, dealer: int = 1, buried: str = "") -> Claim:
    """Judge the first seat's claim in Tractor, all other cards being played; clubs are trumps."""
    table = in_play(dealer=dealer)
    out = list(TWO_PACKS)
    for face in cards(f"{held} {others}"):
        out.remove(face)
    gone = hand_of(out)
    table.seen_once, table.seen_twice = gone.once, gone.twice
    table.turn = 0
    own = Own(hand_of(cards(held)))
    own.away = cards(buried)
    deal = Deal(table, [own, Own(hand_of([])), Own(hand_of([])), Own(hand_of([]))], [])
    return claim_of(View(table, deal.owns[0], 0), [], TWO_PACKS)


@pytest.mark.parametrize(
    ("held", "others", "said"),
    [
        ("AS", "AS KS", "AS"),
        ("KS", "AS", "claim_beaten KS AS"),
        ("KS KS", "AS QS", "KS KS"),
        ("KS KS", "AS AS", "claim_beaten KS AS"),
        ("KS KS", "2C 3C", "KS KS"),
        ("KS KS", "2C 2C", "claim_beaten KS 2C"),
        ("TS TS JS JS", "QS QS KS AS", "TS TS JS JS"),
        ("TS TS JS JS", "QS QS KS KS", "claim_beaten TS KS"),
        # The pair is kept for the last trick, which multiplies the kitty.
        ("AS KH KH", "QS QH", "AS, KH KH"),
        # Trumps must be drawn first, so that the pair of trumps can't wait.
        ("AC AC 2S", "KC QC", "AC AC, 2S"),
    ],
)
def test_pairs_and_tractors_are_led_where_they_are_certain(
    held: str, others: str, said: str
) -> None:
    assert text(ending(held, others)) == said


def test_the_dealer_does_not_fear_what_it_has_buried() -> None:
    assert text(ending("KS", "AS", dealer=0)) == "claim_beaten KS AS"
    assert text(ending("KS", "AS", dealer=0, buried="AS")) == "KS"


@pytest.mark.parametrize("name", ["pepper", "pitch", "black_maria", "tractor"])
def test_nothing_is_claimed_before_play_or_out_of_turn(name: str) -> None:
    game = game_named(name)
    assert game is not None
    options = {option.key: option.values[0] for option in game.options()}
    match = Match(game, options, [""] * seats_of(options), 3)
    match.next_deal()

    for seat in range(seats_of(options)):
        claim = claim_of(match.view(seat), match.told(seat), game.pack(options))
        assert claim.refusal is not None
        assert claim.refusal.key == "claim_not_now"


def test_a_plan_is_plays_of_the_whole_hand() -> None:
    claim = singles("AS KS 2S", "QS JS")

    assert all(isinstance(play, Play) for play in claim.plays)
    assert sorted(face for play in claim.plays for face in play.cards()) == sorted(
        cards("AS KS 2S")
    )
