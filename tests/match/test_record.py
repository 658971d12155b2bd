"""The record: read with suspicion, refused with line and reason, written back as it was."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.cards.cards import names_of
from cardavia.match.match import LARGEST_NUMBER, Match
from cardavia.match.record import (
    LONGEST_LINE,
    MOST_LINES,
    RefusedError,
    as_name,
    read_match,
    write_match,
)
from playing import NAMES, match_of, played, step

HEAD = '{"cardavia": 1, "game": "pitch", "options": {"players": 4}}'
DEAL = {
    "deal": 7,
    "dealer": 0,
    "hands": ["KS JS 2S 4C 5D 4H", "JD 9C TH AS 2C 7S", "KH QH 8S TD 2D 5C", "6D QS KC 3H AD 3D"],
}
BIDS = ['{"seat": 1, "bid": 2}', *[f'{{"seat": {s}, "pass": true}}' for s in (2, 3, 0)]]


def lines(*parts: object) -> str:
    return "\n".join(part if isinstance(part, str) else json.dumps(part) for part in parts)


def refusal(*parts: object) -> tuple[int, str]:
    with pytest.raises(RefusedError) as caught:
        read_match(lines(*parts))
    return caught.value.line, caught.value.key


@settings(max_examples=40)
@given(st.sampled_from(NAMES), st.integers(1, 10**9), st.integers(1, 400))
def test_law_8_record_text_record_replay_gives_the_same_standing(
    name: str, number: int, steps: int
) -> None:
    match = played(name, number, steps=steps)
    text = write_match(match)
    again = read_match(text)

    assert write_match(again) == text
    assert again.state_hash() == match.state_hash()
    assert again.standing.scores == match.standing.scores
    assert again.winners == match.winners
    assert [e.text() for e in again.story] == [e.text() for e in match.story]


@pytest.mark.parametrize("name", NAMES)
def test_a_match_read_anywhere_has_the_same_future(name: str) -> None:
    match = played(name, 21, steps=30)
    again = read_match(write_match(match))
    for one in (match, again):
        rng = Random(6)
        for _ in range(150):
            step(one, rng)

    assert write_match(again) == write_match(match)


def test_options_left_out_take_their_defaults_and_only_others_are_written() -> None:
    match = read_match('{"cardavia": 1, "game": "pitch"}')
    assert match.options["target"] == 7
    assert match.names == ["", "", "", ""]

    other = read_match('{"cardavia": 1, "game": "pitch", "options": {"target": 11}}')
    assert json.loads(write_match(other))["options"] == {"players": 4, "target": 11}


def test_a_list_of_ranks_is_a_list_in_the_record() -> None:
    text = '{"cardavia": 1, "game": "tractor", "options": {"must_play": ["5", "T", "K"]}}'
    match = read_match(text)
    assert match.options["must_play"] == "5,T,K"
    assert json.loads(write_match(match))["options"]["must_play"] == ["5", "T", "K"]
    assert json.loads(write_match(match)).keys() == {"cardavia", "game", "options", "names"}


def test_a_deal_may_hold_hands_that_no_number_gives() -> None:
    match = read_match(lines(HEAD, DEAL, *BIDS, '{"seat": 1, "play": ["AS"]}'))
    assert match.turn == 2
    assert match.dealing is not None
    assert len(match.dealing.stock) == 28
    assert "rest" in write_match(match)


def test_the_deals_after_a_record_go_on_counting_from_its_last() -> None:
    match, rng = read_match(lines(HEAD, DEAL | {"deal": 41})), Random(1)
    while not match.is_deal_over():
        step(match, rng)
    match.next_deal()
    assert match.deal_number == 42


@pytest.mark.parametrize("text", ["", "\n\n", "   \n"])
def test_an_empty_record_is_refused(text: str) -> None:
    assert refusal(text) == (1, "empty")


@pytest.mark.parametrize(
    ("head", "key"),
    [
        ("hello", "not_json"),
        ("[1]", "not_an_object"),
        ("1", "not_an_object"),
        ('{"cardavia": 2, "game": "pitch"}', "newer_version"),
        ('{"cardavia": "1", "game": "pitch"}', "wrong_value"),
        ('{"cardavia": true, "game": "pitch"}', "wrong_value"),
        ('{"game": "pitch"}', "wrong_value"),
        ('{"cardavia": 1, "game": "whist"}', "unknown_game"),
        ('{"cardavia": 1, "game": "pitch", "seed": 3}', "unknown_key"),
        ('{"cardavia": 1, "cardavia": 1, "game": "pitch"}', "not_json"),
        ('{"cardavia": 1, "game": "pitch", "options": {"target": 8}}', "wrong_option"),
        ('{"cardavia": 1, "game": "pitch", "options": {"target": "7"}}', "wrong_option"),
        ('{"cardavia": 1, "game": "pitch", "options": {"target": 7.0}}', "wrong_value"),
        ('{"cardavia": 1, "game": "pitch", "options": {"smudge": 1}}', "wrong_option"),
        ('{"cardavia": 1, "game": "pitch", "options": {"low": ["taker"]}}', "wrong_option"),
        ('{"cardavia": 1, "game": "tractor", "options": {"must_play": "5,T,K"}}', "wrong_option"),
        ('{"cardavia": 1, "game": "tractor", "options": {"must_play": ["5,T,K"]}}', "wrong_option"),
        ('{"cardavia": 1, "game": "pitch", "options": {"jokers": 2}}', "unknown_option"),
        (
            '{"cardavia": 1, "game": "pitch", "options": {"players": 5, "partnership": true}}',
            "partnership_needs_four",
        ),
        ('{"cardavia": 1, "game": "pitch", "names": []}', "wrong_names"),
        ('{"cardavia": 1, "game": "pitch", "names": ["a", "b", "c"]}', "wrong_names"),
        ('{"cardavia": 1, "game": "pitch", "names": ["a", "b", "c", "d\\n"]}', "wrong_names"),
        ('{"cardavia": 1, "game": "pitch", "names": ["a", "b", "c", "\\ud800"]}', "not_json"),
        ("[" * 15000, "not_json"),
        ('{"cardavia": ' + "9" * 5000 + "}", "not_json"),
        ('{"a": "' + "x" * LONGEST_LINE + '"}', "line_too_long"),
    ],
)
def test_a_wrong_header_is_refused_with_its_reason(head: str, key: str) -> None:
    assert refusal(head) == (1, key)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"deal": 0}, "wrong_deal_number"),
        ({"deal": 2**53}, "wrong_deal_number"),
        ({"deal": "7"}, "wrong_value"),
        ({"dealer": 4}, "wrong_dealer"),
        ({"dealer": -1}, "wrong_dealer"),
        ({"hands": DEAL["hands"][:3]}, "wrong_hands"),
        ({"hands": ["KS JS 2S 4C 5D", *DEAL["hands"][1:]]}, "wrong_hand_size"),
        ({"hands": ["KS KS 2S 4C 5D 4H", *DEAL["hands"][1:]]}, "card_too_often"),
        ({"hands": ["AS JS 2S 4C 5D 4H", *DEAL["hands"][1:]]}, "card_too_often"),
        ({"hands": ["BJ JS 2S 4C 5D 4H", *DEAL["hands"][1:]]}, "card_too_often"),
        ({"hands": ["1S JS 2S 4C 5D 4H", *DEAL["hands"][1:]]}, "no_such_card"),
        ({"hands": ["KS,JS,2S,4C,5D,4H", *DEAL["hands"][1:]]}, "no_such_card"),
        ({"rest": "KD"}, "wrong_rest"),
        ({"kitty": ""}, "unknown_key"),
    ],
)
def test_a_wrong_deal_is_refused_with_its_reason(change: dict[str, object], key: str) -> None:
    assert refusal(HEAD, "", DEAL | change) == (3, key)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('{"seat": 2, "play": ["KH"]}', "not_your_turn"),
        ('{"seat": true, "play": ["AS"]}', "wrong_value"),
        ('{"seat": 1, "play": "AS"}', "wrong_value"),
        ('{"seat": 1, "play": ["XX"]}', "wrong_value"),
        ('{"seat": 1, "play": ["AS"], "bid": 2}', "unknown_key"),
        ('{"seat": 1}', "unknown_key"),
        ('{"play": ["AS"]}', "unknown_key"),
        ('{"seat": 1, "fly": 1}', "unknown_key"),
        ('{"seat": 1, "play": ["KD"]}', "not_held"),
        ('{"seat": 1, "play": []}', "one_card"),
        ('{"seat": 1, "bid": 3}', "play_asked"),
        ('{"scores": [0, 0, 0, 0]}', "deal_unfinished"),
        (json.dumps(DEAL), "deal_unfinished"),
    ],
)
def test_a_wrong_answer_is_refused_with_its_line_and_reason(line: str, key: str) -> None:
    assert refusal(HEAD, DEAL, *BIDS, line) == (7, key)


def test_revoking_is_refused_by_its_own_key() -> None:
    led = '{"seat": 1, "play": ["AS"]}'
    assert refusal(HEAD, DEAL, *BIDS, led, '{"seat": 2, "play": ["KH"]}') == (8, "must_follow")


def test_answers_before_a_deal_are_refused() -> None:
    assert refusal(HEAD, BIDS[0]) == (2, "no_deal")


def test_scores_after_a_deal_are_checked() -> None:
    text = write_match(played("pitch", 4)).split("\n")
    place = next(i for i, line in enumerate(text) if "scores" in line)
    scores = json.loads(text[place])["scores"]
    text[place] = json.dumps({"scores": [scores[0] + 1, *scores[1:]]})

    assert refusal(*text) == (place + 1, "wrong_scores")


def test_the_next_deal_is_dealt_by_the_right_seat_and_never_after_the_end() -> None:
    text = write_match(played("pitch", 4)).rstrip("\n").split("\n")
    second = [i for i, line in enumerate(text) if "dealer" in line][1]
    deal = json.loads(text[second])
    wrong = [*text[:second], json.dumps(deal | {"dealer": (deal["dealer"] + 1) % 4})]
    assert refusal(*wrong) == (second + 1, "wrong_dealer")

    over = read_match("\n".join(winning_record()))
    assert over.winners
    assert refusal(*winning_record(), DEAL) == (len(winning_record()) + 1, "match_over")


def winning_record() -> list[str]:
    match, rng = match_of("black_maria", 3, limit=50), Random(3)
    while step(match, rng):
        pass
    return write_match(match).rstrip("\n").split("\n")


def test_a_record_of_too_many_lines_is_refused() -> None:
    assert refusal("\n" * (MOST_LINES + 1)) == (1, "too_long")


def test_a_mark_at_the_start_and_line_ends_of_other_systems_are_taken() -> None:
    text = "\ufeff" + lines(HEAD, DEAL, *BIDS).replace("\n", "\r\n")
    assert read_match(text).turn == 1


def test_the_record_of_a_deal_reads_like_the_hands_on_the_table() -> None:
    match = played("tractor", 9, steps=1)
    line = json.loads(write_match(match).split("\n")[1])
    assert match.dealing is not None
    assert line["rest"] == names_of(match.dealing.stock)
    assert [len(hand.split()) for hand in line["hands"]] == [25, 25, 25, 25]


def mutated(text: str, rng: Random) -> str:
    """Return a record with some of its characters, lines or values changed."""
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        text = rng.choice((_one_character, _one_line, _one_value, _one_card))(text, rng)
    return text


def _one_character(text: str, rng: Random) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice('{}[]",:0-9eASHDCx\n\x00é') + text[place + rng.randrange(2) :]


def _one_line(text: str, rng: Random) -> str:
    parts = text.split("\n")
    one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
    change = rng.randrange(3)
    if change == 0:
        parts.pop(one)
    elif change == 1:
        parts.insert(other, parts[one])
    else:
        parts[one], parts[other] = parts[other], parts[one]
    return "\n".join(parts)


def _one_value(text: str, rng: Random) -> str:
    parts = text.split("\n")
    place = rng.randrange(len(parts))
    try:
        value = json.loads(parts[place])
        key = rng.choice(sorted(value))
    except (ValueError, IndexError, TypeError):
        return text
    value[key] = rng.choice((None, True, -1, 0, 1, 2, 3, 90, 1e9, "", "none", [], ["AS"], {}))
    parts[place] = json.dumps(value)
    return "\n".join(parts)


def _one_card(text: str, rng: Random) -> str:
    cards = [
        i for i in range(len(text) - 1) if text[i] in "23456789TJQKA" and text[i + 1] in "SHDC"
    ]
    if not cards:
        return text
    one, other = rng.choice(cards), rng.choice(cards)
    return text[:one] + text[other : other + 2] + text[one + 2 :]


def attempt(text: str) -> Match | RefusedError:
    try:
        return read_match(text)
    except RefusedError as refused:
        return refused


def try_mutations(count: int, seed: int) -> int:
    """Read many mutated records; whatever is accepted must be a match that writes and reads again."""
    rng, accepted = Random(seed), 0
    sources = [write_match(played(name, n, steps=130)) for name in NAMES for n in (1, 2, 3)]
    for _ in range(count):
        text = mutated(rng.choice(sources), rng)
        found = attempt(text)
        if isinstance(found, RefusedError):
            assert 1 <= found.line <= text.count("\n") + 1
        else:
            accepted += 1
            assert read_match(write_match(found)).state_hash() == found.state_hash()
    return accepted


def test_mutated_records_are_refused_or_legal() -> None:
    assert 0 < try_mutations(3000, 1) < 3000


@pytest.mark.soak
def test_twenty_thousand_mutated_records_are_refused_or_legal() -> None:
    assert 0 < try_mutations(20_000, 2) < 20_000


@pytest.mark.parametrize("name", NAMES)
def test_a_match_goes_on_after_the_largest_number_of_a_deal(name: str) -> None:
    match = match_of(name, LARGEST_NUMBER)
    while len(match.dealings) < 2:
        step(match, Random(1))

    again = read_match(write_match(match))

    assert again.state_hash() == match.state_hash()
    assert [one.number for one in again.dealings] == [LARGEST_NUMBER, 1]


@settings(max_examples=60)
@given(st.text(st.characters(codec=None), max_size=80))
def test_any_text_can_be_made_a_name_of_a_record(text: str) -> None:
    match = match_of("pitch")
    match.names[1] = as_name(text)
    match.next_deal()

    assert read_match(write_match(match)).names == match.names


def test_a_name_keeps_its_letters() -> None:
    assert as_name(" आशा  सिंह ") == "आशा सिंह"
    assert as_name("A\tB\nC\0D\ud800") == "A B C D"
