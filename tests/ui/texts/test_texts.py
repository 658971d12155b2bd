"""Everything the rules can tell, refuse or score has words on screen."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardavia
from cardavia.cards.cards import face_named
from cardavia.rules.events import (
    Event,
    KittyRevealed,
    LaidDown,
    Misdealt,
    MoonShot,
    NothingLeft,
    PointWon,
    Scored,
    ThrowAllowed,
    ThrowBeaten,
    ThrowFailed,
)
from cardavia.ui.texts.events import known_keys, sentence
from cardavia.ui.texts.names import Names
from cardavia.ui.texts.refusals import known_keys as known_refusals
from cardavia.ui.texts.scores import known_reasons

RULES = Path(cardavia.__file__).parent / "rules"
ALONE = Names(["You", "Asha", "Kabir", "Meera"], 0, [[0], [1], [2], [3]])
TEAMS = Names(["You", "Asha", "Kabir", "Meera"], 0, [[0, 2], [1, 3]])
SILENT = {"deal_over"}


def words_of_rules() -> Iterator[tuple[Path, str]]:
    """Every string that stands in the rules, beside the file it stands in."""
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path, node.value


def calls(name: str) -> Iterator[ast.Call]:
    """Every place where the rules make something of this name."""
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if called and node.func.id == name:
                yield node


def test_every_refusal_of_the_rules_has_a_sentence() -> None:
    keys = {
        part.value
        for call in calls("Refusal")
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant)
    }
    assert len(keys) > 40
    assert keys <= known_refusals()


def test_every_kind_of_event_has_words_but_the_end_of_a_deal() -> None:
    # Read from the source, since a compiled class keeps its defaults to itself.
    tree = ast.parse((RULES / "events.py").read_text("utf-8"))
    kinds = {
        line.value.value
        for line in ast.walk(tree)
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant)
        if isinstance(line.targets[0], ast.Name) and line.targets[0].id == "key"
    }
    assert len(kinds) > 20
    assert kinds - SILENT <= known_keys()


def test_every_reason_of_a_score_has_words() -> None:
    reasons = {"made", "set", "points", "tricks", "skunk", "penalty", "moon"}
    reasons |= {"defended", "lost_deal", "took_deal", "held_off"}
    assert reasons == known_reasons()
    assert reasons <= {word for _, word in words_of_rules()}


def faces(text: str) -> list[int]:
    return [face_named(name) for name in text.split()]


SAID = [
    (Scored(0, 3, "made"), ALONE, "You score 3 points."),
    (Scored(1, 1, "tricks"), ALONE, "Asha scores 1 point."),
    (Scored(1, -6, "set"), TEAMS, "The opponents missed the bid and lose 6 points."),
    (Scored(0, -6, "set"), TEAMS, "Your team missed the bid and loses 6 points."),
    (Scored(0, 4, "made"), TEAMS, "Your team scores 4 points."),
    (Scored(1, -6, "skunk"), TEAMS, "Opponents: no trick against the Pepper, so 6 points lost"),
    (Scored(2, 13, "penalty"), ALONE, "Kabir takes 13 penalty points."),
    (Scored(0, 0, "penalty"), ALONE, "You take 0 penalty points."),
    (Scored(3, -10, "penalty"), ALONE, "Meera: the score falls by 10 points"),
    (Scored(0, -26, "moon"), ALONE, "Your score falls by 26 points."),
    (Scored(1, 26, "moon"), ALONE, "Asha takes 26 penalty points."),
    (Scored(0, 2, "defended"), TEAMS, "Your team defends the deal and goes up 2 levels."),
    (Scored(1, 1, "defended"), TEAMS, "The opponents defend the deal and go up 1 level."),
    (
        Scored(1, 0, "took_deal"),
        TEAMS,
        "The opponents take over the deal. Their level stays the same.",
    ),
    (Scored(0, 0, "took_deal"), TEAMS, "Your team takes over the deal. Its level stays the same."),
    (
        Scored(1, 0, "defended"),
        TEAMS,
        "The opponents hold the deal. Their level stays the same.",
    ),
    (Scored(0, 0, "defended"), TEAMS, "Your team holds the deal. Its level stays the same."),
    (Scored(0, 1, "took_deal"), TEAMS, "Your team takes over the deal and goes up 1 level."),
    (Scored(0, 0, "lost_deal"), TEAMS, ""),
    (PointWon(1, "attackers", [], 65), TEAMS, "Attackers: 65 points"),
    (PointWon(1, "attackers", [], -10), TEAMS, "Attackers: -10 points"),
    (MoonShot(0, 26), ALONE, "You shot the moon: all 26 penalty points are yours."),
    (NothingLeft(0, 2), ALONE, "No card that scores is left. 2 tricks remain unplayed."),
    (LaidDown(0, 2), TEAMS, "You lay your cards down: Kabir plays alone."),
    (LaidDown(2, 0), TEAMS, "You play alone: Kabir lays the cards down."),
    (LaidDown(1, 3), TEAMS, "Meera plays alone: Asha lays the cards down."),
    (ThrowAllowed(1, 0), TEAMS, "Asha cannot beat the throw."),
    (
        ThrowBeaten(1, 0, faces("KS")),
        TEAMS,
        "Asha beats the throw with: king of spades",
    ),
    (
        ThrowFailed(1, faces("3S"), 10),
        TEAMS,
        "The throw fails and costs 10 points. It must be led as: three of spades",
    ),
    (
        Misdealt(1, faces("9S 9H")),
        ALONE,
        "Asha shows a hand with nothing above a ten: nine of spades and nine of hearts. New deal.",
    ),
    (
        KittyRevealed(1, faces("KS 3S"), 40, 4),
        TEAMS,
        "Kitty bonus: 10 × 4 = 40 points · The kitty held: king of spades and three of spades",
    ),
]


@pytest.mark.parametrize(("event", "names", "words"), SAID, ids=[case[0].text() for case in SAID])
def test_an_event_is_told_in_a_sentence(
    event: Event, names: Names, words: str, english: None
) -> None:
    assert sentence(event, names) == words


@pytest.mark.parametrize(("event", "names", "words"), SAID, ids=[case[0].text() for case in SAID])
def test_hindi_tells_the_same_without_a_latin_word(
    event: Event, names: Names, words: str, hindi: None
) -> None:
    told = sentence(event, names)
    assert bool(told) == bool(words)
    assert not any("a" <= letter <= "z" for letter in told)
