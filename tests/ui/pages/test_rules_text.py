"""The written rules: every option changes a clause, and both languages say the same."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import combinations

import pytest

from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.game import Options, defaults
from cardavia.ui.pages.glossary import chapters, terms
from cardavia.ui.pages.rules_parts import groups_written
from cardavia.ui.pages.rules_text import Section, rules_file, rules_of, sections
from hindi import hindi_faults

GAMES = [game.name for game in all_games()]
ASKED = {
    "tractor": {"show", "bury", "play", "beat"},
    "pepper": {"bid", "trump", "give", "play"},
    "black_maria": {"give", "play", "moon"},
    "pitch": {"bid", "play"},
}
MARKER = re.compile(r"^\{if [^}]*\}|\{\w+\}|^!\[|\]\([^)]*\)$|^# [a-z ]+:|^\||^- ")
OPTIONS = [
    (game.name, option.key)
    for game in all_games()
    for option in game.options()
    if len(option.values) > 1
]


def shown(game: str, language: str, options: Options) -> str:
    return repr(rules_of(game, language, options))


def tables(game: str, key: str) -> Iterator[Options]:
    """Return tables at which an option may matter: as usual, or with one other option changed."""
    kind = game_named(game)
    assert kind is not None
    yield defaults(kind)
    for other in kind.options():
        if other.key != key:
            yield from (defaults(kind) | {other.key: value} for value in other.values[1:])


@pytest.mark.parametrize("language", ["en", "hi"])
@pytest.mark.parametrize(("game", "key"), OPTIONS)
@pytest.mark.usefixtures("english")
def test_every_value_of_every_option_changes_a_clause(game: str, key: str, language: str) -> None:
    kind = game_named(game)
    assert kind is not None
    values = next(one.values for one in kind.options() if one.key == key)
    alike = list(combinations(range(len(values)), 2))
    for base in tables(game, key):
        told = [shown(game, language, base | {key: value}) for value in values]
        alike = [(one, other) for one, other in alike if told[one] == told[other]]
        if not alike:
            break

    assert [(values[one], values[other]) for one, other in alike] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_markers(game: str) -> None:
    english, hindi = (rules_file(game, code).splitlines() for code in ("en", "hi"))

    assert [sorted(MARKER.findall(line)) for line in english] == [
        sorted(MARKER.findall(line)) for line in hindi
    ]


@pytest.mark.parametrize("game", [*GAMES, "glossary"])
def test_hindi_is_written_as_everywhere(game: str) -> None:
    for line in rules_file(game, "hi").splitlines():
        text = re.sub(r"^\{if [^}]*\}|^# [a-z ]+: |\]\([^)]*\)|[\[|]", "", line)
        assert hindi_faults(unicodedata.normalize("NFC", text)) == [], line
        assert unicodedata.is_normalized("NFC", line)


@pytest.mark.parametrize("language", ["en", "hi"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_asked_has_a_section(game: str, language: str) -> None:
    heads = [
        line[2:].split(": ")[0]
        for line in rules_file(game, language).splitlines()
        if line.startswith("# ")
    ]

    assert ASKED[game] <= {key for head in heads for key in head.split()}


@pytest.mark.parametrize("language", ["en", "hi"])
@pytest.mark.parametrize("game", GAMES)
def test_every_linked_word_is_in_the_glossary(game: str, language: str) -> None:
    linked = set(re.findall(r"\[[^\]]+\]\((\w+)\)", rules_file(game, language)))

    assert linked
    assert linked <= terms(language).keys()


def test_the_glossary_has_the_same_words_in_both_languages() -> None:
    keys = [[[term.key for term in one.terms] for one in chapters(code)] for code in ("en", "hi")]

    assert keys[0] == keys[1]


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_cards(game: str) -> None:
    kind = game_named(game)
    assert kind is not None
    pack = set(kind.pack(defaults(kind)))
    for cards in re.findall(r"^(?:\{if [^}]*\})?!\[.*\]\((.*)\)$", rules_file(game, "en"), re.M):
        assert {face for group in groups_written(cards) for face in group} <= pack


@pytest.mark.parametrize(
    ("line", "options", "held"),
    [
        ("{if throws}A", {"throws": True}, True),
        ("{if throws}A", {"throws": False}, False),
        ("{if not throws}A", {"throws": False}, True),
        ("{if kitty=2n|2}A", {"kitty": "2"}, True),
        ("{if kitty=2n|2}A", {"kitty": "2-4-8"}, False),
        ("{if not kitty=2n}A", {"kitty": "2"}, True),
        ("{if throws, kitty=2n}A", {"throws": True, "kitty": "2"}, False),
        ("A", {}, True),
    ],
)
def test_a_line_holds_under_its_condition(line: str, options: Options, *, held: bool) -> None:
    assert bool(sections(f"# a: B\n\n{line}", options, {})) is held


def test_lines_that_follow_each_other_are_one_paragraph() -> None:
    found: list[Section] = sections(
        "# a b: C\n\nOne {n}.\nTwo.\n\n| x | y |\n\n- Three", {}, {"n": "1"}
    )

    assert [(one.kind, one.text) for one in found[0].clauses] == [
        ("text", "One 1. Two."),
        ("row", "x | y"),
        ("item", "Three"),
    ]
    assert found[0].keys == ["a", "b"]
