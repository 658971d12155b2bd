"""Whole deals of each game at the table, by clicks alone, in both languages."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.rules.game import Value
from cardavia.ui.language import Language
from cardavia.ui.texts.events import sentence
from ui_games import answer_by_taps, legal_answer, table_of, until_asked

DEALS: list[tuple[str, int, dict[str, Value]]] = [
    ("pepper", 1, {"players": 4}),
    ("pepper", 2, {"players": 3, "low_no_trump": True, "misdeal": True}),
    ("pepper", 3, {"players": 2, "all_pass": "stick_dealer"}),
    ("pepper", 4, {"players": 4, "alone": True, "alone_swap": True, "skunk": True}),
    ("pepper", 5, {"players": 4, "alone": True, "alone_swap": True, "all_pass": "redeal_same"}),
    ("black_maria", 1, {"players": 4}),
    ("black_maria", 2, {"players": 3, "pass_count": 4, "moon": "choice"}),
    ("black_maria", 3, {"players": 4, "opener": "club2", "break_hearts": True}),
    ("black_maria", 4, {"players": 3, "opener": "club2", "first_trick_clean": True}),
    ("black_maria", 5, {"players": 4, "pass": "none", "jd_minus10": True, "auto_finish": True}),
    ("tractor", 1, {}),
    ("tractor", 2, {"throws": True, "throw_penalty": 10}),
    ("tractor", 3, {"tractor_follow": "tractor", "no_declare": "no_trump"}),
    ("tractor", 4, {"start_level": "T", "level_gap": "open", "twos_trump": True}),
]


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize(("name", "seed", "chosen"), DEALS)
def test_a_deal_is_played_to_its_end_by_clicks(
    qtbot: QtBot, language: Language, name: str, seed: int, chosen: dict[str, Value], code: str
) -> None:
    language.choose(code)
    screen = table_of(qtbot, language, name, seed, **chosen)
    rng = Random(seed)
    while until_asked(screen):
        before = len(screen.match.dealing.answers)
        answer_by_taps(screen, legal_answer(screen.match, rng))
        assert len(screen.match.dealing.answers) > before
        hand = sorted(screen.view.hand.faces)
        assert hand == screen.match.table_deal.owns[0].hand.faces()
    QApplication.processEvents()
    events = screen.match.told(0)
    assert all(sentence(event, screen.names) for event in events if event.key == "played")
    assert screen.match.past


@pytest.mark.parametrize("name", ["pepper", "black_maria", "tractor"])
def test_undo_and_another_language_leave_the_table_as_it_is(
    qtbot: QtBot, language: Language, name: str
) -> None:
    screen = table_of(qtbot, language, name, 7)
    rng = Random(7)
    for _ in range(4):
        assert until_asked(screen)
        answer_by_taps(screen, legal_answer(screen.match, rng))
    assert until_asked(screen)
    screen.undo()
    assert until_asked(screen)
    language.choose("hi")
    QApplication.processEvents()
    words = screen.bar.accessibleDescription()
    assert not any("a" <= letter <= "z" for letter in words)
    assert sorted(screen.view.hand.faces) == screen.match.table_deal.owns[0].hand.faces()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("name", ["pepper", "black_maria", "tractor"])
def test_what_is_asked_fits_into_the_window(
    qtbot: QtBot, language: Language, name: str, size: tuple[int, int]
) -> None:
    language.choose("hi")
    screen = table_of(qtbot, language, name, 7)
    screen.resize(*size)
    rng = Random(7)
    for _ in range(6):
        if not until_asked(screen):
            break
        bar = screen.bar.geometry()
        assert screen.rect().contains(bar.adjusted(10, 10, -10, -10))
        for button in screen.bar.buttons():
            assert button.width() >= button.sizeHint().width()
        answer_by_taps(screen, legal_answer(screen.match, rng))
