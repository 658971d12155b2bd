"""A process that thinks for the computer seats: one JSON line in, one JSON line out.

In: ticket, sight, level, seed, and worlds or think_ms. Out: ticket, action, candidates, worlds.
With ``given``, an answer, it is judged instead: out come also its value, cost and error.
It ends when its input closes; what it can't understand is answered with the ticket and an error.
"""

import json
import sys
from typing import Any, TextIO

from cardavia.ai.decision import Candidate, Decision
from cardavia.ai.judging import judge
from cardavia.ai.levels import decide
from cardavia.rules.notation import action_written, written


def main(source: TextIO, target: TextIO) -> int:
    """Answer every line until the source ends."""
    for line in source:
        target.write(json.dumps(_answered(line)) + "\n")
        target.flush()
    return 0


def _answered(line: str) -> dict[str, object]:
    ticket: object = None
    try:
        asked = json.loads(line)
        ticket = asked["ticket"]
        answer = _verdict(asked) if "given" in asked else _decision(asked)
    except Exception as error:
        return {"ticket": ticket, "error": f"{type(error).__name__}: {error}"}
    return {"ticket": ticket} | answer


def _decision(asked: dict[str, Any]) -> dict[str, object]:
    worlds, think_ms = asked.get("worlds"), asked.get("think_ms")
    return as_written(decide(asked["sight"], asked["level"], asked["seed"], worlds, think_ms))


def _verdict(asked: dict[str, Any]) -> dict[str, object]:
    ((key, value),) = asked["given"].items()
    given = action_written(key, value)
    if given is None:
        raise ValueError("not an answer")
    worlds, think_ms = asked.get("worlds"), asked.get("think_ms")
    verdict = judge(asked["sight"], given, asked["seed"], worlds, think_ms)
    found = {"given": _candidate(verdict.given), "cost": verdict.cost, "error": verdict.error}
    return as_written(verdict.decision) | found


def as_written(decision: Decision) -> dict[str, object]:
    """Return a decision in the form of a record."""
    key, value = written(decision.action)
    candidates = [_candidate(one) for one in decision.candidates[:6]]
    return {"action": {key: value}, "candidates": candidates, "worlds": decision.worlds}


def _candidate(one: Candidate) -> dict[str, object]:
    key, value = written(one.action)
    reasons = [{"key": reason.key, "args": reason.args} for reason in one.reasons]
    return {"action": {key: value}, "value": one.value, "reasons": reasons}


if __name__ == "__main__":
    sys.exit(main(sys.stdin, sys.stdout))
