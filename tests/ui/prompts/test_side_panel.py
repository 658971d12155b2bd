"""Paper at the side of the table: in sight whole or by scrolling, its buttons always."""

import pytest
from pytestqt.qtbot import QtBot

from cardavia.ui.coaching import Judged, Moment
from cardavia.ui.language import Language
from cardavia.ui.prompts.coach_note import CoachNote
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.texts.advice import Advice, Weighed
from cardavia.ui.theme import Type
from cardavia.ui.thinker import Thought
from ui_games import table_of, until_asked
from ui_play import spin


def noted(screen: TableScreen) -> CoachNote:
    """Show a note about the person's first possible answer."""
    answer = screen.match.view(0).prompt().legal[0]
    note = CoachNote(screen.view.gallery, screen.view.types, screen)
    advice = Advice(screen.match.game.name, Thought(answer, []))
    note.tell(
        Judged(Moment(0, "", answer), advice, Weighed(answer, None, []), 1.5, 0.1),
        screen.view.gallery,
        screen.view.types,
    )
    note.lie_over(screen.rect(), screen.bar.geometry())
    spin(5)
    return note


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("name", ["pitch", "black_maria"])
def test_the_buttons_of_a_note_are_in_sight_at_every_size_of_letters(
    qtbot: QtBot, language: Language, name: str, code: str, scale: int
) -> None:
    language.choose(code)
    chosen = {"pass": "none"} if name == "black_maria" else {}
    screen = table_of(qtbot, language, name, **chosen)
    assert until_asked(screen)
    screen.dress(screen.view.gallery, Type(code, 640, scale))
    note = noted(screen)

    for button in (note.take_back, note.keep):
        assert note.rect().contains(button.geometry())
        assert button.width() >= button.minimumSizeHint().width()
    assert screen.rect().contains(note.geometry().adjusted(12, 12, -12, -12))


def test_a_panel_widens_where_letters_are_large(qtbot: QtBot, language: Language) -> None:
    screen = table_of(qtbot, language, "pitch")
    assert until_asked(screen)
    usual = noted(screen).width()
    screen.dress(screen.view.gallery, Type("en", 640, 200))

    assert noted(screen).width() > usual
