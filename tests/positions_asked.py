"""Matches led by chance to every question that a person at the table can be asked."""

from random import Random
from typing import Final

from cardavia.cards.cards import HEARTS, QUEEN, RANKS
from cardavia.match.match import Match
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Value, defaults, seats_of
from ui_games import legal_answer

NAMES: Final = ["", "Asha", "Kabir", "Meera", "Dev", "Nila", "Omar"]
TABLES: Final[dict[str, list[dict[str, Value]]]] = {
    "pitch": [{}, {"players": 7, "smudge": True}, {"players": 2}],
    "pepper": [
        {},
        {"alone": True, "alone_swap": True, "low_no_trump": True, "misdeal": True},
        {"players": 2},
    ],
    "black_maria": [{}, {"players": 3, "pass_count": 4}, {"moon": "choice"}],
    "tractor": [{}, {"throws": True}],
}
"""The options of the tables looked at: the usual one, a full one, a small one."""
MOST_DEALS: Final = 12
MOON_SEED: Final = 1594


def match_of(game: str, seed: int = 3, *, dealt: bool = True, **chosen: Value) -> Match:
    """Return a match, its first deal dealt or not yet."""
    kind = game_named(game)
    assert kind is not None
    options = defaults(kind) | chosen
    match = Match(kind, options, NAMES[: seats_of(options)], seed)
    if dealt:
        match.next_deal()
    return match


def lead_to(match: Match, asks: str, rng: Random) -> bool:
    """Play until the person is asked a question; tells whether it came."""
    for _ in range(MOST_DEALS):
        while not match.is_deal_over():
            if match.turn == 0 and match.view(0).prompt().asks == asks:
                return True
            match.submit(match.turn, legal_answer(match, rng))
        if match.is_over():
            return False
        match.next_deal()
    return False


def questions(game: str, chosen: dict[str, Value]) -> set[str]:
    """Return every question that chance finds at a table."""
    found: set[str] = set()
    rng = Random(1)
    for seed in range(4):
        match = match_of(game, seed + 1, **chosen)
        for _ in range(6):
            while not match.is_deal_over():
                if match.turn == 0:
                    found.add(match.view(0).prompt().asks)
                match.submit(match.turn, legal_answer(match, rng))
            if match.is_over():
                break
            match.next_deal()
    return found


def moon_asked() -> Match:
    """Return a match whose person has every penalty and is to choose: all others fed the hearts."""
    match = match_of("black_maria", MOON_SEED, moon="choice")
    while match.turn != 0 or match.view(0).prompt().asks != "moon":
        prompt = match.view(match.turn).prompt()
        if not prompt.listed:
            match.submit(match.turn, legal_answer(match, Random(MOON_SEED)))
        elif match.turn == 0:
            match.submit(0, max(prompt.legal, key=_rank))
        else:
            match.submit(match.turn, min(prompt.legal, key=lambda one: _fed(one, prompt.legal)))
    return match


def _rank(action: Action) -> int:
    return action.cards()[0] % RANKS


def _fed(action: Action, legal: list[Action]) -> tuple[bool, int]:
    """Order what the others play: where suits may be thrown, hearts and queens first."""
    suits = {one.cards()[0] // RANKS for one in legal}
    face = action.cards()[0]
    is_thrown = len(suits) > 1 and (face // RANKS == HEARTS or face % RANKS == QUEEN)
    return not is_thrown, _rank(action)
