"""The process that thinks: one line in, one line out, and no peeking beyond the line."""

import io
import json
import subprocess
import sys

import pytest

from ai_deals import Seats
from cardavia.ai.worker import main
from cardavia.rules.actions import Action
from cardavia.rules.notation import action_written, written


def asked(seats: Seats, level: str = "hard", **more: object) -> dict[str, object]:
    return {"ticket": 7, "sight": seats.text(seats.turn), "level": level, "seed": 1} | more


def answers(*lines: object) -> list[dict[str, object]]:
    source = io.StringIO(
        "\n".join(one if isinstance(one, str) else json.dumps(one) for one in lines) + "\n"
    )
    target = io.StringIO()
    assert main(source, target) == 0
    return [json.loads(line) for line in target.getvalue().splitlines()]


def action_of(answer: dict[str, object]) -> Action:
    (item,) = answer["action"].items()
    action = action_written(*item)
    assert action is not None
    return action


@pytest.mark.parametrize("name", ["pitch", "pepper", "black_maria", "tractor"])
def test_an_answer_is_legal_and_carries_its_ticket(name: str) -> None:
    seats = Seats(name, 4)
    while not seats.is_over:
        (answer,) = answers(asked(seats))

        assert answer["ticket"] == 7
        seats.submit(action_of(answer))


def test_candidates_come_with_values_and_reasons() -> None:
    (answer,) = answers(asked(Seats("pepper", 4), "expert", worlds=3))

    first = answer["candidates"][0]
    assert first["action"] == answer["action"]
    assert isinstance(first["value"], float)
    assert {"key", "args"} == set(first["reasons"][0])
    assert answer["worlds"] >= 3


def test_the_worker_judges_an_answer_it_is_given() -> None:
    seats = Seats("pitch", 4).play("normal", 6)
    key, value = written(seats.deal.prompt().legal[-1])
    given = {key: value}

    answer, wrong = answers(asked(seats, given=given, worlds=8), asked(seats, given={"play": 3}))

    assert answer["ticket"] == 7
    assert answer["given"]["action"] == given
    assert answer["cost"] >= -2.0
    assert {"action", "candidates", "worlds", "error"} <= set(answer)
    assert wrong["error"] == "ValueError: not an answer"


def test_a_line_that_is_no_question_is_answered_with_an_error() -> None:
    nonsense, next_one = answers("{", asked(Seats("pitch", 4)))

    assert nonsense["ticket"] is None
    assert nonsense["error"]
    assert next_one["ticket"] == 7


def test_thinking_time_is_kept() -> None:
    (answer,) = answers(asked(Seats("pepper", 4).play("normal", 5), "expert", think_ms=50))

    assert answer["action"]


def test_the_process_ends_with_its_input_and_loads_neither_qt_nor_pydantic() -> None:
    code = (
        "import sys; from cardavia.ai.worker import main; main(sys.stdin, sys.stdout);"
        "print(sorted({'PySide6', 'pydantic', 'platformdirs', 'cardavia.match'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(asked(Seats("pitch", 4))) + "\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )

    line, loaded = done.stdout.splitlines()
    assert json.loads(line)["ticket"] == 7
    assert loaded == "[]"
