"""``cardavia check`` and ``cardavia hint``: a record replayed, or answered by the computer."""

import json
import sys
from pathlib import Path
from typing import Final

from cardavia.app.arguments import Arguments, BadInputError
from cardavia.app.reasons import sentence
from cardavia.cards.cards import name_of
from cardavia.match.match import Match
from cardavia.match.record import MOST_BYTES, RefusedError, read_match
from cardavia.rules.actions import Action
from cardavia.rules.notation import Written, written

REFUSED: Final = 1


def record_text(name: str) -> str:
    """Return a file's text, ``-`` being standard input."""
    try:
        data = sys.stdin.buffer.read(MOST_BYTES + 1) if name == "-" else _bytes(Path(name))
        return data.decode("utf-8")
    except (OSError, ValueError):
        raise BadInputError("unreadable", name) from None


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def check(words: list[str]) -> int:
    """Replay a record and print one JSON object; 1 if it is refused."""
    arguments = Arguments(words, set(), set())
    (name,) = arguments.only(1, "needs_file")
    try:
        match = read_match(record_text(name))
    except RefusedError as refused:
        print(json.dumps(_refusal(refused, arguments.language)))  # noqa: T201 - the command's answer
        return REFUSED
    print(json.dumps(position(match)))  # noqa: T201 - the command's answer
    return 0


def _refusal(refused: RefusedError, language: str) -> dict[str, object]:
    said = sentence(refused.key, refused.detail, language)
    return {"ok": False, "line": refused.line, "reason": refused.key, "sentence": said}


def position(match: Match) -> dict[str, object]:
    """Return who is to act and how, and how the match stands."""
    found: dict[str, object] = {"ok": True}
    if not match.is_deal_over():
        found |= _asked(match)
    scores = match.standing.scores
    return found | {
        "scores": scores,
        "over": match.is_over(),
        "winners": match.standing.winners,
    }


def _asked(match: Match) -> dict[str, object]:
    prompt = match.view(match.turn).prompt()
    found: dict[str, object] = {"seat": match.turn, "asks": prompt.asks}
    if prompt.listed:
        return found | {"legal": [as_written(action) for action in prompt.legal]}
    cards = [name_of(face) for face in prompt.cards]
    return found | {"choose": {"least": prompt.least, "most": prompt.most, "cards": cards}}


def as_written(action: Action) -> dict[str, Written]:
    """Return an answer as in a record."""
    key, value = written(action)
    return {key: value}


def hint(words: list[str]) -> int:
    """Print what the computer would do for the seat to act."""
    arguments = Arguments(words, {"--level", "--worlds", "--seed"}, {"--json"})
    (name,) = arguments.only(1, "needs_file")
    try:
        match = read_match(record_text(name))
    except RefusedError as refused:
        said = sentence(refused.key, refused.detail, arguments.language)
        raise BadInputError("refused", name, refused.line, said) from None
    if match.is_deal_over():
        raise BadInputError("nothing_to_do")
    print(_hint_text(match, arguments))  # noqa: T201 - the command's answer
    return 0


def _hint_text(match: Match, arguments: Arguments) -> str:
    from cardavia.ai.levels import LEVELS, decide

    level = arguments.values.get("--level", "expert")
    if level not in LEVELS:
        raise BadInputError("unknown_level", level)
    worlds = arguments.number("--worlds", 60, 1, 100_000)
    seed = arguments.number("--seed", 1, 0, 2**53)
    decision = decide(match.sight_text(match.turn), level, seed, worlds)
    candidates = [
        {
            "action": as_written(one.action),
            "value": round(one.value, 4),
            "reasons": [{"key": reason.key, "args": reason.args} for reason in one.reasons],
        }
        for one in decision.candidates
    ]
    found = {"seat": match.turn, "choice": as_written(decision.action), "candidates": candidates}
    if "--json" in arguments.on:
        return json.dumps(found)
    from cardavia.app.advising import advice_lines

    lines = advice_lines(match, decision, arguments.language)
    return "\n".join(lines).rstrip()
