"""Every reason the computer can give has a sentence, and needs no more than it brings along."""

import ast
from pathlib import Path

import pytest

import cardavia
from cardavia.ai.levels import decide
from cardavia.match.match import Match
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults
from cardavia.ui.language import Language
from cardavia.ui.texts.reasons import REASONS, reason_sentence

AI = Path(cardavia.__file__).parent / "ai"


def given_keys() -> set[str]:
    """Every key of a reason in the sources of the computer players."""
    found: set[str] = set()
    for path in AI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if called and node.func.id == "Reason":
                found |= {part.value for part in ast.walk(node.args[0]) if is_text(part)}
    return found


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_every_reason_of_the_computer_has_a_sentence() -> None:
    keys = given_keys()
    assert len(keys) > 40
    assert keys <= set(REASONS)


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("name", ["pitch", "pepper", "black_maria", "tractor"])
def test_reasons_given_in_a_deal_are_whole_sentences(
    name: str, language: Language, code: str
) -> None:
    language.choose(code)
    game = game_named(name)
    assert game is not None
    options = defaults(game)
    match = Match(game, options, ["", "Asha", "Kabir", "Meera"], 11)
    match.next_deal()
    said: set[str] = set()
    while not match.is_deal_over():
        decision = decide(match.sight_text(match.turn), "hard", 1)
        for candidate in decision.candidates[:5]:
            said |= {reason_sentence(reason.key, reason.args) for reason in candidate.reasons}
        match.submit(match.turn, decision.action)
    assert len(said) > 4
    assert not [words for words in said if "%" in words or not words]
    assert all(is_hindi(words) == (code == "hi") for words in said)


@pytest.mark.parametrize("key", sorted(REASONS))
def test_every_sentence_is_said_in_both_languages(key: str, language: Language) -> None:
    english = reason_sentence(key, SAMPLE)
    language.choose("hi")
    hindi = reason_sentence(key, SAMPLE)

    assert english
    assert "%" not in english + hindi
    assert is_hindi(hindi)
    assert not is_hindi(english)


@pytest.mark.usefixtures("english")
def test_a_queen_with_no_guard_is_not_said_to_have_only_none() -> None:
    assert "Only" not in reason_sentence("gives_queen", {"guards": 0})
    assert reason_sentence("gives_queen", {"guards": 2}).startswith("Only 2 low spades")


SAMPLE = {
    "card": "QS",
    "cards": "2H 2H",
    "suit": 1,
    "trump": "S",
    "number": 2,
    "guards": 1,
    "points": 5,
    "tricks": 3.5,
    "bid": 3,
    "line": 80,
    "out": 4,
    "trumps": 7,
    "seat": 2,
}


def is_hindi(words: str) -> bool:
    return any("\u0900" <= letter <= "\u097f" for letter in words)
