"""Words of the command line, taken apart; whatever does not fit is one sentence."""

from cardavia.app.words import HELP, language_of


class BadInputError(Exception):
    """The command line can't be carried out; ``key`` and ``parts`` make the sentence."""

    def __init__(self, key: str, *parts: object) -> None:
        """Refuse because of ``key``."""
        super().__init__(key)
        self.key = key
        self.parts = parts


class Arguments:
    """Options with values, switches, and the words left over."""

    def __init__(self, words: list[str], valued: set[str], switches: set[str]) -> None:
        """Read words; ``valued`` options take one word each, ``switches`` none."""
        self.values: dict[str, str] = {}
        self.on: set[str] = set()
        self.rest: list[str] = []
        valued = valued | {"--language"}
        left = list(words)
        while left:
            self._take(left.pop(0), left, valued, switches)
        language = self.values.get("--language", "en")
        if language not in HELP:
            raise BadInputError("unknown_language", language)
        self.language = language_of(words)
        """In which sentences are said."""

    def _take(self, word: str, left: list[str], valued: set[str], switches: set[str]) -> None:
        name, equals, value = word.partition("=")
        if name in valued:
            if not equals and not left:
                raise BadInputError("needs_value", name)
            self.values[name] = value if equals else left.pop(0)
        elif word in switches:
            self.on.add(word)
        elif word.startswith("-") and word != "-":
            raise BadInputError("unknown_option", word)
        else:
            self.rest.append(word)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """Return a whole number given by an option."""
        text = self.values.get(name)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or not least <= int(text[:18]) <= most:
            raise BadInputError("needs_number", name, least, most)
        return int(text)

    def only(self, count: int, missing: str) -> list[str]:
        """Return the words left over, which must be ``count``."""
        if len(self.rest) < count:
            raise BadInputError(missing)
        if len(self.rest) > count:
            raise BadInputError("too_many", self.rest[count])
        return self.rest
