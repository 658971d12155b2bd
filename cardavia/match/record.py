"""The record of a match: one JSON object a line, read with suspicion and written by hand or us.

A record is data to be checked: unknown keys, wrong cards and illegal answers are refused with the
line and the reason, and nothing else happens.
"""

import json
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Final, TypeVar

from cardavia.cards.cards import names_of
from cardavia.match.match import LARGEST_NUMBER, Answer, Dealing, Match
from cardavia.rules.actions import Action, Refusal
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Game, Options, Value, defaults, seats_of
from cardavia.rules.notation import action_written, faces_written, written

if TYPE_CHECKING:  # Pydantic is imported when there is something to read: the window shows sooner
    from cardavia.match.record_lines import DealLine, Header, ScoresLine, Strict

VERSION: Final = 1
SUFFIX: Final = ".cardavia"
MOST_BYTES: Final = 4_000_000
MOST_LINES: Final = 50_000
LONGEST_LINE: Final = 20_000
LONGEST_NAME: Final = 60
LISTED: Final = "must_play"
"""The option that is a list in a record, and its parts joined by commas in the rules."""
ANSWERS: Final = frozenset({"bid", "pass", "trump", "show", "give", "bury", "play"})


Line = TypeVar("Line", bound="Strict")


class RefusedError(ValueError):
    """A record is not a match; ``line`` counts from 1 and ``key`` names the reason."""

    def __init__(
        self, line: int, key: str, detail: str = "", refusal: Refusal | None = None
    ) -> None:
        """Refuse at a line for a reason, with a detail such as the wrong card."""
        super().__init__(f"line {line}: {key} {detail}".rstrip())
        self.line = line
        self.key = key
        self.detail = detail
        self.refusal = refusal
        """What the rules say against an answer, where it is they that refuse."""


def read_match(text: str) -> Match:
    """Return the match of a record, replayed with every answer checked; raises RefusedError."""
    if len(text) > MOST_BYTES or text.count("\n") > MOST_LINES:
        raise RefusedError(1, "too_long")
    match: Match | None = None
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if not line.strip():
            continue
        if match is None:
            match = _match_of(number, _object(number, line))
        else:
            _take(match, number, _object(number, line))
    if match is None:
        raise RefusedError(1, "empty")
    return match


def _object(number: int, line: str) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise RefusedError(number, "line_too_long")
    try:
        value = json.loads(line, object_pairs_hook=_once)
        # Half a surrogate pair is text that nothing could write again.
        json.dumps(value, ensure_ascii=False).encode() if "\\u" in line else None
    except (ValueError, RecursionError):
        raise RefusedError(number, "not_json") from None
    if not isinstance(value, dict):
        raise RefusedError(number, "not_an_object")
    return value


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


def _match_of(number: int, line: dict[str, object]) -> Match:
    from cardavia.match.record_lines import Header

    head = _parsed(Header, number, line)
    if head.cardavia != VERSION:
        raise RefusedError(number, "newer_version", str(head.cardavia))
    game = game_named(head.game)
    if game is None:
        raise RefusedError(number, "unknown_game", head.game[:LONGEST_NAME])
    options = _options_of(game, number, head.options)
    return Match(game, options, _names_of(head, number, seats_of(options)))


def _names_of(head: "Header", number: int, seats: int) -> list[str]:
    if head.names is None:
        return [""] * seats
    if len(head.names) != seats or not all(_is_name(name) for name in head.names):
        raise RefusedError(number, "wrong_names")
    return head.names


def _is_name(name: str) -> bool:
    return len(name) <= LONGEST_NAME and not any(unicodedata.category(c) == "Cc" for c in name)


def as_name(text: str) -> str:
    """Return a text as a name that a record may hold: one line, and nothing that can't be read."""
    whole = text.encode("utf-8", "ignore").decode()
    parted = "".join(" " if unicodedata.category(c) == "Cc" else c for c in whole)
    return " ".join(parted.split())[:LONGEST_NAME]


def _parsed(kind: type[Line], number: int, line: dict[str, object]) -> Line:
    from pydantic import ValidationError

    try:
        return kind.model_validate(line)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][:2])
        key = "unknown_key" if first["type"] == "extra_forbidden" else "wrong_value"
        raise RefusedError(number, key, where[:LONGEST_NAME]) from None


def _options_of(game: Game, number: int, given: dict[str, bool | int | str | list[str]]) -> Options:
    options = defaults(game)
    known = {option.key: option for option in game.options()}
    for key, raw in given.items():
        if key not in known:
            raise RefusedError(number, "unknown_option", key[:LONGEST_NAME])
        value = _option_value(key, raw)
        if value is None or not known[key].allows(value):
            raise RefusedError(number, "wrong_option", key)
        options[key] = value
    refusal = game.why_not_options(options)
    if refusal is not None:
        raise RefusedError(number, refusal.key)
    return options


def _option_value(key: str, raw: bool | int | str | list[str]) -> Value | None:  # noqa: FBT001 - a value of the record
    if key == LISTED:
        listed = isinstance(raw, list) and not any("," in part or not part for part in raw)
        return ",".join(raw) if listed and isinstance(raw, list) else None
    return None if isinstance(raw, list) else raw


