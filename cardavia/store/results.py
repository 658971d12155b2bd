"""What is kept of a finished deal for the statistics, as the person at seat 0 lived it."""

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Final

from cardavia.match.match import Match
from cardavia.rules.events import Event, Scored
from cardavia.rules.game import defaults, side_of

MADE: Final = frozenset({"made", "defended"})
SET: Final = frozenset({"set", "lost_deal"})
YOU: Final = 0


@dataclass(frozen=True)
class Facts:
    """One deal; plain values only, so that it reads back as it was written."""

    game: str
    options: str
    """Those that differ from the defaults, as JSON with sorted keys; the players always."""
    level: str
    """Of the opponents: one level, or ``mixed``."""
    partner: str
    """Level of the partner; empty where there is none."""
    number: int
    assisted: bool = False
    played: bool = False
    """Whether a card was played."""
    declaring: str = ""
    """Who had the contract: ``us``, ``them`` or nobody (empty)."""
    bid: int = 0
    made: bool = False
    tricks: int = 0
    of_tricks: int = 0
    points: int = 0
    """What the deal added to the score of the person's side; levels in Tractor."""
    card_points: int = 0
    over: bool = False
    """Whether the match ended with it."""
    won: bool = False
    abandoned: bool = False
    match: int = 0
    started: str = ""


def facts_of(match: Match) -> Facts:
    """Return the facts of the deal that has just ended."""
    dealing = match.dealing
    assert dealing is not None
    ours = _our_side(match)
    place = match.game.sides(match.options).index(ours)
    tricks = [event for event in match.story if event.key == "trick_won"]
    mine = [event for event in tricks if event.seat in ours]
    declaring, made = _contract(match.story, ours)
    return replace(
        _table_facts(match, ours),
        assisted=dealing.assisted,
        played=bool(tricks),
        declaring=declaring,
        bid=max((event.number for event in match.story if event.key == "auction_won"), default=0),
        made=made,
        tricks=len(mine),
        of_tricks=len(tricks),
        points=match.standing.scores[place] - dealing.before.scores[place],
        card_points=sum(event.number for event in mine),
        over=match.is_over(),
        won=any(seat in ours for seat in match.winners),
    )


def facts_of_abandoned(match: Match) -> Facts | None:
    """Return the facts of a match given up, or None if no card of it was played."""
    if not match.past and not any(event.key == "played" for event in match.story):
        return None
    return replace(_table_facts(match, _our_side(match)), over=True, abandoned=True)


def _our_side(match: Match) -> list[int]:
    sides = match.game.sides(match.options)
    return sides[side_of(sides, YOU)]


def _table_facts(match: Match, ours: list[int]) -> Facts:
    return Facts(
        game=match.game.name,
        options=_differing(match),
        level=_level(match, ours),
        partner="".join(match.levels[seat] for seat in ours if seat != YOU),
        number=match.deal_number,
    )


def _contract(story: list[Event], ours: list[int]) -> tuple[str, bool]:
    for event in story:
        if isinstance(event, Scored) and event.reason in MADE | SET:
            return "us" if event.seat in ours else "them", event.reason in MADE
    return "", False


def _level(match: Match, ours: list[int]) -> str:
    levels = {match.levels[seat] for seat in range(len(match.levels)) if seat not in ours}
    return levels.pop() if len(levels) == 1 else "mixed"


def _differing(match: Match) -> str:
    usual = defaults(match.game)
    kept = {k: v for k, v in match.options.items() if k == "players" or v != usual[k]}
    return json.dumps(kept, sort_keys=True)


def facts_written(facts: Facts) -> str:
    """Return facts as JSON."""
    return json.dumps(asdict(facts))


def facts_read(number: int, text: str, started: str | None) -> Facts | None:
    """Return the facts of a match's row, or None where the row is damaged."""
    try:
        raw = json.loads(text)
        known = {one.name: raw[one.name] for one in fields(Facts) if one.name in raw}
        known |= {"match": number, "started": started or known.get("started", "")}
        facts = Facts(**known)
    except (ValueError, TypeError, RecursionError):
        return None
    return facts if _is_sound(facts) else None


def _is_sound(facts: Facts) -> bool:
    """Tell whether every value is of its kind; a row may come from a damaged file."""
    return all(type(getattr(facts, one.name)) is one.type for one in fields(Facts))
