"""The words of the card table, each with its explanation."""

from dataclasses import dataclass, field

from cardavia.ui.pages.rules_text import rules_file


@dataclass(frozen=True)
class Term:
    """A word as it is said at the table, and what it means."""

    key: str
    word: str
    meaning: str


@dataclass
class Chapter:
    """Words that belong together."""

    title: str
    terms: list[Term] = field(default_factory=list)


def chapters(language: str) -> list[Chapter]:
    """Return the glossary in a language."""
    found: list[Chapter] = []
    for line in rules_file("glossary", language).splitlines():
        if line.startswith("# "):
            found.append(Chapter(line[2:]))
        elif line:
            key, word, meaning = line.split(" | ")
            found[-1].terms.append(Term(key, word, meaning))
    return found


def terms(language: str) -> dict[str, Term]:
    """Return every word of the glossary by its key."""
    return {term.key: term for chapter in chapters(language) for term in chapter.terms}