def _take(match: Match, number: int, line: dict[str, object]) -> None:
    from cardavia.match.record_lines import DealLine, ScoresLine

    if "deal" in line:
        _take_deal(match, number, _parsed(DealLine, number, line))
    elif "scores" in line:
        _take_scores(match, number, _parsed(ScoresLine, number, line))
    else:
        _take_answer(match, number, line)


def _take_deal(match: Match, number: int, line: "DealLine") -> None:
    if not match.is_deal_over():
        raise RefusedError(number, "deal_unfinished")
    if match.is_over():
        raise RefusedError(number, "match_over")
    seats = seats_of(match.options)
    if not 0 <= line.dealer < seats:
        raise RefusedError(number, "wrong_dealer")
    if not match.past:
        match.standing.dealer = line.dealer
    elif match.standing.dealer != line.dealer:
        raise RefusedError(number, "wrong_dealer", str(match.standing.dealer))
    if not 0 < line.deal <= LARGEST_NUMBER:
        raise RefusedError(number, "wrong_deal_number")
    hands, stock = _cards_of(match, number, line)
    match.number = line.deal - len(match.past)
    match.begin(Dealing(line.deal, match.standing.copy(), hands, stock))


def _cards_of(match: Match, number: int, line: "DealLine") -> tuple[list[list[int]], list[int]]:
    hands = [_faces(number, hand) for hand in line.hands]
    stock = _faces(number, line.rest)
    size = match.game.hand_size(match.options)
    if len(hands) != seats_of(match.options):
        raise RefusedError(number, "wrong_hands")
    pack = Counter(match.game.pack(match.options))
    dealt = Counter([face for hand in hands for face in hand] + stock)
    for face, count in dealt.items():
        if count > pack[face]:
            raise RefusedError(number, "card_too_often", names_of([face]))
    if any(len(hand) != size for hand in hands):
        raise RefusedError(number, "wrong_hand_size", str(size))
    left = list((pack - dealt).elements())
    if stock and left:
        raise RefusedError(number, "wrong_rest")
    return hands, stock or left


def _faces(number: int, text: str) -> list[int]:
    faces = faces_written(text)
    if faces is None:
        bad = [name for name in text.split() if faces_written(name) is None]
        raise RefusedError(number, "no_such_card", bad[0][:LONGEST_NAME])
    return faces


def _take_scores(match: Match, number: int, line: "ScoresLine") -> None:
    if not match.is_deal_over() or not match.past:
        raise RefusedError(number, "deal_unfinished")
    if line.scores != match.standing.scores:
        raise RefusedError(number, "wrong_scores", str(match.standing.scores))


def _take_answer(match: Match, number: int, line: dict[str, object]) -> None:
    keys = [key for key in line if key != "seat"]
    unknown = [key for key in keys if key not in ANSWERS]
    if unknown or len(keys) != 1 or "seat" not in line:
        raise RefusedError(number, "unknown_key", unknown[0][:LONGEST_NAME] if unknown else "")
    seat, action = line["seat"], action_written(keys[0], line[keys[0]])
    if isinstance(seat, bool) or not isinstance(seat, int) or action is None:
        raise RefusedError(number, "wrong_value", keys[0])
    if match.is_deal_over():
        raise RefusedError(number, "no_deal")
    refusal = match.why_not(seat, action)
    if refusal is not None:
        raise RefusedError(number, refusal.key, names_of(refusal.cards), refusal)
    match.submit(seat, action)


def answers_again(match: Match, lines: list[str]) -> list[Answer]:
    """Return answers taken back from a match, the next one last, as far as they are legal in it."""
    place = len(match.dealings) - 1
    given = len(match.dealings[place].answers)
    trial = match.up_to(place, given)
    try:
        for line in reversed(lines):
            _take_answer(trial, 1, _object(1, line))
    except RefusedError:
        pass  # what comes after it can't be given either
    return trial.dealings[place].answers[given:][::-1]


def write_match(match: Match) -> str:
    """Return the record of a match, with scores after each finished deal."""
    lines = [header_line(match)]
    dealings = match.dealings
    for place, dealing in enumerate(dealings):
        lines += [deal_line(dealing)]
        lines += [answer_line(seat, action) for seat, action in dealing.answers]
        if place < len(match.past):
            after = dealings[place + 1].before if place + 1 < len(dealings) else match.standing
            lines.append(json.dumps({"scores": after.scores}))
    return "\n".join(lines) + "\n"


def header_line(match: Match) -> str:
    """Return the record's first line."""
    return json.dumps(_header(match), ensure_ascii=False)


def _header(match: Match) -> dict[str, object]:
    usual = defaults(match.game)
    options: dict[str, object] = {
        key: _written_option(key, value)
        for key, value in match.options.items()
        if key == "players" or value != usual[key]
    }
    head: dict[str, object] = {"cardavia": VERSION, "game": match.game.name, "options": options}
    return head | {"names": match.names}


def _written_option(key: str, value: Value) -> object:
    if key == LISTED:
        return [rank for rank in str(value).split(",") if rank]
    return value


def deal_line(dealing: Dealing) -> str:
    """Return the record's line of the cards of one deal."""
    head = {
        "deal": dealing.number,
        "dealer": dealing.before.dealer,
        "hands": [names_of(hand) for hand in dealing.hands],
        "rest": names_of(dealing.stock),
    }
    return json.dumps(head)


def answer_line(seat: int, action: Action) -> str:
    """Return the record's line of one answer."""
    key, value = written(action)
    return json.dumps({"seat": seat, key: value})
