"""What is pressed is large enough for a finger: 24 px for a strip of a card, 44 px for a button."""

from random import Random

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from cardavia.rules.actions import Bury
from cardavia.ui.language import Language
from cardavia.ui.scene.card_button import CardButton
from cardavia.ui.table_screen import TableScreen
from ui_games import answer_by_taps, legal_answer, table_of, until_asked

LEAST_STRIP = 24
LEAST_BUTTON = 44
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


def check(screen: TableScreen) -> None:
    for button in screen.findChildren(QAbstractButton):
        if not button.isVisible():
            continue
        least = LEAST_STRIP if isinstance(button, CardButton) else LEAST_BUTTON
        assert button.width() >= least, (button, button.geometry())
        assert button.height() >= least, (button, button.geometry())


@pytest.mark.parametrize(
    ("name", "size"),
    [(name, SIZES[0]) for name in ("pepper", "black_maria", "pitch")]
    + [("tractor", size) for size in SIZES],
)
def test_every_question_has_large_targets(
    qtbot: QtBot, language: Language, name: str, size: tuple[int, int]
) -> None:
    screen = table_of(qtbot, language, name, 7)
    screen.resize(*size)
    rng = Random(7)
    for _ in range(4):
        if not until_asked(screen):
            break
        check(screen)
        answer_by_taps(screen, legal_answer(screen.match, rng))


def test_thirty_three_cards_have_large_strips(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "tractor", 8)
    while until_asked(screen) and screen.asking.prompt.asks == "show":
        answer_by_taps(screen, screen.asking.prompt.legal[-1])
    assert len(screen.view.hand.faces) == 33
    for size in SIZES:
        screen.resize(*size)
        check(screen)
    start, end = screen.view.hand.buttons[3], screen.view.hand.buttons[20]
    screen.view.hand.before = set()
    screen.asking._on_slid(start.index, end.index)
    assert screen.view.hand.chosen == set(range(3, 11))
    assert screen.runner.submit(Bury(screen.view.hand.chosen_faces()))
