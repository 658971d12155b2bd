"""The command line as a user meets it: programs started, words read, exit codes kept."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.app.words import HELP, keys, said
from cardavia.match.record import read_match, write_match
from cardavia.version import VERSION
from playing import NAMES, match_of, played, step

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
HEAD = '{"cardavia": 1, "game": "pitch", "options": {"players": 4}}\n'


def cardavia(
    *words: str, text: str | bytes = "", language: str = "en_GB.UTF-8"
) -> subprocess.CompletedProcess[str]:
    """Run the program without a display."""
    environment = {k: v for k, v in os.environ.items() if k not in SCREENS}
    environment |= {"LANG": language, "LC_ALL": language, "PYTHONIOENCODING": "utf-8"}
    data = text.encode() if isinstance(text, str) else text
    done = subprocess.run(
        [sys.executable, "-m", "cardavia", *words],
        input=data,
        capture_output=True,
        env=environment,
        timeout=120,
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def answer(*words: str, text: str | bytes = "") -> tuple[int, dict[str, object]]:
    done = cardavia(*words, text=text)
    assert "Traceback" not in done.stderr
    return done.returncode, json.loads(done.stdout)


@pytest.mark.parametrize("word", ["--version", "--help", "--paths"])
def test_the_first_words_need_neither_qt_nor_pydantic(word: str) -> None:
    program = (
        "import sys; from cardavia.app.command_line import run; code = run([sys.argv[1]]);"
        "print(code, [m for m in ('PySide6', 'pydantic', 'cardavia.ui') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, word], capture_output=True, text=True, check=True
    )
    assert done.stdout.rstrip().endswith("0 []")


def test_the_version_is_said() -> None:
    done = cardavia("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Cardavia {VERSION}\n", "")


def test_the_folders_are_those_of_the_desktop(own_folders: Path) -> None:
    done = cardavia("--paths")
    assert done.stdout.splitlines() == [
        f"{name} {own_folders / name / 'cardavia'}" for name in ("config", "data", "state", "cache")
    ]
    assert not (own_folders / "config").exists()


def test_help_speaks_the_language_of_the_system_or_the_one_named() -> None:
    assert cardavia("--help").stdout == HELP["en"]
    assert cardavia("--help", language="hi_IN.UTF-8").stdout == HELP["hi"]
    assert cardavia("--help", "--language", "hi").stdout == HELP["hi"]
    assert cardavia("--help", "--language=en", language="hi_IN.UTF-8").stdout == HELP["en"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["fly"], "unknown_command"),
        (["check"], "needs_file"),
        (["check", "a", "b"], "too_many"),
        (["check", "--fast", "a"], "unknown_option"),
        (["check", "/nowhere/at/all"], "unreadable"),
        (["check", "/"], "unreadable"),
        (["play", "--game", "whist"], "unknown_game"),
        (["play", "--deal"], "needs_value"),
        (["play", "--deal", "0"], "needs_number"),
        (["play", "--deal", "-3"], "needs_number"),
        (["play", "--deal", "9" * 30], "needs_number"),
        (["play", "--deal", "७"], "needs_number"),
        (["play", "--language", "fr"], "unknown_language"),
        (["play", "--open", "/nowhere"], "unreadable"),
        (["arena"], "needs_game"),
        (["arena", "whist", "--seats", "easy"], "unknown_game"),
        (["arena", "pitch", "--seats", "easy,easy"], "wrong_seats"),
        (["arena", "pitch"], "wrong_seats"),
        (["arena", "pitch", "--seats", "easy,hard,easy,clever"], "unknown_level"),
        (["arena", "pitch", "--options", "{"], "wrong_options"),
        (["arena", "pitch", "--options", '{"target": 8}'], "wrong_options"),
        (["arena", "pitch", "--seats", "easy,easy,easy,easy", "--deals", "x"], "needs_number"),
        (["hint", "/nowhere"], "unreadable"),
        (["bench", "much"], "too_many"),
        (["play"], "no_display"),
        (["play", "--game", "pitch"], "no_display"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(words: list[str], sentence: str) -> None:
    for language in ("en_GB.UTF-8", "hi_IN.UTF-8"):
        done = cardavia(*words, language=language)
        start = said(sentence, language[:2], "\0", "\0", "\0").split("\0")[0]
        assert done.returncode == 2
        assert done.stderr.startswith(start)
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr


def test_nothing_is_written_for_bad_input(own_folders: Path, tmp_path: Path) -> None:
    save = tmp_path / "deals"
    cardavia("arena", "pitch", "--seats", "easy", "--save", str(save))
    cardavia("play", "--game", "whist")
    assert not save.exists()
    assert not (own_folders / "data").exists()


def test_every_sentence_is_there_in_both_languages() -> None:
    for key in keys():
        english, hindi = said(key, "en", 1, 2, 3), said(key, "hi", 1, 2, 3)
        assert english
        assert hindi
        assert english != hindi
        assert any("\u0900" <= letter <= "\u097f" for letter in hindi)


@pytest.mark.parametrize("name", NAMES)
def test_check_tells_who_is_to_act_and_how(name: str, tmp_path: Path) -> None:
    match = played(name, 8, steps=20)
    while match.is_deal_over():
        match.next_deal()
    file = tmp_path / "match.cardavia"
    file.write_text(write_match(match), "utf-8")

    code, found = answer("check", str(file))

    assert code == 0
    assert found["ok"] is True
    assert found["seat"] == match.turn
    prompt = match.view(match.turn).prompt()
    assert found["asks"] == prompt.asks
    assert ("legal" in found) == prompt.listed
    assert ("choose" in found) != prompt.listed
    assert found["scores"] == match.standing.scores
    assert found["over"] is False
    assert found["winners"] == []


def test_every_answer_check_lists_is_legal_in_the_record() -> None:
    match = played("pitch", 8, steps=9)
    _, found = answer("check", "-", text=write_match(match))
    legal = found["legal"]
    assert isinstance(legal, list)
    assert legal
    for action in legal:
        line = json.dumps({"seat": match.turn} | action)
        assert read_match(write_match(match) + line).state_hash() != match.state_hash()


def test_check_describes_a_choice_too_large_to_list() -> None:
    match = match_of("black_maria", 4)
    match.next_deal()
    _, found = answer("check", "-", text=write_match(match))
    choose = found["choose"]
    assert isinstance(choose, dict)
    assert (found["asks"], choose["least"], choose["most"], len(choose["cards"])) == (
        "give",
        3,
        3,
        13,
    )


def test_check_tells_how_a_match_ended() -> None:
    from random import Random

    match, rng = match_of("black_maria", 3, limit=50), Random(3)
    while step(match, rng):
        pass
    code, found = answer("check", "-", text=write_match(match))
    assert code == 0
    assert found == {
        "ok": True,
        "scores": match.standing.scores,
        "over": True,
        "winners": match.winners,
    }


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("hello", 1, "not_json"),
        (HEAD + '{"seat": 1, "bid": 2}', 2, "no_deal"),
        (HEAD + "\n" + '{"scores": [0]}', 3, "deal_unfinished"),
    ],
)
def test_check_refuses_with_line_and_reason_and_exit_1(text: str, line: int, reason: str) -> None:
    code, found = answer("check", "-", text=text)
    assert code == 1
    assert (found["ok"], found["line"], found["reason"]) == (False, line, reason)
    assert str(found["sentence"]).endswith(".")


def test_check_cannot_read_what_is_no_text(tmp_path: Path) -> None:
    assert cardavia("check", "-", text=b"\xff\xfe\x00").returncode == 2
    assert cardavia("check", str(tmp_path)).returncode == 2


def test_hint_answers_for_the_seat_to_act() -> None:
    match = played("pitch", 8, steps=9)
    code, found = answer("hint", "-", "--json", "--worlds", "8", text=write_match(match))
    assert code == 0
    choice = found["choice"]
    assert isinstance(choice, dict)
    line = json.dumps({"seat": match.turn} | choice)
    read_match(write_match(match) + line)
    candidates = found["candidates"]
    assert isinstance(candidates, list)
    assert {"action", "value", "reasons"} == set(candidates[0])
    assert candidates[0]["action"] == choice

    plain = cardavia("hint", "-", "--worlds", "8", text=write_match(match))
    assert plain.stdout.startswith(f"seat {match.turn}: ")
    assert "imagined deals" in plain.stdout


def test_hint_speaks_the_language_asked_for() -> None:
    match = played("black_maria", 8, steps=1)
    words = cardavia(
        "hint", "-", "--worlds", "4", "--language", "hi", text=write_match(match)
    ).stdout

    assert words.startswith(f"खिलाड़ी {match.turn}: ")
    assert words.count("\n") > 4
    assert not set("bcdefghijklmnopqrstuvwxyz") & set(words)


def test_hint_says_when_nobody_is_to_act_or_the_record_is_refused() -> None:
    done = cardavia("hint", "-", text=HEAD)
    assert (done.returncode, done.stderr) == (2, said("nothing_to_do", "en") + "\n")
    done = cardavia("hint", "-", text="{")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_a_reader_that_goes_away_leaves_no_complaint() -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m cardavia --help | head -c 1',
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
