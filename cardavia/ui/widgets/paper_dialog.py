"""A question on paper over the window, answered by one of its buttons."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.paint.plates import draw_paper
from cardavia.ui.theme import SHEET_RADIUS, colour
from cardavia.ui.widgets.flow import Flow
from cardavia.ui.widgets.keyboard_place import KeyboardPlace
from cardavia.ui.widgets.page import Page, label
from cardavia.ui.widgets.pill_button import PillButton

_WIDTH: Final = 460


class PaperDialog(Page):
    """A question that covers its window until it is answered; Escape is the last answer.

    Signals: ``chosen(key)``; the dialog goes away by itself.
    """

    chosen = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        settings: Settings,
        title: str,
        text: str,
        answers: list[tuple[str, str]],
    ) -> None:
        """Ask; the first answer is the one marigold button, the last the safe way out."""
        super().__init__(settings, parent)
        self._over = parent
        self._before = KeyboardPlace()
        self._answers = [key for key, _ in answers]
        self._paper = QWidget(self)
        self._buttons = [PillButton(words, "ghost", self._paper) for _, words in answers]
        self._buttons[0].set_style("marigold")
        for key, button in zip(self._answers, self._buttons, strict=True):
            button.clicked.connect(lambda _=False, key=key: self._answer(key))
        heading, words = label("title", parent=self._paper), label("message", parent=self._paper)
        heading.setText(title)
        words.setText(text)
        self._arrange([heading, words])
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        parent.installEventFilter(self)
        self._cover()
        self._buttons[0].setFocus()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._keep_keyboard)

    def _keep_keyboard(self, before: QWidget | None, now: QWidget | None) -> None:
        """Take the keyboard back from what lies under the question, not from a later one."""
        if now is None or not self.isVisible() or not self._over.isAncestorOf(now):
            return
        if not any(one.isAncestorOf(now) for one in self._over.findChildren(PaperDialog)):
            own = before is not None and self.isAncestorOf(before)
            (before if before is not None and own else self._buttons[0]).setFocus()

    def _arrange(self, words: list[QWidget]) -> None:
        lines = QVBoxLayout(self._paper)
        lines.setContentsMargins(26, 20, 26, 18)
        lines.setSpacing(10)
        for line in words:
            lines.addWidget(line)
        buttons = Flow(self._paper)
        for button in self._buttons:
            buttons.add(button)
        lines.addWidget(buttons)

    def _answer(self, key: str) -> None:
        self._over.removeEventFilter(self)
        self.hide()
        self._before.go_back(self._over)
        self.chosen.emit(key)
        self.deleteLater()

    def _cover(self) -> None:
        over = self._over
        self.setGeometry(over.rect())
        self.reletter()
        grown = self.unit() * self.settings.text_scale / 100
        width = min(over.width() - 40, int(_WIDTH * grown))
        layout = self._paper.layout()
        assert layout is not None
        height = max(layout.heightForWidth(width), 120)
        self._paper.setGeometry(
            (over.width() - width) // 2, (over.height() - height) // 2, width, height
        )
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Give the letters of another language their room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._cover()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window at every size."""
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def event(self, event: QEvent) -> bool:
        """Let no key do what it does in the window: every one is for the question."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last answer on Escape; no other key goes through to the window."""
        if event.key() == Qt.Key.Key_Escape:
            self._answer(self._answers[-1])
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """Keep the keyboard among the answers."""
        focused = [button.hasFocus() for button in self._buttons]
        at = focused.index(True) if True in focused else -1
        self._buttons[(at + (1 if next else -1)) % len(self._buttons)].setFocus()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the window and paint the paper."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour("#040E08", 0.55))
        rect = QRectF(self._paper.geometry())
        draw_paper(painter, rect, SHEET_RADIUS, 24, 8)
        painter.end()
