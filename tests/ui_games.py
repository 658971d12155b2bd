"""Tables of every game in tests: computer seats that answer anything legal, and taps on cards."""

from random import Random

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import game_named
from cardavia.rules.deal import Deal
from cardavia.rules.game import Value, defaults
from cardavia.rules.tractor.dice import Dice
from cardavia.rules.tractor.table import Tractor
from cardavia.ui.deck.render import Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import NEUTRAL
from cardavia.ui.language import Language
from cardavia.ui.look import Look
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.theme import Type
from cardavia.ui.thinker import Thinker, Thought
from notation import cards
from random_deals import some_answer
from tractor_positions import owns_of
from ui_play import (
    button_of,
    click,
    hurry,
    press_choice,
    spin_until,
    waits_for_person,
    walk_to,
)

FACES = Faces()


def legal_answer(match: Match, rng: Random) -> Action:
    """Return anything legal for the seat to act."""
    deal = match.table_deal
    if isinstance(deal.table, Tractor):
        dice = Dice(rng.randrange(1 << 30))
        return deal.table.some_answer(deal.owns[deal.table.turn], dice)
    return some_answer(deal, rng)


class LegalThinker(Thinker):
    """Answers anything legal, at once."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__()
        self.match = match
        self.rng = Random(seed)

    def ask(self, sight: str, level: str, seed: int, think_ms: int, worlds: int = 0) -> int:
        self._ticket += 1
        thought = Thought(legal_answer(self.match, self.rng), [])
        ticket = self._ticket
        QTimer.singleShot(0, lambda: self.decided.emit(ticket, thought))
        return ticket

    def forget(self) -> None:
        self._ticket += 1


def match_of(name: str, seed: int = 1, **chosen: Value) -> Match:
    """Return a match that has not begun."""
    game = game_named(name)
    assert game is not None
    options = defaults(game) | chosen
    assert game.why_not_options(options) is None
    seats = int(options["players"])
    names = ["", "Asha", "Kabir", "Meera", "Dev", "Nila", "Omar"][:seats]
    return Match(game, options, names, seed)


def table_of(
    qtbot: QtBot, language: Language, name: str, seed: int = 1, **chosen: Value
) -> TableScreen:
    """Return a running table of a game."""
    match = match_of(name, seed, **chosen)
    gallery = Gallery(FACES, DeckStyle(), Look(NEUTRAL), "green")
    thinker = LegalThinker(match, seed)
    screen = TableScreen(match, thinker, gallery, Type(language.code, 640), language)
    qtbot.addWidget(screen)
    hurry(screen)
    screen.resize(1024, 640)
    screen.show()
    screen.start()
    return screen


def until_asked(screen: TableScreen) -> bool:
    """Wait for a question; tells whether there is one before the deal is over."""
    spin_until(lambda: waits_for_person(screen))
    return not screen.match.is_deal_over()


def put(screen: TableScreen, table: object, *hands: str) -> None:
    """Put a position on the table and ask the person."""
    screen.runner.drop()
    screen.match.deal = Deal(table, owns_of(*hands), [])
    screen.director.set_hand(screen.match.deal.owns[0].hand.faces())
    screen.stage.refresh()
    screen.runner.go_on()


def tap(screen: TableScreen, name: str) -> None:
    """Tap the first card of this name."""
    click(screen.view.hand.buttons[screen.view.hand.faces.index(cards(name)[0])])


def button(screen: TableScreen) -> tuple[str, bool]:
    """Return what the button beside the question says, and whether it is open."""
    (only,) = screen.bar.buttons()
    return only.text(), only.isEnabled()


def answer_by_taps(screen: TableScreen, action: Action) -> None:
    """Give an answer by clicks alone, tapping cards in and out until exactly these are chosen."""
    if not screen.asking.is_for_cards():
        click(button_of(screen, action))
        return
    hand = screen.view.hand
    if screen.asking.is_single():
        click(hand.buttons[hand.faces.index(action.cards()[0])])
        return
    for _ in range(60):
        place = next_tap(hand.faces, hand.chosen, action.cards())
        if place < 0:
            click(screen.bar.buttons()[0])
            return
        click(hand.buttons[place])
    raise AssertionError(f"no taps choose {action.text()}")


def answer_by_keys(screen: TableScreen, action: Action) -> None:
    """Give an answer by keys alone: arrows and Space to choose, Enter to play, Tab among buttons."""
    if not screen.asking.is_for_cards():
        press_choice(screen, action)
        return
    hand = screen.view.hand
    if screen.asking.is_single():
        _space_on(screen, hand.faces.index(action.cards()[0]))
        return
    for _ in range(60):
        place = next_tap(hand.faces, hand.chosen, action.cards())
        if place < 0:
            QTest.keyClick(hand.buttons[hand.current()], Qt.Key.Key_Return)
            return
        _space_on(screen, place)
    raise AssertionError(f"no keys choose {action.text()}")


def _space_on(screen: TableScreen, place: int) -> None:
    walk_to(screen, place)
    QTest.keyClick(screen.view.hand.buttons[place], Qt.Key.Key_Space)


def next_tap(faces: list[int], chosen: set[int], wanted: list[int]) -> int:
    """Return the next card to tap: one too many first, then one that lacks; -1 when done."""
    held = [faces[place] for place in chosen]
    for place in sorted(chosen):
        if held.count(faces[place]) > wanted.count(faces[place]):
            return place
    for place, face in enumerate(faces):
        if place not in chosen and held.count(face) < wanted.count(face):
            return place
    return -1
