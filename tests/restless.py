"""A restless hand: clicks, keys, drags, sizes, languages and sliders at random, in a whole window."""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QWidget

import cardavia.ui.main_window
import cardavia.ui.match_page
import cardavia.ui.mishaps
import cardavia.ui.pages.more
from cardavia.ai.levels import decide
from cardavia.match.record import read_match, write_match
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import all_games
from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.guarding import guard_overrides
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.match_page import MatchPage
from cardavia.ui.sounds import Sounds
from cardavia.ui.thinker import Thinker, Thought
from cardavia.ui.widgets.marigold_slider import MarigoldSlider
from ui_games import FACES

SIZES = [*[(800, 600), (1024, 640)] * 4, (1280, 800), (1366, 768), (1920, 1080), (900, 1100)]
KEYS = [
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down] * 3,
    *[Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape] * 3,
    *[Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Enter],
    *[Qt.Key.Key_F1, Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F10, Qt.Key.Key_Backspace],
    *[Qt.Key(Qt.Key.Key_A + n) for n in range(26)],
    *[Qt.Key(Qt.Key.Key_0 + n) for n in range(10)],
]
HOLDS = [
    *[Qt.KeyboardModifier.NoModifier] * 5,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
]

MOST_WAITS = 1000


class AnyThinker(Thinker):
    """Answers at once with anything legal."""

    def ask(self, sight: str, level: str, seed: int, think_ms: int, worlds: int = 0) -> int:
        self._ticket += 1
        ticket, action = self._ticket, decide(sight, "random", seed).action
        QTimer.singleShot(0, self, lambda: self._tell(ticket, Thought(action, [])))
        return ticket

    def _tell(self, ticket: int, thought: Thought) -> None:
        if ticket == self._ticket:
            self.decided.emit(ticket, thought)

    def forget(self) -> None:
        self._ticket += 1

    def judge(self, sight: str, given: Action, seed: int, think_ms: int, worlds: int = 0) -> int:
        self._ticket += 1
        ticket = self._ticket
        QTimer.singleShot(0, self, lambda: self._give_up(ticket))
        return ticket

    def _give_up(self, ticket: int) -> None:
        if ticket == self._ticket:
            self.failed.emit(ticket)

    def close(self) -> None:
        self.forget()


