"""What a table says and shows in the middle of a deal of each game."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cardavia.cards.cards import names_of
from cardavia.cards.hand import mask_of
from cardavia.rules.actions import BIG_PEPPER, Bid, Bury, Give, NameTrump, Show
from cardavia.rules.events import Declared, KittyRevealed, Passed, Played, PointWon
from cardavia.ui.language import Language
from cardavia.ui.table_screen import TableScreen
from notation import cards
from tractor_positions import facing, in_play
from ui_games import answer_by_taps, button, legal_answer, put, table_of, tap, until_asked
from ui_play import click, spin

FILLER = "3D 4D 5D 6D"


@pytest.fixture
def tractor(qtbot: QtBot, language: Language) -> TableScreen:
    screen = table_of(qtbot, language, "tractor", 5)
    until_asked(screen)
    return screen


def test_the_button_names_the_shape_that_is_chosen(tractor: TableScreen) -> None:
    put(tractor, in_play(), "9S 9S 8S 8S AH KD", FILLER, FILLER, FILLER)
    assert button(tractor) == ("Play", False)
    said = []
    for _ in range(3):
        tap(tractor, "9S")
        said.append(button(tractor))
    assert said == [
        ("Play tractor of 2 pairs", True),
        ("Play pair", True),
        ("Play 1 card", True),
    ]


def test_the_question_says_why_a_play_is_not_legal_yet(tractor: TableScreen) -> None:
    table = facing("5H 5H")
    table.turn = 0
    put(tractor, table, "KH KH QH 3H AS", FILLER, FILLER, FILLER)
    assert button(tractor) == ("Play 2 cards", False)
    assert tractor.bar.accessibleDescription().endswith("Play as many pairs of hearts as you can.")
    assert tractor.view.hand.playable == {
        place for place, face in enumerate(tractor.view.hand.faces) if face in cards("KH")
    }
    tap(tractor, "QH")
    tap(tractor, "3H")
    assert button(tractor) == ("Play 2 cards", False)
    assert "king of hearts" in tractor.bar.accessibleDescription()


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_button_stays_where_it_is_while_the_reason_changes(
    tractor: TableScreen, language: Language, size: tuple[int, int], code: str
) -> None:
    language.choose(code)
    tractor.resize(*size)
    table = facing("5H 5H")
    table.turn = 0
    put(tractor, table, "KH KH QH 3H AS", FILLER, FILLER, FILLER)
    corners = set()
    for name in ("QH", "3H", "3H", "QH", "KH"):
        tap(tractor, name)
        spin(2)
        (only,) = tractor.bar.buttons()
        corners.add(only.mapTo(tractor, only.rect().bottomRight()).toTuple())
    assert len(corners) == 1


def test_every_declaration_has_its_place_and_its_reason(tractor: TableScreen) -> None:
    screen = tractor
    prompt = screen.asking.prompt
    assert prompt is not None
    assert prompt.asks == "show"
    choices = screen.stage.choices(prompt)
    assert len(choices) == 11
    open_ones = {choice.action.text() for choice in choices if not choice.refusal}
    assert open_ones == {action.text() for action in prompt.legal}
    for shown, choice in zip(screen.bar.buttons(), choices, strict=True):
        assert shown.isEnabled() == (not choice.refusal)
        assert shown.accessibleDescription() == choice.refusal


def test_declared_cards_stay_beside_a_seat_that_passes_later(tractor: TableScreen) -> None:
    table = in_play()
    table.declaring.call(1, cards("7H 7H"))
    put(tractor, table, "9S", FILLER, FILLER, FILLER)
    shown = Declared(1, cards("7H 7H"), 1)
    assert names_of(tractor.stage.call_faces(shown)) == "7H 7H"
    assert names_of(tractor.stage.call_faces(Passed(1))) == "7H 7H"
    assert tractor.stage.call_faces(Passed(3)) == []


def test_the_kitty_is_told_as_a_sum(tractor: TableScreen) -> None:
    kitty = cards("TS 3S 3S 4S 4S 6S 6S 8S")
    banner = tractor.stage.banner_text
    assert banner(KittyRevealed(1, kitty, 40, 4)) == "Kitty for the attackers: 10 × 4 = 40 points"
    assert banner(KittyRevealed(0, kitty, 0, 0)) == (
        "The defenders won the last trick: the kitty's 10 points do not count."
    )
    assert banner(KittyRevealed(1, cards("3S"), 0, 2)) == "There were no points in the kitty."
    assert "65" in banner(PointWon(1, "attackers", [], 65))


def test_the_dealer_buries_eight_and_may_look_at_them_again(
    qtbot: QtBot, language: Language
) -> None:
    screen = table_of(qtbot, language, "tractor", 8)
    while until_asked(screen) and screen.asking.prompt.asks == "show":
        answer_by_taps(screen, screen.asking.prompt.legal[-1])
    assert screen.asking.prompt.asks == "bury"
    assert screen.view.hand_size == 33
    assert screen.top_bar.aside.isHidden()
    faces = screen.view.hand.faces[-8:]
    click(screen.view.hand.buttons[-1])
    assert screen.bar.accessibleDescription().endswith("Choose 7 more cards to bury.")
    answer_by_taps(screen, Bury(faces))
    assert screen.view.hand_size == 25
    assert not screen.top_bar.aside.isHidden()
    screen.show_aside()
    assert screen.stage.aside()[1] == screen.match.table_deal.owns[0].away


def test_a_swap_takes_the_given_card_out_of_the_hand(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "pepper", 2, alone=True, alone_swap=True)
    until_asked(screen)
    answer_by_taps(screen, Bid(BIG_PEPPER))
    until_asked(screen)
    answer_by_taps(screen, NameTrump(1))
    until_asked(screen)
    assert len(screen.view.hand.faces) == 7
    assert len(screen.view.hand.raised) == 1
    given = screen.view.hand.faces[3]
    answer_by_taps(screen, Give([given]))
    assert len(screen.view.hand.faces) == 6
    assert screen.stage.remark(2) == "sits out"


def test_a_hand_without_court_cards_may_ask_for_a_new_deal(
    qtbot: QtBot, language: Language
) -> None:
    screen = table_of(qtbot, language, "pepper", 1, players=2, misdeal=True)
    until_asked(screen)
    table = screen.match.table_deal.table
    put(screen, table, "9S TS 9H TH 9D TD 9C TC", FILLER)
    prompt = screen.match.view(0).prompt()
    assert isinstance(screen.stage.choices(prompt)[-1].action, Show)
    assert screen.stage.choices(prompt)[-1].text == "New deal"


def test_the_bid_of_five_is_named_a_smudge(qtbot: QtBot, language: Language) -> None:
    for smudge, last in ((True, "5 · Smudge"), (False, "4")):
        screen = table_of(qtbot, language, "pitch", 5, smudge=smudge)
        until_asked(screen)
        assert screen.stage.choices(screen.asking.prompt)[-1].text == last


def test_a_hint_can_be_confirmed_at_once(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "black_maria", 1)
    until_asked(screen)
    screen.asking.point_at(Give(screen.view.hand.faces[2:5]))
    assert button(screen) == ("Give 3 cards", True)
    assert screen.bar.accessibleDescription().endswith("3 cards are chosen.")


def test_received_cards_stay_raised_until_a_card_is_played(
    qtbot: QtBot, language: Language
) -> None:
    screen = table_of(qtbot, language, "black_maria", 1)
    until_asked(screen)
    assert screen.bar.accessibleDescription().endswith("Choose 3 cards to give to Meera.")
    answer_by_taps(screen, Give(screen.view.hand.faces[:3]))
    until_asked(screen)
    received = screen.match.table_deal.owns[0].received
    raised = [screen.view.hand.faces[place] for place in screen.view.hand.raised]
    assert sorted(raised) == sorted(received)
    answer_by_taps(screen, screen.asking.prompt.legal[0])
    assert not screen.view.hand.raised


def test_an_opener_without_the_lowest_club_is_not_asked(qtbot: QtBot, language: Language) -> None:
    for seed in range(1, 5):
        screen = table_of(qtbot, language, "black_maria", seed, opener="club2", **{"pass": "none"})
        until_asked(screen)
        assert screen.asking.prompt.asks == "play"
        assert screen.asking.prompt.legal[0].cards()


def test_a_small_tractor_crosses_the_table_when_one_is_led(tractor: TableScreen) -> None:
    put(tractor, in_play(), "9S 9S 8S 8S AH KD", FILLER, FILLER, FILLER)
    crossed = []
    tractor.view.toy.cross = lambda *args: crossed.append(args)
    for event in (Played(0, cards("AH"), 0), Played(0, cards("9S 9S"), 0)):
        tractor.stage.on_event(event)
    assert not crossed
    tractor.stage.on_event(Played(0, cards("9S 9S 8S 8S"), 1))
    assert not crossed
    tractor.stage.on_event(Played(0, cards("9S 9S 8S 8S"), 0))
    assert len(crossed) == 1


def test_a_moon_rises_only_for_one_who_has_every_penalty_card(
    qtbot: QtBot, language: Language
) -> None:
    screen = table_of(qtbot, language, "black_maria", 1, moon="add")
    table = screen.match.table_deal.table
    table.taken = [mask_of(cards("2H 3H 4H 5H 6H")), 0, 0, 0]
    assert screen.stage._moon() is not None
    table.taken[1] = mask_of(cards("QS"))
    assert screen.stage._moon() is None


@pytest.mark.parametrize(("taken", "score"), [("", "0"), ("2H QS", "0 + 14"), ("JD", "0 - 10")])
def test_the_own_row_of_the_score_says_what_this_deal_adds(
    qtbot: QtBot, language: Language, taken: str, score: str
) -> None:
    screen = table_of(qtbot, language, "black_maria", 1, jd_minus10=True)
    until_asked(screen)
    screen.match.table_deal.table.taken = [mask_of(cards(taken)), mask_of(cards("3H")), 0, 0]

    assert [row.score for row in screen.stage.score_rows()] == [score, "0", "0", "0"]


def test_undo_shows_the_backs_of_the_other_hands_again(tractor: TableScreen) -> None:
    rng = Random(3)
    for _ in range(4):
        answer_by_taps(tractor, legal_answer(tractor.match, rng))
        assert until_asked(tractor)
    tractor.undo()
    assert until_asked(tractor)
    left = [tractor.stage.cards_left(seat) for seat in range(1, 4)]
    assert tractor.view._back_counts[1:] == left
