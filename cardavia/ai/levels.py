"""The levels of computer players: they differ by knowledge and by thought, never by peeking."""

from typing import Final

from cardavia.ai.decision import Candidate, Decision
from cardavia.ai.dice import Dice
from cardavia.ai.mind import Mind
from cardavia.ai.minds import mind_of
from cardavia.ai.search import searched
from cardavia.rules.catalogue import all_games
from cardavia.rules.sight import Sight, sight_from

LEVELS: Final = ["random", "easy", "normal", "hard", "expert"]
DEFAULT_WORLDS: Final = 100
EASY_SLIPS: Final = 0.30
"""How often an easy player answers without thinking."""


def decide(
    sight_text: str, level: str, seed: int, worlds: int | None = None, think_ms: int | None = None
) -> Decision:
    """Return what a level answers to what its seat saw.

    ``worlds`` limits imagined deals and makes the answer the same on every run; ``think_ms``
    limits time. ValueError where the text is no sight.
    """
    sight = sight_from(sight_text, all_games())
    return decided(sight, level, seed, worlds, think_ms)


def decided(
    sight: Sight, level: str, seed: int, worlds: int | None, think_ms: int | None
) -> Decision:
    """Return what a level answers to a rebuilt sight."""
    dice = Dice(seed * 7919 + len(sight.answers) * 31 + sight.seat)
    mind = mind_of(sight.game.name)
    if level == "random":
        return _random(sight, dice)
    if level == "easy":
        return _easy(mind, sight, dice)
    if level == "normal":
        return _first(mind.plain_candidates(sight))
    if level == "hard":
        return _first(mind.candidates(sight))
    count = worlds if worlds is not None else (0 if think_ms else DEFAULT_WORLDS)
    return searched(mind, sight, dice, count, think_ms or 0)


def _first(candidates: list[Candidate]) -> Decision:
    return Decision(candidates[0].action, candidates, 0)


def _easy(mind: Mind, sight: Sight, dice: Dice) -> Decision:
    """Follow simple habits, but not always."""
    prompt = sight.view().prompt()
    if prompt.listed and prompt.asks == "play" and dice.chance() < EASY_SLIPS:
        return _random(sight, dice)
    return _first(mind.plain_candidates(sight))


def _random(sight: Sight, dice: Dice) -> Decision:
    """Answer anything legal; where answers are not listed, by simple habits."""
    prompt = sight.view().prompt()
    if not prompt.listed:
        return _first(mind_of(sight.game.name).plain_candidates(sight))
    action = prompt.legal[dice.throw(len(prompt.legal))]
    return Decision(action, [Candidate(action, 0.0, [])], 0)
