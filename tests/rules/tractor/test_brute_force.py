"""Following and winning, judged a second time by trying everything.

Nothing here uses orders, masks, shapes or counting: cards are names, ranks are looked up in
strings, and what is owed is found as the best that any choice of cards can do.
"""

from itertools import combinations
from random import Random

import pytest

from cardavia.cards.cards import face_named
from cardavia.cards.hand import hand_of
from cardavia.rules.actions import Play
from cardavia.rules.deal import Own
from cardavia.rules.tractor.dice import Dice
from cardavia.rules.tractor.following import LISTED
from cardavia.rules.tractor.trick import Trick
from notation import SUITS
from tractor_positions import in_play

RANKS = "23456789TJQKA"
NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs", "N": "none"}
Hand = tuple[str, ...]


class Contract:
    """A trump suit letter (N for none) and a level rank."""

    def __init__(self, trump: str, level: str) -> None:
        self.trump, self.level = trump, level

    def suit(self, card: str) -> str:
        if card in ("BJ", "RJ") or card[0] == self.level or card[1] == self.trump:
            return "T"
        return card[1]

    def height(self, card: str) -> int:
        """Return how high a card stands in its suit, from a list written out."""
        ladder = [rank for rank in RANKS if rank != self.level]
        if card[0] in ladder and card not in ("BJ", "RJ"):
            return ladder.index(card[0])
        above = ["off", "on", "BJ", "RJ"] if self.trump != "N" else ["off", "BJ", "RJ"]
        name = card if card in above else "on" if card[1] == self.trump else "off"
        return (len(ladder) if self.trump != "N" else 0) + above.index(name)


def pairs_of(play: Hand) -> list[str]:
    return [card for card in sorted(set(play)) if play.count(card) == 2]


def row_length(contract: Contract, pairs: list[str]) -> int:
    """Return the most pairs that follow each other, by trying every choice of them."""
    for size in range(len(pairs), 0, -1):
        for choice in combinations(pairs, size):
            heights = sorted(contract.height(card) for card in choice)
            if heights == list(range(heights[0], heights[0] + size)):
                return size
    return 0


def is_shape(contract: Contract, play: Hand) -> bool:
    if len({contract.suit(card) for card in play}) != 1:
        return False
    if len(play) == 1:
        return True
    pairs = pairs_of(play)
    return 2 * len(pairs) == len(play) and row_length(contract, pairs) == len(pairs)


def choices(holding: Hand, size: int) -> list[Hand]:
    return sorted({tuple(sorted(choice)) for choice in combinations(holding, size)})


def legal_follows(contract: Contract, holding: Hand, lead: Hand, *, rows: bool) -> set[Hand]:
    """Return the choices that are best at what is owed: the suit, then pairs, then rows."""
    suit = contract.suit(lead[0])
    owed_pairs = len(lead) // 2

    def merit(play: Hand) -> tuple[int, int, int]:
        inside = tuple(card for card in play if contract.suit(card) == suit)
        pairs = pairs_of(inside)
        row = row_length(contract, pairs)
        return (
            len(inside),
            min(owed_pairs, len(pairs)),
            min(owed_pairs, row) if rows and owed_pairs > 1 and row > 1 else 0,
        )

    found = choices(holding, len(lead))
    best = max(merit(play) for play in found)
    return {play for play in found if merit(play) == best}


def winner(contract: Contract, plays: list[Hand]) -> int:
    best = 0
    for place in range(1, len(plays)):
        if beats(contract, plays[place], plays[best], contract.suit(plays[0][0])):
            best = place
    return best


def beats(contract: Contract, play: Hand, standing: Hand, led: str) -> bool:
    if not is_shape(contract, play) or contract.suit(play[0]) not in (led, "T"):
        return False
    ours, theirs = contract.suit(play[0]), contract.suit(standing[0])
    if ours != theirs:
        return ours == "T"
    return max(map(contract.height, play)) > max(map(contract.height, standing))


def some_contract(rng: Random) -> Contract:
    return Contract(rng.choice("SHDCN"), rng.choice(RANKS))


def narrow_pack(rng: Random, contract: Contract) -> list[str]:
    """Return a pack of few different cards, so that pairs and rows are common."""
    first = rng.randrange(9)
    suits = rng.sample("SHDC", 2)
    names = [rank + suit for suit in suits for rank in RANKS[first : first + 4]]
    names += [contract.level + suit for suit in "SHD"] + ["BJ", "RJ"]
    pack = sorted(set(names)) * 2
    rng.shuffle(pack)
    return pack


def faces(play: Hand) -> list[int]:
    return [face_named(card) for card in play]


