"""The record of a match: one JSON object a line, read with suspicion and written by hand or us.

A record is data to be checked: unknown keys, wrong cards and illegal answers are refused with the
line and the reason, and nothing else happens.
"""

import json
from collections import Counter
from typing import Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from cardavia.cards.cards import names_of
from cardavia.match.match import PERSON, Dealing, Match
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Game, Options, Value, defaults, seats_of
from cardavia.rules.notation import action_written, faces_written, written

VERSION: Final = 1
SUFFIX: Final = ".cardavia"
MOST_BYTES: Final = 4_000_000
MOST_LINES: Final = 100_000
LONGEST_LINE: Final = 20_000
LONGEST_NAME: Final = 60
ANSWERS: Final = frozenset({"bid", "pass", "trump", "show", "give", "bury", "play"})


Line = TypeVar("Line", bound="Strict")


class Refused(ValueError):
    """A record is not a match; ``line`` counts from 1 and ``key`` names the reason."""

    def __init__(self, line: int, key: str, detail: str = "") -> None:
        """Refuse at a line for a reason, with a detail such as the wrong card."""
        super().__init__(f"line {line}: {key} {detail}".rstrip())
        self.line = line
        self.key = key
        self.detail = detail


class Strict(BaseModel):
    """A line of a record: no key more, no value bent."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Header(Strict):
    """The first line."""

    cardavia: int
    game: str
    options: dict[str, bool | int | str | list[str]] = {}
    names: list[str] | None = None
    levels: list[str] | None = None
    number: int = 1


class DealLine(Strict):
    """The cards of one deal."""

    deal: int
    dealer: int
    hands: list[str]
    rest: str = ""


class ScoresLine(Strict):
    """The scores after a deal, checked where given."""

    scores: list[int]


def read_match(text: str) -> Match:
    """Return the match of a record, replayed with every answer checked; raises Refused."""
    lines = _lines(text)
    if not lines:
        raise Refused(1, "empty")
    first, head = lines[0]
    match = _match_of(first, head)
    for number, line in lines[1:]:
        _take(match, number, line)
    return match


def _lines(text: str) -> list[tuple[int, dict[str, object]]]:
    if len(text) > MOST_BYTES or text.count("\n") > MOST_LINES:
        raise Refused(1, "too_long")
    found: list[tuple[int, dict[str, object]]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            found.append((number, _object(number, line)))
    return found


def _object(number: int, line: str) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise Refused(number, "line_too_long")
    try:
        value = json.loads(line, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        raise Refused(number, "not_json") from None
    if not isinstance(value, dict):
        raise Refused(number, "not_an_object")
    return value


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


def _match_of(number: int, line: dict[str, object]) -> Match:
    head = _parsed(Header, number, line)
    if head.cardavia != VERSION:
        raise Refused(number, "newer_version", str(head.cardavia))
    game = game_named(head.game)
    if game is None:
        raise Refused(number, "unknown_game", head.game)
    options = _options_of(game, number, head.options)
    seats = seats_of(options)
    names = head.names or ["", *[f"{seat + 1}" for seat in range(1, seats)]]
    if len(names) != seats or any(len(name) > LONGEST_NAME for name in names):
        raise Refused(number, "wrong_names")
    if head.levels is not None and len(head.levels) != seats:
        raise Refused(number, "wrong_levels")
    if not 0 < head.number < 2**53:
        raise Refused(number, "wrong_deal_number")
    return Match(game, options, names, head.number, head.levels)


def _parsed(kind: type[Line], number: int, line: dict[str, object]) -> Line:
    try:
        return kind.model_validate(line)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][:2])
        key = "unknown_key" if first["type"] == "extra_forbidden" else "wrong_value"
        raise Refused(number, key, where) from None


def _options_of(
    game: Game, number: int, given: dict[str, bool | int | str | list[str]]
) -> Options:
    options = defaults(game)
    known = {option.key: option for option in game.options()}
    for key, raw in given.items():
        value: Value = ",".join(raw) if isinstance(raw, list) else raw
        if key not in known:
            raise Refused(number, "unknown_option", key)
        if not known[key].allows(value):
            raise Refused(number, "wrong_option", key)
        options[key] = value
    refusal = game.why_not_options(options)
    if refusal is not None:
        raise Refused(number, refusal.key)
    return options


def _take(match: Match, number: int, line: dict[str, object]) -> None:
    if "deal" in line:
        _take_deal(match, number, _parsed(DealLine, number, line))
    elif "scores" in line:
        _take_scores(match, number, _parsed(ScoresLine, number, line))
    else:
        _take_answer(match, number, line)


def _take_deal(match: Match, number: int, line: DealLine) -> None:
    if not match.is_deal_over():
        raise Refused(number, "deal_unfinished")
    if match.is_over():
        raise Refused(number, "match_over")
    seats = seats_of(match.options)
    if not 0 <= line.dealer < seats:
        raise Refused(number, "wrong_dealer")
    if not match.past:
        match.standing.dealer = line.dealer
    elif match.standing.dealer != line.dealer:
        raise Refused(number, "wrong_dealer", str(match.standing.dealer))
    if not 0 < line.deal < 2**53:
        raise Refused(number, "wrong_deal_number")
    hands, stock = _cards_of(match, number, line)
    match.begin(Dealing(line.deal, match.standing.copy(), hands, stock))


def _cards_of(match: Match, number: int, line: DealLine) -> tuple[list[list[int]], list[int]]:
    hands = [_faces(number, hand) for hand in line.hands]
    stock = _faces(number, line.rest)
    size = match.game.hand_size(match.options)
    if len(hands) != seats_of(match.options):
        raise Refused(number, "wrong_hands")
    pack = Counter(match.game.pack(match.options))
    dealt = Counter([face for hand in hands for face in hand] + stock)
    for face, count in dealt.items():
        if count > pack[face]:
            raise Refused(number, "card_too_often", names_of([face]))
    if any(len(hand) != size for hand in hands):
        raise Refused(number, "wrong_hand_size", str(size))
    left = list((pack - dealt).elements())
    if stock and left:
        raise Refused(number, "wrong_rest")
    return hands, stock or left


def _faces(number: int, text: str) -> list[int]:
    faces = faces_written(text)
    if faces is None:
        bad = [name for name in text.split() if faces_written(name) is None]
        raise Refused(number, "no_such_card", bad[0][:LONGEST_NAME])
    return faces


def _take_scores(match: Match, number: int, line: ScoresLine) -> None:
    if not match.is_deal_over() or not match.past:
        raise Refused(number, "deal_unfinished")
    if line.scores != match.standing.scores:
        raise Refused(number, "wrong_scores", str(match.standing.scores))


def _take_answer(match: Match, number: int, line: dict[str, object]) -> None:
    keys = [key for key in line if key != "seat"]
    unknown = [key for key in keys if key not in ANSWERS]
    if unknown or len(keys) != 1 or "seat" not in line:
        raise Refused(number, "unknown_key", unknown[0][:LONGEST_NAME] if unknown else "")
    seat, action = line["seat"], action_written(keys[0], line[keys[0]])
    if isinstance(seat, bool) or not isinstance(seat, int) or action is None:
        raise Refused(number, "wrong_value", keys[0])
    if match.is_deal_over():
        raise Refused(number, "no_deal")
    refusal = match.why_not(seat, action)
    if refusal is not None:
        raise Refused(number, refusal.key, names_of(refusal.cards))
    match.submit(seat, action)


def write_match(match: Match) -> str:
    """Return the record of a match, with scores after each finished deal."""
    lines = [json.dumps(_header(match), ensure_ascii=False)]
    dealings = list(match.past)
    if match.dealing is not None and match.dealing not in dealings:
        dealings.append(match.dealing)
    for index, dealing in enumerate(dealings):
        lines += deal_lines(dealing)
        if dealing in match.past:
            after = dealings[index + 1].before if index + 1 < len(dealings) else match.standing
            lines.append(json.dumps({"scores": after.scores}))
    return "\n".join(lines) + "\n"


def _header(match: Match) -> dict[str, object]:
    usual = defaults(match.game)
    options: dict[str, object] = {
        key: _written_option(key, value)
        for key, value in match.options.items()
        if key == "players" or value != usual[key]
    }
    head: dict[str, object] = {"cardavia": VERSION, "game": match.game.name, "options": options}
    head |= {"names": match.names}
    if match.levels != [PERSON] + ["hard"] * (len(match.names) - 1):
        head["levels"] = match.levels
    return head if match.number == 1 else head | {"number": match.number}


def _written_option(key: str, value: Value) -> object:
    if key == "must_play":
        return [rank for rank in str(value).split(",") if rank]
    return value


def deal_lines(dealing: Dealing) -> list[str]:
    """Return the record's lines of one deal, cards and answers."""
    head = {
        "deal": dealing.number,
        "dealer": dealing.before.dealer,
        "hands": [names_of(hand) for hand in dealing.hands],
        "rest": names_of(dealing.stock),
    }
    return [json.dumps(head)] + [answer_line(seat, action) for seat, action in dealing.answers]


def answer_line(seat: int, action: Action) -> str:
    """Return the record's line of one answer."""
    key, value = written(action)
    return json.dumps({"seat": seat, key: value})
