"""Statistics: exact, computed from the facts of finished deals, and nothing counted twice."""

import csv
import io
from dataclasses import fields, replace
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from cardavia.match.match import Match
from cardavia.store.matches import Matches
from cardavia.store.results import Facts, facts_of, facts_read, facts_written
from cardavia.store.statistics import as_csv, chosen, grouped, running_points, summary
from playing import NAMES, match_of, played, step

DEAL = Facts(
    game="pitch",
    options="{}",
    level="hard",
    partner="",
    number=1,
    played=True,
    tricks=2,
    of_tricks=6,
    points=2,
)


def deals(text: str) -> list[Facts]:
    """Return deals from words: m(ade) s(et) b(roken by us) k(ept by them) w(on) l(ost) a(bandoned)."""
    meaning: dict[str, dict[str, object]] = {
        "m": {"declaring": "us", "made": True},
        "s": {"declaring": "us", "made": False},
        "b": {"declaring": "them", "made": False},
        "k": {"declaring": "them", "made": True},
        "w": {"over": True, "won": True},
        "l": {"over": True, "won": False},
        "a": {"over": True, "abandoned": True, "played": False, "points": 0},
    }
    found = []
    for letters in text.split():
        changes: dict[str, object] = {}
        for letter in letters:
            changes |= meaning[letter]
        found.append(replace(DEAL, **changes))
    return found


def finish_deal(match: Match, seed: int = 1) -> None:
    rng = Random(seed)
    step(match, rng)
    while not match.is_deal_over():
        step(match, rng)


def test_counts_and_shares_are_exact() -> None:
    found = summary(deals("m mw s bl k mw"))

    assert (found.matches, found.won, found.deals) == (3, 2, 6)
    assert (found.bids, found.made, found.failed) == (4, 3, 1)
    assert (found.against, found.broken) == (2, 1)
    assert found.won_share == Fraction(2, 3)
    assert found.made_share == Fraction(3, 4)
    assert found.broken_share == Fraction(1, 2)
    assert found.tricks_share == Fraction(1, 3)
    assert found.points_a_deal == 2
    assert summary([]).won_share is None


@pytest.mark.parametrize(
    ("text", "streak", "longest_won", "longest_lost"),
    [("", 0, 0, 0), ("w w l w w w", 3, 3, 1), ("w l l", -2, 1, 2), ("w m m w", 2, 2, 0)],
)
def test_streaks_are_of_matches(
    text: str, streak: int, longest_won: int, longest_lost: int
) -> None:
    found = summary(deals(text))
    assert (found.streak, found.longest_won, found.longest_lost) == (
        streak,
        longest_won,
        longest_lost,
    )


def test_an_abandoned_match_that_counts_is_a_lost_match_and_no_deal() -> None:
    found = summary(deals("mw m a"))
    assert (found.matches, found.won, found.given_up, found.deals) == (2, 1, 1, 2)
    assert running_points(deals("mw m a")) == [2, 4]


def test_results_are_chosen_and_grouped_by_what_they_are() -> None:
    results = [*deals("mw"), *(replace(one, level="easy", game="pepper") for one in deals("s l"))]
    assert len(chosen(results, game="pepper")) == 2
    assert len(chosen(results, game="pepper", level="hard")) == 0
    assert len(chosen(results, game="")) == 3
    assert {name: one.deals for name, one in grouped(results, "level").items()} == {
        "hard": 1,
        "easy": 2,
    }


def test_the_table_has_one_row_a_deal() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(deals("mw s")))))
    assert list(rows[0]) == [one.name for one in fields(Facts)]
    assert [(row["made"], row["won"]) for row in rows] == [("1", "1"), ("0", "0")]


@pytest.mark.parametrize("name", NAMES)
def test_facts_of_a_deal_agree_with_its_events(name: str) -> None:
    match = match_of(name, 12)
    finish_deal(match)
    facts = facts_of(match)
    ours = next(side for side in match.game.sides(match.options) if 0 in side)
    won = [event for event in match.story if event.key == "trick_won"]

    assert facts.played
    assert facts.tricks == sum(event.seat in ours for event in won)
    assert facts.of_tricks == len(won)
    assert (
        facts.points
        == match.standing.scores[match.game.sides(match.options).index(ours)]
        - (match.past[0].before.scores[0])
    )
    assert facts.partner == ("hard" if len(ours) == 2 else "")
    assert facts_read(3, facts_written(facts), "today") == replace(facts, match=3, started="today")


def test_a_contract_is_counted_for_the_side_that_had_it() -> None:
    for number in range(1, 40):
        match = match_of("pitch", number)
        finish_deal(match, number)
        facts = facts_of(match)
        pitcher = [event.seat for event in match.story if event.key == "auction_won"]
        if pitcher:
            assert facts.declaring == ("us" if pitcher[0] == 0 else "them")
            assert facts.bid >= 2
            if pitcher[0] == 0:
                assert facts.made == (facts.points > 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 50_000,
        '{"game": "pitch"}',
        '{"game": 1, "options": "", "level": ""}',
    ],
)
def test_a_damaged_row_is_left_out(text: str) -> None:
    assert facts_read(1, text, None) is None


def test_case_15_a_finished_deal_is_counted_once_however_often_it_is_restored(
    tmp_path: Path,
) -> None:
    match = match_of("pitch", 3)
    store = Matches(tmp_path)
    number = store.start(match, "2026-11-30")
    finish_deal(match)
    assert len(store.results()) == 1
    store.close()
    for _ in range(3):
        store = Matches(tmp_path)
        again = store.resume(number)
        assert again is not None
        assert len(store.results()) == 1
        store.close()


def test_an_undone_deal_is_counted_again_only_when_it_ends_again(tmp_path: Path) -> None:
    match = match_of("pitch", 3)
    store = Matches(tmp_path)
    store.start(match, "")
    finish_deal(match)
    match.undo()
    assert store.results() == []
    while match.can_redo():
        match.redo()

    (facts,) = store.results()
    assert facts.assisted


def test_case_50_an_abandoned_match_is_not_counted_unless_chosen(tmp_path: Path) -> None:
    store = Matches(tmp_path)
    numbers = [store.start(played("pitch", 3, steps=12), "") for _ in range(3)]
    untouched = store.start(played("pitch", 3, steps=2), "")
    store.abandon(numbers[0], counts=False)
    store.abandon(numbers[1], counts=True)
    store.abandon(untouched, counts=True)

    assert [one.match for one in store.results()] == [numbers[1]]
    found = summary(store.results())
    assert (found.matches, found.won, found.given_up, found.deals) == (1, 0, 1, 0)

    store.resume(numbers[1])
    assert store.results() == []


def test_resetting_forgets_results_and_keeps_matches(tmp_path: Path) -> None:
    match = match_of("pitch", 3)
    store = Matches(tmp_path)
    store.start(match, "")
    finish_deal(match)
    store.forget_results()
    assert store.results() == []
    assert len(store.saved()) == 1
