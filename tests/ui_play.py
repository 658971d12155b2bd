"""Playing at the table in tests: a quick thinker, and hands that click and type."""

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from cardavia.ai.levels import decide
from cardavia.rules.actions import Action
from cardavia.ui.runner import PERSON
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.thinker import Thinker, Thought


class QuickThinker(Thinker):
    """Answers in this process, at once: no test waits for a worker that it does not test."""

    def ask(self, sight: str, level: str, seed: int, think_ms: int, worlds: int = 0) -> int:
        self._ticket += 1
        ticket = self._ticket
        quick = "normal" if level in ("hard", "expert") else level
        action = decide(sight, quick, seed).action
        QTimer.singleShot(0, self, lambda: self._tell(ticket, action))
        return ticket

    def _tell(self, ticket: int, action: Action) -> None:
        if ticket == self._ticket:
            self.decided.emit(ticket, Thought(action, []))

    def forget(self) -> None:
        self._ticket += 1

    def close(self) -> None:
        self.forget()


def spin(ms: int = 10) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def spin_until(holds: Callable[[], bool], most_ms: int = 8000) -> None:
    """Let the event loop run until something holds."""
    for _ in range(most_ms // 5):
        if holds():
            return
        spin(5)
    raise AssertionError("it never came true")


def waits_for_person(screen: TableScreen) -> bool:
    """Tell whether the person is asked, or the deal is over."""
    return screen.asking.prompt is not None or screen.match.is_deal_over()


def hurry(screen: TableScreen) -> None:
    """Let nothing take time, and no two clicks be taken for a double click."""
    QApplication.setDoubleClickInterval(1)
    screen.asking.double_click_ms = -1
    screen.view.motion.factor = 0.0
    screen.runner.pace = 0.0
    screen.director.hold_ms = 1


def wanted_answer(screen: TableScreen) -> Action:
    """Return what a player of simple habits would answer for the person."""
    return decide(screen.match.sight_text(PERSON), "normal", 7).action


def click(button: QAbstractButton) -> None:
    """Click the middle of a button with the mouse."""
    spin(2)
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def answer_by_mouse(screen: TableScreen, action: Action) -> None:
    """Give an answer by clicking on cards and buttons."""
    if not screen.asking.is_for_cards():
        click(button_of(screen, action))
        return
    for index in _places(screen, action):
        click(screen.view.hand.buttons[index])
    if not screen.asking.is_single() and screen.asking.prompt is not None:
        click(screen.bar.buttons()[0])


def button_of(screen: TableScreen, action: Action) -> QAbstractButton:
    """Return the button of an answer."""
    assert screen.asking.prompt is not None
    choices = screen.stage.choices(screen.asking.prompt)
    texts = [choice.action.text() for choice in choices]
    return screen.bar.buttons()[texts.index(action.text())]


def _places(screen: TableScreen, action: Action) -> list[int]:
    faces = list(screen.view.hand.faces)
    found = []
    for face in action.cards():
        index = faces.index(face)
        faces[index] = -1
        found.append(index)
    return found


def answer_by_keyboard(screen: TableScreen, action: Action) -> None:
    """Give an answer with arrow keys, Tab, Space and Enter alone."""
    if not screen.asking.is_for_cards():
        press_choice(screen, action)
        return
    places = _places(screen, action)
    single = screen.asking.is_single()
    for index in places:
        walk_to(screen, index)
        QTest.keyClick(screen.view.hand.buttons[index], Qt.Key.Key_Space)
    if not single and screen.asking.prompt is not None:
        QTest.keyClick(screen.view.hand.buttons[places[-1]], Qt.Key.Key_Return)


def walk_to(screen: TableScreen, index: int) -> None:
    """Walk along the hand with the arrow keys to a card."""
    buttons = screen.view.hand.buttons
    screen.view.hand.take_focus()
    here = next((i for i, button in enumerate(buttons) if button.hasFocus()), 0)
    for _ in range(abs(index - here)):
        step = Qt.Key.Key_Right if index > here else Qt.Key.Key_Left
        focused = next(button for button in buttons if button.hasFocus())
        QTest.keyClick(focused, step)
    assert buttons[index].hasFocus()


def press_choice(screen: TableScreen, action: Action) -> None:
    """Reach the button of an answer by Tab and press it by Space."""
    spin(2)
    target = button_of(screen, action)
    screen.bar.take_focus()
    for _ in range(20):
        focused = screen.window().focusWidget()
        assert focused is not None
        if focused is target:
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert screen.window().focusWidget() is target
    QTest.keyClick(target, Qt.Key.Key_Space)
