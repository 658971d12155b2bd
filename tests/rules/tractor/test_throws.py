"""The throws option: several shapes led at once."""

from cardavia.cards.cards import names_of
from cardavia.rules.actions import Action, Play, Show
from cardavia.rules.deal import Own
from cardavia.rules.events import Event
from cardavia.rules.game import Value
from cardavia.rules.tractor import Tractor
from cardavia.rules.tractor.throws import beating, thrown_shape
from notation import cards, hand
from tractor_positions import facing, in_play, legal, owns_of, refusal, show, text, winning_place


def thrown(lead: str, *others: str, **chosen: Value) -> tuple[Tractor, list[Own], list[Event]]:
    """Return a table after seat 0, the dealer, tried to lead these cards; others are 3, 2, 1."""
    table = in_play(throws=True, **chosen)
    owns = owns_of(lead, *reversed(others))
    table.left = len(lead.split())
    told: list[Event] = []
    table.apply(owns, [], Play(cards(lead)), told)
    return table, owns, told


def answer(table: Tractor, owns: list[Own], told: list[Event]) -> list[str]:
    """Let all three seats give their one answer and return them as text."""
    said = []
    while table.throw is not None:
        (action,) = table.prompt(owns[table.turn]).legal
        said.append(names_of(action.cards()) or "pass")
        table.apply(owns, [], action, told)
    return said


def test_throws_are_off_by_default() -> None:
    assert refusal(in_play(), "AS AS KS", "AS AS KS") == "unpaired"
    assert refusal(in_play(throws=True), "AS AS KS", "AS AS KS") == ""
    assert refusal(in_play(throws=True), "AS AS KS KH", "AS AS KH") == "two_suits"


def test_a_throw_that_nobody_beats_stands() -> None:
    table, owns, told = thrown("AS AS KS", "QS 2S 3S", "4S 5S 6S", "2H 3H 4C")

    assert answer(table, owns, told) == ["pass", "pass", "pass"]
    assert [e.key for e in told] == ["thrown", *["throw_allowed"] * 3, "played"]
    assert owns[0].hand.size() == 0
    assert table.turn == 3


def test_a_beaten_part_is_led_alone_and_the_rest_returns() -> None:
    table, owns, told = thrown("AS AS QS", "KS 2S 3S", "4S 5S 6S", "2H 3H 4C")

    assert answer(table, owns, told) == ["KS", "pass", "pass"]
    assert table.trick.plays == [cards("QS")]
    assert owns[0].hand.same_as(hand("AS AS"))


def test_the_weakest_beaten_part_is_led_whoever_beats_it() -> None:
    table, owns, told = thrown("TS TS QS 3S", "KS KS 2H 2H", "4S 5H 6H 8H", "2D 3D 4D 5D")

    assert answer(table, owns, told) == ["KS", "4S", "pass"]
    assert table.trick.plays == [cards("3S")]


def test_the_partner_counts_and_ruffs_do_not() -> None:
    table, owns, told = thrown("AS AS QS", "2C 3C 4C", "KS 2H 3H", "5C 6C 8C")

    assert answer(table, owns, told) == ["pass", "KS", "pass"]


def test_a_tractor_in_a_throw_is_beaten_by_a_higher_tractor_only() -> None:
    order = in_play().order
    part = thrown_shape(cards("5S 5S 6S 6S AS"), order).parts[0]

    assert text(names_of(beating(part, hand("8S 8S 9S 9S TS TS"), order))) == text("8S 8S 9S 9S")
    assert text(names_of(beating(part, hand("6S 6S 8S 8S"), order))) == text("6S 6S 8S 8S")
    assert beating(part, hand("8S 8S TS TS KS KS"), order) == []


def test_who_can_beat_a_throw_must_say_so_and_nobody_else_may() -> None:
    table, owns, _ = thrown("AS AS QS", "KS 2S 3S", "4S 5S 6S", "2H 3H 4C")

    def key(own: Own, action: Action) -> str:
        found = table.why_not(own, action)
        return "" if found is None else found.key

    assert key(owns[3], show("pass")) == "must_beat_throw"
    assert key(owns[3], Show(cards("3S"))) == "must_beat_throw"
    assert key(owns[3], Play(cards("KS"))) == "beat_asked"
    assert key(owns[3], Show(cards("KS"))) == ""
    assert key(owns[2], Show(cards("6S"))) == "cannot_beat_throw"


def test_a_failed_throw_costs_by_option() -> None:
    for dealer, points in ((0, 10), (1, -10)):
        table, owns, told = thrown("AS AS QS", "KS 2S 3S", "4S 5S 6S", "2H 3H 4C", throw_penalty=10)
        table.dealer = dealer
        answer(table, owns, told)

        assert table.points == points
        assert next(e for e in told if e.key == "throw_failed").number == 10


def test_followers_owe_the_pairs_in_the_throw() -> None:
    table = facing("AS AS KS", throws=True)

    assert legal(table, "QS QS 2S 3S 4H") == {text("QS QS 2S"), text("QS QS 3S")}


def test_a_throw_is_ruffed_by_trumps_of_the_same_parts() -> None:
    chosen: dict[str, Value] = {"throws": True}
    assert winning_place("AS AS KS, 2C 2C 3C, 3S 4S 5S, 6S 8S 9S", **chosen) == 2
    assert winning_place("AS AS KS, 2C 4C 3C, 3S 4S 5S, 6S 8S 9S", **chosen) == 1
    assert winning_place("AS AS KS, 2C 2C RJ, 3C 3C 4C, 6S 8S 9S", **chosen) == 3
    assert winning_place("AS AS KS, 2C 2C RJ, QS QS JS, 6S 8S 9S", **chosen) == 2
    assert winning_place("AS KS, 2C 4C, 3C 5C, 6S 8S", **chosen) == 3


def test_a_tractor_in_the_throw_needs_a_tractor_in_the_ruff() -> None:
    lead = "KS KS AS AS QS"

    assert (
        winning_place(f"{lead}, 2C 2C 4C 4C 9C, 2S 3S 4S 5S 6S, 2D 3D 4D 5D 6D", throws=True) == 1
    )
    assert (
        winning_place(f"{lead}, 2C 2C 3C 3C 9C, 2S 3S 4S 5S 6S, 2D 3D 4D 5D 6D", throws=True) == 2
    )


def test_a_longer_tractor_ruffs_two_shorter_ones() -> None:
    lead = "KS KS AS AS 2S 2S 3S 3S"
    ruff = "8C 8C 9C 9C TC TC JC JC"
    low = "4S 5S 6S 8S 9S TS JS QS"

    assert winning_place(f"{lead}, {ruff}, {low}, {low}", throws=True) == 2


def test_the_kitty_counts_the_largest_part_of_a_throw() -> None:
    order = in_play().order

    assert thrown_shape(cards("KS KS AS AS QS TS"), order).part_size() == 4
    assert thrown_shape(cards("AS KS QS"), order).part_size() == 1
