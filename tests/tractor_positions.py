"""Tractor positions in the middle of play, written as text. Level 7 and clubs unless said otherwise."""

from cardavia.cards.cards import RANK_LETTERS, names_of
from cardavia.rules.actions import Action, Bury, Pass, Play, Refusal, Show
from cardavia.rules.deal import Deal, Own
from cardavia.rules.game import Options, Value
from cardavia.rules.tractor import Tractor, TractorGame
from cardavia.rules.tractor.options import Terms
from cardavia.rules.tractor.table import PLAYING
from cardavia.rules.tractor.trick import Trick
from notation import SUITS, cards, options_of, own

GAME = TractorGame()


def tractor(**chosen: Value) -> Options:
    """Return the options of a Tractor table."""
    return options_of(GAME, **chosen)


def level_of(letter: str) -> int:
    """Return the level of a rank letter."""
    return RANK_LETTERS.index(letter)


def pairs(text: str) -> list[int]:
    """Return two of each card."""
    return cards(" ".join(f"{name} {name}" for name in text.split()))


def in_play(level: str = "7", trump: str = "clubs", *, dealer: int = 0, **chosen: Value) -> Tractor:
    """Return a table whose dealer is about to lead."""
    terms = Terms(tractor(**chosen))
    table = Tractor(terms, [level_of(level)] * 2, dealer, False)
    table.order = terms.order(SUITS[trump], level_of(level))
    table.phase = PLAYING
    return table


def facing(led: str, level: str = "7", trump: str = "clubs", **chosen: Value) -> Tractor:
    """Return a table where seat 0 has led and seat 3 is to follow."""
    table = in_play(level, trump, **chosen)
    table.trick = Trick(0)
    table.trick.add(0, cards(led), table.order)
    table.turn = 3
    return table


def legal(table: Tractor, holding: str) -> set[str]:
    """Return the plays listed for a hand, cards in order of face."""
    prompt = table.prompt(own(holding))
    assert prompt.listed, prompt.text()
    return {names_of(sorted(action.cards())) for action in prompt.legal}


def text(names: str) -> str:
    """Return a play in the order that ``legal`` uses."""
    return names_of(sorted(cards(names)))


def refusal(table: Tractor, holding: str, played: str) -> str:
    """Return the key with which a play is refused, empty if it is legal."""
    found = why_not(table, holding, played)
    return "" if found is None else found.key


def why_not(table: Tractor, holding: str, played: str) -> Refusal | None:
    """Return the refusal of a play."""
    return table.why_not(own(holding), Play(cards(played)))


def winning_place(plays: str, level: str = "7", trump: str = "clubs", **chosen: Value) -> int:
    """Return the place (1 for the leader) that wins a trick written as ``"9D, AD, AD, KD"``."""
    table = in_play(level, trump, **chosen)
    trick = Trick(0)
    for seat, played in zip((0, 3, 2, 1), plays.split(","), strict=True):
        trick.add(seat, cards(played), table.order)
    return 1 + (0, 3, 2, 1).index(trick.winner)


def show(names: str) -> Action:
    """Return a declaration, or a pass for ``"pass"``."""
    return Pass() if names == "pass" else Show(cards(names))


def table_of(deal: Deal) -> Tractor:
    """Return the deal's table."""
    assert isinstance(deal.table, Tractor)
    return deal.table


def bury_first(deal: Deal) -> Bury:
    """Return the dealer's eight lowest faces."""
    return Bury(deal.owns[deal.table.dealer].hand.faces()[:8])


def owns_of(*hands: str) -> list[Own]:
    """Return the four seats, seat 0 first."""
    return [own(names) for names in hands]
