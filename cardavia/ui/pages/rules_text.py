"""The rules of a game as they are written down, and what of them holds under some options.

A file has a section for each part of a game, ``# bid trump: Bidding``: the keys before the colon name what
a player is asked there, the first of them the section. A line may begin with a condition, as in ``{if throws,
kitty=2n|2}``, and holds only where it does; lines that follow each other make one paragraph. ``{target}`` is
an option's value, ``[trick](trick)`` a word of the glossary, ``![A pair](7S 7S)`` drawn cards with a caption,
``| … | … |`` a line of a table and ``{order}`` the drawn order of the cards.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Options, seats_of
from cardavia.ui.texts.options import value_text

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "assets" / "rules"
_CONDITION: Final = re.compile(r"^\{if ([^}]*)\} *")
_PLACE: Final = re.compile(r"\{(\w+)\}")
_CARDS: Final = re.compile(r"^!\[(.*)\]\((.*)\)$")


@dataclass(frozen=True)
class Clause:
    """A piece of a section: its ``kind`` is text, item, row, cards or order."""

    kind: str
    text: str
    cards: str = ""


@dataclass
class Section:
    """A part of the rules, and what a player may be asked in it."""

    keys: list[str]
    title: str
    clauses: list[Clause] = field(default_factory=list)


def sections(text: str, options: Options, places: dict[str, str]) -> list[Section]:
    """Return what holds under the options; ``places`` are the words for ``{…}``."""
    found: list[Section] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        if block.startswith("# "):
            head, _, title = block[2:].partition(": ")
            found.append(Section(head.split(), title))
            continue
        lines = [line for raw in block.split("\n") if (line := _line_held(raw, options))]
        found[-1].clauses += _clauses([_filled(line, places) for line in lines])
    return [section for section in found if section.clauses]


def _line_held(raw: str, options: Options) -> str:
    """Return a line without its condition, or nothing where that does not hold."""
    match = _CONDITION.match(raw)
    if match is None:
        return raw.strip()
    holds = all(_holds(part.strip(), options) for part in match[1].split(","))
    return raw[match.end() :].strip() if holds else ""


def _holds(part: str, options: Options) -> bool:
    if part.startswith("not "):
        return not _holds(part[4:], options)
    key, _, values = part.partition("=")
    return str(options[key]) in values.split("|") if values else bool(options[key])


def _filled(line: str, places: dict[str, str]) -> str:
    return _PLACE.sub(lambda match: places.get(match[1], match[0]), line)


def _clauses(lines: list[str]) -> list[Clause]:
    """Return the clauses of a block; lines of text are one paragraph."""
    found: list[Clause] = []
    for line in lines:
        clause = _clause(line)
        if clause.kind == "text" and found and found[-1].kind == "text":
            found[-1] = Clause("text", f"{found[-1].text} {clause.text}")
        else:
            found.append(clause)
    return found


def _clause(line: str) -> Clause:
    cards = _CARDS.match(line)
    if cards is not None:
        return Clause("cards", cards[1], cards[2])
    if line.startswith("- "):
        return Clause("item", line[2:])
    if line.startswith("| "):
        return Clause("row", line.strip("| "))
    return Clause("order", "") if line == "{order}" else Clause("text", line)


def rules_file(name: str, language: str) -> str:
    """Return a text of the rules' folder as it is written."""
    return (FOLDER / f"{name}.{language}.md").read_text("utf-8")


def rules_of(game: str, language: str, options: Options) -> list[Section]:
    """Return the rules of a game under its options."""
    text = rules_file(game, language)
    return sections(text, options, _places(game, options, set(_PLACE.findall(text))))


def _places(game: str, options: Options, wanted: set[str]) -> dict[str, str]:
    """Return what stands for ``{…}``: the options' values, and what can be counted from them."""
    kind = game_named(game)
    assert kind is not None
    dealt = kind.hand_size(options) * seats_of(options)
    said = {key: value_text(game, key, options[key]) for key in wanted if key in options}
    return {**said, "dealt": str(dealt)}