def leads(contract: Contract, holding: Hand) -> list[Hand]:
    return [
        play for size in (1, 2, 4, 6) for play in choices(holding, size) if is_shape(contract, play)
    ]


@pytest.mark.parametrize("rows", [False, True])
@pytest.mark.parametrize("seed", range(150))
def test_following_agrees_with_trying_every_choice(seed: int, rows: bool) -> None:
    rng = Random(seed)
    contract = some_contract(rng)
    pack = narrow_pack(rng, contract)
    lead = rng.choice(leads(contract, tuple(pack[:8]))[::-1][:12])
    holding = tuple(pack[8 : 8 + max(len(lead), rng.randrange(1, 13))])
    table = in_play(
        contract.level, NAMES[contract.trump], tractor_follow="tractor" if rows else "pairs"
    )
    table.trick.add(0, faces(lead), table.order)
    table.turn = 3
    own = Own(hand_of(faces(holding)))

    expected = legal_follows(contract, holding, lead, rows=rows)
    for play in choices(holding, len(lead)):
        assert (table.why_not(own, Play(faces(play))) is None) == (play in expected), play
    prompt = table.prompt(own)
    texts = {Play(sorted(faces(play))).text() for play in expected}
    if prompt.listed:
        assert {action.text() for action in prompt.legal} == texts
        assert len(prompt.legal) == len(texts)
    else:
        assert len(texts) > LISTED
        assert set(prompt.cards) == {face for play in expected for face in faces(play)}
    rolled = {Play(sorted(table.some_play(own, Dice(n)))).text() for n in range(40)}
    assert rolled <= texts


@pytest.mark.parametrize("seed", range(150))
def test_leads_agree_with_trying_every_choice(seed: int) -> None:
    rng = Random(seed)
    contract = some_contract(rng)
    holding = tuple(narrow_pack(rng, contract)[:8])
    table = in_play(contract.level, NAMES[contract.trump])
    table.left = len(holding)
    own = Own(hand_of(faces(holding)))

    expected = set(leads(contract, holding))
    for size in range(1, 7):
        for play in choices(holding, size):
            assert (table.why_not(own, Play(faces(play))) is None) == (play in expected), play
    listed = {action.text() for action in table.prompt(own).legal}
    eight = [play for play in choices(holding, 8) if is_shape(contract, play)]
    assert {text.split(" ", 1)[1] for text in listed} == {
        Play(sorted(faces(play), key=table.order.strength.__getitem__)).text().split(" ", 1)[1]
        for play in [*expected, *eight]
    }


@pytest.mark.parametrize("seed", range(400))
def test_winners_agree_with_comparing_every_play(seed: int) -> None:
    rng = Random(seed)
    contract = some_contract(rng)
    pack = narrow_pack(rng, contract)
    lead = rng.choice(leads(contract, tuple(pack[:6]))[::-1][:8])
    plays = [lead]
    rest = list(pack[6:])
    for _ in range(3):
        options = [play for play in leads(contract, tuple(rest[:9])) if len(play) == len(lead)]
        play = rng.choice(options) if options and rng.random() < 0.8 else tuple(rest[: len(lead)])
        for card in play:
            rest.remove(card)
        plays.append(play)
    table = in_play(contract.level, NAMES[contract.trump])
    trick = Trick(0)
    for seat, play in zip((0, 3, 2, 1), plays, strict=True):
        trick.add(seat, faces(play), table.order)

    assert (0, 3, 2, 1).index(trick.winner) == winner(contract, plays), plays


def test_the_dice_reach_every_legal_answer() -> None:
    rng = Random(5)
    contract = Contract("H", "7")
    for _ in range(10):
        pack = narrow_pack(rng, contract)
        lead = rng.choice(leads(contract, tuple(pack[:8]))[::-1][:6])
        holding = tuple(pack[8:16])
        table = in_play(contract.level, NAMES[contract.trump])
        own = Own(hand_of(faces(holding)))
        table.left = 8
        seen = {Play(sorted(table.some_play(own, Dice(n)))).text() for n in range(4000)}
        assert seen == {Play(sorted(faces(play))).text() for play in leads(contract, holding)}
        table.trick.add(0, faces(lead), table.order)
        follows = legal_follows(contract, holding, lead, rows=False)
        seen = {Play(sorted(table.some_play(own, Dice(n)))).text() for n in range(4000)}
        assert seen == {Play(sorted(faces(play))).text() for play in follows}


def test_the_contract_here_agrees_on_suits() -> None:
    table = in_play("7", "hearts")
    contract = Contract("H", "7")

    for card in ("7S", "2H", "AS", "BJ"):
        counts_as = contract.suit(card)
        suit = 4 if counts_as == "T" else SUITS[NAMES[counts_as]]
        assert table.order.suit[face_named(card)] == suit
