"""A match: deals in a row, what a seat may do, undo and redo by replay."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.cards.cards import name_of
from cardavia.cards.packs import shuffled
from cardavia.match.match import first_dealer
from cardavia.match.record import read_match, write_match
from cardavia.rules.actions import Bid, Pass
from cardavia.rules.catalogue import all_games
from cardavia.rules.sight import sight_from
from notation import call, play
from playing import NAMES, match_of, played, step


@pytest.mark.parametrize("name", NAMES)
def test_deal_k_of_match_n_has_the_cards_of_number_n_plus_k(name: str) -> None:
    match = played(name, 40)
    assert len(match.past) > 1
    size = match.game.hand_size(match.options)

    for k, dealing in enumerate(match.past):
        cards = shuffled(match.game.pack(match.options), Random(40 + k))
        assert dealing.number == 40 + k
        assert [face for hand in dealing.hands for face in hand] + dealing.stock == cards
        assert {len(hand) for hand in dealing.hands} == {size}


def test_a_deal_number_gives_the_same_cards_on_every_machine() -> None:
    match = match_of("pitch", 7)
    match.next_deal()
    assert match.dealing is not None

    hands = [" ".join(name_of(face) for face in hand) for hand in match.dealing.hands]
    assert hands == GOLDEN
    assert match.dealing.before.dealer == first_dealer(match.game, match.options, 7) == 0


GOLDEN = [
    "KS JS 2S 4C 5D 4H",
    "JD 9C TH AS 2C 7S",
    "KH QH 8S TD 2D 5C",
    "6D QS KC 3H AD 3D",
]


def test_only_the_seat_to_act_may_answer() -> None:
    match = match_of("pitch", 7)
    before = match.why_not(0, Pass())
    match.next_deal()
    other = (match.turn + 1) % 4

    assert before is not None
    assert before.key == "not_your_turn"
    refusal = match.why_not(other, Pass())
    assert refusal is not None
    assert refusal.key == "not_your_turn"
    assert match.why_not(match.turn, Pass()) is None


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    match = played("pitch", 3, steps=8)
    before, version = match.state_hash(), match.version

    refusal = match.why_not(match.turn, Bid(99))

    assert refusal is not None
    assert (match.state_hash(), match.version) == (before, version)
    with pytest.raises(AssertionError):
        match.submit(match.turn, Bid(99))
    assert match.state_hash() == before


@pytest.mark.parametrize("name", NAMES)
def test_the_state_is_changed_and_journalled_before_the_events_come_back(name: str) -> None:
    match, seen = match_of(name, 5), []
    match.journal = lambda changed: seen.append((changed.version, changed.state_hash()))
    rng = Random(5)
    for _ in range(40):
        if not step(match, rng):
            break
        assert seen[-1] == (match.version, match.state_hash())
    assert [version for version, _ in seen] == list(range(1, match.version + 1))


@settings(max_examples=40)
@given(st.sampled_from(NAMES), st.integers(1, 10**6), st.integers(1, 150), st.integers(1, 5))
def test_undo_and_redo_any_number_of_times_lead_back_to_the_same_state(
    name: str, number: int, steps: int, times: int
) -> None:
    match = played(name, number, steps=steps)
    if match.dealing is None:
        return
    states = [match.state_hash()]
    while len(states) <= times and match.undo() > 0:
        assert match.turn == 0
        states.append(match.state_hash())
    for state in reversed(states[:-1]):
        assert match.can_redo()
        match.redo()
        assert match.state_hash() == state
    assert match.state_hash() == states[0]


@pytest.mark.parametrize("name", NAMES)
def test_case_12_after_an_undo_and_another_play_all_is_computed_afresh(name: str) -> None:
    match = played(name, 11, steps=45)
    assert match.undo() > 0
    rng = Random(99)
    while not match.is_deal_over():
        step(match, rng)

    again = read_match(write_match(match))
    assert again.state_hash() == match.state_hash()
    assert [e.text() for e in again.story] == [e.text() for e in match.story]
    assert not match.can_redo()


def test_undo_takes_back_the_computers_answers_since() -> None:
    match, rng = match_of("pitch", 7), Random(7)
    step(match, rng)
    assert match.dealing is not None
    while match.turn != 0:
        step(match, rng)
    before, done = match.state_hash(), len(match.dealing.answers)
    for _ in range(3):
        step(match, rng)

    assert match.undo() == 3
    assert match.state_hash() == before
    assert len(match.dealing.answers) == done
    assert match.dealing.assisted


def test_undo_passes_over_answers_that_had_no_alternative() -> None:
    match, rng = match_of("pitch", 7), Random(7)
    step(match, rng)
    while not match.is_deal_over():
        step(match, rng)

    # The last card of a hand is forced: going back to it would change nothing.
    match.undo()

    assert match.turn == 0
    assert len(match.view(0).prompt().legal) > 1


def test_undo_goes_back_over_the_end_of_a_deal_and_takes_its_score_away() -> None:
    match, rng = match_of("black_maria", 3), Random(3)
    step(match, rng)
    while not match.is_deal_over():
        step(match, rng)
    assert sum(match.standing.scores) == 26

    match.undo()

    assert match.standing.scores == [0, 0, 0, 0]
    assert match.past == []
    match.redo()
    while match.can_redo():
        match.redo()
    assert sum(match.standing.scores) == 26
    assert len(match.past) == 1


def test_a_new_answer_ends_what_could_be_given_again() -> None:
    match, rng = played("pitch", 5, steps=12), Random(4)
    match.undo()
    assert match.can_redo()
    step(match, rng)
    assert not match.can_redo()
    assert match.redo() == []


@pytest.mark.parametrize("name", NAMES)
def test_a_restarted_deal_has_the_same_cards_and_no_answers(name: str) -> None:
    match = played(name, 8, steps=50)
    assert match.dealing is not None
    hands = match.dealing.hands
    match.restart_deal()

    assert match.dealing.answers == []
    assert match.dealing.hands == hands
    assert match.dealing.assisted
    fresh = match_of(name, 8)
    fresh.standing = match.standing.copy()
    fresh.past = list(match.past)
    fresh.next_deal()
    assert fresh.state_hash() == match.state_hash()


@pytest.mark.parametrize("name", NAMES)
def test_a_match_can_be_had_as_it_stood_at_any_answer_of_any_deal(name: str) -> None:
    match, hashes, rng = match_of(name, 6), [], Random(6)
    match.journal = lambda changed: hashes.append(changed.state_hash())
    for _ in range(250):
        step(match, rng)
    place = 0
    for deal, dealing in enumerate(match.dealings):
        for answers in range(0, len(dealing.answers) + 1, 7):
            cut = match.up_to(deal, answers)

            assert cut.state_hash() == hashes[place + answers]
            assert cut.dealing is not None
            assert cut.dealing.assisted
        place += len(dealing.answers) + 1
    assert match.state_hash() == hashes[-1]


def test_playing_on_from_a_moment_leaves_the_match_as_it_was() -> None:
    match, rng = played("pitch", 6, steps=90), Random(1)
    before = write_match(match)
    cut = match.up_to(1, 9)
    for _ in range(60):
        step(cut, rng)

    assert write_match(match) == before
    assert write_match(cut).split("\n")[:39] == before.split("\n")[:39]
    assert not match.past[1].assisted


@settings(max_examples=30)
@given(st.sampled_from(NAMES), st.integers(1, 10**6), st.integers(1, 150))
def test_case_30_what_a_seat_is_sent_holds_no_unseen_card(
    name: str, number: int, steps: int
) -> None:
    match = played(name, number, steps=steps)
    if match.dealing is None or match.is_deal_over():
        return
    seat = match.turn
    sight = sight_from(match.sight_text(seat), all_games())

    assert sight.view().prompt().text() == match.view(seat).prompt().text()
    assert [e.text() for e in sight.story] == [e.text() for e in match.told(seat)[1:]]
    seen = {name for event in match.told(seat) for name in cards_of(event.cards)}
    seen |= {name_of(face) for face in match.dealing.hands[seat]}
    seen |= {name_of(face) for face in match.view(seat).own.received}
    sent = {word.strip('",[]{}') for word in match.sight_text(seat).split()}
    every = {name_of(face) for face in match.game.pack(match.options)}
    assert sent & every <= seen


def cards_of(faces: list[int]) -> list[str]:
    return [name_of(face) for face in faces]


def test_the_last_trick_is_the_last_one_finished() -> None:
    match, rng = match_of("pitch", 7), Random(7)
    step(match, rng)
    assert match.last_trick() == []
    while match.view(0).table.turn >= 0 and not match.last_trick():
        step(match, rng)
    first = match.last_trick()
    step(match, rng)

    assert len(first) == 4
    assert match.last_trick() == first


@pytest.mark.parametrize("name", NAMES)
def test_the_same_match_played_twice_gives_the_same_record_byte_for_byte(name: str) -> None:
    assert write_match(played(name, 77)) == write_match(played(name, 77))


def test_a_person_may_say_what_the_rules_allow_by_name() -> None:
    match = match_of("pitch", 7)
    match.next_deal()
    assert match.why_not(match.turn, call("2")) is None
    refusal = match.why_not(match.turn, play("AS"))
    assert refusal is not None
    assert refusal.key == "bid_asked"