class Restless:
    """Does things at random in a window, which it opens again whenever it was closed."""

    def __init__(
        self, language: Language, folder: Path, seed: int, patch: pytest.MonkeyPatch
    ) -> None:
        self.language, self.folder = language, folder
        self.rng = Random(seed)
        self.done: deque[str] = deque(maxlen=30)
        self.settings = Settings(language="en", animation="off", sound=False, trick_hold_ms=1)
        for module in ("main_window", "match_page", "pages.more"):
            patch.setattr(f"cardavia.ui.{module}.Thinker", AnyThinker)
        patch.setattr(Sounds, "play", lambda _self, _name: None)
        patch.setattr(QFileDialog, "getOpenFileName", lambda *_: (self._some_file(), ""))
        patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(folder / "out.txt"), ""))
        patch.setattr(cardavia.ui.mishaps, "_show_folder", lambda _path: None)
        QApplication.setDoubleClickInterval(1)
        guard_overrides()
        self.window = self._opened()

    def _opened(self) -> MainWindow:
        def save(settings: Settings) -> None:
            self.settings = settings.changed({"sound": False})

        keeping = Keeping(self.settings, Matches(self.folder), FACES, save)
        window = MainWindow(keeping, self.language)
        window.resize(1024, 640)
        window.show()
        return window

    def _some_file(self) -> str:
        return str(self.rng.choice([self.folder / "out.txt", self.folder / "none", ""]))

    def begin(self, game: str) -> None:
        """Sit down at a table of a game."""
        self.window.desk.start_usual(self.window.settings, game, self.rng.randrange(1, 10**6))
        self._hurry()

    def _hurry(self) -> None:
        page = self.window.match_page
        if page is not None:
            page.view.motion.factor = page.runner.pace = 0.0
            page.director.hold_ms = 1

    def act(self) -> None:
        """Do one thing."""
        deeds: list[tuple[int, Callable[[], str]]] = [
            (40, self._click),
            (20, self._click_a_card),
            (8, self._press_a_choice),
            (30, self._press_key),
            (4, self._drag),
            (3, self._wheel),
            (1, self._resize),
            (1, self._speak),
            (3, self._slide),
            (2, self._type),
        ]
        (deed,) = self.rng.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])
        self.done.append(deed.__name__)
        self.done.append(deed())
        # Painting takes most of the time: many things happen between two pictures.
        if self.rng.random() < 0.25:
            self.window.setUpdatesEnabled(self.rng.random() < 0.2)
            QTest.qWait(1)
        if not self.window.isVisible():
            self._reopen()

    def _reopen(self) -> None:
        self.window.keeping.matches.close()
        self.window.deleteLater()
        self.window = self._opened()

    def _top(self) -> QWidget:
        """Return what takes clicks: an open menu or list, else the window."""
        return QApplication.activePopupWidget() or self.window

    def _click(self) -> str:
        top = self._top()
        point = QPoint(self.rng.randrange(top.width()), self.rng.randrange(top.height()))
        target = top.childAt(point) or top
        button = self.rng.choices([Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton], [9, 1])[
            0
        ]
        said = f"{type(target).__name__} {point.x()},{point.y()}"
        place = target.mapFrom(top, point)
        if self.rng.random() < 0.1:
            QTest.mouseDClick(target, button, pos=place)
        else:
            QTest.mouseClick(target, button, pos=place)
        return said

    def _click_a_card(self) -> str:
        page = self.window.match_page
        buttons = page.view.hand.buttons if page is not None else []
        seen = [one for one in buttons if one.isVisible()]
        if not seen or QApplication.activePopupWidget() is not None:
            return ""
        chosen = self.rng.choice(seen)
        QTest.mouseClick(chosen, Qt.MouseButton.LeftButton)
        return f"card {seen.index(chosen)} of {len(seen)}"

    def _press_a_choice(self) -> str:
        page = self.window.match_page
        choices = page.bar.buttons() if page is not None else []
        open_now = [one for one in choices if one.isVisible() and one.isEnabled()]
        if not open_now or QApplication.activePopupWidget() is not None:
            return ""
        chosen = self.rng.choice(open_now)
        QTest.mouseClick(chosen, Qt.MouseButton.LeftButton)
        return chosen.text()

    def _press_key(self) -> str:
        key, hold = self.rng.choice(KEYS), self.rng.choice(HOLDS)
        popup = QApplication.activePopupWidget()
        target = popup or self.window.focusWidget() or self.window
        QTest.keyClick(target, key, hold)
        return f"{key.name} {hold.name} {type(target).__name__}"

    def _drag(self) -> str:
        if QApplication.activePopupWidget() is not None:
            return ""
        start = QPoint(
            self.rng.randrange(self.window.width()), self.rng.randrange(self.window.height())
        )
        target = self.window.childAt(start) or self.window
        place = target.mapFrom(self.window, start)
        QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=place)
        for _ in range(3):
            place += QPoint(self.rng.randrange(-90, 91), self.rng.randrange(-40, 41))
            QTest.mouseMove(target, place)
        QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=place)
        return type(target).__name__

    def _wheel(self) -> str:
        top = self._top()
        point = QPointF(self.rng.randrange(top.width()), self.rng.randrange(top.height()))
        turn = QPoint(0, self.rng.choice([-120, 120]))
        event = QWheelEvent(
            point,
            QPointF(top.mapToGlobal(point.toPoint())),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(top.childAt(point.toPoint()) or top, event)
        return ""

    def _resize(self) -> str:
        wide, high = self.rng.choice(SIZES)
        self.window.resize(wide, high)
        return f"{wide}x{high}"

    def _speak(self) -> str:
        code = self.rng.choice(["en", "hi"])
        self.window.choose_language(code)
        return code

    def _slide(self) -> str:
        sliders = [one for one in self.window.findChildren(MarigoldSlider) if one.isVisible()]
        if not sliders:
            if self.rng.random() < 0.2:
                self.window.show_settings()
            return "open"
        slider = self.rng.choice(sliders)
        slider.setValue(self.rng.randrange(slider.minimum(), slider.maximum() + 1))
        return "slide"

    def _type(self) -> str:
        fields = [one for one in self.window.findChildren(QLineEdit) if one.isVisible()]
        if fields:
            QTest.keyClicks(self.rng.choice(fields), self.rng.choice(["x", "12", "007", "-1"]))
        return ""

    def check(self) -> None:
        """Hold what is shown against what is true, and what is kept against what is played."""
        page = self.window.match_page
        if page is None:
            return
        self._let_someone_act(page)
        match = page.match
        if page.asking.prompt is not None:
            assert match.turn == 0
            held = match.table_deal.owns[0].hand.faces()
            assert sorted(page.view.hand.faces) == held
        again = read_match(write_match(match))
        assert again.state_hash() == match.state_hash()
        number = self.window.keeping.matches.number_of(match)
        if number is not None:
            stored = self.window.keeping.matches.replayed(number)
            assert stored is not None
            assert stored.state_hash() == match.state_hash()

    def _let_someone_act(self, page: MatchPage) -> None:
        """Wait until the person is asked, the deal is over or a seat has answered."""
        match, version = page.match, page.match.version
        if self.window.keeping.matches.number_of(match) is None:
            return  # a lesson, where nobody acts after the last sentence
        for _ in range(MOST_WAITS):
            asked = page.asking.prompt is not None and page.runner.is_persons_turn()
            if asked or match.is_deal_over() or match.version != version:
                return
            QTest.qWait(5)
            page = self.window.match_page or page
            if page.match is not match:
                return
        raise AssertionError("nobody acts")

    def close(self) -> None:
        """End it."""
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            popup.close()
        self.window.close()
        self.window.deleteLater()
        # What was patched is held to the test's end, and this hand with it.
        del self.window


def restless_hour(
    language: Language,
    folder: Path,
    patch: pytest.MonkeyPatch,
    game: str,
    *,
    events: int,
    seed: int,
) -> int:
    """Do so many things at the table of a game; tells how many answers were given."""
    assert game in [one.name for one in all_games()]
    hand = Restless(language, folder, seed, patch)
    hand.begin(game)
    answers = 0
    try:
        for number in range(events):
            hand.act()
            if number % 50 == 0:
                hand.check()
                answers = max(answers, _answers(hand))
            if number % 100 == 0 and hand.window.match_page is None:
                hand.begin(game)
            hand._hurry()
    except BaseException:
        print("\n".join(hand.done))  # noqa: T201 - what led here
        raise
    hand.close()
    return answers


def _answers(hand: Restless) -> int:
    page = hand.window.match_page
    return len(page.match.dealing.answers) if page is not None and page.match.dealing else 0
